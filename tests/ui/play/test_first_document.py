"""What the first document asks of a game, in the window: refusals, sources, invalid boards."""

from pathlib import Path

import pygame
import pytest

from game.generate.ids import parse_id
from game.generate.sources import Source
from game.play.options import ConflictRule
from game.shell.widgets.label import Label
from game.ui.scene.confirm import ConfirmScene
from tests.ui.driver import Driver
from tests.ui.hands import Mouse
from tests.ui.menu.test_scenes import card_text


def test_conflicting_entries_are_refused_when_the_player_likes(driver: Driver) -> None:
    driver.begin()
    driver.game.stage.push("settings")
    driver.pilot.click("tab.play")
    driver.pilot.click("play.conflict_rule")
    assert driver.game.services.preferences.settings.play.conflict_rule is ConflictRule.REFUSE
    driver.pilot.press("escape")
    # r1c1 sees the 3 of r1c3.
    before = driver.digits
    driver.click_cell(0)
    driver.pilot.press("3")
    assert driver.digits == before
    assert "another 3" in card_text(driver)
    driver.pilot.press("4")
    assert driver.digits != before


@pytest.mark.parametrize("source", Source)
def test_new_boards_come_from_the_source_that_is_set_and_tell_it(
    driver: Driver, source: Source
) -> None:
    driver.game.stage.push("settings")
    driver.pilot.click("tab.game")
    for _ in range(list(Source).index(source)):
        driver.pilot.click("game.source")
    assert driver.game.services.preferences.settings.game.source is source
    driver.pilot.press("escape")
    Mouse(driver).choose("calm", "easy")
    driver.wait_for("play")
    puzzle_id = driver.view().puzzle_id
    assert puzzle_id is not None
    assert parse_id(puzzle_id).source == source.letter
    words = driver.game.services.words.text(f"ui.source.{source.value}")
    driver.pilot.click("info")
    told = driver.pilot.find("text")
    assert isinstance(told, Label)
    assert words in told.text


def test_an_invalid_board_ends_the_game_and_another_is_asked_for(
    driver: Driver, tmp_path: Path
) -> None:
    driver.begin()
    file = tmp_path / "twice.txt"
    file.write_text("55" + "." * 79)
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(file)))
    driver.wait_for("confirm")
    asked = driver.pilot.scene
    assert isinstance(asked, ConfirmScene)
    assert driver.game.stage.ids == ("menu", "confirm")
    assert "Choose another board" in asked.words.text
    driver.pilot.click("open")
    assert driver.scene == "open"
    # The game that was left can be gone on with.
    driver.pilot.press("escape")
    assert driver.game.services.games.count == 1


def test_an_invalid_board_in_the_menu_ends_nothing(driver: Driver, tmp_path: Path) -> None:
    file = tmp_path / "twice.txt"
    file.write_text("55" + "." * 79)
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(file)))
    driver.wait_for("confirm")
    asked = driver.pilot.scene
    assert isinstance(asked, ConfirmScene)
    assert "Choose another" not in asked.words.text
