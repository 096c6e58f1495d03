"""Steps in the notation that was chosen, on the cards and in the clipboard."""

import pygame
import pytest

from game.messages.notation import Notation
from game.messages.sentences import named_line
from game.ui.study.study_table import StudyTable
from game.ui.study.technique import TechniqueScene
from game.ui.widgets.message_card import MessageCard
from tests.ui.driver import Driver

COPY = pygame.KMOD_CTRL | pygame.KMOD_ALT


def choose(driver: Driver, notation: Notation) -> None:
    services = driver.game.services
    settings = services.preferences.settings
    look = settings.look._replace(notation=notation, numbers=True)
    services.preferences.change(settings._replace(look=look))


def card(driver: Driver) -> MessageCard:
    found = driver.pilot.find("card")
    assert isinstance(found, MessageCard)
    return found


@pytest.mark.parametrize(
    ("notation", "name"),
    [(Notation.HODOKU, "Hidden Single: "), (Notation.PROSE, "Hidden single: ")],
)
def test_a_hint_is_written_and_copied_as_chosen(
    driver: Driver, notation: Notation, name: str
) -> None:
    choose(driver, notation)
    driver.begin()
    driver.game.stage.clipboard.put("before")
    for _ in range(4):
        driver.pilot.press("c", mod=COPY)
        assert driver.game.stage.clipboard.get() == "before"
        driver.pilot.press("h")
        driver.wait_until(lambda: not driver.view().thinking)
    hint = driver.view().hint
    assert hint is not None
    assert hint.step is not None
    told = named_line(driver.game.services.words.catalogue, hint.step, hint.position, notation)
    assert told.startswith(name)
    assert card(driver).text in told
    driver.pilot.press("c", mod=COPY)
    assert driver.game.stage.clipboard.get() == told


def test_a_step_of_the_study_is_copied_by_its_button(driver: Driver) -> None:
    choose(driver, Notation.HODOKU)
    driver.begin()
    driver.pilot.press("t")
    table = driver.pilot.scene
    assert isinstance(table, StudyTable)
    driver.wait_until(lambda: table.finished)
    driver.pilot.press("end")
    driver.pilot.click("card.copy_step")
    assert driver.game.stage.clipboard.get() == card(driver).text
    assert "=" in card(driver).text


def test_proofs_within_a_proof_are_unfolded_by_key_and_button(driver: Driver) -> None:
    driver.game.stage.push("technique", "nested-net")
    page = driver.pilot.scene
    assert isinstance(page, TechniqueScene)
    driver.wait_until(lambda: page.example is not None)
    driver.pilot.press("u", mod=pygame.KMOD_CTRL)
    assert page.shown_step() is None
    driver.pilot.click("last")
    driver.pilot.click("earlier")
    folded = card(driver).text
    assert page.shown_step() is not None, page.stage_of_example
    assert "also" not in folded
    driver.pilot.press("u", mod=pygame.KMOD_CTRL)
    unfolded = card(driver).text
    assert unfolded.startswith(folded)
    assert "Suppose also that r5c9 is 8." in unfolded
    driver.pilot.click("card.unfold")
    assert card(driver).text == folded
