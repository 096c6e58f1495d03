"""HoDoKu's library format: one position per line, with what one technique finds there.

`:TTTT:digits:GRID:deleted:eliminations:placements:extra`, the last field being optional. TTTT is
the code of a technique, with a variant after a dash; `x` as variant says that it must find
nothing. In GRID a `+` stands before a digit that was placed by the player. Deleted candidates,
eliminations and placements are triplets of digit, row and column, separated by blanks.
"""

from collections.abc import Callable, Collection
from typing import Final, NamedTuple

from ...core.digits import Cell, Digit
from ...core.geometry import CLASSIC, Geometry
from ...core.grid import OPEN_CHARACTERS, Grid
from ..document import DigitsForm, Entry, Feature, Form, require_classic
from ..syntax import FormatError, Line, Token, lines_of

_FIELDS: Final = 7
_CELLS: Final = len(CLASSIC.cells)

Triplet = tuple[Cell, Digit]


class Case(NamedTuple):
    """A position, and what a HoDoKu technique must find there."""

    line: int
    """The number of its line."""
    technique: str
    """The code, with its variant: "0100", "0402-1", "0610-x"."""
    grid: Grid
    givens: int
    """The cells that are givens, as a set: bit c stands for cell c."""
    eliminations: tuple[Triplet, ...]
    placements: tuple[Triplet, ...]

    @property
    def must_not_fire(self) -> bool:
        """Whether the technique must find nothing."""
        return self.technique.endswith("-x")


def read_cases(text: str) -> tuple[Case, ...]:
    """Return the cases of a text; raises `FormatError` with line and column for damaged ones."""
    return tuple(_case(line) for line in lines_of(text))


class LibraryForm(DigitsForm):
    """HoDoKu's library format, limited to positions."""

    name = "library"
    is_written = False
    is_character_a_cell = True

    def claims_lines(self, lines: tuple[Line, ...]) -> bool:
        """Whether the first line has the colons."""
        return lines[0].text.startswith(":") and lines[0].text.count(":") >= _FIELDS - 1

    def boards(self, lines: tuple[Line, ...], geometry: Geometry = CLASSIC) -> tuple[Grid, ...]:
        """Return the position of each line; the format only has 9x9 boards."""
        if geometry != CLASSIC:
            raise FormatError("library_shape", f"no board of shape {geometry.code}")
        return tuple(_case(line).grid for line in lines)

    def text(self, grid: Grid, *, empty: str = ".") -> str:
        """Write a position without a technique; raises `FormatError` unless the board is 9x9."""
        if grid.geometry != CLASSIC:
            raise FormatError("library_shape", f"no board of shape {grid.geometry.code}")
        return _written(grid, (), empty)


class HodokuForm(Form):
    """The same, with the entries marked; the technique of a line is ignored."""

    name = "hodoku"
    title = "HoDoKu"
    suffix = ".txt"
    rank = 90
    plain = LibraryForm.name
    carries = frozenset({Feature.PLACED, Feature.CANDIDATES})

    def claims(self, text: str) -> bool:
        """Whether the first line has the colons."""
        lines = lines_of(text)
        return bool(lines) and LibraryForm().claims_lines(lines)

    def read(self, text: str) -> tuple[Entry, ...]:
        """Return the position of each line."""
        return tuple(_entry(_case(line)) for line in lines_of(text))

    def by_line(self, first: str) -> Callable[[str, int], Entry | None] | None:
        """Return a reader of lines if the first line has the colons."""
        if not self.claims(first):
            return None

        def entry(text: str, number: int) -> Entry | None:
            for line in lines_of(text):
                return _entry(_case(line._replace(number=number)))
            return None

        return entry

    def write(self, entry: Entry) -> str:
        """Write a line without a technique."""
        require_classic(entry.grid, self.name)
        return _written(entry.grid, entry.placed, ".")


def _entry(case: Case) -> Entry:
    placed = frozenset(
        cell for cell, value in enumerate(case.grid.values) if value and not case.givens >> cell & 1
    )
    found = case.placements or case.eliminations
    return Entry(case.grid, placed, unread=(f":{case.technique}:",) if found else ())


def _written(grid: Grid, placed: Collection[int], empty: str) -> str:
    rules = Grid(grid.values).candidates
    deleted = " ".join(
        f"{digit}{cell // 9 + 1}{cell % 9 + 1}"
        for cell, mask in enumerate(rules)
        for digit in range(1, 10)
        if (mask & ~grid.candidates[cell]) >> (digit - 1) & 1
    )
    cells = "".join(
        f"+{value}" if cell in placed else str(value) if value else empty
        for cell, value in enumerate(grid.values)
    )
    return f":0000:x:{cells}:{deleted}::\n"


def _case(line: Line) -> Case:
    fields = line.text.split(":")
    if line.text[:1] != ":" or len(fields) < _FIELDS:
        raise FormatError(
            "library_fields",
            f"{line.text[:20]!r} has too few colons",
            line=line.number,
            expected=_FIELDS - 1,
            found=line.text.count(":"),
        )
    starts = [1]
    for field in fields:
        starts.append(starts[-1] + len(field) + 1)
    grid, givens = _position(line, fields[3], starts[3])
    deleted, eliminations, placements = (
        _triplets(line, fields[index], starts[index]) for index in (4, 5, 6)
    )
    return Case(line.number, fields[1], grid.without(deleted), givens, eliminations, placements)


def _position(line: Line, text: str, start: int) -> tuple[Grid, int]:
    values: list[int] = []
    givens = 0
    placed = False
    for column, character in enumerate(text, start):
        if character == "+" and not placed:
            placed = True
            continue
        if character in "123456789":
            givens |= (not placed) << len(values)
            values.append(int(character))
        elif character in OPEN_CHARACTERS and not placed:
            values.append(0)
        else:
            raise Token(character, line.number, column).mistake("character", "no cell")
        placed = False
    if len(values) != _CELLS:
        raise FormatError(
            "cells",
            f"{len(values)} cells instead of {_CELLS}",
            line=line.number,
            column=start,
            number=len(values),
            expected=_CELLS,
        )
    return Grid(values), givens


def _triplets(line: Line, text: str, start: int) -> tuple[Triplet, ...]:
    found = []
    column = start
    for word in text.split(" "):
        if word:
            if len(word) != 3 or not set(word) <= set("123456789"):
                raise Token(word, line.number, column).mistake(
                    "triplet", "no triplet of digit, row and column"
                )
            digit, row, place = map(int, word)
            found.append((CLASSIC.cell(row, place), Digit(digit)))
        column += len(word) + 1
    return tuple(found)
