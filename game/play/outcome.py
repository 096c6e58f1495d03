"""What an intent led to: enough for sound, animation, a message and the save."""

from dataclasses import dataclass
from enum import Enum

from game.core.message import Message
from game.core.rules import Conflict
from game.play.intents import Tool
from game.play.question import HintQuestion


class Refusal(Enum):
    """Why nothing was done; the value is the end of its message key `play.refused.*`."""

    GIVEN = "given"
    CONFLICT = "conflict"
    FILLED = "filled"
    """A note cannot go into a cell that holds a digit."""
    NOTHING_SELECTED = "nothing_selected"
    NOTHING_ARMED = "nothing_armed"
    NOTHING_TO_ERASE = "nothing_to_erase"
    NOTHING_TO_UNDO = "nothing_to_undo"
    NOTHING_TO_REDO = "nothing_to_redo"
    NOTHING_TO_REWIND = "nothing_to_rewind"
    NO_HINT = "no_hint"
    NO_SOLUTION = "no_solution"
    """There is no single solution to reveal from or to check against."""
    PAUSED = "paused"
    FINISHED = "finished"


@dataclass(frozen=True, slots=True)
class DigitPlaced:
    """A digit was written into a cell by the player."""

    cell: int
    digit: int
    conflicts: tuple[Conflict, ...] = ()
    """The rules it breaks, empty when conflicts are not shown."""
    wrong: bool = False
    """It is shown as wrong: it breaks a rule, or differs from the solution, as the options say."""


@dataclass(frozen=True, slots=True)
class NotesChanged:
    """Notes went on or off by the player's own hand."""

    cells: tuple[int, ...]
    digit: int
    tool: Tool
    added: bool


@dataclass(frozen=True, slots=True)
class Erased:
    """Entries or notes were taken off."""

    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Refused:
    """Nothing was done, and why; `conflicts` when a rule stood against it."""

    reason: Refusal
    cells: tuple[int, ...] = ()
    conflicts: tuple[Conflict, ...] = ()


@dataclass(frozen=True, slots=True)
class HouseFinished:
    """A house holds all its digits, by the entry in `cell`."""

    house: int
    cell: int
    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DigitFinished:
    """All nine of a digit stand, by the entry in `cell`."""

    digit: int
    cell: int
    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SelectionChanged:
    """The cursor or the selected cells changed."""


@dataclass(frozen=True, slots=True)
class ToolChanged:
    """Digits are applied with another tool."""

    tool: Tool


@dataclass(frozen=True, slots=True)
class DigitArmed:
    """A digit was armed, or none is."""

    digit: int | None


@dataclass(frozen=True, slots=True)
class Undone:
    """Moves were taken back; `cells` are those that changed."""

    cells: tuple[int, ...]
    moves: int = 1


@dataclass(frozen=True, slots=True)
class Redone:
    """A move was made again; `cells` are those that changed."""

    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Restarted:
    """The board went back to its givens; `cells` are those that changed."""

    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class NotesFilled:
    """All candidates were written as notes."""

    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HintWanted:
    """A step is to be looked for: `answer(question)`, then the intent `HintFound`."""

    question: HintQuestion


@dataclass(frozen=True, slots=True)
class HintShown:
    """A hint appeared or went on to its next stage (1 to 4)."""

    stage: int


@dataclass(frozen=True, slots=True)
class HintApplied:
    """The hint's move was made; `cells` are those that changed."""

    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HintClosed:
    """The hint was put away."""


@dataclass(frozen=True, slots=True)
class Revealed:
    """The right digit was written into a cell by the game."""

    cell: int
    digit: int


@dataclass(frozen=True, slots=True)
class Checked:
    """The board was compared with the solution; `cell` names a wrong entry when asked again."""

    wrong: int
    cell: int | None = None


@dataclass(frozen=True, slots=True)
class FullButWrong:
    """The board is full and not solved."""

    wrong: int


@dataclass(frozen=True, slots=True)
class Won:
    """The puzzle is solved; `first` is false when it had been solved before and undone."""

    first: bool
    seconds: int
    score: int
    mistakes: int
    hints: int


@dataclass(frozen=True, slots=True)
class Paused:
    """The clock stands."""


@dataclass(frozen=True, slots=True)
class Resumed:
    """The clock runs again."""


@dataclass(frozen=True, slots=True)
class OptionsChanged:
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
    | HintWanted
    | HintShown
    | HintApplied
    | HintClosed
    | Revealed
    | Checked
    | FullButWrong
    | Won
    | Paused
    | Resumed
    | OptionsChanged
)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What changed and what to make of it.

    `changed` says that the view differs from before; `save` that the serial form does, so that it
    should be handed to the store; `message` is a line for the player.
    """

    changed: bool = False
    events: tuple[Event, ...] = ()
    message: Message | None = None
    save: bool = False


NOTHING = Outcome()
"""The outcome of an intent that had no effect."""
