"""A saved game: all that is needed to continue it later, as a frozen value."""

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from ..core.rules import Puzzle
from ..generate.levels import Level
from .game_rules import CALM, GameRules
from .history import History
from .leg import Leg
from .moves import Move
from .played import COUNTED, GoKeeping, GoTo, Played, replay
from .scoring import NO_TALLY, Tally, Won
from .selection import Tool
from .state import State

if TYPE_CHECKING:
    from .arcade.account import Account
    from .told import Told


class Origin(Enum):
    """How a puzzle came to be played; the value is its word in saves."""

    FIRST = "first"
    """Dealt by the game, and never opened before in whatever guise: what a record needs."""
    AGAIN = "again"
    """Dealt by the game, but opened before."""
    OTHER = "other"
    """By an id that was typed, from a file, or not known."""


class SavedGame(NamedTuple):
    """The puzzle, what was played, the clock and the counts."""

    game_id: str
    puzzle: Puzzle
    level: Level | None = None
    title: str = ""
    rules: GameRules = CALM
    start: State | None = None
    """The state that what was played started from; `None` for the givens alone."""
    played: tuple[Played, ...] = ()
    milliseconds: int = 0
    tally: Tally = NO_TALLY
    win: Won | None = None
    """The first win, which is the one that counts."""
    account: "Account | None" = None
    """What the judge said, when a scored game has ended."""
    origin: Origin = Origin.OTHER
    pace: tuple[int, ...] = ()
    """When the run that it is played against had each cell right, in milliseconds."""
    leg: Leg | None = None
    """What a stage of a marathon begins with; `None` for any other game."""
    told: "Told | None" = None
    """What the file of a puzzle from elsewhere tells; `None` for one that the game dealt."""
    cursor: int = 40
    tool: Tool = Tool.DIGIT
    armed: int | None = None

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every move that was made, including undone ones."""
        ways = (GoTo, GoKeeping, *COUNTED)
        return tuple(what for what, _ in self.played if not isinstance(what, ways))

    @property
    def is_over(self) -> bool:
        """Whether it was won or lost, so that it cannot be continued."""
        return self.win is not None or self.tally.is_lost(self.rules)

    def replayed(self) -> History[State, Move]:
        """Return its history, as `replay` makes it."""
        start = State.start(self.puzzle) if self.start is None else self.start
        return replay(start, self.rules.capacity, self.played)
