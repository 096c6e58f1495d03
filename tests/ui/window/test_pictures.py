"""Pictures of scenes, and what a view looks like before it is drawn."""

from itertools import groupby
from pathlib import Path

import pygame
import pytest

from game import ui
from game.core.geometry import CLASSIC, geometry_of
from game.core.grid import Grid
from game.messages.catalogue import Catalogue
from game.play.cell_view import CellView
from game.play.selection import Tool
from game.play.view import Status
from game.shell.draw import Shapes
from game.shell.kit import Kit
from game.shell.text import Fonts
from game.ui.board.faces import ALL_SIDES, LEFT, RIGHT, TOP, Face, faces
from game.ui.board.overlay import NOTHING, Disc, Ground, Overlay
from game.ui.board.painter import CellPainter
from game.ui.games.launcher import Request
from game.ui.games.sample import sample_games
from game.ui.look import theme as themes
from game.ui.look.style import style_of
from game.ui.play.digit_button import DigitButton
from game.ui.window.app import ASSETS, make_game
from game.ui.window.factories import FIRST
from game.ui.window.pictures import OPENERS, PictureError, make_picture
from game.ui.window.scenes import PICTURES, SCENES
from tests.truth import sample


def test_each_state_has_what_opens_it() -> None:
    """A state that nothing opens, or that no room lists, would be no picture."""
    openers = set(OPENERS)
    forgotten = [
        f"no room's pictures open {name!r}" for name in set(PICTURES) - {*SCENES, *openers}
    ]
    unlisted = [f"{name!r} is in no room's STATES" for name in openers - set(PICTURES)]
    assert not [*forgotten, *unlisted]
    assert FIRST.items() <= SCENES.items()


def test_each_scene_is_in_the_contents_of_its_room() -> None:
    """One that is not could never be opened."""
    files = (Path(ui.__file__).parent).glob("*/*.py")
    scenes = {f"{p.parent.name}.{p.stem}" for p in files if "\nSCENE = " in p.read_text("utf-8")}
    listed = set(SCENES.values())
    faults = [
        f"{name} has a SCENE that its room's contents do not list" for name in scenes - listed
    ]
    faults += [
        f"{name} is listed by its room's contents, but has no SCENE" for name in listed - scenes
    ]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("scene", sample(PICTURES, 24))
def test_a_picture_has_the_same_bytes_each_time(tmp_path: Path, scene: str) -> None:
    paths = tmp_path / "one.png", tmp_path / "two.png"
    for path in paths:
        make_picture(path, scene=scene, size=(640, 480), theme="ink", catalogue=Catalogue())
    assert paths[0].read_bytes() == paths[1].read_bytes()


@pytest.mark.parametrize(("scene", "status"), [("win", Status.WON), ("lost", Status.LOST)])
def test_what_a_picture_shows_may_be_over(tmp_path: Path, scene: str, status: Status) -> None:
    saved = sample_games(scene)
    game = make_game(None, (640, 480), catalogue=Catalogue(), pictures=tmp_path, saved=saved)
    try:
        assert game.services.current_game.view().status is status
    finally:
        game.stage.close_all()
        game.close()


def test_scenes_and_themes_differ(tmp_path: Path) -> None:
    pictures = set()
    for scene, theme in (("menu", "ink"), ("menu", "paper"), ("play", "ink"), ("pause", "ink")):
        path = tmp_path / f"{scene}-{theme}.png"
        make_picture(path, scene=scene, size=(480, 360), theme=theme, catalogue=Catalogue())
        pictures.add(path.read_bytes())
    assert len(pictures) == 4


