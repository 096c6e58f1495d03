"""What a screen shows of a game: plain values, cheap to make and to compare."""

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from ..core.digits import Digit, Mask
from ..core.geometry import Geometry
from ..core.message import Message
from ..generate.levels import Level
from .cell_view import CellView
from .game_rules import GameRules
from .options import Options
from .paint import Join
from .selection import Tool

if TYPE_CHECKING:
    from ..core.grid import Grid
    from ..logic.step import Step
    from .arcade.scored import ScoredView
    from .told import Told


class Status(Enum):
    """The state of a game; the value is the end of its message key `play.status.*`."""

    PLAYING = "playing"
    PAUSED = "paused"
    WON = "won"
    LOST = "lost"
    """Mistakes have cost the last life that the rules gave."""
    FULL_WRONG = "full_wrong"
    """No cell is open, but the board is not solved."""


class HintKind(Enum):
    """What a hint is about."""

    MISTAKE = "mistake"
    NOTE = "note"
    """A note that is wrong, or missing."""
    STEP = "step"
    NONE = "none"
    """No technique finds a step: the hint offers to reveal a cell."""


class HintAction(Enum):
    """A button on the hint card; the value is the end of its message key `play.hint.action.*`."""

    MORE = "more"
    """Intent `Hint`: the next stage."""
    SEE = "see"
    """The player points at what was named; what is right comes as the intent `HintSeen`."""
    APPLY = "apply"
    """Intent `ApplyHint`."""
    REWIND = "rewind"
    """Intent `RewindMistake`."""
    REVEAL = "reveal"
    """Intent `Reveal`."""
    CLOSE = "close"
    """Intent `CloseHint`."""


class HintCard(NamedTuple):
    """What a hint says at its present stage, and the possible actions."""

    kind: HintKind
    stage: int
    """1 where to look, 2 the technique's name, 3 the pattern, 4 why, with Apply."""
    stages: int
    """How many stages it has: 4 for a step, 1 for anything else."""
    title: Message
    text: "Message | Step"
    """The words, or the step whose sentence they are: `hint_words.hint_text` takes the card."""
    actions: tuple[HintAction, ...]
    """The first is what Enter does."""
    step: "Step | None" = None
    """The step to draw, from stage 3; its placements and eliminations from stage 4 only."""
    technique: str = ""
    """The id of the technique, from the stage that names it."""
    position: "Grid | None" = None
    """The position that the step was found at: its candidates are those of the drawing."""
    seen: bool = False
    """Whether the player found the step once it was named."""
    plain: Message | None = None
    """The same without a name of a cell, for boards whose rows and columns are not numbered."""
    heard: Message | None = None
    """The same for whoever does not see the board, where that makes a difference."""
    names_cells: bool = False
    """Whether it cannot do without names of cells, at this stage or a later one."""


class GameView(NamedTuple):
    """The whole game as a screen shows it."""

    status: Status
    geometry: Geometry
    cells: tuple[CellView, ...]
    """One a cell in reading order."""
    cursor: int
    tool: Tool
    """The tool that a digit would use now, a held one included."""
    armed: Digit | None
    remaining: tuple[int, ...]
    """For each digit from 1, how many are still to be placed; 0 when finished."""
    dimmed: Mask
    """The digits that no selected cell can take, when the pad is to dim them."""
    elapsed: int
    """Whole seconds on the clock."""
    mistakes: int
    mistakes_shown: bool
    """Whether to show the mistakes: while checking against the solution, or at the end."""
    hints: int
    """How many hints were asked for, and cells revealed."""
    hint: HintCard | None
    thinking: bool
    """A hint was asked for and is being looked for elsewhere."""
    can_undo: bool
    can_redo: bool
    level: Level | None
    """`None` for a board that was not generated."""
    puzzle_id: str | None
    title: str
    """The name of the file it came from, empty for a generated one."""
    clues: int
    erased: int
    open_cells: int
    unique: bool
    """Whether it has exactly one solution, so that it can be checked against it."""
    options: Options
    rules: GameRules
    aim: Digit | None = None
    """The candidate that colours and lines mean; `None` for cells."""
    drawing: bool = False
    """Whether a candidate is aimed at, or a line was begun: `Aim(None)` ends both."""
    joins: tuple[Join, ...] = ()
    """The player's lines."""
    struck: tuple[tuple[int, int], ...] = ()
    """Sets of digits that were struck for cages: the cage's place, and the set."""
    trying: bool = False
    """Whether something is being tried."""
    checkpoints: tuple[str, ...] = ()
    """The names of the boards that are remembered, the oldest first."""
    told: "Told | None" = None
    """What the file of a puzzle from elsewhere tells of it."""
    scored: "ScoredView | None" = None
    """How a scored game stands; None in Calm."""
