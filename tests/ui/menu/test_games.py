"""Several games in progress: listed, gone on with, thrown away; none lost to another."""

import json
from pathlib import Path

import pygame
import pytest

from game.core.grid import Grid
from game.core.rules import Puzzle
from game.generate.levels import Level
from game.play.serial import encode
from game.shell.widgets.label import Label
from game.store.folder import DataFolder
from game.store.folders import Folders
from game.ui.board.poster import Poster
from game.ui.games import games as games_module
from game.ui.games import switcher
from game.ui.games.launcher import Request
from game.ui.games.sample import sample_game, sample_games
from game.ui.menu.game_list import GameList
from game.ui.widgets.primary_card import PrimaryCard
from tests.ui.driver import PUZZLE, SOLUTION, Driver
from tests.ui.hands import Mouse

OPEN = [cell for cell, digit in enumerate(PUZZLE) if digit == "0"]


def fill(driver: Driver, cell: int) -> None:
    driver.click_cell(cell)
    driver.pilot.press(SOLUTION[cell])


def lines(driver: Driver) -> list[str]:
    listed = driver.pilot.find("games")
    assert isinstance(listed, GameList)
    return [line.text for line in listed.lines]


def words(driver: Driver) -> str:
    label = driver.pilot.find("text")
    assert isinstance(label, Label)
    return label.text


def ids(driver: Driver) -> set[str]:
    return {widget.id for widget in driver.pilot.scene.form.walk()}


def saved_in(path: Path) -> set[str]:
    return {file.name for file in (path / "games").iterdir()}


def test_every_game_can_be_gone_on_with_after_a_restart(driver: Driver) -> None:
    driver.begin()
    fill(driver, OPEN[0])
    first = driver.digits
    driver.pilot.press("n", mod=pygame.KMOD_CTRL)
    Mouse(driver).choose("calm", "hard")
    driver.pilot.settle()
    second = driver.digits
    driver.kill()
    again = Driver(driver.path)
    again.pilot.settle()
    assert again.scene == "menu"
    again.pilot.press("return")
    assert again.digits == second
    again.pilot.press("n", mod=pygame.KMOD_CTRL)
    again.pilot.press("g", mod=pygame.KMOD_CTRL)
    assert again.scene == "games"
    assert lines(again) == ["Hard", "Easy"]
    again.pilot.press("down", "return")
    assert again.digits == first
    again.pilot.press("u")
    assert again.digits == PUZZLE
    again.pilot.press("n", mod=pygame.KMOD_CTRL)
    assert again.scene == "menu"
    again.pilot.click("games")
    assert lines(again) == ["Easy", "Hard"]
    again.close()


def test_the_menu_offers_a_game_before_it_is_read(driver: Driver) -> None:
    driver.begin()
    fill(driver, OPEN[0])
    first = driver.digits
    driver.kill()
    again = Driver(driver.path)
    resume, poster = again.pilot.find("resume"), again.pilot.find("poster")
    assert isinstance(resume, PrimaryCard)
    assert isinstance(poster, Poster)
    assert resume.visible
    assert resume.focused
    detail, place = resume.detail, resume.rect.copy()
    assert not detail
    assert not any(tile.digit for tile in poster.tiles)
    again.pilot.frames()
    assert resume.detail
    assert "".join(str(tile.digit) for tile in poster.tiles) == first
    assert resume.rect == place
    again.kill()
    sooner = Driver(driver.path)
    sooner.pilot.press("return")
    assert sooner.digits == first
    sooner.close()


def test_a_game_that_is_none_is_no_longer_offered(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "one.live.json").write_text("{")
    driver = Driver(tmp_path)
    assert driver.pilot.find("resume").focused
    driver.pilot.settle()
    assert driver.scene == "confirm"  # it is told
    driver.pilot.press("escape")
    assert "resume" not in ids(driver)
    focus = driver.pilot.scene.form.focus
    assert focus is not None
    assert focus.id == "play"
    driver.close()


