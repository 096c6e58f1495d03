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
from game.logic.board import Board, never, planes_of
from game.logic.search.queues import Change, Course, Window
from game.logic.tables import tables_of as sets_of
from game.solve.exact.engine import board_of
from game.solve.exact.tables import tables_of

_SETS: Final = sets_of(CLASSIC)
_TABLES: Final = tables_of(CLASSIC)
_WIDTH: Final = _TABLES.width
_SIZE: Final = _WIDTH - 1
_FIRST_CELL_BIT: Final = 3 * _TABLES.area * _WIDTH
_CELL_FIELD: Final = 1 << _FIRST_CELL_BIT
_CELL_GUARDS: Final = _TABLES.guards >> _FIRST_CELL_BIT << _FIRST_CELL_BIT
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
        "_courses",
        "_givens",
        "_known",
        "_planes",
        "_queue",
        "_synced",
        "hidden",
        "placed",
        "values",
        "windows",
    )

    def __init__(
        self, grid: Grid, givens: int | None = None, cancelled: Callable[[], bool] = never
    ) -> None:
        board = board_of(_TABLES, grid)
        self._broken = grid if board is None else None
        self._board = board or 0
        self._known = 0
        self._queue: list[tuple[int, int]] = []
        """Hidden singles that wait, as guards of their fields, with the number of the window in
        which they came up."""
        self._courses: dict[int, Course] = {}
        self._cancelled = cancelled
        self.placed: list[int] = []
        """The keys of the candidates placed so far, window by window."""
        self.hidden = 0
        """How many of them were hidden singles."""
        self.windows: list[Window] = [(grid, _TABLES.full)]
        """What the position began with, and every hidden single and step after that; what naked
        singles follow, `queues` knows."""
        self.values: list[int] = list(grid.values)
        self._synced = 0
        filled = 0
        for cell, value in enumerate(grid.values):
            if value:
                filled |= 1 << cell
        self._givens = filled if givens is None else givens
        self._planes: list[int] | None = None

    @property
    def solved(self) -> bool:
        """Whether every cell is filled."""
        return not self._board and self._broken is None

    def run(self) -> bool:
        """Place singles until none is left; whether the position can still have a solution."""
        if self._broken is not None:
            return False
        board, queue, windows = self._board, self._queue, self.windows
        guards, place = _TABLES.guards, _TABLES.place
        append = self.placed.append
        while board:
            unmet = board & guards
            units = unmet >> _SIZE
            lowered = board - units
            if lowered & unmet != unmet:
                break
            more = board & lowered
            found = unmet ^ ((more - units) & unmet)
            if found >= _CELL_FIELD:
                naked = found & _CELL_GUARDS
                singles = board & (naked - (naked >> _SIZE))
                while singles:
                    key = singles.bit_length()
                    mask = place[key]
                    singles &= mask
                    board &= mask
                    append(key)
                continue
            if not found:
                self._board = board
                return True
            new = found & ~self._known
            if new:
                self._known |= new
                queue.append((new, len(windows) - 1))
            while not (first := queue[0][0] & found):
                del queue[0]
            if first & (first - 1):
                first = self._first(board, first)
            windows.append((first, board))
            key = (board & (first - (first >> _SIZE))).bit_length()
            board &= place[key]
            append(key)
            self.hidden += 1
        self._board = board
        return not board

    def _first(self, board: int, alive: int) -> int:
        """Return the guard of the hidden single that came up first among some of a window."""
        candidates = board & (alive - (alive >> _SIZE))
        if not candidates & _TABLES.place[candidates.bit_length()]:
            # One candidate in two or three houses: the box, if it is among them.
            return 1 << alive.bit_length() - 1
        number = self._queue[0][1]
        course = self._courses.get(number)
        if course is None:
            course = self._courses[number] = Course(self.windows[number])
        return course.first(alive)

    def take(self, change: Change) -> None:
        """Do what a step says: place digits, and take candidates away in their order."""
        self.windows.append((change, self._board))
        placements, eliminations = change
        for cell, digit in placements:
            self._board &= _TABLES.given[cell][digit]
            self.placed.append(_KEYS[cell][digit - 1])
        ban, planes = _TABLES.ban, self._planes
        for cell, digit in eliminations:
            self._board &= ban[cell][digit]
            if planes is not None:
                planes[digit - 1] &= ~(1 << cell)

    def board(self) -> Board:
        """Return the position as the other techniques search it."""
        new = self._sync()
        masks = self._masks()
        if self._planes is None:
            self._planes = planes_of(masks, _SIZE)
        else:
            self._fill(new)
        return Board.of(
            _SETS, tuple(self.values), masks, tuple(self._planes), self._givens, self._cancelled
        )

    def grid(self) -> Grid:
        """Return the position as a value."""
        if self._broken is not None:
            return self._broken
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
