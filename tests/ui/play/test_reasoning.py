"""A hint that has said all is gone through sentence by sentence, by keys and by the mouse."""

import pygame
import pytest

from game.ui.board.overlay import Overlay
from game.ui.play.play import PlayScene
from tests.ui.driver import Driver
from tests.ui.study.positions import hinted


def explained(driver: Driver, technique: str) -> PlayScene:
    """Have a step of a technique explained in full, on a board whose rows are numbered."""
    preferences = driver.game.services.preferences
    look = preferences.settings.look._replace(numbers=True)
    preferences.change(preferences.settings._replace(look=look))
    scene = hinted(driver, technique)
    for _ in range(3):
        driver.pilot.press("h")
    return scene


def drawing(scene: PlayScene) -> Overlay:
    """Return what is drawn over the board."""
    drawn = scene.board._overlay
    assert drawn is not None
    return drawn


@pytest.mark.parametrize("technique", ["hidden-single", "skyscraper", "aic", "als-xz"])
def test_forth_and_back(driver: Driver, technique: str) -> None:
    scene = explained(driver, technique)
    whole, drawn = scene.panel.card.text, drawing(scene)
    driver.pilot.click("card.reason.on")
    said, seen = [scene.panel.card.text], [drawing(scene)]
    assert scene.reasoning is not None
    while not scene.why_not_on:
        driver.pilot.press("o")
        said.append(scene.panel.card.text)
        seen.append(drawing(scene))
    assert len(said) == scene.reasoning.place[1] > 1
    assert len(set(said)) == len(said)
    assert seen[0] != drawn
    assert said[-1] in whole
    assert seen[-1] == drawn, "what follows is drawn at the end"
    assert not any(disc.struck for one in seen[:-1] for disc in one.discs), "and not before"
    for words in reversed(said[:-1]):
        driver.pilot.press("o", mod=pygame.KMOD_SHIFT)
        assert scene.panel.card.text == words
    driver.pilot.press("o", mod=pygame.KMOD_SHIFT)
    assert scene.panel.card.text == said[0]


def test_it_begins_once_all_is_said_and_ends_with_the_hint(driver: Driver) -> None:
    scene = explained(driver, "naked-pair")
    driver.pilot.press("o")
    told = [scene.reasoning is not None]
    driver.pilot.press("return")
    assert driver.view().hint is None, "it is applied as before"
    assert scene.why_not_on
    told.append(scene.reasoning is not None)
    driver.pilot.press("h")
    driver.pilot.press("o")
    told.append(scene.reasoning is not None)
    assert told == [True, False, False], "nothing is told of a hint that has not said it"
