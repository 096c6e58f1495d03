"""Paper by keys alone and by the mouse alone: a game, puzzles of a collection, a booklet."""

from pathlib import Path

import pygame
import pytest

from game.ui.games.sample import sample_games
from game.ui.library.files import FilesScene
from game.ui.library.print import PrintScene
from tests.paper.test_order import texts
from tests.ui.driver import Driver
from tests.ui.hands import Keys, Mouse
from tests.ui.library.test_collections import fill, open_collections


def card(driver: Driver) -> PrintScene:
    scene = driver.pilot.scene
    assert isinstance(scene, PrintScene)
    return scene


def choose_form(driver: Driver, form: str) -> None:
    files = driver.pilot.scene
    assert isinstance(files, FilesScene)
    while files.forms.value != form:
        files.forms.step(1)


@pytest.mark.parametrize("hand", [Keys, Mouse], ids=["keys", "mouse"])
def test_a_game_is_printed(driver: Driver, tmp_path: Path, hand: type[Keys | Mouse]) -> None:
    driver.game.services.files_folder = tmp_path
    driver.begin()
    player = hand(driver)
    if hand is Keys:
        driver.pilot.press("p", mod=pygame.KMOD_CTRL)
    else:
        driver.game.stage.top.perform("print")  # type: ignore[attr-defined]
    driver.wait_for("print")
    player.press("solutions")
    player.press("save")
    driver.wait_for("files")
    choose_form(driver, ".svg")
    player.press("take")
    driver.wait_for("print")
    driver.wait_until(lambda: "2 pages were written" in card(driver).words.text)
    pages = sorted(tmp_path.glob("nonet-print-*.svg"))
    counts = [sum(bool(text) and text in "123456789" for text in texts(page)) for page in pages]
    assert counts == [32, 81]


def test_a_scored_game_gives_nothing_away(driver: Driver) -> None:
    driver.take(sample_games("play.arcade")[0])
    driver.game.stage.push("play")
    driver.pilot.settle()
    driver.pilot.press("p", mod=pygame.KMOD_CTRL)
    driver.wait_for("print")
    toggles = card(driver).toggles
    assert [toggles[name].enabled for name in ("notes", "solutions", "steps")] == [
        True,
        False,
        False,
    ]


def test_a_booklet_is_printed_from_the_menu(driver: Driver, tmp_path: Path) -> None:
    driver.game.services.files_folder = tmp_path
    driver.pilot.settle()
    driver.pilot.press("p", mod=pygame.KMOD_CTRL)
    driver.wait_for("print")
    driver.pilot.click("save")
    driver.wait_for("files")
    driver.pilot.type("book")
    driver.pilot.press("return")
    driver.wait_until(lambda: card_says(driver, "nonet-printbook.pdf"))
    assert (tmp_path / "nonet-printbook.pdf").read_bytes().startswith(b"%PDF")


def card_says(driver: Driver, words: str) -> bool:
    scene = driver.pilot.scene
    return isinstance(scene, PrintScene) and words in scene.words.text


def test_all_that_was_found_is_printed(driver: Driver, tmp_path: Path) -> None:
    driver.game.services.files_folder = tmp_path
    fill(driver)
    open_collections(driver)
    driver.pilot.press("e")
    driver.pilot.settle()
    driver.pilot.click("all")
    driver.pilot.click("print")
    driver.wait_for("print")
    assert not card(driver).is_booklet
    driver.pilot.click("save")
    driver.wait_for("files")
    choose_form(driver, ".svg")
    driver.pilot.click("take")
    driver.wait_until(lambda: card_says(driver, "pages were written"))
    pages = sorted(tmp_path.glob("*.svg"))
    assert len(pages) == 2
    assert {"Number 5", "Number 4", "Number 3", "Number 2"} <= set(texts(pages[0]))
