"""How much a puzzle needs a technique: how far its level gets without it."""

from collections.abc import Collection, Mapping
from enum import IntEnum
from typing import Final

from ..core.grid import Grid
from ..logic import technique
from ..logic.cause import SINGLES
from ..logic.finder import FinderOptions
from ..logic.rating.hodoku import rate
from ..logic.techniques import BY_ID
from ..logic.walk import plain_walk
from .levels import Level


class Need(IntEnum):
    """How much a puzzle needs a technique that its path uses, the most first."""

    ALONE = 0
    """Without it, all other techniques of the level leave the puzzle unsolved."""
    FORMS = 1
    """They do without it and its general forms, which rule out whatever it does."""
    USED = 2
    """Its path uses it, but other techniques of the level would do."""

    @property
    def word(self) -> str:
        """Its name in message keys and in JSON."""
        return self.name.lower()


_COLOURS: Final = ("multi-colours-1", "simple-colours-trap", "simple-colours-wrap")

GENERAL_FORMS: Final[Mapping[str, tuple[str, ...]]] = {
    "full-house": ("hidden-single", "naked-single"),
    # Two strong links with a weak one between: the links belong to one part or to two parts, and
    # what sees both ends falls by the colours of that part or of these two.
    "x-wing": ("skyscraper", *_COLOURS, "sashimi-x-wing"),
    "skyscraper": (*_COLOURS, "sashimi-x-wing"),
    "two-string-kite": _COLOURS,
    "turbot-fish": _COLOURS,
    # Where no naked pair is left, the cells of a remote pair are strongly linked in both digits.
    "remote-pair": ("simple-colours-trap", "simple-colours-wrap"),
}
"""For a technique those of its own level that, together, find whatever it finds.

No puzzle of that level needs such a technique alone.
"""


def need_of(technique_id: str, level: Level, givens: Grid) -> Need:
    """Return how much a puzzle of a level needs a technique that its path uses."""
    best = best_need(technique_id, level)
    without = {technique_id, *GENERAL_FORMS.get(technique_id, ())}
    return best if best < Need.USED and is_stuck(level, givens, without) else Need.USED


def best_need(technique_id: str, level: Level) -> Need:
    """Return the most that puzzles of a level can need a technique."""
    if level.range.rating == technique.Level.EXTREME:
        # Nets of all consequences solve whatever there is.
        return Need.USED
    return Need.FORMS if technique_id in GENERAL_FORMS else Need.ALONE


def is_stuck(level: Level, givens: Grid, without: Collection[str]) -> bool:
    """Whether the techniques of a level fail to solve a classic puzzle without some of them."""
    singles = [BY_ID[name] for name in SINGLES if name not in without]
    if len(singles) < len(SINGLES) and level.range.rating == technique.Level.EASY:
        return not plain_walk(givens, singles)[1].is_full
    options = FinderOptions(without=frozenset(without))
    return not rate(givens, options, ceiling=technique.Level(level.range.rating)).solved
