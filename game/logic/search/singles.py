"""All singles of a position, found on the whole board at once and told in HoDoKu's order.

HoDoKu keeps two queues, of naked and of hidden singles, each in the order in which they came up
while candidates went: first those of the givens, cell by cell, then those of every step. A full
house is the first naked single in the queue that is the last open cell of a house; after these
comes the first naked single, and then the first hidden one. Which naked single comes first
matters for the order alone, so that here all of them are placed at once; the queues are gone
through afterwards (`game.logic.search.queues`), and before that where they decide which hidden
single comes next.

The board is that of the exact engine, one integer with a field a constraint
(`game.solve.exact.tables`).
"""

from collections.abc import Callable, Iterable
from typing import Final

from game.core.digits import Cell, Digit
from game.core.geometry import CLASSIC
from game.core.grid import Grid
from game.logic.board import Board, filled_cells, never, planes_of
from game.logic.search.queues import Change, Course, Window, singles_among
from game.logic.tables import tables_of as sets_of
from game.solve.exact.engine import board_of
from game.solve.exact.tables import tables_of

_SETS: Final = sets_of(CLASSIC)
_TABLES: Final = tables_of(CLASSIC)
_WIDTH: Final = _TABLES.width
_SIZE: Final = _WIDTH - 1
_FIRST_CELL_BIT: Final = 3 * _TABLES.area * _WIDTH
_CELL_GUARDS: Final = _TABLES.guards >> _FIRST_CELL_BIT
_PLACE_CELL: Final = [mask >> _FIRST_CELL_BIT for mask in _TABLES.place[_FIRST_CELL_BIT:]]
"""`place` for the fields of cells alone, by key and mask counted from the first cell's."""
_ROW: Final = 9 * _WIDTH
_ROW_STARTS: Final = tuple(range(_FIRST_CELL_BIT, _FIRST_CELL_BIT + 9 * _ROW, _ROW))
_ROW_BITS: Final = (1 << _ROW) - 1
_DIGITS: Final = (1 << _SIZE) - 1
_FIELD_STARTS: Final = tuple(range(0, _ROW, _WIDTH))
_KEYS: Final = tuple(
    tuple(_FIRST_CELL_BIT + cell * _WIDTH + digit + 1 for digit in range(_SIZE))
    for cell in CLASSIC.cells
)
_KEEP: Final = tuple(
    _SETS.all_cells & ~(peers | 1 << cell) for cell, peers in enumerate(_SETS.peers)
)


