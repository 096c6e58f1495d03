"""Events of a game, one frozen value each: for sound, animation and announcements."""

from enum import Enum
from typing import TYPE_CHECKING

from ..core.rules import Conflict
from ..core.value import Value
from .scoring import Won
from .selection import Tool

if TYPE_CHECKING:
    from .arcade.referee import Award, JudgeEntries
    from .questions import FindHint


class Refusal(Enum):
    """Why an action was refused; the value is the end of its message key `play.refused.*`."""

    GIVEN = "given"
    CONFLICT = "conflict"
    FILLED = "filled"
    """A note cannot go into a cell that holds a digit."""
    SETTLED = "settled"
    """In a scored game a cell that was filled rightly stays as it is."""
    NOTHING_SELECTED = "nothing_selected"
    NOTHING_ARMED = "nothing_armed"
    NOTHING_TO_ERASE = "nothing_to_erase"
    NOTHING_TO_UNDO = "nothing_to_undo"
    NOTHING_TO_REDO = "nothing_to_redo"
    NOTHING_TO_REWIND = "nothing_to_rewind"
    NO_NOTES = "no_notes"
    """There are no notes to copy, or no cells to copy them to."""
    NO_SINGLES = "no_singles"
    NO_HINT = "no_hint"
    NO_SOLUTION = "no_solution"
    """There is no single solution to reveal from or to check against."""
    UNJUDGED = "unjudged"
    """Not all of the author's rules are known, so that nothing is said to follow."""
    UNSOLVABLE = "unsolvable"
    """The board has no solution, as was found out while it was played."""
    TRIAL = "trial"
    """Something is being tried already."""
    NO_TRIAL = "no_trial"
    NO_CHECKPOINT = "no_checkpoint"
    CHECKPOINTS = "checkpoints"
    """There are as many as there can be."""
    SCORED = "scored"
    """A scored game has one course alone."""
    ONE_CELL = "one_cell"
    """A scored game takes one entry at a time."""
    PAUSED = "paused"
    FINISHED = "finished"
    """The puzzle is solved."""
    LOST = "lost"
    """The last life is gone."""


class DigitPlaced(Value):
    """The player wrote a digit in a cell."""

    cell: int
    digit: int
    conflicts: tuple[Conflict, ...] = ()
    """The rules it breaks, empty when conflicts are not shown."""
    wrong: bool = False
    """It is shown as wrong: it breaks a rule, or differs from the solution, as the options say."""


class LifeLostToTime(Value):
    """The allowance of a stage of a marathon ran out."""

    lives: int
    """How many are left."""


class NotesChanged(Value):
    """The player added or removed notes."""

    cells: tuple[int, ...]
    digit: int
    tool: Tool
    added: bool


class Erased(Value):
    """Entries or notes were erased."""

    cells: tuple[int, ...]


class Refused(Value):
    """An action was refused, and why; `conflicts` if it would break a rule."""

    reason: Refusal
    cells: tuple[int, ...] = ()
    conflicts: tuple[Conflict, ...] = ()


class HouseFinished(Value):
    """A house is complete, through the entry in `cell`."""

    house: int
    cell: int
    cells: tuple[int, ...]


class DigitFinished(Value):
    """All nine of a digit are placed, through the entry in `cell`."""

    digit: int
    cell: int
    cells: tuple[int, ...]


class SelectionChanged(Value):
    """The cursor or the selected cells changed."""


class ToolChanged(Value):
    """Digits are entered with another tool."""

    tool: Tool


class DigitArmed(Value):
    """A digit was armed, or disarmed."""

    digit: int | None


class Undone(Value):
    """A move was undone; `cells` are those that changed."""

    cells: tuple[int, ...]
    moves: int = 1


class Redone(Value):
    """A move was redone; `cells` are those that changed."""

    cells: tuple[int, ...]


class Restarted(Value):
    """The board was reset to its givens; `cells` are those that changed."""

    cells: tuple[int, ...]


class NotesFilled(Value):
    """All candidates were written as notes."""

    cells: tuple[int, ...]


class Painted(Value):
    """Colours or lines were added or removed."""

    cells: tuple[int, ...]


class Branched(Value):
    """A trial began or ended, or a checkpoint was set, restored or deleted."""

    cells: tuple[int, ...]
    """Those that changed."""


class HintWanted(Value):
    """A step is needed: `question.answer()`, then the intent `HintFound`."""

    question: "FindHint"


class HintShown(Value):
    """A hint appeared or moved to its next stage (1 to 4)."""

    stage: int


class HintApplied(Value):
    """The hint's move was made; `cells` are those that it changed."""

    cells: tuple[int, ...]


class HintClosed(Value):
    """The hint was closed."""


class Revealed(Value):
    """The game wrote the right digit in a cell."""

    cell: int
    digit: int


class Checked(Value):
    """The board was compared with the solution; on repetition `cell` is a wrong entry."""

    wrong: int
    cell: int | None = None


class FullButWrong(Value):
    """The board is full but not solved."""

    wrong: int


class WrongDigit(Value):
    """A wrong digit was entered in a scored game and removed again; `lives` are left."""

    cell: int
    digit: int
    lives: int


class LifeBack(Value):
    """Consecutive correct entries earned a life."""

    lives: int


class ComboFell(Value):
    """The combo's clock ran out: the combo is at the start of the tier below."""

    combo: int
    tier: int


class Awarded(Value):
    """The judge's result for an entry; it may come later than the entry."""

    award: "Award"


class JudgeWanted(Value):
    """A position must be judged: `question.answer()`, then the intent `Judged`."""

    question: "JudgeEntries"


class Lost(Value):
    """The last life is lost."""


class Paused(Value):
    """The clock stopped."""


class Resumed(Value):
    """The clock started again."""


class OptionsChanged(Value):
    """Other options apply from now on."""


Event = (
    DigitPlaced
    | NotesChanged
    | Erased
    | Refused
    | HouseFinished
    | DigitFinished
    | SelectionChanged
    | ToolChanged
    | DigitArmed
    | Undone
    | Redone
    | Restarted
    | NotesFilled
    | Painted
    | Branched
    | HintWanted
    | HintShown
    | HintApplied
    | HintClosed
    | Revealed
    | Checked
    | FullButWrong
    | Won
    | WrongDigit
    | LifeBack
    | ComboFell
    | LifeLostToTime
    | Awarded
    | JudgeWanted
    | Lost
    | Paused
    | Resumed
    | OptionsChanged
)
