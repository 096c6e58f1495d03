"""The players in the window: taken in, named, switched to and let go."""

from pathlib import Path

import pytest

from game.ui.settings.players import PlayersScene
from game.ui.versus.start import StartScene
from tests.ui.driver import Driver


def open_players(driver: Driver) -> PlayersScene:
    driver.game.stage.push("settings")
    driver.pilot.settle()
    driver.pilot.click("players")
    driver.pilot.settle()
    scene = driver.pilot.scene
    assert isinstance(scene, PlayersScene)
    return scene


def name(driver: Driver, *letters: str) -> None:
    for letter in letters:
        driver.pilot.click(f"letter.{letter}")
    driver.pilot.click("save")
    driver.pilot.settle()


def test_another_player_plays_after_the_window_opened_again(tmp_path: Path) -> None:
    driver = Driver(tmp_path / "data")
    with pytest.raises(KeyError):
        driver.pilot.find("player")
    scene = open_players(driver)
    assert not scene.play.enabled
    assert not scene.remove.enabled
    driver.pilot.click("add")
    name(driver, "B", "O")
    assert [line.text for line in scene.list.lines] == ["Player 1", "BO"]
    assert scene.play.text == "Play as BO"
    driver.pilot.click("rename")
    name(driver, "C", "Y")
    driver.pilot.click("play")
    assert not driver.game.stage.running
    driver.game.services.close()
    driver.folder.close()
    driver.window.close()
    assert driver.folder.reopens

    other = Driver(tmp_path / "data")
    assert other.folder.player.name == "CY"
    shown = other.pilot.find("player")
    assert shown.visible
    assert shown.text == "CY"  # type: ignore[attr-defined]
    other.pilot.click("player")
    other.pilot.settle()
    assert other.scene == "players"
    other.game.stage.pop()
    start = other.game.stage.push("versus_start")
    assert isinstance(start, StartScene)
    assert start.names()[0] == "CY"
    other.close()


def test_a_name_is_given_once(driver: Driver) -> None:
    scene = open_players(driver)
    driver.pilot.click("add")
    name(driver, "B", "O")
    driver.pilot.click("add")
    driver.pilot.type("bo")
    driver.pilot.press("return")
    assert driver.scene == "player_name"
    driver.pilot.type("b")
    driver.pilot.press("return")
    assert [line.text for line in scene.list.lines] == ["Player 1", "BO", "BOB"]


def test_letting_a_player_go_is_asked_and_enter_keeps_them(driver: Driver) -> None:
    scene = open_players(driver)
    driver.pilot.click("add")
    name(driver, "B", "O")
    driver.pilot.click("remove")
    driver.pilot.settle()
    driver.pilot.press("return")
    assert len(scene.list.lines) == 2
    driver.pilot.click("remove")
    driver.pilot.settle()
    driver.pilot.click("remove")
    driver.pilot.settle()
    assert len(scene.list.lines) == 1
    driver.folder.writer.flush()
    assert not (driver.folder.folders.data / "players" / "2").exists()
