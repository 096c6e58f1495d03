"""Whether a puzzle is what its level promises: the rater confirms what the erased cells suggest."""

from typing import NamedTuple

from game.core.grid import Grid
from game.generate.levels import Level
from game.logic import technique
from game.logic.rating.explainer import explainer_rating
from game.logic.rating.hodoku import Rating, rate


class Grade(NamedTuple):
    """Both ratings of a puzzle."""

    rating: Rating
    explainer: float


def grade(givens: Grid) -> Grade:
    """Rate a puzzle with exactly one solution on both scales."""
    return Grade(rate(givens), explainer_rating(givens).rating)


def suits(level: Level, givens: Grid, requires: str | None = None) -> bool:
    """Whether a puzzle with exactly one solution keeps the promises of a level.

    Its solution path must use the technique `requires`, when that is given.
    """
    bounds = level.range
    if not bounds.fewest <= givens.values.count(0) <= bounds.most:
        return False
    wanted = technique.Level(bounds.rating)
    rating = rate(givens, ceiling=wanted)
    if not rating.solved or rating.level is not wanted:
        return False
    if requires is not None and requires not in rating.counts:
        return False
    if wanted is not technique.Level.EASY:
        # Above singles the explainer's scale is not asked: it takes far longer.
        return True
    return bounds.explainer_over < explainer_rating(givens).rating <= bounds.explainer_most
