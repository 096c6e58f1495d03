"""Editing a puzzle: where digits go, their symmetric cells, and undo."""

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
    """Drafts with cursor, tool and symmetry; every change can be undone.

    The cursor advances while typing: to the next cell, or with a symmetry first to the cells that
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
        """The present draft."""
        return self._history.state

    @property
    def drafts(self) -> tuple[Draft, ...]:
        """All drafts, including undone ones."""
        before = self._history.position
        self._history.go_to(len(self._history.moves))
        every = tuple(self._history.states)
        self._history.go_to(before)
        return every

    @property
    def position(self) -> int:
        """The index of the present draft."""
        return self._history.position

    @property
    def can_undo(self) -> bool:
        """Whether there is something to undo."""
        return self._history.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether there is something to redo."""
        return self._history.can_redo

    def orbit(self, cell: int) -> tuple[Cell, ...]:
        """Return a cell with those that mirror it."""
        board = geometry(*BOXES[self.draft.board.size])
        return next(cells for cells in orbits(self.symmetry, board) if cell in cells)

    @property
    def lacking(self) -> tuple[Cell, ...]:
        """The empty cells that mirror a filled one."""
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
        """Make another draft the present one; return False if it is the same."""
        if draft == self.draft:
            return False
        self._history.push(None, draft)
        self._stay_inside()
        return True

    def undo(self) -> bool:
        """Undo the last change."""
        done = self._history.undo()
        self._stay_inside()
        return done

    def redo(self) -> bool:
        """Redo the last undone change."""
        done = self._history.redo()
        self._stay_inside()
        return done

    def enter(self, digit: int) -> bool:
        """Write a digit at the cursor and advance; a region's number moves the cell to it."""
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
        """Empty the cell at the cursor with those that mirror it, and advance."""
        done = self.erase()
        self.cursor = self.orbit(self.cursor)[0]
        self.step(1)
        return done

    def erase(self) -> bool:
        """Empty the cell at the cursor with those that mirror it."""
        return self.tool == DIGIT and self.change(self.draft.write(self.orbit(self.cursor), 0))

    def erase_before(self) -> bool:
        """Move back one cell and empty it, like Backspace."""
        self.step(-1)
        return self.erase()

    def clear(self) -> bool:
        """Remove all digits."""
        return self.change(self.draft.write(self.draft.board.cells, 0))

    def take(self, grid: Grid, brought: Brought = NOTHING) -> bool:
        """Make a board from elsewhere the draft, with its further parts."""
        return self.change(draft_of(grid, brought))

    def paint(self, cells: Iterable[int], region: int) -> bool:
        """Move cells to a region, counted from 0."""
        if not (self.draft.regions and 0 <= region < self.draft.board.size):
            return False
        return self.change(self.draft.paint(cells, region))

    def use(self, tool: Tool) -> bool:
        """Choose a tool; painting regions makes the board a jigsaw."""
        self.tool = tool
        if tool == REGION and not self.draft.regions:
            return self.change(self.draft.ruled(self.draft.rules._replace(is_jigsaw=True)))
        return False

    # -- the cursor

    def step(self, by: int) -> None:
        """Move the cursor in reading order, wrapping around the ends."""
        self.cursor = Cell((self.cursor + by) % len(self.draft.board.cells))

    def move(self, rows: int, columns: int) -> None:
        """Move the cursor, wrapping around the edges."""
        size = self.draft.board.size
        row, column = divmod(self.cursor, size)
        self.cursor = Cell((row + rows) % size * size + (column + columns) % size)

    def next_row(self) -> None:
        """Move to the start of the next row."""
        size = self.draft.board.size
        self.cursor = Cell((self.cursor // size + 1) % size * size)

    def _stay_inside(self) -> None:
        self.cursor = min(self.cursor, self.draft.board.cells[-1])
        if not self.draft.regions and self.tool == REGION:
            self.tool = DIGIT