def test_the_list_works_by_mouse_alone(driver: Driver) -> None:
    for saved in reversed(sample_games()):
        driver.take(saved)
    driver.game.stage.replace("menu")
    driver.pilot.click("games")
    listed = driver.pilot.find("games")
    assert isinstance(listed, GameList)
    third = listed.rect.left + 60, listed.rect.top + 2 * listed.row + listed.row // 2
    driver.pilot.click(third)
    assert listed.chosen == 2
    driver.pilot.click("games.throw_away")
    assert driver.scene == "confirm"
    driver.pilot.click("throw_away")
    assert driver.scene == "games"
    assert lines(driver) == ["Hard", "Easy", "Medium", "Beginner"]
    assert listed.chosen == 2
    driver.pilot.click("games.go_on")
    assert driver.scene == "play"
    assert driver.view().level is Level.MEDIUM


def test_throwing_a_game_away_asks_and_is_for_ever(driver: Driver) -> None:
    driver.begin()
    fill(driver, OPEN[0])
    driver.pilot.press("n", mod=pygame.KMOD_CTRL)
    driver.game.stage.push("games")
    driver.pilot.press("delete")
    assert driver.scene == "confirm"
    driver.pilot.press("escape")
    assert lines(driver) == ["Easy"]
    driver.pilot.press("delete", "return")
    assert lines(driver) == ["Easy"]
    driver.pilot.press("delete")
    driver.pilot.click("throw_away")
    assert driver.scene == "menu"
    assert "resume" not in ids(driver)
    assert driver.game.services.games.count == 0
    driver.folder.writer.flush()
    assert saved_in(driver.path) == set()
    driver.kill()
    again = Driver(driver.path)
    assert again.game.services.games.count == 0
    again.close()


@pytest.mark.parametrize(("answer", "count"), [("go_on", 1), ("anew", 2), ("back", 1)])
def test_the_same_puzzle_goes_on_or_begins_anew(driver: Driver, answer: str, count: int) -> None:
    driver.begin()
    fill(driver, OPEN[0])
    played = driver.digits
    driver.pilot.press("n", mod=pygame.KMOD_CTRL)
    driver.game.services.launcher.start(Request(board=Grid.parse(PUZZLE)))
    driver.wait_until(lambda: answer in ids(driver))
    assert "in progress" in words(driver)
    driver.pilot.click(answer)
    assert driver.scene == ("menu" if answer == "back" else "play")
    assert driver.game.services.games.count == count
    if answer != "back":
        assert driver.digits == (played if answer == "go_on" else PUZZLE)


