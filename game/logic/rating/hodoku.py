"""HoDoKu's scale: a puzzle's score is the sum of its steps' scores, its level the hardest.

The scores, the levels and their greatest scores are those of HoDoKu 2.2 (B. Hobiger, 2012) in its
default configuration: the easiest step first, the level raised while the score is too high for it.
"""

from operator import attrgetter
from typing import Final, NamedTuple

from ...core.errors import ClassicOnlyError
from ...core.geometry import CLASSIC, Geometry
from ...core.grid import Grid
from ..finder import DEFAULT_OPTIONS, FinderOptions, counted, techniques_in_use
from ..search.queues import count_full_houses, named
from ..sets import CellSet
from ..solver import SolverSettings
from ..technique import Level
from ..techniques import BY_ID
from ..walk import plain_walk, walk

MOST_SCORE: Final = {
    Level.EASY: 800,
    Level.MEDIUM: 1000,
    Level.HARD: 1600,
    Level.UNFAIR: 1800,
}
"""The greatest score of each level; Extreme has none."""


class Rating(NamedTuple):
    """A puzzle's rating on HoDoKu's scale."""

    level: Level
    """The level of the hardest step, raised while the score exceeds that level's greatest."""
    band: Level
    """The level of the hardest step alone."""
    score: int
    hardest: str | None
    """The id of the hardest technique; None for a full board."""
    counts: dict[str, int]
    """How often each technique is used, by id, easiest first."""
    solved: bool
    """Whether logic fills the board; otherwise the score is that of the steps found."""


def rate(
    grid: Grid,
    options: FinderOptions = DEFAULT_OPTIONS,
    givens: CellSet | None = None,
    *,
    ceiling: Level = Level.EXTREME,
    full_houses: bool = False,
    most: int | None = None,
) -> Rating:
    """Rate a classic puzzle with exactly one solution by its path, which is not kept.

    Raises `ClassicOnlyError` for another shape.

    `givens` is the set of cells whose digits are givens; without it all filled cells count.
    Techniques above `ceiling` are not tried: where they are needed, `solved` is False. Full
    houses count as naked singles, which score the same; distinguished, with `full_houses`,
    they take longer, since that depends on the order. Settings of the solver tell them apart.
    Of a path with more than `most` steps beyond singles the rest is not looked for: it counts as
    not solved.
    """
    if grid.geometry != CLASSIC:
        raise ClassicOnlyError("HoDoKu", grid.geometry.code)
    techniques = techniques_in_use(options)
    if ceiling < Level.EXTREME:
        techniques = [technique for technique in techniques if technique.level <= ceiling]
    if not options.keeps_queues:
        steps, end = plain_walk(grid, techniques, givens, options.cancelled)
        return rating_of(counted(steps), solved=end.is_solved, solver=options.solver)
    full_houses = full_houses or options.solver is not None
    way = walk(grid, techniques, givens, options.cancelled, most)
    singles = way.singles
    counts: dict[str, int] = {}
    if full_houses and not way.solved:
        # Perhaps a dead end, before which the order of singles ends.
        for single in named(singles.windows):
            if single is not None:
                counts[single.technique] = counts.get(single.technique, 0) + 1
    else:
        naked = len(singles.placed) - singles.hidden
        naked -= sum(len(step.placements) for step in way.steps)
        full = count_full_houses(singles.windows) if full_houses else 0
        if full:
            counts["full-house"] = full
        if naked > full:
            counts["naked-single"] = naked - full
        if singles.hidden:
            counts["hidden-single"] = singles.hidden
    for step in way.steps:
        counts[step.technique] = counts.get(step.technique, 0) + 1
    return rating_of(counts, solved=way.solved, solver=options.solver)


def rating_on(
    board: Geometry,
    counts: dict[str, int],
    *,
    solved: bool,
    solver: SolverSettings | None = None,
) -> Rating:
    """Return the rating of a path on any board.

    On other than classic boards the level is that of the hardest step: the score limits that raise
    it are known for classic boards alone.
    """
    rating = rating_of(counts, solved=solved, solver=solver)
    return rating if board == CLASSIC else rating._replace(level=rating.band)


def rating_of(
    counts: dict[str, int], *, solved: bool, solver: SolverSettings | None = None
) -> Rating:
    """Return the rating of a path that uses each technique so many times.

    If scores are not HoDoKu's, the hardest technique is the one with the highest score, and no sum
    raises the level, since HoDoKu's limits apply to its own scores.
    """
    is_hodokus = solver is None or not solver.scores
    if solver is None:
        used = sorted([BY_ID[name] for name in counts], key=attrgetter("rank"))
    else:
        used = [BY_ID[name] for name in sorted(counts, key=solver.techniques.index)]
    score, band, most, hardest = 0, Level.EASY, (Level.EASY, -1), None
    for technique in used:
        each = technique.score if solver is None else solver.score(technique.id)
        score += each * counts[technique.id]
        band = max(band, technique.level)
        weight = technique.level if is_hodokus else Level.EASY, each
        # On a tie the last, since they are in the order of search.
        if weight >= most:
            most, hardest = weight, technique.id
    level = band
    while is_hodokus and level in MOST_SCORE and score > MOST_SCORE[level]:
        level = Level(level + 1)
    ordered = {technique.id: counts[technique.id] for technique in used}
    return Rating(level, band, score, hardest, ordered, solved)
