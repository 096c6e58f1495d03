from pathlib import Path

import pygame

from tests.pilot import Pilot
from tests.shell.example import Hello, example_pilot


def hello(pilot: Pilot) -> Hello:
    assert isinstance(pilot.scene, Hello)
    return pilot.scene


def test_a_click_on_a_widget_acts_once(pilot: Pilot) -> None:
    pilot.click("play")
    assert hello(pilot).log == ["play"]


def test_a_press_that_leaves_the_button_does_not_act(pilot: Pilot) -> None:
    pilot.drag("play", (5, 5))
    assert hello(pilot).log == []
    assert not pilot.find("play").pressed


def test_everything_is_reached_and_used_by_keyboard(pilot: Pilot) -> None:
    pilot.press("tab", "return", "tab", "tab", "space", "tab", "right", "tab", "right")
    assert hello(pilot).log == ["play", False, 0.6, "rules"]
    assert hello(pilot).form.shows_focus


def test_typed_and_pasted_text_is_submitted(pilot: Pilot) -> None:
    pilot.stage.clipboard.put("hd-g1-7q2k\n")
    pilot.click("field")
    pilot.type("id ")
    pilot.press("v", mod=pygame.KMOD_CTRL)
    pilot.press("backspace", "z", "return")
    assert hello(pilot).log == ["id hd-g1-7q2z"]


def test_an_overlay_covers_and_uncovers(pilot: Pilot, tmp_path: Path) -> None:
    scene = hello(pilot)
    before = pilot.window.surface.copy()
    pilot.press("tab", "tab", "return")
    assert list(pilot.stage.ids) == ["hello", "ask"]
    pilot.press("return")
    assert list(pilot.stage.ids) == ["hello"]
    assert pilot.scene is scene
    assert scene.answers == ["yes"]
    scene.form.set_focus(None)
    pilot.frames()
    assert pygame.image.tobytes(before, "RGB") == pygame.image.tobytes(pilot.window.surface, "RGB")
    pilot.screenshot(tmp_path / "hello.png")
    assert (tmp_path / "hello.png").stat().st_size > 1000


def test_what_was_not_painted_is_once_it_is_looked_at() -> None:
    for pilot in example_pilot(painted=100):
        pilot.press("tab")
        before = pygame.image.tobytes(pilot.window.surface, "RGB")
        seen = pygame.image.tobytes(pilot.look(), "RGB")
        assert seen != before
        pilot.scene.invalidate()
        assert pygame.image.tobytes(pilot.look(), "RGB") == seen
