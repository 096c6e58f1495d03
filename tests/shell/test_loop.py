from collections.abc import Callable
from functools import partial

import pygame
import pytest

from game.shell.crash import CrashError
from game.shell.loop import IDLE, IDLE_WOKEN, LIVELY_SECONDS, MAX_STEPS, STEP, UNFOCUSED, Loop
from game.shell.wakeup import Sleeper
from tests.pilot import Clock, Pilot
from tests.shell.example import Hello


class BrokenError(RuntimeError):
    pass


def make_loop(
    pilot: Pilot, clock: Clock, *, wakes: bool = False, rescue: Callable[[], object] | None = None
) -> Loop:
    return Loop(
        pilot.window,
        pilot.stage,
        clock=clock,
        sleeper=Sleeper(clock.advance, wakes=wakes),
        rescue=rescue,
    )


def hello(pilot: Pilot) -> Hello:
    assert isinstance(pilot.scene, Hello)
    return pilot.scene


def test_the_pace_is_full_after_input_and_then_idle(pilot: Pilot) -> None:
    pilot.press("tab")
    assert pilot.loop.interval == STEP
    pilot.wait(LIVELY_SECONDS + 0.1)
    assert pilot.loop.interval == IDLE


def test_a_sleep_that_input_ends_can_be_longer(pilot: Pilot) -> None:
    clock = Clock()
    loop = make_loop(pilot, clock, wakes=True)
    clock.advance(LIVELY_SECONDS)
    loop.step()
    assert loop.interval == IDLE_WOKEN


def test_without_the_focus_the_pace_is_slow_but_animations_are_not(pilot: Pilot) -> None:
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    pilot.frames()
    assert pilot.loop.interval == UNFOCUSED
    pilot.scene.animator.start(lambda _: None, 1.0)
    assert pilot.loop.interval == STEP


def test_a_poll_that_is_busy_keeps_the_full_pace(pilot: Pilot) -> None:
    pilot.wait(LIVELY_SECONDS + 0.1)
    answers = [True, False]
    pilot.loop.polls.append(lambda: answers.pop(0))
    pilot.frames()
    assert pilot.loop.interval == STEP
    pilot.frames()
    assert pilot.loop.interval == IDLE


def test_steps_are_fixed_and_made_up_for_up_to_a_cap(pilot: Pilot) -> None:
    pilot.press("tab")
    scene = hello(pilot)
    before = scene.updates
    pilot.clock.advance(3 * STEP)
    pilot.loop.step()
    assert scene.updates == before + 3
    pilot.clock.advance(1.0)
    pilot.loop.step()
    assert scene.updates == before + 3 + MAX_STEPS


def test_an_idle_update_gets_all_the_time_that_passed(pilot: Pilot) -> None:
    pilot.wait(LIVELY_SECONDS + 0.1)
    scene = hello(pilot)
    seen: list[float] = []
    scene.update = seen.append  # type: ignore[assignment, method-assign]
    pilot.clock.advance(0.25)
    pilot.loop.step()
    assert seen == [pytest.approx(0.25)]


def test_nothing_changed_nothing_drawn(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[list[pygame.Rect]] = []
    monkeypatch.setattr(pilot.window, "present", shown.append)
    pilot.frames(3)
    assert shown == [[], [], []]
    pilot.press("tab")
    (areas,) = [areas for areas in shown[3:] if areas]
    assert sum(area.width * area.height for area in areas) < 800 * 600 / 10


def test_ten_keys_in_one_frame_arrive_in_order(pilot: Pilot) -> None:
    pilot.click("field")
    for character in "0123456789":
        pilot.key_down(character)
        pilot.key_up(character)
    pilot.frames()
    pilot.press("return")
    assert hello(pilot).log == ["0123456789"]


def test_the_loop_ends_when_the_window_is_closed_and_scenes_leave(pilot: Pilot) -> None:
    left: list[str] = []
    pilot.scene.leave = lambda: left.append("left")  # type: ignore[method-assign]
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    make_loop(pilot, Clock()).run()
    assert left == ["left"]
    assert pilot.stage.ids == ()


def test_a_loop_that_is_waited_for_paces_itself_and_ends_as_any(pilot: Pilot) -> None:
    clock = Clock()
    loop, left, waits = make_loop(pilot, clock), list[str](), list[float]()
    pilot.scene.leave = lambda: left.append("left")  # type: ignore[method-assign]

    async def wait(seconds: float) -> None:
        waits.append(seconds)
        clock.advance(seconds)
        if clock.now > 1000 + LIVELY_SECONDS + 1:
            pygame.event.post(pygame.event.Event(pygame.QUIT))

    with pytest.raises(StopIteration):
        # Nothing that it waits for is left to others: it ends at the first step.
        loop.run_async(wait).send(None)
    assert waits[0] == pytest.approx(STEP)
    assert waits[-1] == pytest.approx(IDLE)
    assert len(waits) == pytest.approx(LIVELY_SECONDS / STEP + 1 / IDLE, abs=5)
    assert left == ["left"]


@pytest.mark.parametrize("works", [True, False])
def test_an_error_ends_the_loop_after_a_rescue(pilot: Pilot, works: bool) -> None:
    def break_down(dt: float) -> None:
        raise BrokenError

    def rescue() -> None:
        if not works:
            raise OSError("disk full")

    pilot.scene.update = break_down  # type: ignore[method-assign]
    clock = Clock()
    loop = make_loop(pilot, clock, rescue=rescue)
    with pytest.raises(CrashError) as caught:
        loop.run()
    assert isinstance(caught.value.__cause__, BrokenError)
    assert caught.value.rescued is works


def test_later_calls_run_one_a_frame_after_the_first(pilot: Pilot) -> None:
    ran: list[int] = []
    for number in range(3):
        pilot.stage.later(partial(ran.append, number))
    loop = make_loop(pilot, Clock())
    loop.step()
    assert ran == []
    loop.step()
    assert ran == [0]
    loop.step()
    loop.step()
    assert ran == [0, 1, 2]
