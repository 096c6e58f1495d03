"""Erases clues while exactly one solution remains: shared by `minimal` and `dig`.

Groups of cells are tried once each, in a given order, so that the result depends on that order
alone. At first many groups are tried together: while the board is still full of clues that
nearly always succeeds. A lot that fails is cut down, and soon the groups go one by one.
"""

from collections.abc import Sequence

from ..core.digits import Cell
from ..core.geometry import Geometry
from ..solve.exact.search import has_completions
from ..solve.exact.tables import EngineTables, tables_of

Group = Sequence[Cell]


class Reduction:
    """A puzzle that is losing clues; `values` is what is left of it.

    `values` must have exactly one solution, `solution`. At most `most` cells become empty, and with
    `keep_lines` no row and no column loses its last filled cell.
    """

    def __init__(
        self,
        geometry: Geometry,
        values: bytes,
        solution: bytes,
        *,
        most: int | None = None,
        keep_lines: bool = False,
    ) -> None:
        self._tables: EngineTables = tables_of(geometry)
        self._solution = solution
        self._most = len(values) if most is None else most
        self.values = bytearray(values)
        self.open = values.count(0)
        """The number of open cells."""
        self._filled: list[int] | None = None
        if keep_lines:
            lines = geometry.houses[: 2 * geometry.size]
            self._filled = [sum(1 for cell in line.cells if values[cell]) for line in lines]

    def erase(self, groups: Sequence[Group]) -> None:
        """Erase, in order, each group that leaves one solution; groups are erased whole.

        Groups are disjoint, and all their cells are filled.
        """
        tables = self._tables
        masks = [tables.given[cell][value] for cell, value in enumerate(self.values)]
        kept = tables.full
        for cell in set(tables.geometry.cells).difference(*groups):
            if self.values[cell]:
                kept &= masks[cell]
        # later[i]: the board of the clues of group i and all after it.
        later = [tables.full]
        for group in reversed(groups):
            board = later[-1]
            for cell in group:
                board &= masks[cell]
            later.append(board)
        later.reverse()
        first = 0
        window = len(groups) // 3
        while window > 1 and first < len(groups):
            last = min(first + window, len(groups))
            cells, stay = self._empty_groups(groups[first:last])
            board = kept
            for cell in stay:
                board &= masks[cell]
            if not cells or self._is_unique(board & later[last], cells):
                kept = board
                first = last
            else:
                self._put_back(cells)
            window //= 3
        for last, group in enumerate(groups[first:], first + 1):
            if self.open == self._most:
                break
            taken, _ = self._empty_groups((group,))
            if not taken or not self._is_unique(kept & later[last], taken):
                self._put_back(taken)
                for cell in group:
                    kept &= masks[cell]

    def _empty_groups(self, groups: Sequence[Group]) -> tuple[list[Cell], list[Cell]]:
        """Empty the groups that the limits allow; return the emptied cells and the other groups."""
        taken: list[Cell] = []
        others: list[Cell] = []
        room = self._most - self.open
        for group in groups:
            if len(taken) + len(group) <= room and self._leave_lines(group):
                taken += group
            else:
                others += group
        for cell in taken:
            self.values[cell] = 0
        self.open += len(taken)
        return taken, others

    def _put_back(self, cells: Sequence[Cell]) -> None:
        for cell in cells:
            self.values[cell] = self._solution[cell]
        self.open -= len(cells)
        if self._filled:
            self._count(cells, 1)

    def _leave_lines(self, group: Group) -> bool:
        """Whether a group may leave its lines; if so, subtract it from their counts."""
        if self._filled is None:
            return True
        lines = self._count(group, -1)
        if all(self._filled[line] for line in lines):
            return True
        self._count(group, 1)
        return False

    def _count(self, cells: Sequence[Cell], change: int) -> list[int]:
        """Add cells to the counts of their rows and columns, or subtract them; return the lines."""
        assert self._filled is not None
        houses_of = self._tables.geometry.houses_of
        lines = [line for cell in cells for line in houses_of[cell][:2]]
        for line in lines:
            self._filled[line] += change
        return lines

    def _is_unique(self, board: int, opened: Sequence[Cell]) -> bool:
        """Whether a board still has one solution, after some cells were emptied."""
        if len(opened) == 1:
            # Another solution would have another digit there.
            cell = opened[0]
            board &= self._tables.ban[cell][self._solution[cell]]
            return not has_completions(self._tables, board, 1)
        return not has_completions(self._tables, board, 2)