@pytest.mark.parametrize("scene", ["hint", "picker", "play"])
def test_a_file_is_shown_in_every_state_of_play(tmp_path: Path, scene: str) -> None:
    """A small board, too, and not the sample game."""
    pictures = []
    for digits in (".234341221434321", "12.4341221434321"):
        path = tmp_path / f"{digits}.png"
        request = Request(board=Grid.parse(digits, geometry_of("4x4")))
        make_picture(
            path,
            scene=scene,
            size=(480, 360),
            theme="ink",
            catalogue=Catalogue(),
            request=request,
        )
        pictures.append(path.read_bytes())
    assert pictures[0] != pictures[1]


@pytest.mark.parametrize("scene", ["play.arcade", "marathon"])
def test_a_scored_game_is_not_shown_of_a_file(tmp_path: Path, scene: str) -> None:
    request = Request(board=Grid.parse(".234341221434321", geometry_of("4x4")))
    with pytest.raises(PictureError) as told:
        make_picture(
            tmp_path / "none.png",
            scene=scene,
            size=(480, 360),
            theme="ink",
            catalogue=Catalogue(),
            request=request,
        )
    assert scene in Catalogue().error(told.value)


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


@pytest.mark.parametrize(
    ("view", "ground", "role"),
    [
        (CellView(hint_focus=True, hint_digit=5), "", "pattern_a"),
        (CellView(digit=5, hint_focus=True), "conflict_ground", "conflict_ground"),
        (CellView(), "pattern_b", "pattern_b"),
    ],
)
def test_the_selection_does_not_cover_what_a_hint_is_about(
    painter: CellPainter, view: CellView, ground: str, role: str
) -> None:
    selected = Face(view._replace(selected=True, cursor=True), ALL_SIDES, ground=ground)
    assert painter.ground(selected) == painter.theme.colour(role)
    assert painter.ground(Face(CellView(selected=True))) == painter.theme.selected
    picture = painter.picture(selected)
    assert picture.get_at((0, 20))[:3] == painter.theme.accent


def test_a_wrong_entry_of_a_hint_is_crossed_and_framed_inside_the_selection(
    painter: CellPainter,
) -> None:
    view = CellView(digit=5, hint_focus=True, selected=True, cursor=True)
    picture = painter.picture(Face(view, ALL_SIDES, ground="conflict_ground"))
    across = [picture.get_at((x, painter.cell // 2))[:3] for x in range(8)]
    assert across.index(painter.theme.accent) < across.index(painter.theme.strike)
    plain = painter.picture(Face(view._replace(hint_focus=False), ground="conflict_ground"))
    box = pygame.Rect(painter.cell * 3 // 4, painter.cell // 12, 8, 8)
    assert pygame.image.tobytes(picture.subsurface(box), "RGB") != pygame.image.tobytes(
        plain.subsurface(box), "RGB"
    )


def inked_bands(surface: pygame.Surface, ground: tuple[int, int, int]) -> list[int]:
    """Return the heights of the rows that something is drawn in, in a piece each."""
    wide, tall = surface.get_size()
    rows = [any(surface.get_at((x, y))[:3] != ground for x in range(wide)) for y in range(tall)]
    return [len([*those]) for inked, those in groupby(rows) if inked]


@pytest.mark.parametrize("size", [(139, 78), (60, 36), (40, 40), (100, 120)])
@pytest.mark.parametrize("digit", [1, 7, 8, 9])
def test_the_digits_of_the_pad_stay_clear_of_their_pips(
    painter: CellPainter, size: tuple[int, int], digit: int
) -> None:
    kit = Kit(style_of(painter.theme), Fonts.in_folder(ASSETS / "fonts"), Shapes())
    for tool in (Tool.DIGIT, Tool.CORNER, Tool.CENTRE):
        button = DigitButton(digit, CLASSIC, lambda: None)
        button.theme, button.tool = painter.theme, tool
        button.place(pygame.Rect((0, 0), size))
        surface = pygame.Surface(size)
        surface.fill(painter.theme.surface)
        button.paint_content(surface, kit, painter.theme.text)
        bands = inked_bands(surface, painter.theme.surface)
        assert len(bands) == 2, (tool, bands)


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