def test_there_is_room_for_so_many_and_more_is_asked_about(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (games_module, switcher):
        monkeypatch.setattr(module, "MOST", 3)
    for saved in sample_games()[2::-1]:
        driver.take(saved)
    driver.game.stage.replace("menu")
    Mouse(driver).choose("calm", "beginner")
    assert driver.scene == "confirm"
    assert "Extreme" in words(driver)
    driver.pilot.click("back")
    assert driver.game.services.games.count == 3
    Mouse(driver).choose("calm", "beginner")
    driver.pilot.click("look")
    assert driver.scene == "games"
    driver.pilot.press("escape")
    Mouse(driver).choose("calm", "beginner")
    driver.pilot.click("oldest")
    assert driver.scene == "play"
    kept = [game.level for game in driver.game.services.games.all()]
    assert kept == [Level.BEGINNER, Level.HARD, Level.EASY]


def test_starting_a_game_builds_no_menu_and_writes_the_old_one_once_at_most(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver.begin()
    fill(driver, OPEN[0])
    opened: list[str] = []
    push = type(driver.game.stage)._open

    def watched(stage: object, id: str, argument: object) -> object:
        opened.append(id)
        return push(stage, id, argument)  # type: ignore[arg-type]

    monkeypatch.setattr(type(driver.game.stage), "_open", watched)
    driver.game.services.launcher.start(Request(level=Level.EASY))
    driver.pilot.settle()
    assert opened == ["play"]
    assert driver.game.stage.ids == ("play",)
    driver.pilot.press("n", mod=pygame.KMOD_CTRL)
    assert driver.scene == "menu"


def test_going_on_with_another_game_saves_neither_and_builds_no_menu(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver.begin()
    fill(driver, OPEN[0])
    [first] = driver.game.services.games.all()
    driver.game.services.launcher.start(Request(level=Level.EASY))
    driver.pilot.settle()
    driver.pilot.press("p")
    kept: list[str] = []
    monkeypatch.setattr(driver.folder.games, "keep", lambda saved: kept.append(saved.game_id))
    driver.game.services.switcher.go_on(first.game_id)
    assert not kept
    assert driver.game.stage.ids == ("play",)
    assert driver.game.services.current_game.game_id == first.game_id


def test_a_game_whose_board_cannot_be_solved_is_set_aside_and_the_next_is_offered(
    tmp_path: Path,
) -> None:
    (tmp_path / "games").mkdir()
    stuck = sample_game("es-b1-0421xgz", 3, game_id="stuck")
    plain = json.loads(json.dumps(encode(stuck)))
    plain["played"] = []
    givens = "12345678." + "........9" + "." * 63
    plain["puzzle"]["givens"] = givens
    sound = tmp_path / "games" / "sample.live.json"
    sound.write_text(json.dumps(encode(sample_game())))
    later = tmp_path / "games" / "stuck.live.json"
    later.write_text(json.dumps(plain))
    driver = Driver(tmp_path)
    driver.pilot.settle()
    driver.pilot.press("return")
    driver.wait_for("confirm")
    assert "no solution" in words(driver)
    driver.pilot.press("return")
    assert driver.scene == "menu"
    driver.pilot.press("return")
    assert driver.scene == "play"
    assert driver.view().level is Level.HARD
    driver.close()
    assert "stuck.live.json.bad" in saved_in(tmp_path)


def test_damaged_games_are_told_together_and_the_sound_ones_are_there(tmp_path: Path) -> None:
    folder = DataFolder(Folders.below(tmp_path))
    for saved in reversed(sample_games()):
        folder.games.keep(saved)
    folder.close()
    for file in (tmp_path / "games").glob("sample-*-b1-0?????*.json"):
        file.write_text("{")
    driver = Driver(tmp_path)
    driver.wait_for("confirm")
    driver.pilot.settle()
    assert driver.game.stage.ids == ("menu", "confirm")
    assert words(driver).count("kept as") == 8
    driver.pilot.press("return")
    assert driver.game.services.games.count == 1
    assert "games" not in ids(driver)
    driver.close()


def test_a_won_game_is_gone_from_the_list_and_the_other_is_offered(driver: Driver) -> None:
    driver.take(sample_game())
    driver.begin()
    for cell in OPEN:
        fill(driver, cell)
    driver.pilot.wait(2.0)
    assert driver.scene == "win"
    driver.pilot.click("menu")
    assert driver.scene == "menu"
    driver.folder.writer.flush()
    assert {name.partition(".")[0] for name in saved_in(driver.path)} == {"sample"}
    driver.pilot.press("return")
    assert driver.view().level is Level.HARD
    best = driver.folder.records.best("easy")
    assert best is not None
    assert best.wins == 1


def test_after_the_win_undo_saves_nothing_and_a_second_win_counts_no_more(driver: Driver) -> None:
    driver.game.services.current_game.begin(Puzzle(Grid.parse(PUZZLE)), level=Level.EASY)
    driver.game.stage.push("play")
    driver.pilot.settle()
    for cell in OPEN:
        fill(driver, cell)
    driver.pilot.wait(2.0)
    driver.pilot.click("back")
    driver.pilot.press("u")
    driver.click_cell(OPEN[-1])
    driver.pilot.press(SOLUTION[OPEN[-1]])
    driver.folder.writer.flush()
    assert saved_in(driver.path) == set()
    best = driver.folder.records.best("easy")
    assert best is not None
    assert best.wins == 1
