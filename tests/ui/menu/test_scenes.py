"""Menu, settings, help, opening puzzles: by keyboard alone and by mouse alone."""

import json
import shutil
from pathlib import Path

import pygame
import pytest

from game.generate.levels import Level
from game.play.options import ConflictDisplay
from game.play.serial import decode
from game.shell.crash import CrashError
from game.shell.loop import Loop
from game.shell.widgets.label import Label
from game.store.lock import FolderInUseError
from game.ui.games.launcher import Request
from game.ui.play.counters import Counters
from game.ui.widgets.icon_button import TileButton
from game.ui.widgets.message_card import MessageCard
from game.ui.window.app import ASSETS
from tests.ui.driver import PUZZLE, SOLUTION, Driver, driven

MANY = "." * 81
NONE = "11" + "." * 79


def text_of(driver: Driver, id: str) -> str:
    label = driver.pilot.find(id)
    assert isinstance(label, Label)
    return label.text


def card_text(driver: Driver) -> str:
    card = driver.pilot.find("card")
    assert isinstance(card, MessageCard)
    return card.text


def test_settings_apply_at_once_and_are_remembered(driver: Driver) -> None:
    driver.pilot.press("f10")
    assert driver.scene == "settings"
    ground = driver.game.stage.kit.style.ground
    driver.pilot.press("tab", "tab", "tab", "tab", "tab", "return")
    assert driver.game.stage.kit.style.ground != ground
    driver.pilot.click("look.reduced_motion")
    assert driver.game.stage.reduced_motion
    driver.pilot.click("tab.play")
    driver.pilot.click("play.conflicts")
    wanted = driver.game.services.preferences.settings.play.conflicts
    assert wanted is not ConflictDisplay.RULES
    driver.pilot.press("escape")
    assert driver.scene == "menu"
    path = driver.path
    theme = driver.game.services.preferences.settings.look.theme
    driver.kill()
    again = Driver(path)
    assert again.game.services.preferences.settings.look.theme == theme
    assert again.game.services.preferences.settings.look.reduced_motion
    assert again.game.services.preferences.settings.play.conflicts is wanted
    again.close()


def test_checking_against_the_solution_applies_in_mid_game(driver: Driver) -> None:
    driver.begin()
    cell = PUZZLE.index("0")
    # No peer holds it, and yet it is not the one.
    wrong = next(d for d in "123456789" if d != SOLUTION[cell] and not breaks_a_rule(cell, int(d)))
    driver.click_cell(cell)
    driver.pilot.press(wrong)
    assert not driver.view().cells[cell].wrong
    driver.pilot.press("f10")
    driver.pilot.click("tab.play")
    driver.pilot.click("play.conflicts")
    driver.pilot.press("escape")
    assert driver.view().cells[cell].wrong
    assert driver.view().mistakes_shown


def breaks_a_rule(cell: int, digit: int) -> bool:
    from game.core.grid import Grid
    from game.core.rules import conflicts_of_move

    return bool(conflicts_of_move(Grid.parse(PUZZLE), cell, digit))


def test_the_timer_can_be_hidden(driver: Driver) -> None:
    driver.begin()
    counters = driver.pilot.find("counters")
    assert isinstance(counters, Counters)
    assert len(counters.figures) == 2
    driver.pilot.press("f10")
    driver.pilot.click("tab.game")
    driver.pilot.click("game.show_timer")
    driver.pilot.press("escape")
    assert len(counters.figures) == 1


def test_help_shows_every_action_that_has_a_key(driver: Driver) -> None:
    from game.ui.settings.help import HelpScene
    from game.ui.window.actions import ACTIONS

    keymap, text = driver.game.services.bindings.keymap, driver.game.services.words.text
    driver.pilot.press("f1")
    assert driver.scene == "help"
    help = driver.pilot.scene
    assert isinstance(help, HelpScene)
    shown = [" ".join(line.words) for page in help.lines.pages for line in page if line.keys]
    pads = [a.id for a in ACTIONS.values() for c in keymap.chords(a.id) if c.startswith("Pad")]
    names = {
        a.family or a.id
        for a in ACTIONS.values()
        if any(not chord.startswith("Pad") for chord in keymap.chords(a.id))
    }
    mouse = [text(f"mouse.{button}.text") for button in ("picker", "wheel", "middle")]
    said = [text(f"action.{name}.text") for name in [*names, *pads]]
    assert sorted(shown) == sorted([*said, *mouse])
    said = [keys for page in help.lines.pages for line in page for keys in line.keys]
    assert not any("Gamepad" in keys for keys in said)
    driver.pilot.click("back")
    assert driver.scene == "menu"


