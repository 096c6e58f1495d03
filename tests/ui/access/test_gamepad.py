"""A gamepad in every scene: it goes about, and finds the way out."""

import pygame
import pytest

from game.shell.gamepad import BUTTONS
from game.ui.arcade.ending import ANSWERED
from game.ui.window.scenes import SCENES
from tests.truth import WHOLE
from tests.ui.driver import Driver

OPENED_BY_OTHERS = ("menu", "several", "wait", "theatre_cast", "theatre_about", "theatre_table")
"""Scenes that stand for nothing by themselves, and the first of all."""
ALONE = [scene for scene in SCENES if scene not in OPENED_BY_OTHERS]
"""In an ordinary run, a few of them."""
WAY_OUT = 4
"""So often the button that goes back is pressed: popups and questions come before the scene."""


@pytest.mark.parametrize("scene", ALONE[:: 1 if WHOLE else 8])
def test_a_gamepad_goes_about_every_scene_and_out_of_it(picture_driver: Driver, scene: str) -> None:
    driver = picture_driver
    driver.open(scene, (1280, 800))
    for way in ((0, -1), (1, 0), (0, 1), (-1, 0)):
        pygame.event.post(pygame.event.Event(pygame.JOYHATMOTION, value=way, hat=0, joy=0))
        driver.pilot.frames()
    depth = len(driver.game.stage.ids)
    driver.pilot.wait(ANSWERED)  # an end holds its buttons still at first
    for _ in range(WAY_OUT):
        for kind in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, button=BUTTONS.index("B"), joy=0))
            driver.pilot.frames()
        if driver.scene != scene or len(driver.game.stage.ids) < depth:
            return
    raise AssertionError(f"no way out of {scene}")
