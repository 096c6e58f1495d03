"""What fingers mean: a tap, a long press, a drag and a scroll, with a stage and no browser."""

from collections.abc import Iterable

import pygame
import pytest

from game.web.touch import LONG_PRESS, Touch
from tests.pilot import Pilot
from tests.shell.example import Hello, example_pilot

pilot = pytest.fixture(example_pilot)


class Finger:
    """A finger on the example's picture, and a clock."""

    def __init__(self, pilot: Pilot) -> None:
        self.stage = pilot.stage
        self.now = 0.0
        self.touch = Touch(pilot.stage, lambda: self.now, lambda: 1.0)
        self.heard: list[tuple[int, int]] = []

    def do(self, kind: str, place: tuple[int, int]) -> None:
        self._give(self.touch.finger(kind, 1, place))

    def wait(self, seconds: float) -> None:
        self.now += seconds
        self._give(self.touch.due())

    def _give(self, events: Iterable[pygame.event.Event]) -> None:
        for event in events:
            self.heard.append((event.type, getattr(event, "button", 0)))
            self.stage.handle(event)


@pytest.fixture
def finger(pilot: Pilot) -> Finger:
    return Finger(pilot)


def scene_of(pilot: Pilot) -> Hello:
    assert isinstance(pilot.stage.top, Hello)
    return pilot.stage.top


def test_a_tap_clicks_when_it_is_lifted(pilot: Pilot, finger: Finger) -> None:
    scene = scene_of(pilot)
    finger.do("touchstart", scene.play.rect.center)
    assert scene.log == []
    finger.wait(LONG_PRESS / 2)
    finger.do("touchend", scene.play.rect.center)
    assert scene.log == ["play"]
    assert not scene.play.hovered


def test_a_long_press_is_the_right_button_and_no_click(pilot: Pilot, finger: Finger) -> None:
    scene = scene_of(pilot)
    finger.do("touchstart", scene.play.rect.center)
    finger.wait(LONG_PRESS)
    finger.wait(LONG_PRESS)
    finger.do("touchend", scene.play.rect.center)
    assert scene.log == []
    assert [button for _, button in finger.heard if button] == [pygame.BUTTON_RIGHT] * 2


def test_a_finger_scrolls_a_list_and_clicks_nothing_in_it(pilot: Pilot, finger: Finger) -> None:
    scene = scene_of(pilot)
    x, y = scene.rows[2].rect.center
    finger.do("touchstart", (x, y))
    for up in (20, 60, 100):
        finger.do("touchmove", (x, y - up))
    finger.do("touchend", (x, y - 100))
    assert scene.scroll.offset > 0
    assert scene.log == []


def test_a_finger_drags_a_slider(pilot: Pilot, finger: Finger) -> None:
    scene = scene_of(pilot)
    rect = scene.volume.rect
    finger.do("touchstart", rect.center)
    finger.do("touchmove", (rect.right - 2, rect.centery))
    finger.do("touchend", (rect.right - 2, rect.centery))
    assert isinstance(scene.log[-1], float)
    assert scene.log[-1] > 0.9


def test_a_finger_that_slips_off_a_button_does_nothing(pilot: Pilot, finger: Finger) -> None:
    scene = scene_of(pilot)
    x, y = scene.play.rect.center
    finger.do("touchstart", (x, y))
    finger.do("touchmove", (x, y + 40))
    finger.do("touchend", (x, y + 40))
    assert scene.log == []
