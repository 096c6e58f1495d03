"""No window is too small or too square for any scene."""

import pytest

from game.ui.scenes import SCENES
from game.ui.scenes.theatre import TheatreScene
from game.ui.theatre.show import FULL_CAST, Show
from tests.documents import FIRST
from tests.ui.driver import Driver

SMALL = ((360, 360), (400, 390), (480, 360), (450, 450), (530, 533), (360, 700), (300, 200), (1, 1))


@pytest.mark.parametrize("size", SMALL, ids=lambda s: f"{s[0]}x{s[1]}")
def test_every_scene_opens_in_a_small_window(picture_driver: Driver, size: tuple[int, int]) -> None:
    driver = picture_driver
    for name in SCENES:
        # These two go on by themselves: nothing settles.
        if not name.startswith(("theatre", "replay")):
            driver.open(name, size)
            assert driver.scene == name
    driver.game.stage.replace("menu")
    driver.game.stage.push("theatre", Show(FIRST.board, "A board", FULL_CAST))
    theatre = driver.pilot.scene
    assert isinstance(theatre, TheatreScene)
    theatre.theatre.playing = False
    for action in ("cast", "about", "compare", "save"):
        theatre.perform(f"theatre.{action}")
        assert driver.scene.startswith("theatre_")
        driver.pilot.press("escape")
