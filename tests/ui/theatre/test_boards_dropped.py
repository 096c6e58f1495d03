"""What is dropped on the theatre is played, or said not to be known; the show goes on."""

from pathlib import Path

import pygame
import pytest

from game.ui.theatre.show import FULL_CAST, Show
from game.ui.theatre.theatre import TheatreScene
from tests.documents import FIRST
from tests.ui.driver import Driver

CAGE = f"9x9~cage=14:r1c1.r1c2.r2c1\n{'.' * 81}\n"


@pytest.mark.parametrize("way", ["drop", "paste"])
def test_a_board_that_the_methods_do_not_know_is_told(
    driver: Driver, tmp_path: Path, way: str
) -> None:
    driver.game.stage.push("theatre", Show(FIRST.board, "A board", FULL_CAST))
    driver.pilot.frames(2)
    if way == "drop":
        file = tmp_path / "cage.txt"
        file.write_text(CAGE)
        pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(file)))
    else:
        driver.game.stage.clipboard.put(CAGE)
        driver.pilot.press("v", mod=pygame.KMOD_CTRL)
    driver.pilot.frames(2)
    scene = driver.pilot.scene
    assert isinstance(scene, TheatreScene)
    assert scene.show.board == FIRST.board
    assert "not cages" in scene.title.text
