"""What a player can want: one frozen value each, whatever key, click or script it came from."""

from enum import Enum
from typing import TYPE_CHECKING

from ..core.value import Value
from .moves import (
    FillAll,
    FinishTrial,
    ForgetCheckpoint,
    GoToCheckpoint,
    KeepCheckpoint,
    StartAgain,
    StartTrial,
)
from .options import Options
from .selection import SelectMode, Tool

if TYPE_CHECKING:
    from ..logic.step import Step
    from ..solve.exact import Classification
    from .arcade.referee import JudgedPosition, JudgeEntries, Par
    from .questions import FindHint


class Command(Enum):
    """An intent without arguments."""

    RELEASE = "release"
    """End the press or the drag."""
    SELECT_ALL = "select-all"
    """Select every cell."""
    SELECT_NONE = "select-none"
    """Select nothing; the cursor stays where it is."""
    INVERT_SELECTION = "invert-selection"
    """Select exactly the cells that were not selected."""
    ERASE = "erase"
    """Take the entries off the selected cells, or their notes where no entry is selected."""
    NEXT_TOOL = "next-tool"
    """Choose the tool after the current one."""
    UNDO = "undo"
    """Take back the last move."""
    REDO = "redo"
    """Make the move again that was taken back."""
    HINT = "hint"
    """Ask for a hint, or for the next stage of the one that is shown."""
    APPLY_HINT = "apply-hint"
    """Do what the hint says: make its step, mend the note, rewind, or reveal a cell."""
    CLOSE_HINT = "close-hint"
    """Put the hint away."""
    USE_HELP = "use-help"
    """Help was opened beside the board, such as the study table: a scored game is marked by it."""
    REWIND_MISTAKE = "rewind-mistake"
    """Undo to before the first wrong entry, by as many undo steps as it takes."""
    CHECK = "check"
    """Ask whether all is right so far; asked again, which entry is wrong first."""
    PAUSE = "pause"
    """Stop the clock and hide the board."""
    RESUME = "resume"
    """Show the board again and let the clock run."""
    NOTE_DIGIT = "note-digit"
    """Write one digit as a note into every cell that may hold it: the one chosen or selected."""
    COPY_NOTES = "copy-notes"
    """Write the notes of one selected cell into the others."""
    ENTER_SINGLES = "enter-singles"
    """Enter every single that stands on the board, as one move."""
    AWAIT = "await"
    """The board is not on the screen yet: the clock stands until it is."""
    SHOWN = "shown"
    """The board is on the screen."""
    FOCUS_LOST = "focus-lost"
    """The window lost the focus: the clock stops, the board stays."""
    FOCUS_GAINED = "focus-gained"
    """The window has the focus again."""


class MoveCursor(Value):
    """Move the cursor by rows and columns, wrapping around; `extend` keeps the selection."""

    rows: int
    columns: int
    extend: bool = False


class PressCell(Value):
    """Press a cell: select it, or apply the armed digit to it.

    With `add` the cell is toggled in the selection, and so are cells of the following drag.
    """

    cell: int
    add: bool = False


class DragTo(Value):
    """Drag to a cell: it is added or removed, as the first cell was."""

    cell: int


class SelectCells(Value):
    """Select several cells; the cursor moves to the last one."""

    cells: tuple[int, ...]
    mode: SelectMode = SelectMode.REPLACE


class SelectSame(Value):
    """Select all cells like this one: the same digit, or the same notes of the current tool."""

    cell: int


class EnterDigit(Value):
    """Apply a digit to the selection with a given tool, or the current one.

    In digit-first mode, a digit without a given tool is armed instead.
    """

    digit: int
    tool: Tool | None = None


class SetTool(Value):
    """Choose a tool."""

    tool: Tool


class HoldTool(Value):
    """Use a tool while a key is held; `None` when it is released."""

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
    """Apply colours and lines to a candidate of the cells; `None` for the cells themselves.

    `None` also ends a line that was begun.
    """

    digit: int | None


class JoinHere(Value):
    """Start a line at the cursor, or end the one begun there: draw or remove it.

    It joins cells, or the candidates chosen by `Aim`; a weak line is dashed.
    """

    strong: bool = True


class Strike(Value):
    """Rule out a digit set of a cage, or take that back."""

    cage: int
    """The cage's place among the constraints of the board."""
    digits: int


class HintFound(Value):
    """The answer to the question of `HintWanted`; ignored if the board has changed since."""

    question: "FindHint"
    step: "Step | None"


class HintSeen(Value):
    """The player found what a hint named, or a similar step: the hint explains it now."""

    step: "Step"


class Judged(Value):
    """The answer to the question of `JudgeWanted`; ignored if it is not the present one."""

    question: "JudgeEntries"
    answer: "JudgedPosition"


class ParFound(Value):
    """The answer to the session's `par_question`."""

    par: "Par"


class Settled(Value):
    """The answer to `SettleBoard`: the verdict on a board opened before it was known."""

    found: "Classification"


class Reveal(Value):
    """Write the right digit in a cell, or in one that the game chooses."""

    cell: int | None = None


class SetOptions(Value):
    """Change the options of play, effective at once."""

    options: Options


AskedMove = (
    StartTrial
    | FinishTrial
    | KeepCheckpoint
    | GoToCheckpoint
    | ForgetCheckpoint
    | FillAll
    | StartAgain
)
"""The moves that a player asks for as they are."""
Intent = (
    Command
    | AskedMove
    | MoveCursor
    | PressCell
    | DragTo
    | SelectCells
    | SelectSame
    | EnterDigit
    | SetTool
    | HoldTool
    | ArmDigit
    | ApplyArmed
    | Aim
    | JoinHere
    | Strike
    | HintFound
    | HintSeen
    | Judged
    | ParFound
    | Settled
    | Reveal
    | SetOptions
)