@pytest.mark.parametrize("way", ["typed", "pasted", "lines"])
def test_a_board_can_be_opened(driver: Driver, way: str) -> None:
    rows = "\n".join(" ".join(PUZZLE[row : row + 9]) for row in range(0, 81, 9))
    if way == "typed":
        driver.pilot.click("open")
        driver.pilot.type(PUZZLE)
        driver.pilot.press("return")
    else:
        driver.game.stage.clipboard.put(PUZZLE if way == "pasted" else rows)
        driver.pilot.press("v", mod=pygame.KMOD_CTRL)
        assert driver.scene == "open"
        driver.pilot.click("go")
    driver.wait_for("play")
    assert driver.digits == PUZZLE


def test_an_id_can_be_typed(driver: Driver) -> None:
    driver.pilot.press("o", mod=pygame.KMOD_CTRL)
    driver.pilot.type("ES-G2-7q2k4m-0SQ")
    driver.pilot.press("return")
    driver.wait_for("play")
    assert driver.view().puzzle_id == "es-g2-7q2k4m-0sq"
    assert "version" not in card_text(driver)
    driver.pilot.press("c", mod=pygame.KMOD_CTRL | pygame.KMOD_SHIFT)
    assert driver.game.stage.clipboard.get() == "es-g2-7q2k4m-0sq"


def test_an_id_of_version_1_is_dealt_and_its_board_tells_its_own_id(driver: Driver) -> None:
    driver.pilot.press("o", mod=pygame.KMOD_CTRL)
    driver.pilot.type("es-g1-7q2k4m")
    driver.pilot.press("return")
    driver.wait_for("play")
    assert driver.view().puzzle_id == "es-g2-7q2k4m-0sq"
    assert "es-g1-7q2k4m is an id of version 1" in card_text(driver)
    assert "es-g2-7q2k4m-0sq" in card_text(driver)


def test_a_text_given_with_a_level_deals_what_generate_deals_for_it(driver: Driver) -> None:
    # What the command line asks the window for: `--level easy --seed 7q2k4m`.
    driver.game.services.launcher.start(Request(level=Level.EASY, puzzle_id="es-g1-7q2k4m"))
    driver.wait_for("play")
    assert driver.view().puzzle_id == "es-g2-7q2k4m-0sq"
    assert "version" not in card_text(driver)


@pytest.mark.parametrize("text", ["hello", "1" * 80, "hd-g9-7q2k4m"])
def test_what_cannot_be_read_is_said_on_the_card(driver: Driver, text: str) -> None:
    driver.pilot.click("open")
    before = text_of(driver, "text")
    driver.pilot.type(text)
    driver.pilot.click("go")
    assert driver.scene == "open"
    assert text_of(driver, "text") != before
    driver.pilot.press("escape")
    assert driver.scene == "menu"


def test_a_board_that_breaks_rules_is_told_with_every_digit_house_and_cell(driver: Driver) -> None:
    driver.game.stage.clipboard.put("55" + "." * 43 + "7" + "." * 8 + "7" + "." * 26)
    driver.pilot.press("v", mod=pygame.KMOD_CTRL)
    driver.pilot.click("go")
    driver.wait_for("confirm")
    driver.wait_until(lambda: "5 appears" in text_of(driver, "text"))
    assert text_of(driver, "text") == (
        "This board already breaks a rule: 5 appears more than once in row 1 (r1c1, r1c2) and "
        "box 1 (r1c1, r1c2); 7 appears more than once in column 1 (r6c1, r7c1)."
    )


@pytest.mark.parametrize(("board", "id"), [(MANY, "play"), (NONE, "back")])
def test_boards_without_one_solution(driver: Driver, board: str, id: str) -> None:
    driver.game.stage.clipboard.put(board)
    driver.pilot.press("v", mod=pygame.KMOD_CTRL)
    driver.pilot.click("go")
    driver.wait_for("confirm")
    driver.wait_until(lambda: id in {widget.id for widget in driver.pilot.scene.form.walk()})
    driver.pilot.click(id)
    assert driver.scene == ("play" if board is MANY else "menu")
    if board is MANY:
        assert not driver.view().unique


