"""What a player can want: one frozen value each, whatever key, click or script it came from."""

from enum import Enum
from typing import TYPE_CHECKING

from ..core.value import Value
from .options import Options

if TYPE_CHECKING:
    from ..logic.step import Step
    from .arcade.referee import Answer, Par, Question
    from .question import HintQuestion


class Tool(Enum):
    """What a digit does to the selected cells; the value is its word in saves and message keys."""

    DIGIT = "digit"
    CORNER = "corner"
    CENTRE = "centre"
    COLOUR = "colour"
    """Colours instead of digits, for cells or for one of their candidates."""


class SelectMode(Enum):
    """How cells join the selection."""

    REPLACE = "replace"
    ADD = "add"
    REMOVE = "remove"
    TOGGLE = "toggle"


class MoveCursor(Value):
    """Move the cursor by rows and columns, round the edge; `extend` keeps what was selected."""

    rows: int
    columns: int
    extend: bool = False


class PressCell(Value):
    """Press on a cell: select it, or apply the armed digit to it.

    With `add` the cell joins the selection or leaves it, and the drag that follows does the same.
    """

    cell: int
    add: bool = False


class DragTo(Value):
    """Drag on to a cell: it joins the selection or leaves it, as the first cell decided."""

    cell: int


class ReleaseCell(Value):
    """End the press or the drag."""


class SelectCells(Value):
    """Select several cells at once; the cursor goes to the last one added."""

    cells: tuple[int, ...]
    mode: SelectMode = SelectMode.REPLACE


class SelectAll(Value):
    """Select every cell."""


class SelectNone(Value):
    """Select nothing; the cursor stays where it is."""


class InvertSelection(Value):
    """Select exactly the cells that were not selected."""


class SelectSame(Value):
    """Select all cells like this one: the same digit, or the same notes of the current tool."""

    cell: int


class EnterDigit(Value):
    """Apply a digit to the selection with the given tool, or with the current one.

    In digit-first mode a digit with no explicit tool is armed instead.
    """

    digit: int
    tool: Tool | None = None


class Erase(Value):
    """Take the entries off the selected cells, or their notes where no entry is selected."""


class SetTool(Value):
    """Choose the tool."""

    tool: Tool


class NextTool(Value):
    """Choose the tool after the current one."""


class HoldTool(Value):
    """Use a tool while a key is held; `None` when it is let go."""

    tool: Tool | None


class ArmDigit(Value):
    """Arm a digit: it is applied to each cell pressed, and highlighted.

    The armed digit again, or `None`, disarms.
    """

    digit: int | None


class ApplyArmed(Value):
    """Apply the armed digit to a cell, or to the selection."""

    cell: int | None = None


class Aim(Value):
    """Let colours and lines mean a candidate of the cells; `None` for the cells themselves.

    `None` ends a line that was begun, too.
    """

    digit: int | None


class JoinHere(Value):
    """Begin a line at the cursor, or end the one that was begun there: drawn, or taken away.

    What it joins are cells, or the candidates that were aimed at; a weak line is dashed.
    """

    strong: bool = True


class Strike(Value):
    """Strike a set of digits that a cage could hold, or take the stroke away again."""

    cage: int
    """The cage's place among the constraints of the board."""
    digits: int


class BeginTrial(Value):
    """Try something: what is entered from now on can be kept or thrown away as a whole."""


class EndTrial(Value):
    """Keep what was tried, or go back to where it began."""

    keep: bool


class SetCheckpoint(Value):
    """Remember the board as it is, under a name."""

    name: str


class ReturnTo(Value):
    """Go back to a board that was remembered, as a move that can be undone."""

    name: str


class DropCheckpoint(Value):
    """Remember a board no longer."""

    name: str


class Undo(Value):
    """Take back the last move."""


class Redo(Value):
    """Make the move again that was taken back."""


class Restart(Value):
    """Go back to the givens, as one move that can be undone."""


class Hint(Value):
    """Ask for a hint, or for the next stage of the one that is shown."""


class HintFound(Value):
    """The answer to the question of `HintWanted`; dropped when the board has changed since."""

    question: "HintQuestion"
    step: "Step | None"


class HintSeen(Value):
    """The player has found what a hint has named, or another step like it: the hint says it now."""

    step: "Step"


class Judged(Value):
    """The answer to the question of `JudgeWanted`; dropped when it is not the present one."""

    question: "Question"
    answer: "Answer"


class ParFound(Value):
    """What a scored game is measured by: `scored.find_par` of the session's `par_question`."""

    par: "Par"


class UseHelp(Value):
    """Help was opened beside the board, such as the study table: a scored game is marked by it."""


class ApplyHint(Value):
    """Do what the hint says: make its step, mend the note, rewind, or reveal a cell."""


class CloseHint(Value):
    """Put the hint away."""


class RewindMistake(Value):
    """Undo to before the first wrong entry, by as many undo steps as it takes."""


class Reveal(Value):
    """Write the right digit into a cell, or into one the game chooses."""

    cell: int | None = None


class Check(Value):
    """Ask whether all is right so far; asked again, which entry is wrong first."""


class FillNotes(Value):
    """Write all candidates that the rules allow as corner notes into the open cells."""


class Pause(Value):
    """Stop the clock and hide the board."""


class Resume(Value):
    """Show the board again and let the clock run."""


class FocusLost(Value):
    """The window lost the focus: the clock stops, the board stays."""


class FocusGained(Value):
    """The window has the focus again."""


class SetOptions(Value):
    """Change what a player may set in mid-game; it applies at once."""

    options: Options


Intent = (
    MoveCursor
    | PressCell
    | DragTo
    | ReleaseCell
    | SelectCells
    | SelectAll
    | SelectNone
    | InvertSelection
    | SelectSame
    | EnterDigit
    | Erase
    | SetTool
    | NextTool
    | HoldTool
    | ArmDigit
    | ApplyArmed
    | Aim
    | JoinHere
    | Strike
    | BeginTrial
    | EndTrial
    | SetCheckpoint
    | ReturnTo
    | DropCheckpoint
    | Undo
    | Redo
    | Restart
    | Hint
    | HintFound
    | HintSeen
    | Judged
    | ParFound
    | UseHelp
    | ApplyHint
    | CloseHint
    | RewindMistake
    | Reveal
    | Check
    | FillNotes
    | Pause
    | Resume
    | FocusLost
    | FocusGained
    | SetOptions
)
