"""Making a puzzle: where digits go, what they take along, and what can be taken back."""

from collections.abc import Iterable, Sequence
from typing import Final

from ...core.digits import Cell
from ...core.geometry import BOXES, geometry
from ...core.grid import Grid
from ...generate.symmetry import Symmetry, orbits
from ..history import History
from .draft import NOTHING, Brought, Draft, draft_of
from .tool import DIGIT, REGION, Tool


class Editing:
    """Drafts with a cursor, a tool and a symmetry; all changes of a draft can be taken back.

    The cursor runs on as one types: to the next cell, or with a symmetry first to those that
    mirror the one that was filled.
    """

    def __init__(self, drafts: Sequence[Draft], position: int) -> None:
        self._history: Final[History[Draft, None]] = History(drafts[0])
        for draft in drafts[1:]:
            self._history.push(None, draft)
        self._history.go_to(position)
        self.cursor = Cell(0)
        self.tool: Tool = DIGIT
        self.symmetry = Symmetry.NONE

    # -- what there is

    @property
    def draft(self) -> Draft:
        """The draft as it is now."""
        return self._history.state

    @property
    def drafts(self) -> tuple[Draft, ...]:
        """All drafts, those taken back included."""
        before = self._history.position
        self._history.go_to(len(self._history.moves))
        every = tuple(self._history.states)
        self._history.go_to(before)
        return every

    @property
    def position(self) -> int:
        """Which of them is the present one."""
        return self._history.position

    @property
    def can_undo(self) -> bool:
        """Whether something can be taken back."""
        return self._history.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether something that was taken back can be made again."""
        return self._history.can_redo

    def orbit(self, cell: int) -> tuple[Cell, ...]:
        """Return the cells that mirror one, and it."""
        board = geometry(*BOXES[self.draft.board.size])
        return next(cells for cells in orbits(self.symmetry, board) if cell in cells)

    @property
    def lacking(self) -> tuple[Cell, ...]:
        """Open cells that a filled one mirrors."""
        values = self.draft.values
        board = geometry(*BOXES[self.draft.board.size])
        return tuple(
            cell
            for cells in orbits(self.symmetry, board)
            if any(values[cell] for cell in cells)
            for cell in cells
            if not values[cell]
        )

    # -- changes

    def change(self, draft: Draft) -> bool:
        """Make another draft the present one; false when it is that already."""
        if draft == self.draft:
            return False
        self._history.push(None, draft)
        self._stay_inside()
        return True

    def undo(self) -> bool:
        """Take the last change back."""
        done = self._history.undo()
        self._stay_inside()
        return done

    def redo(self) -> bool:
        """Make again what was taken back."""
        done = self._history.redo()
        self._stay_inside()
        return done

    def enter(self, digit: int) -> bool:
        """Write a digit at the cursor, and run on; a region's number gives the cell to it."""
        cell = self.cursor
        if self.tool == REGION:
            done = self.paint((cell,), digit - 1)
            self.step(1)
            return done
        if digit > self.draft.board.size:
            # Small boards have no such digit; keyboards do.
            return False
        done = self.change(self.draft.write((cell,), digit))
        cells = self.orbit(cell)
        ahead = [other for other in cells if not self.draft.values[other]]
        self.cursor = ahead[0] if ahead else cells[0]
        if not ahead:
            self.step(1)
        return done

    def empty(self) -> bool:
        """Leave the cell at the cursor open, with those that mirror it, and run on."""
        done = self.erase()
        self.cursor = self.orbit(self.cursor)[0]
        self.step(1)
        return done

    def erase(self) -> bool:
        """Open the cell at the cursor, with those that mirror it."""
        return self.tool == DIGIT and self.change(self.draft.write(self.orbit(self.cursor), 0))

    def erase_before(self) -> bool:
        """Go back a cell and open it, as one who types."""
        self.step(-1)
        return self.erase()

    def clear(self) -> bool:
        """Take all digits away."""
        return self.change(self.draft.write(self.draft.board.cells, 0))

    def take(self, grid: Grid, brought: Brought = NOTHING) -> bool:
        """Make a board from elsewhere the draft, with what it has besides."""
        return self.change(draft_of(grid, brought))

    def paint(self, cells: Iterable[int], region: int) -> bool:
        """Give cells to a region, from 0."""
        if not (self.draft.regions and 0 <= region < self.draft.board.size):
            return False
        return self.change(self.draft.paint(cells, region))

    def use(self, tool: Tool) -> bool:
        """Take a tool; to paint regions makes the board a jigsaw."""
        self.tool = tool
        if tool == REGION and not self.draft.regions:
            return self.change(self.draft.ruled(self.draft.rules._replace(is_jigsaw=True)))
        return False

    # -- the cursor

    def step(self, by: int) -> None:
        """Go on to another cell as one reads, from the last to the first."""
        self.cursor = Cell((self.cursor + by) % len(self.draft.board.cells))

    def move(self, rows: int, columns: int) -> None:
        """Move the cursor, over the edge to the other side."""
        size = self.draft.board.size
        row, column = divmod(self.cursor, size)
        self.cursor = Cell((row + rows) % size * size + (column + columns) % size)

    def next_row(self) -> None:
        """Go to the start of the next row."""
        size = self.draft.board.size
        self.cursor = Cell((self.cursor // size + 1) % size * size)

    def _stay_inside(self) -> None:
        self.cursor = min(self.cursor, self.draft.board.cells[-1])
        if not self.draft.regions and self.tool == REGION:
            self.tool = DIGIT
