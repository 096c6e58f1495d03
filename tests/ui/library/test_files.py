"""A file is chosen by keys alone or by the mouse alone."""

from pathlib import Path

import pygame

from game.core.message import message
from game.formats.lines import entries_of
from game.ui.library.files import FilesScene
from game.ui.scene.arguments import FileForm, FileRequest
from tests.ui.driver import PUZZLE, Driver
from tests.ui.hands import Keys
from tests.ui.library.test_collections import fill, found, open_collections, titles


def card(driver: Driver) -> FilesScene:
    driver.wait_for("files")
    scene = driver.pilot.scene
    assert isinstance(scene, FilesScene)
    return scene


def names(scene: FilesScene) -> list[str]:
    return [line.text for line in scene.list.lines]


def tree(path: Path) -> Path:
    folder = path / "puzzles"
    folder.mkdir()
    (folder / "one.txt").write_text(PUZZLE)
    (folder / "two.txt").write_text("nothing")
    (folder / ".hidden").write_text(PUZZLE)
    return folder


def test_a_puzzle_is_opened_by_keys_alone(driver: Driver, tmp_path: Path) -> None:
    tree(tmp_path)
    driver.game.services.files_folder = tmp_path
    driver.pilot.settle()
    driver.pilot.press("o", mod=pygame.KMOD_CTRL)
    driver.wait_for("open")
    Keys(driver).press("file")
    scene = card(driver)
    names_before = names(scene)
    driver.pilot.press(*["down"] * names_before.index("puzzles/"), "return")
    assert names(scene) == ["one.txt", "two.txt"]
    driver.pilot.press("backspace")
    assert scene.folder == tmp_path
    driver.pilot.press("return")
    Keys(driver)._focus("name")
    driver.pilot.type("ONE")
    assert names(scene) == ["one.txt"]
    driver.pilot.press("return")
    driver.wait_for("play")
    assert driver.digits == PUZZLE


def test_a_path_is_typed(driver: Driver, tmp_path: Path) -> None:
    folder = tree(tmp_path)
    driver.game.stage.push("files")
    scene = card(driver)
    Keys(driver)._focus("name")
    driver.pilot.type(str(folder))
    driver.pilot.press("return")
    assert scene.folder == folder
    # A folder that goes while it is looked at is told of.
    for file in folder.iterdir():
        file.unlink()
    folder.rmdir()
    scene.go_to(folder)
    assert "no longer exists" in scene.said.text
    driver.pilot.click("files.up")
    assert scene.folder == tmp_path


def test_a_name_that_is_too_long_is_told(driver: Driver, tmp_path: Path) -> None:
    form = FileForm("line", message("ui.export.line"), ".txt")
    # In a folder that holds something, the button opens what is chosen there.
    driver.game.services.files_folder = tmp_path / "empty"
    driver.game.services.files_folder.mkdir()
    for name in ("x" * 300, "x" * 253):
        for wanted in (None, FileRequest(message("files.save_as"), lambda *_: None, forms=(form,))):
            driver.game.stage.push("files", wanted)
            scene = card(driver)
            scene.field.text = name
            scene.take()
            assert driver.scene == "files"
            if wanted is not None:
                assert [said for _, said in scene.notices()] == ["A file cannot have this name."]
            driver.pilot.press("escape")


def test_puzzles_come_in_and_go_out_by_the_mouse_alone(driver: Driver, tmp_path: Path) -> None:
    folder = tree(tmp_path)
    driver.game.services.files_folder = folder
    fill(driver)
    scene = open_collections(driver)
    driver.pilot.click("collections.more")
    driver.pilot.settle()
    driver.pilot.click("all")
    driver.pilot.click("export")
    driver.wait_for("files")
    driver.pilot.click("take")
    driver.wait_until(lambda: (folder / "puzzles.txt").exists())
    driver.wait_until(lambda: bool(scene.bubbles))
    assert len(entries_of((folder / "puzzles.txt").read_text())) == 5
    driver.pilot.click("collections.more")
    driver.pilot.settle()
    driver.pilot.click("import")
    files = card(driver)
    assert names(files) == ["one.txt", "puzzles.txt", "two.txt"]
    rect, row = files.list.rect, files.list.row
    for _ in range(2):
        driver.pilot.click((rect.left + 40, rect.top + row + row // 2))
    driver.wait_until(lambda: "imported" in getattr(driver.pilot.scene, "words", scene.said).text)
    driver.pilot.click("halt")
    assert len(titles(found(driver))) == 5
    assert scene.folder_name(scene.place) == "puzzles"
