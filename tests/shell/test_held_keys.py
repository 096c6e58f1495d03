"""No key counts that is not down: what a stall holds up is read before anything repeats."""

import pygame
import pytest

from game.shell.held_keys import DELAY, INTERVAL
from game.shell.loop import STEP
from game.shell.scene import Scene
from game.shell.stage import LONGEST_FRAME
from tests.pilot import Pilot


@pytest.fixture
def heard(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Whether each press that reaches the scene is one that repeats."""
    presses: list[bool] = []

    def handle(scene: Scene, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            presses.append(getattr(event, "repeated", False))
        return True

    monkeypatch.setattr(type(pilot.scene), "handle", handle)
    return presses


def stall(pilot: Pilot, seconds: float) -> None:
    pilot.clock.advance(seconds)
    pilot.loop.step()


def test_a_key_let_go_while_a_frame_takes_long_counts_once(pilot: Pilot, heard: list[bool]) -> None:
    for _ in range(5):
        pilot.key_down("up")
        pilot.frames()
        pilot.key_up("up")
        stall(pilot, 0.6)
    assert heard == [False] * 5


def test_a_key_still_down_after_a_stall_counts_once_more_at_most(
    pilot: Pilot, heard: list[bool]
) -> None:
    pilot.key_down("up")
    pilot.frames()
    stall(pilot, 2.0)
    assert heard == [False, True]
    pilot.wait(3.5 * INTERVAL)
    assert len(heard) == 5
    pilot.key_up("up")
    pilot.wait(1.0)
    assert len(heard) == 5


def test_a_key_that_is_down_is_not_pressed_again(pilot: Pilot, heard: list[bool]) -> None:
    for _ in range(3):
        pilot.key_down("up")
    pilot.frames()
    assert heard == [False]
    # Out of the window it may be let go unseen.
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    pilot.wait(1.0)
    pilot.key_down("up")
    pilot.frames()
    assert heard == [False, False]


def test_the_last_key_pressed_is_the_one_that_repeats_and_in_no_other_scene(
    pilot: Pilot, heard: list[bool]
) -> None:
    pilot.key_down("up")
    pilot.key_down("down")
    pilot.frames()
    pilot.key_up("down")
    pilot.wait(1.0)
    assert heard == [False, False]
    pilot.key_down("down")
    pilot.wait(DELAY / 2)
    pilot.stage.push(pilot.stage.ids[-1])
    pilot.wait(1.0)
    assert heard == [False, False, False]


def test_a_stall_counts_little_on_the_clock_of_play(pilot: Pilot) -> None:
    before = pilot.stage.clock()
    stall(pilot, 3.0)
    assert pilot.stage.clock() - before == pytest.approx(LONGEST_FRAME)
    pilot.wait(5.0)
    assert pilot.stage.clock() - before == pytest.approx(LONGEST_FRAME + 5.0, abs=STEP)
