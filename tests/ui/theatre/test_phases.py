"""The five phases as a show, by keys and by mouse."""

import pytest

from game.shell.widgets.label import Label
from game.ui.theatre.phases import PhasesScene
from tests.ui.driver import Driver
from tests.ui.window.test_words import cut_texts


def phases(driver: Driver) -> PhasesScene:
    top = driver.pilot.scene
    assert isinstance(top, PhasesScene)
    return top


def test_the_phases_are_gone_through_by_keys(driver: Driver) -> None:
    driver.pilot.click("theatre")
    driver.pilot.click("cast")
    driver.pilot.click("phases")
    shown = phases(driver).slides
    title = driver.pilot.find("title")
    assert isinstance(title, Label)
    seen = [title.text]
    for _ in range(6):
        driver.pilot.press("right")
        seen.append(title.text)
    assert [words[:7] for words in seen[2:]] == [f"Phase {n}" for n in range(1, 6)]
    assert len(shown.view.kept) == 9
    driver.pilot.press("end")
    assert shown.at == len(shown.views) - 1
    driver.pilot.press("left", "home")
    assert shown.at == 0
    driver.pilot.press("space")
    driver.pilot.frames(70)
    assert shown.playing
    assert shown.at == 2
    driver.pilot.press("escape")
    assert driver.scene == "theatre_cast"


def test_the_phases_are_gone_through_by_mouse(driver: Driver) -> None:
    driver.game.stage.push("phases")
    driver.pilot.frames()
    shown = phases(driver).slides
    driver.pilot.click("end")
    puzzle = shown.view.grid
    driver.pilot.click("step_back")
    driver.pilot.click("step_forward")
    driver.pilot.click("play")
    assert shown.at == 0
    driver.pilot.click("another")
    driver.pilot.click("end")
    assert phases(driver).slides.view.grid != puzzle
    driver.pilot.click("back")
    assert driver.scene == "menu"


@pytest.mark.parametrize("size", [(480, 360), (640, 480), (1280, 800)], ids=str)
def test_no_text_of_the_phases_is_cut(driver: Driver, size: tuple[int, int]) -> None:
    driver.pilot.resize(size)
    driver.game.stage.push("phases")
    for _ in range(9):
        driver.pilot.frames()
        assert not cut_texts(driver.pilot.scene)
        driver.pilot.press("right")