class Singles:
    """A position in which singles are placed, as long as there are any."""

    __slots__ = (
        "_board",
        "_broken",
        "_cancelled",
        "_course",
        "_givens",
        "_grid",
        "_planes",
        "_synced",
        "_waiting",
        "_window",
        "hidden",
        "placed",
        "values",
        "windows",
    )

    def __init__(
        self, grid: Grid, givens: int | None = None, cancelled: Callable[[], bool] = never
    ) -> None:
        board = board_of(_TABLES, grid)
        self._grid = grid
        self._broken = board is None
        self._board = board or 0
        self._window = -1
        """The number of the window whose hidden singles come first in the queue."""
        self._waiting = 0
        """The guards of their fields."""
        self._course: Course | None = None
        """Of that window, once its order matters."""
        self._cancelled = cancelled
        self.placed: list[int] = []
        """The keys of the candidates placed so far, window by window."""
        self.hidden = 0
        """How many of them were hidden singles."""
        self.windows: list[Window] = [(grid, _TABLES.full, self._board)]
        """What the position began with, and every hidden single and step after that; what naked
        singles follow, `queues` knows."""
        self.values: list[int] = list(grid.values)
        self._synced = 0
        self._givens = givens
        self._planes: list[int] | None = None

    @property
    def solved(self) -> bool:
        """Whether every cell is filled."""
        return not self._board and not self._broken

    def run(self) -> bool:
        """Place singles until none is left; whether the position can still have a solution."""
        if self._broken:
            return False
        board, windows = self._board, self.windows
        given, given_cells, append = _TABLES.place, _PLACE_CELL, self.placed.append
        while board:
            cells = board >> _FIRST_CELL_BIT
            unmet = cells & _CELL_GUARDS
            units = unmet >> _SIZE
            lowered = cells - units
            if lowered & unmet != unmet:
                break
            more = cells & lowered
            naked = unmet ^ ((more - units) & unmet)
            if naked:
                singles = cells & (naked - (naked >> _SIZE))
                while singles:
                    key = singles.bit_length()
                    singles &= given_cells[key]
                    key += _FIRST_CELL_BIT
                    board &= given[key]
                    append(key)
                continue
            waiting = self._waiting & board or self._next_window(board)
            if not waiting:
                if waiting is None:
                    break
                self._board = board
                return True
            if waiting & (waiting - 1):
                waiting = self._first(board, waiting)
            key = (board & (waiting - (waiting >> _SIZE))).bit_length()
            if not key:
                # Its only place is gone: a dead end.
                break
            before = board
            board &= given[key]
            windows.append((waiting, before, board))
            append(key)
            self.hidden += 1
        self._board = board
        return not board

    def _next_window(self, board: int) -> int | None:
        """Go on to the next window that left hidden singles; None in a dead end.

        A hidden single of a window is one as the window ends, and was none of a window before.
        """
        unmet = board & _TABLES.guards
        units = unmet >> _SIZE
        lowered = board - units
        if lowered & unmet != unmet:
            return None
        more = board & lowered
        found = unmet ^ ((more - units) & unmet)
        waiting = 0
        while found and not waiting:
            self._window += 1
            following = self._window + 1
            end = self.windows[following][1] if following < len(self.windows) else board
            waiting = singles_among(end, found)
        self._waiting, self._course = waiting, None
        return waiting

    def _first(self, board: int, alive: int) -> int:
        """Return the guard of the hidden single that came up first among some of a window."""
        candidates = board & (alive - (alive >> _SIZE))
        if not candidates & _TABLES.place[candidates.bit_length()]:
            # One candidate in two or three houses: the box, if it is among them.
            return 1 << alive.bit_length() - 1
        if self._course is None:
            self._course = Course(self.windows[self._window], alive)
        return self._course.first(alive)

    def take(self, change: Change) -> None:
        """Do what a step says: place digits, and take candidates away in their order."""
        before = self._board
        placements, eliminations = change
        for cell, digit in placements:
            self._board &= _TABLES.given[cell][digit]
            self.placed.append(_KEYS[cell][digit - 1])
        ban, planes = _TABLES.ban, self._planes
        for cell, digit in eliminations:
            self._board &= ban[cell][digit]
            if planes is not None:
                planes[digit - 1] &= ~(1 << cell)
        self.windows.append((change, before, self._board))

    def board(self) -> Board:
        """Return the position as the other techniques search it."""
        new = self._sync()
        masks = self._masks()
        if self._planes is None:
            self._planes = planes_of(masks, _SIZE)
        else:
            self._fill(new)
        if self._givens is None:
            self._givens = filled_cells(self._grid)
        return Board.of(
            _SETS, tuple(self.values), masks, tuple(self._planes), self._givens, self._cancelled
        )

    def grid(self) -> Grid:
        """Return the position as a value."""
        if self._broken:
            return self._grid
        self._sync()
        return Grid(self.values, self._masks())

    def _sync(self) -> list[tuple[Cell, Digit]]:
        """Bring `values` up to date; return what was placed since the last time."""
        candidate = _TABLES.candidate
        new = [candidate[key] for key in self.placed[self._synced :]]
        self._synced = len(self.placed)
        for cell, digit in new:
            self.values[cell] = digit
        return new

    def _fill(self, placed: Iterable[tuple[int, int]]) -> None:
        """Take digits that were placed out of the planes."""
        planes = self._planes or []
        filled = 0
        for cell, digit in placed:
            filled |= 1 << cell
            planes[digit - 1] &= _KEEP[cell]
        for index in range(9):
            planes[index] &= ~filled

    def _masks(self) -> list[int]:
        board = self._board
        masks = []
        for start in _ROW_STARTS:
            row = board >> start & _ROW_BITS
            masks += [row >> field & _DIGITS for field in _FIELD_STARTS]
        return masks
