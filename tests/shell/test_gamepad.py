"""Gamepads: told apart, with sticks and buttons wherever SDL says that they are."""

import pygame
import pytest

from game.shell.gamepad import CROSS, RIGHT_CLICK, RIGHT_STICK, Gamepads, PadEvent, layout_of


def axis(pad: int, axis: int, value: float) -> pygame.event.Event:
    return pygame.event.Event(pygame.JOYAXISMOTION, instance_id=pad, axis=axis, value=value)


def test_each_gamepad_has_sticks_of_its_own() -> None:
    pads = Gamepads()
    keys = []
    for event in (axis(1, 0, 0.9), axis(2, 0, 0.9), axis(1, 0, 0.5), axis(1, 0, 0.9)):
        told = pads.heard(event)
        assert told is not None
        key = pads.translate(told)
        keys.append(None if key is None else key.key)
    assert keys == [pygame.K_RIGHT, pygame.K_RIGHT, None, None]


def test_the_right_stick_has_both_its_axes_and_is_no_key() -> None:
    pads = Gamepads()
    pads.heard(axis(7, 3, -1.0))
    told = pads.heard(axis(7, 4, 0.8))
    assert told == PadEvent(7, RIGHT_STICK, False, -1.0, 0.8)
    assert pads.translate(told) is None


def test_buttons_are_where_sdl_says() -> None:
    layout = layout_of(
        {"a": "b1", "rightstick": "b11", "rightx": "a2", "dpup": "b13", "lefttrigger": "a4"}
    )
    assert [layout.name(number) for number in (1, 11, 0)] == ["A", RIGHT_CLICK, "1"]
    assert layout.axes == {2: (RIGHT_STICK, 0)}
    pads = Gamepads()
    pads._layouts[3] = layout
    up = pygame.event.Event(pygame.JOYBUTTONDOWN, instance_id=3, button=13)
    assert pads.heard(up) == PadEvent(3, CROSS, False, 0, -1)


@pytest.mark.parametrize("value", [(0, 1), (1, 0)])
def test_a_cross_that_is_let_go_can_be_pushed_again(value: tuple[int, int]) -> None:
    pads = Gamepads()
    found = []
    for now in (value, (0, 0), value):
        told = pads.heard(pygame.event.Event(pygame.JOYHATMOTION, hat=0, value=now, instance_id=0))
        assert told is not None
        found.append(pads.translate(told) is not None)
    assert found == [True, False, True]
