"""The page of the five documents: found by a key; boards, methods and its one switch."""

import pygame
import pytest

from game.generate.sources import Source
from game.play.options import ConflictRule
from game.play.theatre.documents import DOCUMENTS
from game.shell.widgets.label import Label
from game.store.document_map import read_map
from game.ui.theatre.document_map import DocumentMapScene
from game.ui.theatre.documents import UNDO, DocumentsScene
from game.ui.theatre.theatre import TheatreScene
from tests.ui.driver import Driver


def page(driver: Driver) -> DocumentsScene:
    driver.pilot.press("f1", mod=pygame.KMOD_CTRL)
    scene = driver.pilot.scene
    assert isinstance(scene, DocumentsScene)
    return scene


def test_the_first_documents_board_is_played(driver: Driver) -> None:
    page(driver)
    driver.pilot.click("1.sudoku01")
    driver.wait_for("play")
    assert len(driver.game.services.current_game.session.puzzle.givens.open_cells) == 44


@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_a_method_is_watched_by_one_click(driver: Driver, number: int) -> None:
    scene = page(driver)
    scene.tabs.value = str(number)
    scene.resized()
    driver.pilot.settle()
    driver.pilot.click(f"{number}.{DOCUMENTS[number - 1].boards[0]}")
    theatre = driver.pilot.scene
    assert isinstance(theatre, TheatreScene)
    assert theatre.show.cast == (DOCUMENTS[number - 1].method,)
    theatre.perform("theatre.cast")
    driver.pilot.click("documents")
    assert driver.pilot.scene is scene
    driver.pilot.click(f"{number}.{DOCUMENTS[number - 1].boards[0]}")
    driver.pilot.press("escape")
    assert driver.pilot.scene is scene


def test_one_switch_plays_as_the_first_document_has_it(driver: Driver) -> None:
    page(driver)
    before = driver.game.services.preferences.settings
    driver.pilot.click("as_document")
    settings = driver.game.services.preferences.settings
    assert settings.play.conflict_rule is ConflictRule.REFUSE
    assert settings.play.show_freedom
    assert settings.look.numbers
    assert (settings.game.undo_limit, settings.game.source) == (UNDO, Source.PHASES)
    driver.pilot.click("as_document")
    assert driver.game.services.preferences.settings == before


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_what_a_document_names_is_listed_with_its_places(driver: Driver, number: int) -> None:
    scene = page(driver)
    scene.tabs.value = str(number)
    scene.resized()
    driver.pilot.settle()
    driver.pilot.click(f"{number}.map")
    card = driver.pilot.scene
    assert isinstance(card, DocumentMapScene)
    told = [label.text for label in card.page.children if isinstance(label, Label)]
    assert read_map()[number - 1].rows[-1].what in told
    assert sum(text.startswith("game/") for text in told) > 10
    if number == 1:
        assert any("(U)" in text and text.endswith(": undo.") for text in told)
    driver.pilot.press("pagedown")
    assert card.page.offset > 0