def test_a_dropped_file_is_opened(driver: Driver, tmp_path: Path) -> None:
    path = tmp_path / "evening.txt"
    path.write_text(PUZZLE)
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    driver.wait_for("play")
    assert driver.view().title == "evening"


def test_a_dropped_file_that_is_none_is_told(driver: Driver, tmp_path: Path) -> None:
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(tmp_path / "nothing.txt")))
    driver.pilot.frames()
    assert driver.scene == "confirm"
    assert "nothing.txt" in text_of(driver, "text")


def test_a_damaged_save_is_set_aside_and_told(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text("{")
    (tmp_path / "settings.toml").write_text("look = 3\n[sound]\nvolume = 'loud'\n")
    driver = Driver(tmp_path)
    driver.pilot.frames(5)
    assert driver.scene == "confirm"
    assert ".bad" in text_of(driver, "text")
    driver.pilot.press("return")
    assert driver.scene == "menu"
    assert (tmp_path / "game.json.bad").read_text() == "{"
    driver.close()


def test_a_broken_theme_is_told_and_the_settings_open(tmp_path: Path) -> None:
    assets = tmp_path / "assets"
    shutil.copytree(ASSETS, assets)
    (assets / "themes" / "ink.toml").write_text("ground = ")
    data = tmp_path / "data"
    data.mkdir()
    (data / "settings.toml").write_text('[look]\ntheme = "ink"\n')
    for driver in driven(data, assets=assets):
        driver.pilot.settle()
        assert "ink.toml" in text_of(driver, "text")
        driver.pilot.press("return")
        driver.game.stage.push("settings")
        offered = {widget.id for widget in driver.pilot.scene.form.walk()}
        assert "theme.clear" in offered
        assert "theme.ink" not in offered
        assert driver.game.services.preferences.theme.id == "paper"


def test_the_window_can_change_its_size(driver: Driver) -> None:
    driver.begin()
    for size in ((480, 360), (360, 640), (1600, 900)):
        driver.pilot.resize(size)
        assert driver.game.stage.size == size
        assert driver.board.rect.right <= size[0]
        assert driver.board.rect.bottom <= size[1]


def test_a_screenshot_is_saved(driver: Driver) -> None:
    driver.begin()
    driver.pilot.press("f12")
    pictures = list((driver.path / "pictures").glob("*.png"))
    assert len(pictures) == 1


def test_closing_the_window_saves(driver: Driver) -> None:
    driver.begin()
    driver.pilot.wait(2.5)
    driver.pilot.close_window()
    assert not driver.game.stage.running
    driver.game.stage.close_all()
    driver.folder.writer.flush()
    data = driver.folder.folders.data
    saved = decode(json.loads(next((data / "games").glob("*.live.json")).read_text()))
    assert driver.game.services.games.newest() == saved
    assert saved is not None
    assert saved.milliseconds >= 2000


def test_keys_can_be_set_in_the_settings_file(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text('[keys]\nhint = ["F2"]\npause = "Ctrl+P"\n')
    driver = Driver(tmp_path)
    driver.begin()
    driver.pilot.press("p", mod=pygame.KMOD_CTRL)
    assert driver.scene == "pause"
    driver.pilot.press("escape")
    button = driver.pilot.find("hint")
    assert isinstance(button, TileButton)
    assert button.key == "F2"
    driver.close()


def test_keys_that_cannot_be_are_told(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text('[keys]\nfly = "F2"\n')
    driver = Driver(tmp_path)
    driver.pilot.frames(5)
    assert "fly" in text_of(driver, "text")
    driver.close()


def test_an_uncaught_error_saves_the_game(driver: Driver) -> None:
    driver.begin()
    driver.pilot.press("h")

    def break_down() -> bool:
        raise RuntimeError("broken")

    loop = Loop(driver.window, driver.game.stage, rescue=driver.game.services.current_game.keep)
    loop.polls.append(break_down)
    with pytest.raises(CrashError) as caught:
        loop.run()
    assert caught.value.rescued
    (saved_id,) = driver.folder.games.ids
    assert driver.folder.games.load(saved_id) is not None


def test_a_second_window_is_refused(driver: Driver) -> None:
    with pytest.raises(FolderInUseError):
        Driver(driver.path)


def test_a_disk_that_is_full_is_told(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    driver.begin()

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("game.store.saves.replace_file", full)
    driver.click_cell(PUZZLE.index("0"))
    driver.pilot.press(SOLUTION[PUZZLE.index("0")])
    assert "No space left" in card_text(driver)
