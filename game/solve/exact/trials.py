"""The difficulty of a puzzle apart from techniques: depth of trial and error, backdoors.

The base is singles, naked and hidden. A candidate is *tried at depth 1* by placing it and going on
with singles: if that breaks a rule, it goes. At depth 2 what follows a trial is tried at depth 1,
and so on. The depth of a puzzle is the least that solves it, 0 for one that singles solve (D.
Berthier, "The Hidden Logic of Sudoku", 2007: T&E(BRT, n)). A *backdoor* is a set of cells whose
digits, known beforehand, let singles solve the rest; its size is a measure of its own (from SAT:
R. Williams, C. Gomes and B. Selman, "Backdoors to typical case complexity", 2003).
"""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Final

from ...core.errors import HousesOnlyError
from ...core.grid import Grid
from .engine import board_of
from .search import GaveUpError
from .tables import EngineTables, tables_of

DEEPEST: Final = 3
"""The depth looked to; no 9x9 puzzle is known that needs more."""


def _never() -> bool:
    return False


def trial_depth(puzzle: Grid, cancelled: Callable[[], bool] = _never) -> int | None:
    """Return the depth of trial and error that solves a puzzle with one solution.

    None if `DEEPEST` is not enough. Raises `GaveUpError` when `cancelled` returns true.
    """
    tables = _tables(puzzle)
    trials = _Trials(tables, cancelled)
    board = board_of(tables, puzzle)
    for depth in range(DEEPEST + 1):
        board = None if board is None else trials.settled(board, depth)
        if not board:
            return depth if board == 0 else None
    return None


def backdoors(
    puzzle: Grid, solution: Grid, size: int, cancelled: Callable[[], bool] = _never
) -> Iterator[tuple[int, ...]]:
    """Yield the sets of empty cells of a size whose digits let singles solve a puzzle.

    Raises `GaveUpError` when `cancelled` returns true.
    """
    tables = _tables(puzzle)
    trials = _Trials(tables, cancelled)
    board = board_of(tables, puzzle)
    assert board is not None
    placing = [tables.given[cell][digit] for cell, digit in enumerate(solution.values)]
    for cells in combinations(puzzle.open_cells, size):
        known = board
        for cell in cells:
            known &= placing[cell]
        if trials.settled(known, 0) == 0:
            yield cells


def _tables(puzzle: Grid) -> EngineTables:
    if puzzle.geometry.constraints:
        raise HousesOnlyError("trials")
    return tables_of(puzzle.geometry)


class _Trials:
    """Solves a board as far as trials of a depth lead."""

    def __init__(self, tables: EngineTables, cancelled: Callable[[], bool]) -> None:
        self._tables = tables
        self._cancelled = cancelled
        self._tried = 0
        keys = {both: key for key, both in enumerate(tables.candidate) if tables.place[key]}
        self._candidates = [
            (1 << key - 1, tables.place[key], tables.ban[cell][digit])
            for (cell, digit), key in keys.items()
        ]
        """The bit of each candidate in the field of its cell, what places it, what removes it."""

    def settled(self, board: int, depth: int) -> int | None:
        """Return what is left of a board, 0 if it is full; None if it breaks a rule."""
        left = self._singles(board)
        if not left or not depth:
            return left
        board = left
        changed = True
        while changed:
            changed = False
            for bit, place, ban in self._candidates:
                if not board & bit:
                    continue
                if self._tried % 256 == 0 and self._cancelled():
                    raise GaveUpError(self._tried)
                self._tried += 1
                if self.settled(board & place, depth - 1) is None:
                    left = self._singles(board & ban)
                    if not left:
                        return left
                    board = left
                    changed = True
        return board

    def _singles(self, board: int) -> int | None:
        """Place all singles; see `search.completions` for what the operations do."""
        guards, place, size = self._tables.guards, self._tables.place, self._tables.width - 1
        while board:
            unmet = board & guards
            units = unmet >> size
            lowered = board - units
            if lowered & unmet != unmet:
                return None
            more = board & lowered
            found = unmet ^ ((more - units) & unmet)
            if not found:
                return board
            singles = board & (found - (found >> size))
            while singles:
                mask = place[singles.bit_length()]
                singles &= mask
                board &= mask
        return 0
