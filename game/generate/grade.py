"""Whether a puzzle keeps the promise of its level, as confirmed by the rater."""

from dataclasses import replace
from enum import Enum
from typing import Final, NamedTuple

from ..core.geometry import Geometry
from ..core.grid import Grid
from ..logic import technique
from ..logic.cause import SINGLES
from ..logic.constraints import techniques_of
from ..logic.finder import DEFAULT_OPTIONS, FinderOptions, path
from ..logic.rating.explainer import explainer_rating, is_rated
from ..logic.rating.hodoku import Rating, rate
from ..logic.techniques import BY_ID, TECHNIQUES
from ..solve.exact import GaveUpError, solve
from .levels import Level, Shape

HIGH: Final = 7.6
"""The least ER of a puzzle that is Extreme by a high step, not by a long path."""
FEW: Final = 15
"""The most steps beyond singles on its path."""


class Grade(NamedTuple):
    """Both ratings of a puzzle."""

    rating: Rating
    er: float


def grade(givens: Grid) -> Grade:
    """Rate a puzzle with exactly one solution on both scales."""
    return Grade(rate(givens), explainer_rating(givens).er)


def level_of(found: Grade, erased: int) -> Level:
    """Return the level that a classic puzzle corresponds to, given its empty cells."""
    like = [
        level
        for level in Level
        if level.range.rating == found.rating.level
        and level.range.explainer_over < found.er <= level.range.explainer_most
    ]
    # Gentle and Beginner differ in their open cells alone.
    return next((level for level in like if erased <= level.range.most), like[-1])


def suits(
    level: Level,
    givens: Grid,
    requires: str | None = None,
    shape: Shape = Shape.CLASSIC,
    *,
    high: bool = False,
) -> bool:
    """Whether a puzzle with exactly one solution keeps the promises of a level on a shape.

    With `requires`, its solution path must use that technique; with `high`, it must be `is_high`.
    """
    if shape is not Shape.CLASSIC:
        return fit(level, givens, shape) is Fit.SUITS
    bounds = level.range
    if not bounds.fewest <= givens.values.count(0) <= bounds.most:
        return False
    # The quicker question first.
    if high and not is_rated(givens, HIGH):
        return False
    wanted = technique.Level(bounds.rating)
    rating = rate(givens, ceiling=wanted, most=FEW if high else None)
    if rating.solved and any(BY_ID[name].rank > _FIRST_ABOVE[wanted] for name in rating.counts):
        # Where a harder technique is looked for before an easier one, the path may take it.
        rating = rate(givens)
    if not rating.solved or rating.level is not wanted:
        return False
    # Every path ends in a full house; they are counted among the naked singles.
    if requires not in (None, "full-house", *rating.counts):
        return False
    if wanted is not technique.Level.EASY:
        # Above singles the explainer's scale is not asked: it takes far longer.
        return True
    return bounds.explainer_over < explainer_rating(givens).er <= bounds.explainer_most


def beyond_singles(rating: Rating) -> int:
    """Return how many steps of a path are not singles."""
    return sum(number for name, number in rating.counts.items() if name not in SINGLES)


def is_high(givens: Grid) -> bool:
    """Whether a puzzle with exactly one solution has a hard step but few steps beyond singles."""
    return is_rated(givens, HIGH) and beyond_singles(rate(givens, most=FEW)) <= FEW


class Fit(Enum):
    """How a board compares to a level."""

    EASIER = "easier"
    SUITS = "suits"
    HARDER = "harder"


def fit(level: Level, givens: Grid, shape: Shape) -> Fit:
    """Return whether the techniques of a level are needed and sufficient for a board.

    Only the hardest step counts, since score limits are known for classic boards alone. A board
    with too few cells erased counts as easier, one with too many as harder.
    """
    bounds, erased = shape.levels[level], givens.values.count(0)
    if not bounds.fewest <= erased <= bounds.most:
        return Fit.EASIER if erased < bounds.fewest else Fit.HARDER
    wanted = technique.Level(bounds.rating)
    if wanted is technique.Level.EASY and not _fills_at_once(givens):
        return Fit.HARDER
    found = path(givens, _within(wanted, givens.geometry))
    if found.solved and any(BY_ID[name].rank > _FIRST_ABOVE[wanted] for name in found.counts):
        # Where a harder technique is looked for before an easier one, the path may take it.
        found = path(givens, _unnested(DEFAULT_OPTIONS, givens.geometry))
    hardest = found.hardest
    if not found.solved or hardest is None or hardest.level > wanted:
        return Fit.HARDER
    return Fit.SUITS if hardest.level is wanted else Fit.EASIER


def _within(level: technique.Level, geometry: Geometry) -> FinderOptions:
    harder = {each.id for each in techniques_of(geometry) if each.level > level}
    options = replace(_WITHIN[level], without=_WITHIN[level].without | harder)
    return _unnested(options, geometry)


def _unnested(options: FinderOptions, geometry: Geometry) -> FinderOptions:
    """Return options without nested nets for boards with constraints.

    Nested nets ignore constraints, and take too long when a dozen boards are examined for one.
    """
    if not geometry.constraints:
        return options
    return replace(options, without=options.without | {"nested-net"})


def _fills_at_once(givens: Grid) -> bool:
    """Whether the exact engine never branches, as when singles fill a board.

    With 3x3 boxes the engine also uses locked candidates, so this is not the final test.
    """
    try:
        return solve(givens, node_limit=0) is not None
    except GaveUpError:
        return False


_WITHIN: Final = {
    level: FinderOptions(
        nets=level is technique.Level.EXTREME,
        without=frozenset(t.id for t in TECHNIQUES if t.level > level),
    )
    for level in technique.Level
}
"""For each level the techniques up to it."""

_FIRST_ABOVE: Final = {
    level: min((t.rank for t in TECHNIQUES if t.used_in_paths and t.level > level), default=10_000)
    for level in technique.Level
}
"""For each level the place in the order of the first technique above it."""
