"""The rater's position, and what techniques find there."""

from collections.abc import Callable
from typing import Final, NamedTuple

from ....core.errors import ClassicOnlyError
from ....core.geometry import CLASSIC
from ....core.grid import Grid
from ...board import Board, never
from ...search.placing import FIRST_CELL_BIT, SETS, SIZE, TABLES, WIDTH, Placing
from ...search.trial import trials_of
from ...sets import CandidateSet, bits

AREA: Final = SETS.area
HOUSE: Final = SETS.houses
PEERS: Final = SETS.peers
HOUSE_CELLS: Final = tuple(tuple(int(c) for c in house.cells) for house in CLASSIC.houses)
HOUSES_OF: Final = CLASSIC.houses_of
"""The row, column and box of a cell, as house indices."""
ALL_DIGITS: Final = int(CLASSIC.all_digits)
TRIALS: Final = trials_of(CLASSIC)
CELL_FIELDS: Final = TABLES.full >> FIRST_CELL_BIT << FIRST_CELL_BIT
"""The part of the exact engine's board that its cells have."""
BOX_FIELDS: Final = (1 << FIRST_CELL_BIT) - 1 >> 2 * AREA * WIDTH << 2 * AREA * WIDTH
"""The part of its boxes."""
GUARD: Final = tuple(1 << FIRST_CELL_BIT + WIDTH * cell + SIZE for cell in range(AREA))
"""By cell the guard of its field: those that are on a board are of open cells."""
OPEN: Final = tuple(sum(GUARD[cell] for cell in cells) for cells in HOUSE_CELLS)
"""By house those of its cells."""

_GUARDS: Final = TABLES.guards
HIDDEN: Final = _GUARDS & ~CELL_FIELDS
"""The guards of the fields of houses, whose singles are hidden ones."""
_PLACE: Final = TABLES.place


class Found(NamedTuple):
    """What follows from all finds of a technique at a position."""

    gone: CandidateSet = 0
    placed: CandidateSet = 0
    rating: int | None = None
    """Where it is not that of the technique."""
    name: str = ""
    """Likewise."""


class Position(Placing):
    """The position of a puzzle while it is rated."""

    __slots__ = ("_board", "level")

    def __init__(self, grid: Grid, cancelled: Callable[[], bool] = never) -> None:
        """Start with a grid.

        Raises `ClassicOnlyError` for shapes other than 9x9.
        """
        if grid.geometry != CLASSIC:
            raise ClassicOnlyError("Sudoku Explainer", grid.geometry.code)
        super().__init__(grid, None, cancelled)
        self.level = 0
        """The rating reached so far, in tenths: what is rated no higher may be taken at once."""
        self._board: Board | None = None

    def board(self) -> Board:
        """Return the position as a `Board` for finders, cached until something changes."""
        if self._board is None:
            self._board = super().board()
        return self._board

    def take(self, found: Found) -> None:
        """Place and remove what a technique found."""
        ban = TRIALS.ban
        for number in bits(found.gone):
            self.exact &= ban[number]
        for number in bits(found.placed):
            self.place(number)
        self._board = None

    def singles(self, taken: int = 0) -> int | None:
        """Return the only candidates of fields, one bit per field; None in a dead end.

        A position is dead when a field has no candidate. Singles of the fields whose guards are in
        `taken` are placed first, until there are none.
        """
        if taken:
            self._exhaust(taken)
        board = self.exact
        unmet = board & _GUARDS
        units = unmet >> 9
        lowered = board - units
        if lowered & unmet != unmet:
            return None
        rest = board & lowered
        found = unmet ^ ((rest - units) & unmet)
        return board & (found - (found >> 9))

    def _exhaust(self, taken: int) -> None:
        """Place the singles of some fields; a field that loses all candidates stays empty."""
        board, append, place = self.exact, self.placed.append, _PLACE
        while True:
            unmet = board & taken
            units = unmet >> 9
            rest = board & (board - units)
            found = unmet ^ ((rest - units) & unmet)
            singles = board & (found - (found >> 9))
            if not singles:
                break
            while singles:
                key = singles.bit_length()
                mask = place[key]
                singles &= mask
                board &= mask
                append(key)
        self.exact = board
        self._board = None

    def take_singles(self, singles: int) -> None:
        """Place the candidates of a set of bits that `singles` returned."""
        board, append, place = self.exact, self.placed.append, _PLACE
        while singles:
            key = singles.bit_length()
            mask = place[key]
            singles &= mask
            board &= mask
            append(key)
        self.exact = board
        self._board = None
