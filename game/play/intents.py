"""What a player can want: one frozen value each, whatever key, click or script it came from."""

from dataclasses import dataclass
from enum import Enum

from game.logic.step import Step
from game.play.options import Options
from game.play.question import HintQuestion


class Tool(Enum):
    """What a digit does to the selected cells; the value is its word in saves and message keys."""

    DIGIT = "digit"
    CORNER = "corner"
    CENTRE = "centre"


class SelectMode(Enum):
    """How cells join the selection."""

    REPLACE = "replace"
    ADD = "add"
    REMOVE = "remove"
    TOGGLE = "toggle"


@dataclass(frozen=True, slots=True)
class MoveCursor:
    """Move the cursor by rows and columns, round the edge; `extend` keeps what was selected."""

    rows: int
    columns: int
    extend: bool = False


@dataclass(frozen=True, slots=True)
class PressCell:
    """Press on a cell: select it, or apply the armed digit to it.

    With `add` the cell joins the selection or leaves it, and the drag that follows does the same.
    """

    cell: int
    add: bool = False


@dataclass(frozen=True, slots=True)
class DragTo:
    """Drag on to a cell: it joins the selection or leaves it, as the first cell decided."""

    cell: int


@dataclass(frozen=True, slots=True)
class ReleaseCell:
    """End the press or the drag."""


@dataclass(frozen=True, slots=True)
class SelectCells:
    """Select several cells at once; the cursor goes to the last one added."""

    cells: tuple[int, ...]
    mode: SelectMode = SelectMode.REPLACE


@dataclass(frozen=True, slots=True)
class SelectAll:
    """Select every cell."""


@dataclass(frozen=True, slots=True)
class SelectNone:
    """Select nothing; the cursor stays where it is."""


@dataclass(frozen=True, slots=True)
class InvertSelection:
    """Select exactly the cells that were not selected."""


@dataclass(frozen=True, slots=True)
class SelectSame:
    """Select all cells like this one: the same digit, or the same notes of the current tool."""

    cell: int


@dataclass(frozen=True, slots=True)
class EnterDigit:
    """Apply a digit to the selection with the given tool, or with the current one.

    In digit-first mode a digit with no explicit tool is armed instead.
    """

    digit: int
    tool: Tool | None = None


@dataclass(frozen=True, slots=True)
class Erase:
    """Take the entries off the selected cells, or their notes where no entry is selected."""


@dataclass(frozen=True, slots=True)
class SetTool:
    """Choose the tool."""

    tool: Tool


@dataclass(frozen=True, slots=True)
class NextTool:
    """Choose the tool after the current one."""


@dataclass(frozen=True, slots=True)
class HoldTool:
    """Use a tool while a key is held; `None` when it is let go."""

    tool: Tool | None


@dataclass(frozen=True, slots=True)
class ArmDigit:
    """Arm a digit: it is applied to each cell pressed, and highlighted.

    The armed digit again, or `None`, disarms.
    """

    digit: int | None


@dataclass(frozen=True, slots=True)
class ApplyArmed:
    """Apply the armed digit to a cell, or to the selection."""

    cell: int | None = None


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back the last move."""


@dataclass(frozen=True, slots=True)
class Redo:
    """Make the move again that was taken back."""


@dataclass(frozen=True, slots=True)
class Restart:
    """Go back to the givens, as one move that can be undone."""


@dataclass(frozen=True, slots=True)
class Hint:
    """Ask for a hint, or for the next stage of the one that is shown."""


@dataclass(frozen=True, slots=True)
class HintFound:
    """The answer to the question of `HintWanted`; dropped when the board has changed since."""

    question: HintQuestion
    step: Step | None


@dataclass(frozen=True, slots=True)
class ApplyHint:
    """Do what the hint says: make its step, mend the note, rewind, or reveal a cell."""


@dataclass(frozen=True, slots=True)
class CloseHint:
    """Put the hint away."""


@dataclass(frozen=True, slots=True)
class RewindMistake:
    """Undo to before the first wrong entry, by as many undo steps as it takes."""


@dataclass(frozen=True, slots=True)
class Reveal:
    """Write the right digit into a cell, or into one the game chooses."""

    cell: int | None = None


@dataclass(frozen=True, slots=True)
class Check:
    """Ask whether all is right so far; asked again, which entry is wrong first."""


@dataclass(frozen=True, slots=True)
class FillNotes:
    """Write all candidates that the rules allow as corner notes into the open cells."""


@dataclass(frozen=True, slots=True)
class Pause:
    """Stop the clock and hide the board."""


@dataclass(frozen=True, slots=True)
class Resume:
    """Show the board again and let the clock run."""


@dataclass(frozen=True, slots=True)
class FocusLost:
    """The window lost the focus: the clock stops, the board stays."""


@dataclass(frozen=True, slots=True)
class FocusGained:
    """The window has the focus again."""


@dataclass(frozen=True, slots=True)
class SetOptions:
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
    | Undo
    | Redo
    | Restart
    | Hint
    | HintFound
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
