"""A classic position that steps are applied to, with the exact engine's integer.

A walk goes by the integer, on which all singles show at once (`game.solve.exact.tables`). The
finders get a `Board` of lists, made where singles end.
"""

from collections.abc import Callable
from functools import lru_cache
from operator import itemgetter
from sys import byteorder
from typing import Final

from ...core.digits import Digit
from ...core.geometry import CLASSIC
from ...core.grid import Grid
from ...solve.exact.engine import board_of
from ...solve.exact.tables import tables_of
from ..board import Board, filled_cells, never
from ..sets import CandidateNumber, CellSet, DigitSet, EngineBoard
from ..tables import tables_of as sets_of

SETS: Final = sets_of(CLASSIC)
TABLES: Final = tables_of(CLASSIC)
WIDTH: Final = TABLES.width
SIZE: Final = WIDTH - 1
FIRST_CELL_BIT: Final = 3 * TABLES.area * WIDTH
"""Where the fields of the cells begin."""
_AREA: Final = TABLES.area
_KEYS: Final = tuple(FIRST_CELL_BIT + cell * WIDTH + digit for cell, digit in SETS.candidate)
"""By candidate: its key in the field of its cell."""
_CANDIDATES: Final = TABLES.full ^ TABLES.guards


def _widenings(fields: int) -> tuple[tuple[int, int, int], ...]:
    """Return the shifts that widen fields of ten bits to sixteen: masks to keep, to move, and by.

    Field i moves by six bits for each of the powers of two in i, the greatest first.
    """
    steps = []
    at = [WIDTH * field for field in range(fields)]
    for power in (128, 64, 32, 16, 8, 4, 2, 1):
        stays = sum(1023 << place for field, place in enumerate(at) if not field & power)
        moves = sum(1023 << place for field, place in enumerate(at) if field & power)
        steps.append((stays, moves, 6 * power))
        at = [place + 6 * (field & power) for field, place in enumerate(at)]
    return tuple(steps)


_OF_LISTS: Final = _widenings(2 * _AREA)
_OF_HOUSES: Final = _widenings(3 * _AREA)
_FIELD_OF: Final = {TABLES.subject(field): field for field in range(3 * _AREA)}
_HOUSE_FIELDS: Final = tuple(
    _FIELD_OF[house, Digit(digit)] for house in CLASSIC.houses for digit in range(1, SIZE + 1)
)
"""Where the engine keeps the fields of the houses, by house and digit."""
_ROW_BITS: Final = (1 << _AREA * WIDTH) - 1
_BY_CELL_AND_DIGIT: Final = itemgetter(
    *range(_AREA), *(_AREA + _HOUSE_FIELDS[SIZE * row + d] for d in range(SIZE) for row in range(9))
)
_BY_HOUSE: Final = itemgetter(*_HOUSE_FIELDS)
_STARTS: Final = tuple(range(_AREA, 2 * _AREA, SIZE))
_HOUSE_STARTS: Final = tuple(range(0, 3 * _AREA, SIZE))


_board_of_values: Final = lru_cache(1)(TABLES.load)
"""One is kept, since both ratings of a puzzle begin with it."""


def lists_of(exact: EngineBoard) -> tuple[tuple[DigitSet, ...], list[CellSet]]:
    """Return the candidates of each cell and the cells of each digit of an engine board."""
    exact &= _CANDIDATES
    fields = exact >> FIRST_CELL_BIT | (exact & _ROW_BITS) << _AREA * WIDTH
    for stays, moves, by in _OF_LISTS:
        fields = fields & stays | (fields & moves) << by
    found = _BY_CELL_AND_DIGIT(memoryview(fields.to_bytes(4 * _AREA, byteorder)).cast("H"))
    planes = [
        found[at]
        | found[at + 1] << 9
        | found[at + 2] << 18
        | found[at + 3] << 27
        | found[at + 4] << 36
        | found[at + 5] << 45
        | found[at + 6] << 54
        | found[at + 7] << 63
        | found[at + 8] << 72
        for at in _STARTS
    ]
    return found[:_AREA], planes


def places_of(exact: EngineBoard) -> tuple[tuple[int, ...], ...]:
    """Return the places of each digit in each house, one bit for each cell of the house."""
    fields = exact & _CANDIDATES & (1 << FIRST_CELL_BIT) - 1
    for stays, moves, by in _OF_HOUSES:
        fields = fields & stays | (fields & moves) << by
    found = _BY_HOUSE(memoryview(fields.to_bytes(6 * _AREA, byteorder)).cast("H"))
    return tuple([found[at : at + SIZE] for at in _HOUSE_STARTS])


class Placing:
    """A position that steps are applied to."""

    __slots__ = ("_cancelled", "_givens", "_grid", "_synced", "broken", "exact", "placed", "values")

    def __init__(
        self, grid: Grid, givens: CellSet | None = None, cancelled: Callable[[], bool] = never
    ) -> None:
        if grid.known_candidates is None:
            exact = _board_of_values(grid.values)
        else:
            exact = board_of(TABLES, grid)
        self.broken: Final = exact is None
        """Whether the grid breaks a rule."""
        self.exact = exact or 0
        """The exact engine's board."""
        self.placed: list[int] = []
        """The keys of the candidates placed so far."""
        self.values: list[int] = list(grid.values)
        self._grid = grid
        self._givens = givens
        self._cancelled = cancelled
        self._synced = 0

    @property
    def solved(self) -> bool:
        """Whether every cell is filled."""
        return not self.exact and not self.broken

    def board(self) -> Board:
        """Return the position as a `Board` for finders."""
        self._sync()
        if self._givens is None:
            self._givens = filled_cells(self._grid)
        masks, planes = lists_of(self.exact)
        return Board.of(
            SETS, tuple(self.values), masks, planes, self._givens, self._cancelled, self.exact
        )

    def grid(self) -> Grid:
        """Return the position as a `Grid`."""
        if self.broken:
            return self._grid
        self._sync()
        return Grid(self.values, lists_of(self.exact)[0])

    def place(self, number: CandidateNumber) -> None:
        """Place a candidate."""
        key = _KEYS[number]
        self.exact &= TABLES.place[key]
        self.placed.append(key)

    def _sync(self) -> None:
        """Update `values` from the engine's board."""
        candidate, values = TABLES.candidate, self.values
        for key in self.placed[self._synced :]:
            cell, digit = candidate[key]
            values[cell] = digit
        self._synced = len(self.placed)
