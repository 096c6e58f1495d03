"""Puzzles as the collections store them: columns, and the rest of an entry as JSON."""

import json
from hashlib import blake2b
from typing import Any, Final, NamedTuple

from ...core.constraint import Constraint
from ...core.digits import Mask
from ...core.errors import SudokuError
from ...core.geometry import CLASSIC, geometry_of
from ...core.grid import Grid, rule_candidates
from ...formats.document import Entry, text_of
from ...formats.reading import reading_of
from ...plain import LONGEST_NAME, shortened

LEVELS: Final = ("gentle", "beginner", "easy", "medium", "hard", "expert", "extreme")
"""The words of our levels, the easiest first; other programs' words may stand there too."""
_WORDS: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


class Puzzle(NamedTuple):
    """The values of a new row."""

    key: bytes
    """What rules and givens are together: it is in a folder once."""
    shape: str
    givens: str
    title: str
    author: str
    level: str
    more: str
    """What there is beyond that, as JSON; empty where there is nothing."""


def puzzle_of(entry: Entry) -> Puzzle:
    """Return an entry of a file, or a puzzle of the player's own, as a row."""
    grid, constraints = entry.grid, entry.constraints
    if constraints or grid.geometry.constraints:
        read = reading_of(entry)
        if not (read.unknown or read.doubtful or read.odd_houses):
            # However the rules were told, what they are is one text.
            grid = Grid(grid.values, grid.known_candidates, read.board.geometry)
            constraints = tuple(one for one in constraints if one.is_drawing)
    placed = entry.placed if len(entry.placed) < grid.filled else frozenset()
    values = bytes(0 if cell in placed else v for cell, v in enumerate(grid.values))
    givens = grid.text if not placed else Grid(values, None, grid.geometry).text
    shape = grid.geometry.code
    rules = [one for one in constraints if not one.is_drawing]
    packed = _WORDS.encode(sorted(rules, key=repr)) if rules else ""
    key = blake2b(f"{shape}\n{givens}\n{packed}".encode(), digest_size=16).digest()
    level = dict(entry.facts).get("level", "").strip()[:LONGEST_NAME]
    if level.lower() in LEVELS:
        level = level.lower()
    return Puzzle(
        key,
        shape,
        givens,
        text_of(entry.title),
        text_of(entry.author),
        level,
        _more(entry, grid, placed, constraints),
    )


def entry_of(shape: str, givens: str, title: str, author: str, more: str) -> Entry:
    """Return the entry of a row; `ValueError` or `SudokuError` if Nonet did not write it."""
    geometry = CLASSIC if shape == CLASSIC.code else geometry_of(shape)
    grid = Grid.parse(givens, geometry)
    if not more:
        return Entry(grid, title=title, author=author)
    found: dict[str, Any] = json.loads(more)
    if not isinstance(found, dict):
        raise TypeError(f"more is {shortened(more, 40)}")
    values = bytearray(grid.values)
    placed = {int(cell): int(digit) for cell, digit in found.get("placed", ())}
    for cell, digit in placed.items():
        values[cell] = digit
    solution = found.get("solution")
    return Entry(
        Grid(values, _masks(found, "candidates") or None, geometry),
        frozenset(placed),
        _masks(found, "centre"),
        _masks(found, "corner"),
        title,
        author,
        tuple((str(name), str(text)) for name, text in found.get("facts", ())),
        None if solution is None else Grid.parse(str(solution), geometry),
        tuple(map(str, found.get("unread", ()))),
        str(found.get("rules", "")),
        tuple(map(_constraint, found.get("constraints", ()))),
    )


def drawn(shape: str, givens: str) -> Grid | None:
    """Return the givens of a row as a board; None if they are not one."""
    try:
        return Grid.parse(givens, geometry_of(shape))
    except (SudokuError, ValueError):
        return None


def _more(
    entry: Entry, grid: Grid, placed: frozenset[int], constraints: tuple[Constraint, ...]
) -> str:
    """Return what has no column; the common case, nothing, costs next to nothing."""
    solution, known = entry.solution, entry.grid.known_candidates
    more: dict[str, object] = {
        "placed": sorted((cell, grid.values[cell]) for cell in placed),
        "candidates": () if known is None or known == rule_candidates(entry.grid) else known,
        "centre": entry.centre,
        "corner": entry.corner,
        "facts": entry.facts,
        "solution": solution.text if solution is not None else "",
        "unread": entry.unread,
        "rules": entry.rules,
        "constraints": constraints,
    }
    kept = {name: value for name, value in more.items() if value}
    return _WORDS.encode(kept) if kept else ""


def _masks(found: dict[str, Any], name: str) -> tuple[Mask, ...]:
    return tuple(Mask(int(mask)) for mask in found.get(name, ()))


def _constraint(plain: list[Any]) -> Constraint:
    kind, cells, lines, values, at, direction, more = plain
    return Constraint(
        str(kind),
        tuple((int(row), int(column)) for row, column in cells),
        tuple(tuple((int(row), int(column)) for row, column in line) for line in lines),
        tuple(map(str, values)),
        None if at is None else (int(at[0]), int(at[1])),
        str(direction),
        str(more),
    )
