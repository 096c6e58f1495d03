"""The code of a puzzle on the screen is read again."""

from pathlib import Path
from random import Random
from string import ascii_letters

import pytest
from PIL import Image

from game.core.geometry import geometry_of
from game.core.grid import Grid
from game.formats.document import Entry
from game.formats.known import TARGETS
from game.ui.library.qr import QrScene
from tests.ui.driver import PUZZLE, Driver

CAGES = Grid(Grid.parse(PUZZLE).values, None, geometry_of("9x9~cage=10:r1c1.r1c2.r2c1"))


def read(driver: Driver, folder: Path) -> str:
    """Return what the code in the window tells."""
    reader = pytest.importorskip("zxingcpp", reason="zxing-cpp reads codes")
    driver.pilot.settle()
    driver.pilot.screenshot(folder / "a.png")
    (code,) = reader.read_barcodes(Image.open(folder / "a.png"))
    return str(code.text)


def shown(driver: Driver, entry: Entry | None = None) -> QrScene:
    scene = driver.game.stage.push("qr", entry)
    assert isinstance(scene, QrScene)
    return scene


@pytest.mark.parametrize("size", [(480, 360), (1280, 800)])
def test_a_game_with_an_id_is_told_by_it(
    driver: Driver, tmp_path: Path, size: tuple[int, int]
) -> None:
    driver.open("export", size)
    driver.pilot.click("qr")
    driver.wait_for("qr")
    puzzle_id = driver.game.services.current_game.view().puzzle_id
    assert puzzle_id is not None
    assert read(driver, tmp_path) == puzzle_id


def test_other_boards_are_told_by_their_digits_or_a_link(driver: Driver, tmp_path: Path) -> None:
    driver.begin()
    assert shown(driver, Entry(Grid.parse(PUZZLE))).told.replace(".", "0") == PUZZLE
    scene = shown(driver, Entry(CAGES))
    assert "browser" in scene.words.text
    assert TARGETS["sudokupad"].read(read(driver, tmp_path))[0].board == CAGES


def test_what_no_code_has_room_for_is_said(driver: Driver) -> None:
    driver.begin()
    chance = Random(1)
    long = "".join(chance.choices(ascii_letters, k=9000))
    scene = shown(driver, Entry(CAGES, rules=long))
    driver.pilot.settle()
    assert not scene.told
    assert "too long" in scene.words.text
