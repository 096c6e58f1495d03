"""The tasks of the school, as plain values that are cheap to import."""

from enum import Enum
from typing import TYPE_CHECKING, Final, NamedTuple

from .chapter import FoundBy
from .road import FOUND_BY

if TYPE_CHECKING:
    from ..logic.step import Step
    from .item import Item
    from .verdict import Exercise


class Card(Enum):
    """The kinds of cards of a lesson, in order."""

    TRY = "try"
    """Try first: a puzzle without a name."""
    WATCH = "watch"
    SAY = "say"
    """Yes or no: is what is drawn one?"""
    FINISH = "finish"
    """The pattern is drawn: what follows?"""
    FIND = "find"
    """The pattern itself; a house is told first, then nothing."""
    MIXED = "mixed"
    """What goes or comes next, by this or by what was taught before."""
    PLAY_ON = "play-on"
    """The last position to its end, with digits given where what was taught is not enough."""


class Skill(Enum):
    """The skills of a technique."""

    RECOGNISE = "recognise"
    COMPLETE = "complete"
    FIND = "find"
    USE = "use"
    """In a game."""


SKILL_OF: Final = {
    Card.SAY: Skill.RECOGNISE,
    Card.FINISH: Skill.COMPLETE,
    Card.FIND: Skill.FIND,
    Card.MIXED: Skill.FIND,
}
"""Which skill a task shows; trying first and watching show none."""


class Task(NamedTuple):
    """A task: an item in a disguise, and what to do with it."""

    card: Card
    technique: str
    place: int
    """Which of its items."""
    guise: str
    """What the guise is drawn from."""
    change: int | None = None
    """Which near miss of the item, or None for the item itself."""
    aided: bool = False
    """Whether a house is told."""
    shelf: str = ""
    """Where its item is from, if not from the main road."""
    lesson: str = ""
    """The station that mixes it with what was taught: any technique up to there will do."""


class Mode(Enum):
    """The ways to answer a task."""

    LOOK = "look"
    SAY = "say"
    ENTER = "enter"
    MARK = "mark"
    STRIKE = "strike"
    BUILD = "build"
    """A chain first, candidate by candidate, then what it rules out."""
    PROVE = "prove"
    """The cells that prove the digit which was entered."""


class Dealt(NamedTuple):
    """A task with everything needed to show and to judge it."""

    task: Task
    item: "Item"
    exercise: "Exercise"
    claim: "Step"
    """A step of the item: what is drawn, also where a near miss has made it wrong."""

    @property
    def mode(self) -> Mode:
        """How the task is answered."""
        card = self.task.card
        if card is Card.WATCH:
            return Mode.LOOK
        if card is Card.SAY:
            return Mode.SAY
        if self.claim.placements:
            return Mode.ENTER
        if card is not Card.FIND:
            return Mode.STRIKE
        return _FIND_MODES[FOUND_BY.get(self.claim.technique, FoundBy.CONCLUSION)]


_FIND_MODES: Final = {
    FoundBy.MARKS: Mode.MARK,
    FoundBy.CONCLUSION: Mode.STRIKE,
    FoundBy.CHAIN: Mode.BUILD,
}
"""How a pattern of each kind is asked for; one that is on no road by what follows."""
