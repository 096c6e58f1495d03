"""What a board is worth, and what time, mistakes and help take off it."""

import pytest

from game.generate.levels import Level
from game.play.game_rules import CALM, Costs
from game.play.scoring import NO_TALLY, Tally, hint_cost, score, worth

WORTHS = {
    Level.GENTLE: (700, 300),
    Level.BEGINNER: (1000, 480),
    Level.EASY: (1500, 600),
    Level.MEDIUM: (2200, 900),
    Level.HARD: (3200, 1200),
    Level.EXPERT: (4500, 1800),
    Level.EXTREME: (6000, 2700),
    None: (2000, 1200),
}
COSTS = Costs(mistake=3, stages=(1, 2, 4, 8), reveal=11, undo=5)


def bonus(level: Level | None, seconds: int | None) -> int:
    return score(level, right=0, erased=50, tally=NO_TALLY, solved_in=seconds).time_bonus


@pytest.mark.parametrize(("level", "points", "par"), [(k, *v) for k, v in WORTHS.items()])
def test_the_bonus_for_time_is_halved_at_par_and_gone_at_twice_par(
    level: Level | None, points: int, par: int
) -> None:
    assert worth(level) == (points, par)
    assert bonus(level, None) == 0
    assert bonus(level, 0) == points
    assert bonus(level, par) == points // 2
    assert bonus(level, 2 * par - 1) == points // (2 * par)
    assert bonus(level, 2 * par) == bonus(level, 2 * par + 1) == bonus(level, 9 * par) == 0
    assert bonus(level, par // 2) == points * 3 // 4


def test_progress_is_the_share_of_right_entries() -> None:
    def progress(right: int, erased: int) -> int:
        return score(Level.EASY, right=right, erased=erased, tally=NO_TALLY, solved_in=None).total

    assert [progress(right, 50) for right in (0, 1, 25, 50)] == [0, 30, 750, 1500]
    assert progress(0, 0) == 0
    assert progress(1, 1) == 1500


@pytest.mark.parametrize(
    ("tally", "cost"),
    [
        (Tally(), 0),
        (Tally(mistakes=2), 6),
        (Tally(reveals=2), 22),
        (Tally(undos=2), 10),
        (Tally(hints=7), 0),
        (Tally(stages=(1, 0, 0, 0)), 1),
        (Tally(stages=(0, 1, 0, 0)), 2),
        (Tally(stages=(0, 0, 1, 0)), 4),
        (Tally(stages=(0, 0, 0, 1)), 8),
        (Tally(mistakes=1, reveals=1, undos=1, stages=(2, 1, 1, 0)), 3 + 11 + 5 + 8),
    ],
)
def test_every_kind_of_help_and_mistake_has_its_own_cost(tally: Tally, cost: int) -> None:
    assert tally.cost(COSTS) == cost
    found = score(Level.MEDIUM, right=50, erased=50, tally=tally, solved_in=None, costs=COSTS)
    assert found == (2200 - 22 * cost, 2200, 0, 22 * cost)


def test_the_costs_of_calm() -> None:
    assert CALM.costs == Costs(mistake=4, stages=(1, 1, 2, 3), reveal=8, undo=0)
    assert Costs() == CALM.costs


def test_a_score_is_never_below_nothing() -> None:
    lost = Tally(mistakes=26)
    assert score(Level.EASY, right=50, erased=50, tally=lost, solved_in=None).total == 0
    one = Tally(mistakes=24)
    assert score(Level.EASY, right=50, erased=50, tally=one, solved_in=None).total == 60


def test_a_hint_costs_the_sum_of_its_stages() -> None:
    assert [hint_cost(Level.MEDIUM, stage, COSTS) for stage in range(5)] == [0, 22, 66, 154, 330]
    assert [hint_cost(Level.MEDIUM, stage) for stage in range(5)] == [0, 22, 44, 88, 154]
    assert hint_cost(None, 4) == 140


def test_a_stage_is_counted_and_the_first_is_a_hint_more() -> None:
    tally = NO_TALLY
    for stage in (1, 2, 1, 4, 3, 1):
        tally = tally.with_stage(stage)
    assert tally == Tally(hints=3, stages=(3, 1, 1, 1))


def test_lives_are_lost_with_the_last_of_them() -> None:
    rules = CALM._replace(lives=3)
    assert [Tally(mistakes=n).is_lost(rules) for n in range(5)] == [False] * 3 + [True] * 2
    assert not Tally(mistakes=1000).is_lost(CALM)
