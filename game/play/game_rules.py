"""The rules of a game, apart from options that may change at any moment."""

from enum import Enum
from typing import Final, NamedTuple

COMBO_CLOCKS: Final = {"relaxed": 8, "standard": 5, "fast": 3}
"""How long a combo waits, in halves of the par of the entry that is there first.

Records and dailies are kept with the standard clock; the others have tables of their own."""
UNTIMED: Final = "none"
"""In place of such a clock: a combo that waits for ever."""
CLEAN_FOR_LIFE: Final = 10
"""Right entries in a row without a mistake that give a life back."""


class Scoring(Enum):
    """What earns points; the value is its word in saves."""

    PROGRESS = "progress"
    """Nothing: Calm has no score. Once, what was right so far and a bonus for time."""
    PROOFS = "proofs"
    """What each entry takes, with combo and lives: see `game.play.arcade`."""


class GameRules(NamedTuple):
    """The rules of a game, from its first move to its end. The defaults are those of Calm."""

    mode: str = "calm"
    capacity: int | None = None
    """How many moves can be taken back, if that is bounded."""
    lives: int | None = None
    """How many wrong entries end the game, if any number does."""
    scoring: Scoring = Scoring.PROGRESS
    clock: str = "standard"
    """The combo's clock of a game that scores proofs, by its name."""
    most_lives: int | None = None
    """How many lives there can be, where that is more than the game begins with."""
    bonus: bool = True
    """Whether the lives left and a quick end add to the score."""
    clean_for_life: int = CLEAN_FOR_LIFE
    """How many right entries in a row without a mistake give a life back."""

    @property
    def is_scored(self) -> bool:
        """Whether entries are judged by what they need."""
        return self.scoring is Scoring.PROOFS

    @property
    def is_staged(self) -> bool:
        """Whether a game is a stage of a marathon, with an allowance of time."""
        return self.clock == UNTIMED


CALM: Final = GameRules()
ARCADE: Final = GameRules("arcade", lives=3, scoring=Scoring.PROOFS)
DAILY: Final = ARCADE._replace(mode="daily")
FIRST_MARATHON: Final = ARCADE._replace(mode="marathon", lives=5, most_lives=5, bonus=False)
"""What marathons were played by at first: whole puzzles, and a combo with a clock."""
MARATHON: Final = FIRST_MARATHON._replace(clock=UNTIMED, clean_for_life=25)
"""A stage of a marathon begins with the lives and the combo that the one before has left."""
GHOST: Final = ARCADE._replace(mode="ghost")
"""The rules of Arcade; its runs are second openings, so they have a table of their own."""
MODES: Final = {rules.mode: rules for rules in (CALM, ARCADE, DAILY, MARATHON, GHOST)}
"""The rules of the modes that this version can play, by name.

A player may set how far undo goes and the combo's clock, nothing else."""

RUSH: Final = "rush"
"""The name of a mode without such rules: its positions are not games."""
VERSUS: Final = "versus"
"""The same of the one that two play."""
MODE_NAMES: Final = (
    *(CALM.mode, ARCADE.mode, DAILY.mode, RUSH, MARATHON.mode, VERSUS, GHOST.mode),
)
"""All modes, in the order in which they are offered."""

NEVER_STANDING: Final = frozenset({DAILY.mode})
"""Modes whose clock goes on while another window has the focus."""


def rules_of(mode: str, clock: str) -> GameRules:
    """Return the rules of a mode, with the chosen combo's clock if it has one."""
    rules = MODES[mode]
    return rules._replace(clock=clock) if rules.is_scored and not rules.is_staged else rules


def rules_kept(mode: str, clock: str) -> GameRules:
    """Return the rules of a stored game: a marathon with a combo's clock is an old one."""
    if mode == MARATHON.mode and clock != UNTIMED:
        return FIRST_MARATHON._replace(clock=clock)
    return MODES[mode]._replace(clock=clock)
