import pytest

from game.core.grid import Grid
from game.logic.finder import path
from game.logic.rating.hodoku import Rating, rate, rating_of
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
    assert rate(Grid.parse(puzzle)) == rating_of(found.counts, solved=found.solved)


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


def test_what_needs_more_than_the_ceiling_is_not_solved() -> None:
    hard = Grid.parse(PUZZLES[1])
    assert not rate(hard, ceiling=Level.EASY).solved
    assert rate(Grid.parse(EASY), ceiling=Level.EASY).solved
