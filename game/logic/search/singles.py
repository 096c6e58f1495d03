"""All singles of a position, found on the whole board at once and listed in HoDoKu's order.

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

from collections.abc import Callable
from typing import Final

from ...core.grid import Grid
from ..board import never
from ..sets import CellSet, EngineBoard
from .events import Change, Window
from .placing import FIRST_CELL_BIT, SETS, SIZE, TABLES, Placing
from .queues import Course

_CELL_GUARDS: Final = TABLES.guards >> FIRST_CELL_BIT
_PLACE_CELL: Final = [mask >> FIRST_CELL_BIT for mask in TABLES.place[FIRST_CELL_BIT:]]
"""`place` for the fields of cells alone, by key and mask counted from the first cell's."""


class Singles(Placing):
    """A position in which singles are placed as long as there are any."""

    __slots__ = ("_course", "_waiting", "_window", "hidden", "windows")

    def __init__(
        self, grid: Grid, givens: CellSet | None = None, cancelled: Callable[[], bool] = never
    ) -> None:
        super().__init__(grid, givens, cancelled)
        self._window = -1
        """The number of the window whose hidden singles come first in the queue."""
        self._waiting = 0
        """The guards of their fields."""
        self._course: Course | None = None
        """Of that window, once its order matters."""
        self.hidden = 0
        """How many of the candidates placed were hidden singles."""
        self.windows: list[Window] = [(grid, TABLES.full, self.exact)]
        """What the position began with, and every hidden single and step after that; what naked
        singles follow, `queues` knows."""

    def run(self) -> bool:
        """Place singles until none is left; return whether a solution is still possible."""
        if self.broken:
            return False
        board, windows = self.exact, self.windows
        given, given_cells, append = TABLES.place, _PLACE_CELL, self.placed.append
        while board:
            cells = board >> FIRST_CELL_BIT
            unmet = cells & _CELL_GUARDS
            units = unmet >> SIZE
            lowered = cells - units
            if lowered & unmet != unmet:
                break
            more = cells & lowered
            naked = unmet ^ ((more - units) & unmet)
            if naked:
                singles = cells & (naked - (naked >> SIZE))
                while singles:
                    key = singles.bit_length()
                    singles &= given_cells[key]
                    key += FIRST_CELL_BIT
                    board &= given[key]
                    append(key)
                continue
            waiting = self._waiting & board or self._next_window(board)
            if not waiting:
                if waiting is None:
                    break
                self.exact = board
                return True
            if waiting & (waiting - 1):
                waiting = self._first(board, waiting)
            key = (board & (waiting - (waiting >> SIZE))).bit_length()
            if not key:
                # Its only place is gone: a dead end.
                break
            before = board
            board &= given[key]
            windows.append((waiting, before, board))
            append(key)
            self.hidden += 1
        self.exact = board
        return not board

    def _next_window(self, board: EngineBoard) -> int | None:
        """Move to the next window that left hidden singles; None in a dead end.

        A hidden single belongs to the first window at whose end it is one.
        """
        unmet = board & TABLES.guards
        units = unmet >> SIZE
        lowered = board - units
        if lowered & unmet != unmet:
            return None
        more = board & lowered
        found = unmet ^ ((more - units) & unmet)
        self._course = None
        if not found:
            self._waiting = 0
            return 0
        windows, following = self.windows, self._window + 2
        units = found >> SIZE
        fields = (found << 1) - units
        while following < len(windows):
            # No singles yet are those with candidates as the window ends that are gone by now.
            gone = (windows[following][1] ^ board) & fields
            waiting = found ^ (((found | gone) - units) & found)
            if waiting:
                break
            following += 1
        else:
            waiting = found
        self._window, self._waiting = following - 1, waiting
        return waiting

    def _first(self, board: EngineBoard, alive: int) -> int:
        """Return the guard of the first hidden single to come up, among some of a window."""
        candidates = board & (alive - (alive >> SIZE))
        if not candidates & TABLES.place[candidates.bit_length()]:
            # One candidate in two or three houses: the box, if it is among them.
            return 1 << alive.bit_length() - 1
        if self._course is None:
            self._course = Course(self.windows[self._window], alive)
        return self._course.first(alive)

    def take(self, change: Change) -> None:
        """Apply a step: place its digits, then remove its eliminations in their order."""
        before = self.exact
        placements, eliminations = change
        for cell, digit in placements:
            self.place(SETS.number(cell, digit))
        ban = TABLES.ban
        for cell, digit in eliminations:
            self.exact &= ban[cell][digit]
        self.windows.append((change, before, self.exact))
