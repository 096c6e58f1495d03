"""The language is chosen in the settings and applies at once, to every scene that is open."""

from pathlib import Path

import pygame
import pytest

from game.messages.languages import NAMES, catalogue_in, languages
from game.shell.widgets.label import Label
from game.ui.study.technique import TechniqueScene
from game.ui.theatre.theatre import TheatreScene
from game.ui.widgets.picker import Picker
from game.ui.window.scenes import PICTURES
from tests.messages.pseudo import OPEN, pseudo
from tests.pilot import headless
from tests.truth import sample
from tests.ui.driver import Driver, driven
from tests.ui.listener import Listener
from tests.ui.still import still_game


def choose(driver: Driver, language: str) -> None:
    picker = driver.pilot.find("look.language")
    assert isinstance(picker, Picker)
    driver.pilot.scene.form.set_focus(picker)
    while picker.value != language:
        driver.pilot.press("right")
        found = driver.pilot.find("look.language")
        assert isinstance(found, Picker)
        # The control stays in hand, made anew or not.
        assert driver.pilot.scene.form.focus is found
        picker = found


def title(driver: Driver) -> str:
    label = driver.pilot.find("title")
    assert isinstance(label, Label)
    return label.text


def test_a_language_is_chosen_by_its_own_name_and_applies_at_once(driver: Driver) -> None:
    driver.begin()
    driver.pilot.press("f10")
    driver.pilot.settle()
    assert title(driver) == "Settings"
    choose(driver, "pt")
    picker = driver.pilot.find("look.language")
    assert isinstance(picker, Picker)
    assert picker.text == "Português"
    assert title(driver) == catalogue_in("pt").text("ui.settings.title") != "Settings"
    assert driver.game.stage.ids == ("menu", "play", "settings")
    driver.pilot.press("escape")
    driver.pilot.settle()
    undo = driver.pilot.find("undo")
    assert undo.tip is not None
    assert undo.tip().startswith(catalogue_in("pt").text("action.undo.text"))
    # What was played is as it was.
    driver.click_cell(0)
    driver.pilot.press("4")
    assert driver.view().cells[0].digit == 4


def test_the_choice_is_remembered(tmp_path: Path) -> None:
    for driver in driven(tmp_path / "data"):
        driver.pilot.press("f10")
        driver.pilot.settle()
        choose(driver, "fr")
    for driver in driven(tmp_path / "data"):
        assert driver.game.services.words.catalogue.language == "fr"
        driver.pilot.press("f10")
        driver.pilot.settle()
        assert title(driver) == catalogue_in("fr").text("ui.settings.title")


def test_scenes_go_on_where_they_were(driver: Driver) -> None:
    driver.game.stage.push("technique", "x-wing")
    driver.game.stage.push("theatre")
    theatre = driver.pilot.scene
    assert isinstance(theatre, TheatreScene)
    theatre.transport.speed.set(5)
    theatre.go_to(30)
    driver.pilot.press("f10")
    driver.pilot.settle()
    choose(driver, "el")
    driver.pilot.press("escape")
    driver.pilot.settle()
    after = driver.pilot.scene
    assert isinstance(after, TheatreScene)
    assert after is not theatre
    assert (after.theatre.at, after.theatre.speed) == (30, 5)
    driver.pilot.press("escape")
    driver.pilot.settle()
    page = driver.pilot.scene
    assert isinstance(page, TechniqueScene)
    assert page.technique == "x-wing"


@pytest.mark.parametrize(
    "scene", sample(["menu", "games", "open", "help", "keys", "confirm", "study"], 3)
)
def test_every_scene_may_be_open_meanwhile(driver: Driver, scene: str) -> None:
    driver.open(scene, (1280, 800))
    below = driver.game.stage.ids
    driver.pilot.press("f10")
    driver.pilot.settle()
    choose(driver, "de")
    driver.pilot.press("escape")
    driver.pilot.settle()
    assert driver.game.stage.ids == below


def test_every_language_there_is_has_a_name() -> None:
    assert set(languages()) == set(NAMES)


@pytest.mark.parametrize("name", sample(tuple(PICTURES), 9))
def test_nothing_is_left_in_the_old_language(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    headless()
    listener, size = Listener(monkeypatch), (1280, 800)
    game = still_game(name, size, pseudo())
    stage, services = game.stage, game.services
    try:
        opened = stage.ids
        stage.push("settings")
        stage.draw(pygame.Surface(size))
        assert any(OPEN in text for text in listener.heard)
        look = services.preferences.settings.look._replace(language="de")
        services.preferences.change(services.preferences.settings._replace(look=look))
        while stage.run_later():
            pass
        assert stage.ids == (*opened, "settings")
        heard: set[str] = set()
        while True:
            listener.heard.clear()
            stage.draw(pygame.Surface(size))
            tips = [widget.tip() for widget in stage.top.form.walk() if widget.tip is not None]
            old = {text for text in (*listener.heard, *tips) if OPEN in text}
            assert not old, stage.ids
            # A card of wrapped lines alone is heard once, under the settings.
            heard |= listener.heard
            if len(stage.ids) == 1:
                break
            stage.pop()
        assert heard
    finally:
        stage.close_all()
        game.close()
