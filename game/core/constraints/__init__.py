"""Constraints beyond houses: cages, lines, dots and clues, one kind per file in `kinds`.

A board with constraints has a code such as `9x9~cage=3:r1c1.r1c2~even:r5c5`: a base, then each
constraint as its kind's word, its values after `=` and its cells after `:`. Everything that has a
geometry has them: candidates, engines, finders, drawings and saves ask the geometry alone. The
last word of a code may be `unread`: the author asks for more, so that nothing but a single
solution is a verdict.
"""

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib import import_module
from typing import Final

from ..digits import Cell
from ..errors import CellNameError, ShapeError
from ..geometry import Geometry, House, HouseKind, geometry_of
from . import kinds
from .clause import Clause
from .kind import Kind
from .rule import Bound

MOST: Final = 400
"""Constraints of a board at most."""
LONGEST: Final = 40_000
"""Characters of a code at most."""
UNREAD: Final = "unread"
"""What ends the code of a board whose author asks for more than was read."""
_ITEM: Final = re.compile(
    r"(?P<word>[a-z-]{2,20})(?:=(?P<values>\d{1,4}(?:\.\d{1,4}){0,15}))?"
    r"(?::(?P<cells>r\d{1,2}c\d{1,2}(?:\.r\d{1,2}c\d{1,2}){0,255}))?"
)


@cache
def kind(word: str) -> Kind:
    """Return the kind of a word; raises `KeyError` if there is none."""
    try:
        # Most are in a module of their name: a board of cages imports no other.
        known = _in_module(word.replace("-", "_"))
    except ModuleNotFoundError:
        known = every_kind()
    for each in known:
        if each.word == word:
            return each
    raise KeyError(word)


@cache
def every_kind() -> tuple[Kind, ...]:
    """Return all kinds, the most common first."""
    from pkgutil import iter_modules  # boards of cages do without it

    found = (each for module in iter_modules(kinds.__path__) for each in _in_module(module.name))
    return tuple(sorted(found, key=lambda each: each.rank))


def _in_module(name: str) -> tuple[Kind, ...]:
    found: tuple[Kind, ...] = import_module(f"{kinds.__name__}.{name}").KINDS
    return found


def kind_of(constraint: Clause) -> Kind:
    """Return the kind of a constraint."""
    return kind(constraint.kind)


def kinds_in(geometry: Geometry) -> tuple[Kind, ...]:
    """Return the kinds of a board's constraints, each once."""
    return tuple(kind(word) for word in dict.fromkeys(c.kind for c in geometry.constraints))


def base_of(geometry: Geometry) -> Geometry:
    """Return a board without its constraints."""
    return geometry_of(geometry.code.partition("~")[0]) if "~" in geometry.code else geometry


def text_of(constraint: Clause, board: Geometry) -> str:
    """Return a constraint as text for a code."""
    values = ".".join(map(str, constraint.values))
    cells = ".".join(map(board.cell_name, constraint.cells))
    return constraint.kind + (f"={values}" if values else "") + (f":{cells}" if cells else "")


def constrained(
    board: Geometry, constraints: Sequence[Clause], *, unread: bool = False
) -> Geometry:
    """Return the board with constraints; `ShapeError` names the first invalid one.

    `unread` says that its author demands more.
    """
    items = [text_of(each, board) for each in constraints] + [UNREAD] * unread
    return constrained_of("~".join((board.code, *items))) if items else board


def read_whole(board: Geometry) -> Geometry:
    """Return the board as if all its rules were known, when the others do not matter."""
    return constrained(base_of(board), board.constraints) if board.unread else board


@lru_cache(64)
def constrained_of(code: str) -> Geometry:
    """Return the geometry of a code with constraints; raises `ShapeError` for invalid ones."""
    base, *items = code.split("~")
    if len(code) > LONGEST or len(items) > MOST:
        raise ShapeError(code)
    unread = items[-1] == UNREAD
    items = items[: len(items) - unread]
    board = geometry_of(base)
    every = tuple(_read(item, board) for item in items)
    pairs: dict[tuple[Cell, Cell], House] = {}
    relations: list[Bound] = []
    for owner, one in enumerate(every):
        its = kind_of(one)
        for group in its.apart(one, board):
            for i, cell in enumerate(group):
                for other in group[i + 1 :]:
                    if other not in board.peers[cell] and other != cell:
                        pair = (min(cell, other), max(cell, other))
                        house = House(HouseKind.CONSTRAINT, owner + 1, pair)
                        pairs.setdefault(pair, house)
        relations += [Bound(cells, rule, owner) for cells, rule in its.relations(one, board, every)]
    return Geometry(
        code,
        board.size,
        board.houses,
        (*board.pairs, *pairs.values()),
        board.box_shape,
        every,
        tuple(relations),
        unread=unread,
    )


@lru_cache(64)
def implied_by(geometry: Geometry) -> tuple[Bound, ...]:
    """Return what the constraints of a board imply together, kind by kind."""
    board = base_of(geometry)
    return tuple(
        Bound(cells, rule)
        for its in kinds_in(geometry)
        for cells, rule in its.implied(geometry.constraints, board)
    )


def _read(item: str, board: Geometry) -> Clause:
    match = _ITEM.fullmatch(item)
    if match is None:
        raise ShapeError(item)
    try:
        its = kind(match["word"])
        cells = (
            tuple(map(board.parse_cell, (match["cells"] or "").split(".")))
            if match["cells"]
            else ()
        )
    except (KeyError, CellNameError):
        raise ShapeError(item) from None
    values = tuple(map(int, match["values"].split("."))) if match["values"] else ()
    one = Clause(match["word"], cells, values)
    if not its.fits(one, board):
        raise ShapeError(item)
    return one
