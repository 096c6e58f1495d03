"""Matches of two: who has won, and how they are written down."""

import json
from random import Random

import pytest

from game.play.versus.boards import Handicap
from game.play.versus.game import Kind, Side, VersusGame, enter
from game.play.versus.match import Device, Ended, Match, Player, plain_of, read_match
from game.play.versus.opponent import Opponent, Pace, singles

from .test_game import dealt

PLAYERS = (Player("Ada", Device.LEFT), Player("Greta", Device.COMPUTER, Pace.GOOD))


def match(*winners: Side | None) -> Match:
    games = tuple(Ended("es-b1-0421xgz", winner, (41, 30), (0, 2), 90_000) for winner in winners)
    return Match("5a317e", Kind.RACE, PLAYERS, handicap=Handicap(3, 0), games=games)


def test_two_games_won_are_the_match_and_a_draw_is_played_again() -> None:
    assert match(Side.B, None, Side.A).winner is None
    assert match(Side.B, None, Side.A, Side.B).winner is Side.B
    assert (match(Side.B).behind, match(None).behind) == (Side.A, None)


def test_a_match_is_read_as_it_was_written() -> None:
    wanted = match(Side.B, None, Side.A)
    assert read_match(json.loads(json.dumps(plain_of(wanted)))) == wanted


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("seed", "../x"),
        ("kind", "chess"),
        ("players", [["Ada", "left", None]]),
        ("handicap", [0]),
        ("games", [{"winner": 2}]),
        ("short", 1),
    ],
)
def test_what_is_no_match_is_refused(key: str, value: object) -> None:
    with pytest.raises((KeyError, ValueError)):
        read_match(plain_of(match()) | {key: value})


def test_singles_are_what_the_solution_has() -> None:
    game = dealt(Kind.RACE)
    board = game.boards[0]
    found = singles(board.givens)
    assert found
    assert all(board.solution[single.cell] == single.digit for single in found)


@pytest.mark.parametrize("kind", Kind)
def test_two_opponents_play_a_game_to_its_end(kind: Kind) -> None:
    game: VersusGame = dealt(kind)
    rng = Random(1)
    opponents = [Opponent(pace.skill, side, rng) for side, pace in zip(Side, Pace, strict=False)]
    for opponent in opponents:
        opponent.begin()
    before = 0
    while not game.is_over:
        planned = [(plan.at, one, plan) for one in opponents if (plan := one.plan(game))]
        at, one, plan = min(planned, key=lambda found: found[:1])
        assert at >= before
        before = at
        game, _ = enter(game, plan.by(one.side))
        one.entered(plan)
    assert game.is_over
