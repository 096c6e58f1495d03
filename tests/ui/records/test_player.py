"""Winding a run forth and back."""

import pytest

from game.play.arcade.playback import playback_of
from game.ui.records.film import LAST, LENGTH, SHORTEST, durations
from game.ui.records.player import LONGEST_WAIT, SPEEDS, USUAL, Player
from game.ui.records.timeline import timeline_of
from tests.play.arcade.played_runs import QUICK, won_run

PLAYBACK = playback_of(won_run(QUICK, misses=(QUICK.givens.open_cells[5],)))


@pytest.fixture
def player() -> Player:
    return Player(PLAYBACK)


def test_it_plays_to_the_end_and_then_from_the_start(player: Player) -> None:
    player.toggle()
    seen = [player.count]
    for _ in range(100_000):
        player.advance(1 / 60)
        if player.count != seen[-1]:
            seen.append(player.count)
        if not player.playing:
            break
    assert seen == sorted(seen)
    assert player.is_over
    assert player.count == len(PLAYBACK.moments)
    player.toggle()
    assert player.playing
    assert player.count == 0


def test_it_is_so_many_times_as_fast(player: Player) -> None:
    player.playing = True
    for index in (0, USUAL):
        player.speed = index
        before = player.at
        player.advance(0.1)
        assert player.at - before == pytest.approx(100 * SPEEDS[index])


def test_long_thinking_is_not_watched(player: Player) -> None:
    slow = PLAYBACK._replace(
        moments=tuple(m._replace(at=m.at * 1000) for m in PLAYBACK.moments),
        milliseconds=PLAYBACK.milliseconds * 1000,
    )
    player = Player(slow)
    player.playing = True
    player.speed = 0
    player.advance(LONGEST_WAIT / 1000)
    assert player.count == 1


def test_a_step_forth_and_a_step_back_meet(player: Player) -> None:
    shown = []
    for _ in range(4):
        player.step_forward()
        shown.append(player.moment)
    assert player.count == 4
    for moment in reversed(shown):
        assert player.moment == moment
        player.step_back()
    assert player.moment is None
    player.step_back()
    assert player.at == 0


def test_the_last_step_goes_to_the_end_of_the_clock(player: Player) -> None:
    player.go_to(PLAYBACK.milliseconds - 1)
    player.step_forward()
    player.step_forward()
    assert player.is_over


def test_any_moment_can_be_shown(player: Player) -> None:
    player.go_to(10**9)
    assert player.at == PLAYBACK.milliseconds
    player.go_to(-5)
    assert player.at == 0
    player.show_entry(PLAYBACK.entries[7])
    assert player.moment == PLAYBACK.moments[PLAYBACK.entries[7]]


def test_the_course_goes_from_the_left_to_the_right_and_uses_the_height() -> None:
    course = timeline_of(PLAYBACK)
    across = [x for x, _ in course]
    assert (across[0], across[-1]) == (0, 1)
    assert across == sorted(across)
    assert {min(y for _, y in course), max(y for _, y in course)} == {0, 1}


def test_a_film_is_as_quick_as_it_must_be() -> None:
    shown = (-1, *range(len(PLAYBACK.moments)))
    times = durations(PLAYBACK, shown)
    assert len(times) == len(shown)
    assert times[-1] == LAST
    assert sum(times[:-1]) <= LENGTH + SHORTEST * len(times)
    gaps = [b.at - a.at for a, b in zip(PLAYBACK.moments, PLAYBACK.moments[1:], strict=False)]
    longest = max(range(len(gaps)), key=gaps.__getitem__)
    assert times[longest + 1] == max(times[1:-1])
