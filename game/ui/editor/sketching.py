"""Drawing constraints in the editor: the tool, and strokes by mouse and keys."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ...core.constraints import base_of, kind
from ...core.constraints.clause import Clause
from ...core.constraints.gesture import Gesture
from ...core.constraints.marks import Clue, Point, middle
from ...play.editing.editing import Editing
from ...play.editing.pencil import Pencil
from ...play.editing.tool import COLOUR, DIGIT, FAMILIES, REGION, Tool, every_tool
from ...shell.handlers import handles
from .naming import named
from .sketch_board import Sketch

if TYPE_CHECKING:
    from ...messages.catalogue import Catalogue
    from ...shell.stage import Stage

_BESIDE: Final = (Gesture.EDGE, Gesture.SLANT)


class Sketching:
    """The tool in use, and what presses, keys and typing do with it."""

    def __init__(
        self,
        editing: Editing,
        stage: "Stage",
        catalogue: Callable[[], "Catalogue"],
        *,
        do: Callable[[bool, str], object],
        tell: Callable[[str], object],
    ) -> None:
        """`do` is called after each action, and `tell` with the reason if one is impossible."""
        self._editing: Final = editing
        self._stage: Final = stage
        self._catalogue: Final = catalogue
        self._do: Final = do
        self._tell: Final = tell
        self.pencil: Final = Pencil(editing)
        self._last: Final = {family: tools[0] for family, tools in every_tool().items()}
        """The tool that was used last of each family."""

    # -- tools

    @property
    def tool(self) -> Tool:
        """The tool in use."""
        return self._editing.tool

    @property
    def draws(self) -> bool:
        """Whether strokes draw; digits and regions follow presses of cells."""
        return self.tool not in (DIGIT, REGION)

    @property
    def needs_room(self) -> bool:
        """Whether the tool draws clues beside the board."""
        return self.tool.gesture in _BESIDE

    @handles("edit.family.cages", FAMILIES[1])
    @handles("edit.family.lines", FAMILIES[2])
    @handles("edit.family.dots", FAMILIES[3])
    @handles("edit.family.outside", FAMILIES[4])
    @handles("edit.family.cells", FAMILIES[5])
    def choose_family(self, family: str) -> None:
        """Choose the last used tool of a family."""
        self.use(self._last[family])

    @handles("edit.tool.digit", DIGIT)
    @handles("edit.tool.region", REGION)
    def use(self, tool: Tool) -> None:
        """Choose a tool."""
        self.pencil.drop()
        self._last[tool.family] = tool
        self._do(self._editing.use(tool), "digit")

    @handles("edit.tools")
    def choose_tool(self) -> None:
        """Offer the tools of the family."""
        self._stage.push("editor_tools", self.tool)

    # -- strokes by mouse

    def press(self, point: Point) -> None:
        """Start a stroke, with the cursor at its start."""
        self.pencil.begin(point)
        self._go_to(point)
        self._do(False, "")

    def drag(self, point: Point) -> None:
        """Continue the stroke."""
        self.pencil.go_on(point)
        self._do(False, "")

    def release(self) -> None:
        """Draw what the stroke means."""
        self._finish(self.pencil.end())

    def erase_at(self, cell: int) -> None:
        """Remove what the tool has drawn at a cell."""
        self._editing.cursor = self._editing.draft.board.cells[cell]
        self._finish(self.pencil.remove(self.pencil.at(cell)))

    # -- strokes by keys

    def extend(self) -> None:
        """Add the cursor's cell to the stroke, or start one there."""
        at = middle(self._editing.cursor, self._editing.draft.board.size)
        if self.pencil.is_drawing:
            self.pencil.go_on(at)
        else:
            self.pencil.begin(at)
        self._do(False, "")

    def extend_to(self, rows: int, columns: int) -> None:
        """Move the cursor to the next cell while drawing."""
        if not self.pencil.is_drawing:
            self.extend()
        row, column = divmod(self._editing.cursor, self._editing.draft.board.size)
        inside = range(self._editing.draft.board.size)
        if row + rows in inside and column + columns in inside:
            self._editing.move(rows, columns)
            self.extend()

    def finish(self) -> None:
        """Draw the stroke made by keys; without one, press the cursor's cell."""
        if not self.pencil.is_drawing:
            self.extend()
        self.release()

    def drop(self) -> bool:
        """Drop a stroke; return whether there was one."""
        there = self.pencil.is_drawing
        if there:
            self.pencil.drop()
            self._do(False, "")
        return there

    # -- typing

    def write(self, digit: int) -> None:
        """Type a digit of a number, or choose a colour; first end a stroke made by keys."""
        if self.pencil.is_drawing:
            self.finish()
        self._finish(self.pencil.type_digit(digit))

    def rub(self) -> None:
        """Remove the last digit, or else the constraint."""
        self._finish(self.pencil.rub())

    def erase(self) -> None:
        """Remove the selection, or what is at the cursor."""
        pencil = self.pencil
        self._finish(pencil.remove(pencil.chosen or pencil.at(self._editing.cursor)))

    def _finish(self, done: bool) -> None:
        self._do(done, "note")
        if self.pencil.refused:
            self._tell(self._catalogue().text(self.pencil.refused))

    def _go_to(self, point: Point) -> None:
        board = self._editing.draft.board
        column, row = (max(0, min(board.size - 1, int(at // 1))) for at in point)
        self._editing.cursor = board.cells[row * board.size + column]

    # -- what is shown

    @property
    def sketch(self) -> Sketch:
        """What is drawn over the board."""
        chosen, gesture = self.pencil.chosen, self.tool.gesture
        if not self.draws:
            return Sketch()
        if chosen is None:
            return Sketch(gesture, self.pencil.preview)
        if gesture in _BESIDE:
            return Sketch(gesture, (), chosen.cells, self._beside(chosen))
        return Sketch(gesture, self.pencil.preview, chosen.cells)

    def _beside(self, one: Clause) -> Point | None:
        its = kind(one.kind)
        whole = one if one.values else one._replace(values=(0,))
        board = base_of(self._editing.draft.board)
        marks = its.marks(whole, board, (whole,))
        return next((mark.at for mark in marks if isinstance(mark, Clue)), None)

    @property
    def words(self) -> str:
        """What to do with the tool, or with the selection."""
        text, tool, chosen = self._catalogue().text, self.tool, self.pencil.chosen
        if chosen is None:
            word = tool.gesture.value if tool.is_kind else tool.word
            return text(f"edit.how.{word}")
        its = kind(chosen.kind)
        catalogue = self._catalogue()
        shown = catalogue.render(named(chosen, self._editing.draft.board, catalogue))
        return text(f"edit.chosen.{its.typed}", constraint=shown)

    @property
    def colour(self) -> int:
        """The colour in use, from 1; 0 where none is."""
        return self.pencil.colour if self.tool == COLOUR else 0
