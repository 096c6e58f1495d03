"""Glicko-2 as its paper works it out, and what it makes of practice."""

import pytest

from game.learn.repetition import Attempt, Grade
from game.learn.road import TECHNIQUES
from game.learn.strength import NEW, Rating, expected, item_rating, rated, share_for, strength
from game.learn.task import Skill


def test_the_example_of_the_paper_comes_out() -> None:
    player = Rating(1500, 200, 0.06)
    games = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    after = rated(player, games)
    assert after.value == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def tries(technique: str, grade: Grade, count: int, skill: Skill = Skill.FIND) -> list[Attempt]:
    return [
        Attempt(technique, technique, skill, grade, 0, 20_000, "", f"2026-11-{1 + n:02}", n)
        for n in range(count)
    ]


def test_who_finds_grows_and_who_must_be_shown_does_not() -> None:
    good = strength(tries("x-wing", Grade.GOOD, 12))
    bad = strength(tries("x-wing", Grade.AGAIN, 12))
    assert bad.player.value < NEW.value < good.player.value
    assert good.player.deviation < NEW.deviation
    assert good.items["x-wing", 0].value < item_rating("x-wing", 0).value
    assert bad.items["x-wing", 0].value > item_rating("x-wing", 0).value
    assert expected(good.player, item_rating("x-wing", 100)) > expected(
        bad.player, item_rating("x-wing", 100)
    )


def test_yes_and_no_and_tries_of_old_versions_are_not_rated() -> None:
    said = tries("x-wing", Grade.GOOD, 5, Skill.RECOGNISE)
    old = [each._replace(place=None) for each in tries("x-wing", Grade.GOOD, 5)]
    assert strength([*said, *old]) == (NEW, {})


def test_items_begin_in_the_order_of_the_road_and_of_their_difficulty() -> None:
    assert item_rating("full-house", 0).value < item_rating("full-house", 180).value
    starts = [item_rating(name, 100).value for name in TECHNIQUES]
    assert starts == sorted(starts)


def test_the_stronger_practise_with_harder_items() -> None:
    shares = [share_for(value, "x-wing") for value in (800, 1250, 1300, 2500)]
    assert shares == sorted(shares)
    assert (shares[0], shares[-1]) == (0.15, 1.0)
