import pytest

from game.core.grid import Grid
from game.logic.cause import SINGLES
from game.logic.finder import path
from game.logic.rating.hodoku import MOST_SCORE, Rating, rate, rating_of
from game.logic.technique import Level

EASY = "...12..34...53..678324.......726.9...51.9.38...4.851.......345964..52...19..47..."
PUZZLES = (
    EASY,
    "...4.2...9.......2..4.6.3...7..4..6...38.69...8..9..7...5.3.4..1.......6...5.7...",
    "1..9....7.96.5....5.2....6........1..29...74..4........5....2.6....3.47.3....7..5",
)


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_the_fast_rating_is_that_of_the_path(puzzle: str) -> None:
    found = path(Grid.parse(puzzle))
    exact = rate(Grid.parse(puzzle), full_houses=True)
    assert exact == rating_of(found.counts, solved=found.solved)
    fast = rate(Grid.parse(puzzle))
    assert (fast.level, fast.score, fast.solved) == (exact.level, exact.score, exact.solved)
    naked = exact.counts["full-house"] + exact.counts["naked-single"]
    assert fast.counts == {
        name: naked if name == "naked-single" else count
        for name, count in exact.counts.items()
        if name != "full-house"
    }


DEAD_ENDS = (
    ".3756.1......8.96.........4...1378.9........1....9..75..6.74..8..4....3..7...8..6",
    "...2....5..9.53.182..6......57.6982.........3...31..545....69.........3..3..48...",
)
"""Boards without a solution, where the only place of a digit goes before it is filled."""


@pytest.mark.parametrize("puzzle", DEAD_ENDS)
def test_a_board_that_leads_into_a_dead_end_is_not_solved(puzzle: str) -> None:
    grid = Grid.parse(puzzle)
    found = path(grid)
    assert not found.solved
    assert rate(grid, full_houses=True) == rating_of(found.counts, solved=False)
    assert not rate(grid).solved


def test_the_score_is_the_sum_of_the_steps() -> None:
    counts = {"hidden-single": 3, "naked-single": 2, "full-house": 5}
    assert rating_of(counts, solved=True) == Rating(
        level=Level.EASY,
        band=Level.EASY,
        score=3 * 14 + 2 * 4 + 5 * 4,
        hardest="hidden-single",
        counts={"full-house": 5, "naked-single": 2, "hidden-single": 3},
        solved=True,
    )


def test_a_score_too_high_for_the_level_raises_it() -> None:
    rating = rating_of({"hidden-single": 60}, solved=True)
    assert (rating.score, rating.band, rating.level) == (840, Level.EASY, Level.MEDIUM)


@pytest.mark.parametrize(
    ("greatest", "above", "level"),
    [
        # The greatest score of a level is still of that level.
        ({"hidden-single": 56, "naked-single": 4}, "naked-single", Level.EASY),
        ({"naked-pair": 15, "hidden-single": 4, "naked-single": 11}, "naked-single", Level.MEDIUM),
        ({"x-wing": 10, "naked-single": 50}, "naked-single", Level.HARD),
        ({"aic": 3, "naked-single": 240}, "naked-single", Level.UNFAIR),
    ],
)
def test_the_greatest_score_of_a_level_does_not_raise_it_and_one_more_does(
    greatest: dict[str, int], above: str, level: Level
) -> None:
    rating = rating_of(greatest, solved=True)
    assert rating.score == MOST_SCORE[level]
    assert rating.band is rating.level is level
    more = rating_of({**greatest, above: greatest[above] + 1}, solved=True)
    assert more.band is level
    assert more.level is Level(level + 1)


def test_what_needs_more_than_the_ceiling_is_not_solved() -> None:
    hard = Grid.parse(PUZZLES[1])
    assert not rate(hard, ceiling=Level.EASY).solved
    assert rate(Grid.parse(EASY), ceiling=Level.EASY).solved


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_a_path_with_more_steps_than_asked_for_is_not_gone_on_with(puzzle: str) -> None:
    grid = Grid.parse(puzzle)
    whole = rate(grid)
    others = sum(step.technique not in SINGLES for step in path(grid).steps)
    assert rate(grid, most=others) == whole
    if others:
        cut = rate(grid, most=others - 1)
        assert not cut.solved
        assert sum(n for name, n in cut.counts.items() if name not in SINGLES) == others
