"""The rules of Rush: clock, combo, costs and points, in whole milliseconds."""

from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.play.modes.rush import (
    CLOCK,
    LAST_CALL,
    LEAST_THOUGHT,
    MOST_GIVEN,
    SINGLES,
    Form,
    RushStanding,
    Verdict,
    gift_at,
    strike_worth,
)

BOX: Final = SINGLES[Form.BOX]
WORTHS: Final = (*SINGLES.values(), strike_worth(12), strike_worth(40), strike_worth(75))
PLAYED = st.lists(
    st.tuples(
        st.sampled_from(WORTHS),
        st.sampled_from((Verdict.RIGHT, Verdict.RIGHT, Verdict.RIGHT, *Verdict)),
        st.integers(LEAST_THOUGHT, 12_000),
    ),
    max_size=80,
)


def played(*verdicts: Verdict, thought: int = 1_000) -> RushStanding:
    """Return how a Rush stands after verdicts on crossing out."""
    standing = RushStanding()
    for verdict in verdicts:
        standing = standing.answer(BOX, verdict, thought)
    return standing


def rights(count: int) -> RushStanding:
    return played(*[Verdict.RIGHT] * count)


def test_an_answer_counts_at_the_tier_that_it_reaches() -> None:
    assert rights(4).score == 40
    assert rights(5).score == 40 + 12
    assert rights(12).score - rights(11).score == 15
    assert rights(30).score - rights(29).score == 20


def test_the_combo_gives_time_when_it_first_gets_there() -> None:
    assert [rights(n).given for n in (4, 5, 12, 20, 30, 39, 40)] == [
        *(0, 3_000, 8_000, 15_000, 25_000, 25_000, 35_000)
    ]
    again = played(*[Verdict.RIGHT] * 5, Verdict.MISSED, *[Verdict.RIGHT] * 4)
    assert again.combo == 6
    assert again.given == 3_000
    standing = rights(130)
    assert standing.given == MOST_GIVEN
    assert rights(200).given == MOST_GIVEN
    assert gift_at(35) == 0


def test_what_misses_in_a_row_cost_and_a_pass_begins_anew() -> None:
    miss, skip = Verdict.MISSED, Verdict.PASSED

    def cost(*verdicts: Verdict) -> int:
        standing = played(*verdicts)
        return CLOCK - standing.left - standing.thought

    assert [cost(*[miss] * n) for n in (1, 2, 3, 4)] == [3_000, 9_000, 19_000, 29_000]
    assert cost(miss, miss, skip, miss) == 9_000 + 3_000 + 3_000
    assert cost(miss, miss, Verdict.RIGHT, miss) == 9_000 + 3_000


def test_a_miss_halves_the_combo_and_a_pass_takes_it_to_the_tier_below() -> None:
    assert played(*[Verdict.RIGHT] * 13, Verdict.MISSED).combo == 6
    combos = {n: played(*[Verdict.RIGHT] * n, Verdict.PASSED).combo for n in (3, 5, 19, 20, 35)}
    assert combos == {3: 0, 5: 0, 19: 5, 20: 12, 35: 20}


def test_the_last_call_counts_and_only_a_gift_sets_the_clock_going_again() -> None:
    late = rights(3)._replace(left=500)
    assert not late.can_answer(500 + LAST_CALL + 1)
    with pytest.raises(ValueError, match=str(500 + LAST_CALL + 1)):
        late.answer(BOX, Verdict.RIGHT, 500 + LAST_CALL + 1)
    after = late.answer(BOX, Verdict.RIGHT, 500 + LAST_CALL)
    assert (after.is_over, after.score) == (True, late.score + 10)
    given = rights(4)._replace(left=500).answer(BOX, Verdict.RIGHT, 500 + LAST_CALL)
    assert given.left == 3_000
    assert late.answer(BOX, Verdict.MISSED, 100).is_over


def test_relaxed_doubles_gifts_and_costs() -> None:
    standing = RushStanding(left=2 * CLOCK)
    for _ in range(5):
        standing = standing.answer(BOX, Verdict.RIGHT, 1_000, times=2)
    assert standing.given == 6_000
    assert standing.answer(BOX, Verdict.PASSED, 1_000, times=2).left == standing.left - 7_000


@given(PLAYED)
def test_random_play_breaks_no_invariant(played: list[tuple[object, Verdict, int]]) -> None:
    standing, cost = RushStanding(), 0
    for worth, verdict, thought in played:
        if not standing.can_answer(thought):
            break
        before = standing
        standing = standing.answer(worth, verdict, thought)  # type: ignore[arg-type]
        gained = standing.given - before.given
        ran = before.left - thought + gained
        cost += max(0, before.left - thought) + gained - standing.left
        assert 0 <= standing.left <= CLOCK + MOST_GIVEN
        assert standing.left <= max(0, ran) + gained
        assert standing.score >= before.score
        assert standing.combo <= standing.longest <= standing.right
        assert standing.given <= MOST_GIVEN
    assert standing.answered <= len(played)
    assert cost >= 3_000 * (standing.missed + standing.passed) - 10_000


@given(PLAYED, st.data())
def test_faster_and_cleaner_never_scores_less(
    played: list[tuple[object, Verdict, int]], data: st.DataObject
) -> None:
    better = [
        (
            worth,
            Verdict.RIGHT if data.draw(st.booleans()) else verdict,
            data.draw(st.integers(LEAST_THOUGHT, thought)),
        )
        for worth, verdict, thought in played
    ]

    def score(answers: list[tuple[object, Verdict, int]]) -> int:
        standing = RushStanding(left=60_000)
        for worth, verdict, thought in answers:
            if not standing.can_answer(thought):
                break
            standing = standing.answer(worth, verdict, thought)  # type: ignore[arg-type]
        return standing.score

    assert score(better) >= score(played)
