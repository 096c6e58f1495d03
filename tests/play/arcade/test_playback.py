"""A run moment by moment."""

import pickle

import pytest

from game.play.arcade.playback import playback_of
from game.play.arcade.run import run_of
from game.play.arcade.verify import judged
from game.play.game_rules import CALM
from game.play.intents import Command
from game.play.played import Played
from tests.play.arcade.played_runs import (
    DAY,
    ENDED,
    QUICK,
    QUICK_VALUES,
    begun,
    enter,
    won_run,
)
from tests.play.boards import Clock

OPEN = QUICK.givens.open_cells
RUN = won_run(QUICK, misses=(OPEN[5],))


def test_every_entry_is_a_moment_with_what_the_judge_says() -> None:
    playback = playback_of(RUN)
    account = RUN.game.account
    assert account is not None
    entered = [moment for moment in playback.moments if moment.digit and not moment.missed]
    assert [moment.cells for moment in entered] == [(cell,) for cell in OPEN]
    awards = [moment.award for moment in playback.moments]
    assert awards == [one.award for one in judged(RUN)]
    [missed] = [moment for moment in playback.moments if moment.missed]
    assert missed.cells == (OPEN[5],)
    assert missed.state.values[OPEN[5]] == 0, "it was taken off again"
    last = playback.moments[-1]
    assert last.standing is not None
    assert last.standing.points == account.result.base + account.result.combo - account.result.spent
    assert last.standing.lives == 3
    assert bytes(last.state.values) == bytes(QUICK_VALUES)


def test_the_moments_past_at_a_time_are_counted() -> None:
    playback = playback_of(RUN)
    times = [moment.at for moment in playback.moments]
    assert times == sorted(times)
    assert playback.count_at(-1) == 0
    assert playback.count_at(times[3]) == sum(at <= times[3] for at in times)
    assert playback.count_at(playback.milliseconds) == len(times)


def test_a_calm_game_has_moments_without_a_score_and_undo_is_one_of_them() -> None:
    clock = Clock()
    session = begun(QUICK, clock, CALM)
    clock.now += 2
    enter(session, OPEN[0], QUICK_VALUES[OPEN[0]])
    clock.now += 2
    session.do(Command.UNDO)
    playback = playback_of(run_of(session.saved(), ended_at=ENDED, day=DAY))
    placed, undone = playback.moments
    assert placed.standing is None
    assert placed.state.values[OPEN[0]]
    assert undone.state == playback.start
    assert playback.entries == (0,)


def test_moves_without_a_time_are_spread_up_to_the_first_that_has_one() -> None:
    game = RUN.game
    played = tuple(
        Played(what, None if number < 4 else at) for number, (what, at) in enumerate(game.played)
    )
    times = [m.at for m in playback_of(RUN._replace(game=game._replace(played=played))).moments]
    first = game.played[4].at
    assert first is not None
    assert times[:5] == [first // 5, first * 2 // 5, first * 3 // 5, first * 4 // 5, first]


def test_it_can_be_handed_from_one_process_to_another() -> None:
    playback = playback_of(RUN)
    assert pickle.loads(pickle.dumps(playback)) == playback


def test_a_playback_that_nobody_waits_for_can_be_given_up() -> None:
    def gone(_: object = None, /) -> bool:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        playback_of(won_run(), gone)
