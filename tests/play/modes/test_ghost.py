"""A race against a run: leads at the quarters, and overtaking."""

from game.play.modes.ghost import Race

PACE = tuple(range(1000, 41_000, 1000))
"""A run that fills forty cells, one a second."""


def test_the_lead_is_told_once_at_each_quarter_but_the_end() -> None:
    race = Race(PACE)
    assert race.lead(9, 5_000) is None
    assert race.lead(10, 8_000) == 2_000
    assert race.lead(11, 8_500) is None
    assert race.lead(20, 23_000) == -3_000
    assert race.lead(30, 30_000) == 0
    assert race.lead(40, 35_000) is None


def test_a_race_that_is_gone_on_with_tells_no_quarter_again() -> None:
    assert Race(PACE, 10).lead(11, 9_000) is None


def test_overtaking_is_told_when_the_order_changes() -> None:
    race = Race(PACE)
    told = [
        race.overtaken(*at) for at in ((0, 500), (0, 1_500), (2, 1_600), (2, 2_100), (2, 3_100))
    ]
    assert told == [0, 0, 1, 0, -1]


def test_a_game_without_a_ghost_has_no_leads() -> None:
    race = Race(())
    assert race.lead(10, 5_000) is None
