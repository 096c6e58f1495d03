"""What happened in a game, one frozen value each: for sound, animation and announcements."""

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
    """Why nothing was done; the value is the end of its message key `play.refused.*`."""

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
    """A digit was written into a cell by the player."""

    cell: int
    digit: int
    conflicts: tuple[Conflict, ...] = ()
    """The rules it breaks, empty when conflicts are not shown."""
    wrong: bool = False
    """It is shown as wrong: it breaks a rule, or differs from the solution, as the options say."""


class LifeLostToTime(Value):
    """The allowance of a stage of a marathon has run out."""

    lives: int
    """How many are left."""


class NotesChanged(Value):
    """Notes went on or off by the player's own hand."""

    cells: tuple[int, ...]
    digit: int
    tool: Tool
    added: bool


class Erased(Value):
    """Entries or notes were taken off."""

    cells: tuple[int, ...]


class Refused(Value):
    """Nothing was done, and why; `conflicts` when a rule stood against it."""

    reason: Refusal
    cells: tuple[int, ...] = ()
    conflicts: tuple[Conflict, ...] = ()


class HouseFinished(Value):
    """A house holds all its digits, by the entry in `cell`."""

    house: int
    cell: int
    cells: tuple[int, ...]


class DigitFinished(Value):
    """All nine of a digit stand, by the entry in `cell`."""

    digit: int
    cell: int
    cells: tuple[int, ...]


class SelectionChanged(Value):
    """The cursor or the selected cells changed."""


class ToolChanged(Value):
    """Digits are applied with another tool."""

    tool: Tool


class DigitArmed(Value):
    """A digit was armed, or none is."""

    digit: int | None


class Undone(Value):
    """Moves were taken back; `cells` are those that changed."""

    cells: tuple[int, ...]
    moves: int = 1


class Redone(Value):
    """A move was made again; `cells` are those that changed."""

    cells: tuple[int, ...]


class Restarted(Value):
    """The board went back to its givens; `cells` are those that changed."""

    cells: tuple[int, ...]


class NotesFilled(Value):
    """All candidates were written as notes."""

    cells: tuple[int, ...]


class Painted(Value):
    """Colours or lines came or went."""

    cells: tuple[int, ...]


class Branched(Value):
    """A trial began or ended, or a checkpoint was kept, returned to or dropped."""

    cells: tuple[int, ...]
    """Those that changed."""


class HintWanted(Value):
    """A step is to be looked for: `question.answer()`, then the intent `HintFound`."""

    question: "FindHint"


class HintShown(Value):
    """A hint appeared or went on to its next stage (1 to 4)."""

    stage: int


class HintApplied(Value):
    """The hint's move was made; `cells` are those that it was about."""

    cells: tuple[int, ...]


class HintClosed(Value):
    """The hint was put away."""


class Revealed(Value):
    """The right digit was written into a cell by the game."""

    cell: int
    digit: int


class Checked(Value):
    """The board was compared with the solution; `cell` names a wrong entry when asked again."""

    wrong: int
    cell: int | None = None


class FullButWrong(Value):
    """The board is full and not solved."""

    wrong: int


class WrongDigit(Value):
    """A wrong digit was entered in a scored game and taken off again; `lives` are left."""

    cell: int
    digit: int
    lives: int


class LifeBack(Value):
    """Right entries in a row have given a life back."""

    lives: int


class ComboFell(Value):
    """The combo's clock has run out: the combo is at the start of the tier below."""

    combo: int
    tier: int


class Awarded(Value):
    """The judge has said what an entry takes; it may come later than the entry."""

    award: "Award"


class JudgeWanted(Value):
    """A position is to be judged: `question.answer()`, then the intent `Judged`."""

    question: "JudgeEntries"


class Lost(Value):
    """The last life that the rules gave is gone."""


class Paused(Value):
    """The clock stands."""


class Resumed(Value):
    """The clock runs again."""


class OptionsChanged(Value):
    """Other settings apply from now on."""


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
