"""Which techniques a Rush asks for: those that its player knows, and at most one new."""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from ..generate.draw import Draw
from ..logic.judge import par
from ..play.modes.rush import RushStanding
from .mastery import InRush
from .rush import ROAD, SERIES

LONGEST: Final = 5_000
"""A technique fits where own pace in hundredths, times par, is no more."""
EVEN: Final = 100
"""The pace of who has none yet, in hundredths."""
PACED: Final = 5
"""The Rushes that one's own pace is taken of."""
BEFORE_NEW: Final = 2
"""Rushes without anything new."""


class Player(NamedTuple):
    """What a Rush needs to know about its player when it begins."""

    rushes: int = 0
    """Rushes before this one."""
    pace: int = EVEN
    """Own pace in hundredths."""
    rung: str = ""
    """A technique of the road that was chosen by hand: all up to it counts as known."""


class Listed(NamedTuple):
    """The techniques to ask for, in order, and the new one among them."""

    asked: tuple[str, ...] = ()
    new: str = ""


def own_pace(standings: Iterable[RushStanding]) -> int:
    """Return the pace of correct answers in hundredths: thinking time by par."""
    last = tuple(standings)[-PACED:]
    allotted = sum(one.allotted_right for one in last)
    return 100 * sum(one.thought_right for one in last) // allotted if allotted else EVEN


def fits(technique: str, pace: int) -> bool:
    """Whether a player with a pace finds a technique within fifty seconds."""
    return pace * par(technique) <= LONGEST


def listed(player: Player, state: Callable[[str], InRush], seed: str) -> Listed:
    """Return the techniques that a Rush with a seed asks for."""
    rung = ROAD.index(player.rung) if player.rung in ROAD else -1
    states = {
        name: InRush.KNOWN if place <= rung else state(name) for place, name in enumerate(ROAD)
    }
    fitting = [name for name in ROAD if fits(name, player.pace)]
    known = [name for name in fitting if states[name] is InRush.KNOWN]
    order = Draw(f"{SERIES} list {seed}").permutation(len(known))
    asked = tuple(known[at] for at in order)
    if player.rushes < BEFORE_NEW:
        return Listed(asked)
    new = next((name for name in fitting if states[name] is InRush.OPEN), "")
    return Listed((new, *asked), new) if new else Listed(asked)
