"""Pictures of scenes, and what a view looks like before it is drawn."""

from pathlib import Path

import pygame
import pytest

from game.messages.catalogue import Catalogue
from game.play.cell_view import CellView
from game.shell.draw import Shapes
from game.shell.text import Fonts
from game.ui import theme as themes
from game.ui.app import ASSETS
from game.ui.board.faces import ALL_SIDES, LEFT, RIGHT, TOP, faces
from game.ui.board.overlay import NOTHING, Disc, Ground, Overlay
from game.ui.board.painter import CellPainter
from game.ui.pictures import make_picture
from game.ui.scenes import PICTURES


@pytest.mark.parametrize("scene", PICTURES)
def test_a_picture_has_the_same_bytes_each_time(tmp_path: Path, scene: str) -> None:
    paths = tmp_path / "one.png", tmp_path / "two.png"
    for path in paths:
        make_picture(path, scene=scene, size=(640, 480), theme="ink", catalogue=Catalogue())
    assert paths[0].read_bytes() == paths[1].read_bytes()


def test_scenes_and_themes_differ(tmp_path: Path) -> None:
    pictures = set()
    for scene, theme in (("menu", "ink"), ("menu", "paper"), ("play", "ink"), ("pause", "ink")):
        path = tmp_path / f"{scene}-{theme}.png"
        make_picture(path, scene=scene, size=(480, 360), theme=theme, catalogue=Catalogue())
        pictures.add(path.read_bytes())
    assert len(pictures) == 4


def test_the_selection_has_an_edge_only_outside() -> None:
    cells = tuple(CellView(selected=cell in (0, 1)) for cell in range(81))
    made = faces(cells, NOTHING)
    assert made[0].sides == ALL_SIDES & ~RIGHT
    assert made[1].sides & (LEFT | TOP) == TOP
    assert made[2].sides == 0


def test_an_overlay_reaches_its_cells_alone() -> None:
    cells = (CellView(),) * 81
    overlay = Overlay(grounds=(Ground(3, "pattern_a"),), discs=(Disc(4, 7, "pattern_b"),))
    made = faces(cells, overlay)
    assert made[3].ground == "pattern_a"
    assert made[4].discs == (Disc(0, 7, "pattern_b"),)
    assert made[5] == faces(cells, NOTHING)[5]


def test_hidden_cells_show_nothing() -> None:
    made = faces((CellView(digit=5, given=True),) * 81, NOTHING, hidden=True)
    assert not any(face.view.digit for face in made)


@pytest.fixture
def painter() -> CellPainter:
    pygame.font.init()
    theme = themes.load(ASSETS / "themes" / "paper.toml")
    return CellPainter(theme, Fonts.in_folder(ASSETS / "fonts"), Shapes(), 77)


def test_equal_faces_share_a_picture(painter: CellPainter) -> None:
    one, two = faces((CellView(digit=5),) * 81, NOTHING)[:2]
    assert painter.picture(one) is painter.picture(two)


def test_a_conflict_has_a_mark_beside_its_colour(painter: CellPainter) -> None:
    """The corner differs from the ground of a conflict."""
    cells = (CellView(digit=5, conflict=True), *(CellView(),) * 80)
    picture = painter.picture(faces(cells, NOTHING)[0])
    ground = painter.theme.conflict_ground
    corner = {tuple(picture.get_at((x, y)))[:3] for x in range(60, 74) for y in range(3, 18)}
    assert painter.theme.conflict in corner
    assert ground in corner


def test_a_digit_stands_in_the_middle_of_its_cell(painter: CellPainter) -> None:
    picture = painter.picture(faces((CellView(digit=8, given=True),) * 81, NOTHING)[0])
    ink = [
        (x, y)
        for x in range(77)
        for y in range(77)
        if tuple(picture.get_at((x, y)))[:3] != painter.theme.surface
    ]
    across, down = [x for x, _ in ink], [y for _, y in ink]
    assert abs((min(across) + max(across)) / 2 - 38) <= 1
    assert abs((min(down) + max(down)) / 2 - 38) <= 1
