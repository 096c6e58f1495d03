"""No window is too small or too square for any scene."""

import pytest

from game.shell.rect import Rect
from game.shell.sizes import LEAST_WINDOW
from game.ui.layout.metrics import BOARD_FLOORS, LEAST_TEXT
from game.ui.layout.play import play_layout
from game.ui.layout.study import study_layout
from game.ui.scenes import SCENES
from game.ui.scenes.theatre import TheatreScene
from game.ui.theatre.show import FULL_CAST, Show
from tests.documents import FIRST
from tests.ui.driver import Driver

SIDES = range(360, 600, 20)
SMALL = ((360, 360), (400, 390), (480, 360), (450, 450), (530, 533), (360, 700), (300, 200), (1, 1))


@pytest.mark.parametrize("size", SMALL, ids=lambda s: f"{s[0]}x{s[1]}")
def test_every_scene_opens_in_a_small_window(picture_driver: Driver, size: tuple[int, int]) -> None:
    driver = picture_driver
    for name in SCENES:
        if not name.startswith("theatre"):
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


@pytest.mark.parametrize("interface", [0.8, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("width", SIDES)
def test_a_cramped_board_is_whole_and_as_large_as_it_can_be(width: int, interface: float) -> None:
    for height in SIDES:
        window = Rect(0, 0, width, height)
        play, study = (
            play_layout(width, height, interface),
            study_layout(width, height, interface, tabs=3),
        )
        for board, parts in (
            (play.board, [*play.pad, *play.tools, *play.actions, play.title, play.facts]),
            (study.board, [*study.tabs, *study.keys, study.list, study.card]),
        ):
            assert board.cell >= BOARD_FLOORS[-1].cell
            for part in parts:
                assert window.contains(part)
                assert not part.overlaps(board.outer)
        assert play.metrics.caption >= LEAST_TEXT
    assert LEAST_WINDOW == (360, 360)
