"""Nonet's own scale for the boards that HoDoKu's is not made for: the level of the hardest step.

The levels of the techniques are those that they have on the classic board. There is no score: what
a technique is worth on another size, nobody has measured.
"""

from typing import NamedTuple

from ...core.grid import Grid
from ..finder import DEFAULT_OPTIONS, FinderOptions, counted, techniques_in_use
from ..technique import Level
from ..techniques import BY_ID
from ..walk import plain_walk


class ShapeRating(NamedTuple):
    """What a puzzle is on the scale for all shapes."""

    level: Level
    """The level of the hardest step."""
    hardest: str | None
    """The id of the hardest technique; None for a full board."""
    counts: dict[str, int]
    """How often each technique is used, by id, in the order of first use."""
    solved: bool
    """Whether logic fills the board; otherwise the level is that of the steps found."""


def rate_shape(
    grid: Grid, options: FinderOptions = DEFAULT_OPTIONS, *, ceiling: Level = Level.EXTREME
) -> ShapeRating:
    """Rate a puzzle of any shape with exactly one solution by its path.

    Techniques above `ceiling` are not tried: where they are needed, `solved` is False.
    """
    techniques = [t for t in techniques_in_use(options, grid.geometry) if t.level <= ceiling]
    steps, end = plain_walk(grid, techniques, None, options.cancelled)
    counts = counted(steps)
    used = [BY_ID[name] for name in counts]
    hardest = max(used, key=lambda t: (t.level, t.score, t.rank), default=None)
    level = Level.EASY if hardest is None else hardest.level
    return ShapeRating(level, hardest.id if hardest else None, counts, end.is_solved)
