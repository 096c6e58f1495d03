"""What is counted of a game: stages of hints, lives."""

from game.play.game_rules import CALM
from game.play.scoring import NO_TALLY, Tally


def test_a_stage_is_counted_and_the_first_is_a_hint_more() -> None:
    tally = NO_TALLY
    for stage in (1, 2, 1, 4, 3, 1):
        tally = tally.with_stage(stage)
    assert tally == Tally(hints=3, stages=(3, 1, 1, 1))


def test_lives_are_lost_with_the_last_of_them() -> None:
    rules = CALM._replace(lives=3)
    assert [Tally(mistakes=n).is_lost(rules) for n in range(5)] == [False] * 3 + [True] * 2
    assert not Tally(mistakes=1000).is_lost(CALM)
