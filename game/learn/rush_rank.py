"""Ranks of Rush: by the median of the last ten scores; a rank is never lost."""

from bisect import bisect_right
from collections.abc import Sequence
from typing import Final, NamedTuple

RANKS: Final = (150, 250, 400, 550, 750, 1_000, 1_300, 1_700, 2_200)
"""The medians from which on somebody has each rank."""
NAMES: Final = (
    "pencil",
    "finder",
    "reader",
    "solver",
    "tracer",
    "weaver",
    "navigator",
    "master",
    "nonet",
)
LAST: Final = 10
LEAST: Final = 5
"""Rushes before which nobody has a rank."""


class Rank(NamedTuple):
    """The rank reached, and the progress to the next one."""

    reached: int
    """How many ranks, 0 for none."""
    median: int | None
    """The median now; `None` before the fifth Rush."""

    @property
    def name(self) -> str:
        """The rank's name; empty for none."""
        return NAMES[self.reached - 1] if self.reached else ""

    @property
    def next(self) -> str:
        """The name of the next rank; empty after the last."""
        return NAMES[self.reached] if self.reached < len(NAMES) else ""

    @property
    def least(self) -> int:
        """The median needed for the next rank, or for the last one."""
        return RANKS[min(self.reached, len(RANKS) - 1)]

    @property
    def share(self) -> float:
        """The progress of the median from this rank to the next, 0 to 1."""
        from_here = RANKS[self.reached - 1] if self.reached else 0
        if self.median is None or not self.next:
            return 0.0 if self.next else 1.0
        return min(1.0, max(0.0, (self.median - from_here) / (self.least - from_here)))


def rank_of(scores: Sequence[int]) -> Rank:
    """Return the rank for the scores of standard Rushes that ran out of time, in order."""
    reached, middle = 0, None
    for end in range(LEAST, len(scores) + 1):
        middle = median_of(scores[max(0, end - LAST) : end])
        reached = max(reached, bisect_right(RANKS, middle))
    return Rank(reached, middle)


def median_of(scores: Sequence[int]) -> int:
    """Return the median, rounded down."""
    ordered, half = sorted(scores), len(scores) // 2
    return (ordered[half] + ordered[~half]) // 2
