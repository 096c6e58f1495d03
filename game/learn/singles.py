"""Singles for Rush: boards with a cell or a house to highlight, and their answers.

`puzzles/items/rush/<form>.txt` holds one a line, those with the fewest empty cells first: the 81
characters of the board; the lit house by its number from 0 (rows, columns, boxes), or `-`; and the
entries that answer, as digit, row and column.
"""

from pathlib import Path
from typing import Final, NamedTuple

from ..core.digits import Cell, Digit
from ..core.geometry import CLASSIC
from ..core.grid import Grid
from ..generate.transform import Transform
from ..logic.step import Candidate
from ..play.modes.rush import Form
from . import item as items

FOLDER: Final = items.FOLDER / "rush"


class Lit(NamedTuple):
    """A board with a single to ask for."""

    form: Form
    board: Grid
    house: int | None
    """The number of the lit house."""
    entries: tuple[Candidate, ...]
    """Those that answer it: one, but where any single is asked for."""

    @property
    def line(self) -> str:
        """The single as a line of its file."""
        house = "-" if self.house is None else self.house
        return f"{self.board.text} {house} {items.spots(self.entries)}"

    def in_guise(self, guise: Transform) -> "Lit":
        """Return the single in a disguise."""
        places = {source: Cell(cell) for cell, source in enumerate(guise.sources)}
        digits = (0, *guise.digits)
        house = None
        if self.house is not None:
            cells = {places[cell] for cell in CLASSIC.houses[self.house].cells}
            house = next(n for n, one in enumerate(CLASSIC.houses) if cells == {*one.cells})
        return self._replace(
            board=guise.apply(self.board),
            house=house,
            entries=tuple(
                Candidate(places[cell], Digit(digits[digit])) for cell, digit in self.entries
            ),
        )


def read_lit(form: Form, line: str) -> Lit:
    """Return the single in a line; raises `ValueError`."""
    values, house, entries = line.split()
    number = None if house == "-" else int(house)
    if number is not None and not 0 <= number < len(CLASSIC.houses):
        raise ValueError(line)
    return Lit(form, Grid.parse(values), number, items.read_candidates(entries))


def lines_of(form: Form, folder: Path = FOLDER) -> tuple[str, ...]:
    """Return the lines of a form; raises `ItemError` if its file is missing or damaged."""
    path = folder / f"{form.value}.txt"
    try:
        return tuple(path.read_text("ascii").splitlines())
    except (OSError, UnicodeDecodeError):
        raise items.ItemError(path, 1) from None
