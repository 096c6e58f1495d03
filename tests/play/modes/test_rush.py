"""The rules of Rush, in whole milliseconds."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.play.modes.rush import (
    LEAST_COST,
    MISSES,
    MOST_TIME,
    TIME,
    RushAnswer,
    RushStanding,
    Target,
)

EASY = Target("hidden-single", frozenset({(0, 1), (5, 2)}), 6, 10)
HARD = Target("x-wing", frozenset({(9, 3)}), 40, 120)
RIGHT, OTHER, WRONG = (0, 1), (5, 2), (0, 2)


def stand(targets: Sequence[Target], answers: Sequence[RushAnswer]) -> RushStanding:
    """Return how a Rush stands after answers, one to each target."""
    standing = RushStanding()
    for target, answer in zip(targets, answers, strict=True):
        standing = standing.answer(target, answer)
    return standing


def test_a_right_answer_in_any_accepted_cell_scores_and_gives_half_of_par() -> None:
    for entry in (RIGHT, OTHER):
        found = RushStanding().answer(EASY, RushAnswer(*entry, 4000))
        assert (found.score, found.missed, found.ends) == (10, (), TIME + 3000)


def test_the_clock_never_shows_more_than_its_most() -> None:
    standing = RushStanding()
    for at in range(20):
        standing = standing.answer(HARD, RushAnswer(9, 3, at))
        assert standing.ends - at <= MOST_TIME
    assert standing.ends == 19 + MOST_TIME


def test_a_miss_takes_ten_seconds_or_three_times_par() -> None:
    assert RushStanding().answer(EASY, RushAnswer(*WRONG, 0)).ends == TIME - 18_000
    assert Target("full-house", frozenset(), 3, 10).cost == LEAST_COST
    assert RushStanding().answer(HARD, RushAnswer(0, 1, 0)).ends == TIME - 120_000


def test_three_misses_end_it() -> None:
    answers = [RushAnswer(*WRONG, at) for at in (1, 2, 3)]
    standing = stand([EASY] * 3, answers)
    assert standing.over == 3
    assert standing.is_over(3)
    assert standing.missed == (0, 1, 2)
    with pytest.raises(ValueError, match="at=4"):
        standing.answer(EASY, RushAnswer(*RIGHT, 4))


def test_it_ends_when_the_clock_has_run_out() -> None:
    with pytest.raises(ValueError, match=f"at={TIME}"):
        RushStanding().answer(EASY, RushAnswer(*RIGHT, TIME))
    assert RushStanding().answer(EASY, RushAnswer(*RIGHT, TIME - 1)).ends == TIME + 3000


def test_a_miss_that_takes_all_that_is_left_ends_it_then() -> None:
    standing = RushStanding().answer(HARD, RushAnswer(0, 1, TIME - 120_000))
    assert standing.is_over(TIME - 120_000)
    assert standing.ended == TIME - 120_000


@given(st.lists(st.tuples(st.integers(1, 20_000), st.booleans()), max_size=30))
def test_faster_and_cleaner_never_scores_less(played: list[tuple[int, bool]]) -> None:
    """The same answers, each taking half the time, and with the first miss made right."""

    def score(entries: list[tuple[int, bool]]) -> int:
        standing, now = RushStanding(), 0
        for took, right in entries:
            now += took
            if standing.is_over(now):
                break
            standing = standing.answer(EASY, RushAnswer(*(RIGHT if right else WRONG), now))
        return standing.score

    plain = score(played)
    assert score([(took // 2, right) for took, right in played]) >= plain
    miss = next((n for n, (_, right) in enumerate(played) if not right), None)
    if miss is not None:
        cleaner = [(took, right or n == miss) for n, (took, right) in enumerate(played)]
        assert score(cleaner) >= plain


def test_misses_are_three() -> None:
    standing = stand([EASY] * 2, [RushAnswer(*WRONG, 1)] * 2)
    assert not standing.is_over(1)
    assert len(standing.missed) == MISSES - 1
