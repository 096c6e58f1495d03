"""What is drawn for a puzzle before any cell is erased; the erasing itself draws nothing."""

from typing import NamedTuple

from ..core.grid import Grid
from .reduction import Group, Reduction


class Erasure(NamedTuple):
    """A full grid, the groups of cells to erase in order, and the most cells to erase."""

    solution: Grid
    groups: tuple[Group, ...]
    most: int
    keep_lines: bool = False
    """Whether every row and column keeps a filled cell; otherwise the groups see to that."""

    @property
    def is_harder(self) -> bool:
        """Whether its board is the previous one with fewer clues."""
        return False

    def board(self) -> Grid:
        """Erase the cells and return the puzzle, whose only solution is the grid."""
        values, geometry = self.solution.values, self.solution.geometry
        if geometry.constraints:
            from .constrained import reduced  # most boards have none

            return reduced(self.solution, self.groups, self.most, keep_lines=self.keep_lines)
        reduction = Reduction(geometry, values, values, most=self.most, keep_lines=self.keep_lines)
        reduction.erase(self.groups)
        return Grid(reduction.values, None, geometry)
