"""Searching the collections: a folder, words that must all be found, an order."""

import json
from array import array
from enum import Enum, IntEnum
from typing import TYPE_CHECKING, Final

from ...core.value import Value
from .stored import LEVELS

if TYPE_CHECKING:
    from sqlite3 import Connection


class State(IntEnum):
    """The state of a puzzle: how far it was played."""

    NEW = 0
    BEGUN = 1
    SOLVED = 2


class Sort(Enum):
    """The sort orders of puzzles."""

    ADDED = "added"
    TITLE = "title"
    LEVEL = "level"
    RATING = "rating"
    PLAYED = "played"


class Term(Value):
    """A search word, found in a text or matching the name of something else."""

    text: str = ""
    """Is part of a title, an author's name or a tag, in small or large letters."""
    levels: tuple[str, ...] = ()
    techniques: tuple[str, ...] = ()
    states: tuple[State, ...] = ()
    ratings: tuple[int, int] | None = None
    """The least and the greatest, in tenths."""
    date: str = ""
    """What the day begins with on which it came or was played: `2026`, `2026-11`, `2026-11-22`."""


class Query(Value):
    """Which puzzles to list, and how; without a folder those of all folders."""

    folder: int | None = None
    favourites: bool = False
    terms: tuple[Term, ...] = ()
    sort: Sort = Sort.ADDED
    descending: bool = True


_LEVEL_ORDER: Final = (
    "case level "
    + " ".join(f"when '{level}' then {place}" for place, level in enumerate(LEVELS))
    + f" else {len(LEVELS)} end"
)
_ORDERS: Final = {
    Sort.ADDED: ("number",),
    Sort.TITLE: ("title collate nocase",),
    Sort.LEVEL: (_LEVEL_ORDER, "level", "rating"),
    Sort.RATING: ("rating",),
    Sort.PLAYED: ("played",),
}
_EMPTY_LAST: Final = {
    Sort.TITLE: "title = ''",
    Sort.LEVEL: "level = ''",
    Sort.RATING: "rating is null or rating <= 0",
    Sort.PLAYED: "played = ''",
}
"""What is not known stands below what is, whichever way the order goes."""


def find(connection: "Connection", query: Query) -> "array[int]":
    """Return the numbers of all rows that a query finds, in its order."""
    where = ["gone = 0"]
    values: list[str | int] = []
    if query.folder is not None:
        where.append("folder = ?")
        values.append(query.folder)
    if query.favourites:
        where.append("favourite = 1")
    for term in query.terms:
        condition, its = _condition(term)
        where.append(condition)
        values += its
    way = " desc" if query.descending else ""
    order = [f"{column}{way}" for column in (*_ORDERS[query.sort], "number")]
    if query.sort in _EMPTY_LAST:
        order.insert(0, _EMPTY_LAST[query.sort])
    sql = f"select number from puzzles where {' and '.join(where)} order by {', '.join(order)}"
    return array("q", (number for (number,) in connection.execute(sql, values)))


def _condition(term: Term) -> tuple[str, list[str | int]]:
    """Return the SQL condition for a word, and its values."""
    either: list[str] = []
    values: list[str | int] = []
    if term.text:
        like = "".join(f"\\{c}" if c in "\\%_" else c for c in term.text)
        either += [r"title like ? escape '\'", r"author like ? escape '\'"]
        either.append(
            r"number in (select puzzle from tags where tag like ? escape '\')",
        )
        # Words that other programs have for levels.
        either.append(r"level like ? escape '\'")
        values += [f"%{like}%"] * 3 + [f"{like}%"]
    for column, words in (("level", term.levels), ("technique", term.techniques)):
        if words:
            either.append(f"{column} in (select value from json_each(?))")
            values.append(json.dumps(words))
    if term.states:
        either.append("state in (select value from json_each(?))")
        values.append(json.dumps(term.states))
    if term.ratings is not None:
        either.append("rating between ? and ?")
        values += term.ratings
    if term.date:
        either += ["substr(added, 1, ?) = ?", "substr(played, 1, ?) = ?"]
        values += [len(term.date), term.date] * 2
    return f"({' or '.join(either) or '0'})", values
