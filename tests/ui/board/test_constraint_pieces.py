"""What constraints draw is under the digits, in every theme, and clues have room."""

from pathlib import Path

import pygame
import pytest

from game.core.constraints import constrained, kind_of
from game.core.constraints.marks import Clue, Spot
from game.core.geometry import CLASSIC, geometry_of
from game.play.cell_view import CellView
from game.shell.draw import Shapes
from game.shell.text import Fonts
from game.ui.board.constraint_painter import ConstraintPainter
from game.ui.board.constraint_pieces import Edge, clues_of, marks_in, pieces_of
from game.ui.board.faces import LEFT, RIGHT, TOP, faces
from game.ui.board.painter import CellPainter
from game.ui.board.places import beside_clues, board_layout
from game.ui.look.theme import available, load
from game.ui.study.constraints import ConstraintsScene
from tests.core.constraints.meaning import WHOLE, WORDS, random_clause
from tests.ui.driver import Driver

ASSETS = Path(__file__).parents[3] / "assets"
CAGED = geometry_of("9x9~cage=14:r1c1.r1c2.r2c1~cage=3:r5c5.r5c6")


def test_an_outline_runs_around_its_cells_and_turns_at_inner_corners() -> None:
    [corner] = pieces_of(CAGED)[0]
    assert isinstance(corner, Edge)
    assert corner == Edge(TOP | LEFT, (6,), "14", corner.tone)
    [right] = pieces_of(CAGED)[1]
    assert isinstance(right, Edge)
    assert right.sides & RIGHT
    assert not right.sides & LEFT
    assert right.label == ""
    assert pieces_of(CAGED)[80] == ()


@pytest.mark.parametrize("theme", available(ASSETS / "themes"))
@pytest.mark.parametrize("word", WORDS)
def test_every_kind_is_seen_on_the_board_or_beside_it(theme: str, word: str) -> None:
    from random import Random

    solution = bytes((3 * (i // 9) + i // 27 + i % 9) % 9 + 1 for i in range(81))
    rng = Random(3)
    one = random_clause(word, CLASSIC, solution, rng)
    while not kind_of(one).fits(one, CLASSIC):
        one = random_clause(word, CLASSIC, solution, rng)
    board = constrained(CLASSIC, [one])
    if not marks_in(board):
        assert word in WHOLE
        return
    if clues_of(board):
        assert all(isinstance(mark, Clue) for mark in marks_in(board))
        return
    pygame.display.init()
    fonts = Fonts.in_folder(ASSETS / "fonts")
    painter = CellPainter(load(ASSETS / "themes" / f"{theme}.toml"), fonts, Shapes(), 40)
    views = (CellView(),) * 81
    plain = painter.picture(faces(views, None, CLASSIC)[40])
    shown = [painter.picture(face) for face in faces(views, None, board)]
    before = pygame.image.tobytes(plain, "RGB")
    assert any(pygame.image.tobytes(picture, "RGB") != before for picture in shown)


@pytest.mark.parametrize("side", [300, 480, 700])
def test_clues_have_room_on_every_side(side: int) -> None:
    layout = board_layout(10, 10, side // 9)
    smaller = beside_clues(layout)
    for before, after in zip(layout.outer[:2], smaller.outer[:2], strict=True):
        assert after - before >= 14
    assert smaller.outer.right < layout.outer.right - 13


@pytest.fixture(scope="module")
def fonts() -> Fonts:
    pygame.display.init()
    return Fonts.in_folder(ASSETS / "fonts")


@pytest.mark.parametrize("cell", [16, 18, 22, 32, 60])
def test_a_digit_never_stands_on_the_sum_of_its_cage(fonts: Fonts, cell: int) -> None:
    painter = CellPainter(load(ASSETS / "themes" / "paper.toml"), fonts, Shapes(), cell)
    views = [CellView() for _ in range(81)]
    views[0] = CellView(digit=8, given=True)
    plain = painter.picture(faces((CellView(),) * 81, None, CAGED)[0])
    told = painter.picture(faces(tuple(views), None, CAGED)[0])
    box = pygame.PixelArray(plain).compare(pygame.PixelArray(told)).make_surface()
    changed = pygame.mask.from_threshold(box, (0, 0, 0), (1, 1, 1)).get_bounding_rects()
    top = min(rect.top for rect in changed)
    bottom = max(rect.bottom for rect in changed)
    alone = ConstraintPainter(painter.theme, fonts, Shapes(), cell)
    assert alone.sum_bottom(pieces_of(CAGED)[0]) > 0
    assert top >= min(alone.sum_bottom(pieces_of(CAGED)[0]), cell // 2 - 1)
    assert bottom <= cell
    assert alone.sum_bottom(pieces_of(CAGED)[80]) == 0


def test_what_tells_a_conflict_stands_clear_of_the_digits_of_a_circle(fonts: Fonts) -> None:
    board = geometry_of("9x9~quadruple=1.2.3.4:r4c4.r4c5.r5c4.r5c5")
    painter = CellPainter(load(ASSETS / "themes" / "paper.toml"), fonts, Shapes(), 60)
    quiet = [CellView(digit=7, given=True) for _ in range(81)]
    warned = tuple(view._replace(conflict=True) for view in quiet)
    colour = painter.theme.conflict[:3]
    shown = painter.picture(faces(warned, None, board)[4 * 9 + 3])
    corner = {shown.get_at((x, y))[:3] for x in range(46, 60) for y in range(14)}
    assert colour not in corner
    plain = painter.picture(faces(warned, None, board)[0])
    assert plain.get_at((55, 5))[:3] == colour


@pytest.mark.parametrize("theme", available(ASSETS / "themes"))
@pytest.mark.parametrize("cell", [32, 71])
def test_no_line_cuts_a_dot_between_cells(fonts: Fonts, theme: str, cell: int) -> None:
    """The line between the cells has pixels of its own, which no cell paints."""
    board = geometry_of("9x9~black-dot:r1c1.r1c2~black-dot:r3c5.r4c5~white-dot:r5c8.r5c9")
    layout = board_layout(0, 0, cell, board)
    colours = load(ASSETS / "themes" / f"{theme}.toml")
    surface = pygame.Surface(layout.outer[2:])
    painter = CellPainter(colours, fonts, Shapes(), cell)
    painter.paint_seams(surface, layout)
    first, second, above, below = (layout.cells[at] for at in (0, 1, 22, 31))
    middle = cell // 2
    dark, light = sorted((colours.thick, colours.surface), key=sum)
    for x in range(first.right, second.x):
        assert surface.get_at((x, first.y + middle))[:3] == dark
    for y in range(above.bottom, below.y):
        assert surface.get_at((above.x + middle, y))[:3] == dark
    white = layout.cells[43]
    assert surface.get_at((white.right, white.y + middle))[:3] == light, "white in dark themes, too"
    assert surface.get_at((first.x + middle, first.bottom))[:3] == (0, 0, 0), "a line stays a line"


def test_the_page_of_a_rule_shows_its_dots_whole(driver: Driver, tmp_path: Path) -> None:
    scene = driver.game.stage.push("constraints", ("black-dot",))
    assert isinstance(scene, ConstraintsScene)
    scene.step("first")
    driver.pilot.settle()
    driver.pilot.screenshot(tmp_path / "page.png")
    surface = pygame.image.load(tmp_path / "page.png")
    board = scene.board
    [dot, *_] = [mark for mark in marks_in(board.geometry) if isinstance(mark, Spot)]
    size = board.geometry.size
    # The dot is between the cell that it comes after and the one that it comes before.
    one = int(dot.at[1] - 0.5) * size + int(dot.at[0] - 0.5)
    other = int(dot.at[1]) * size + int(dot.at[0])
    before, after = board.cell_rect(one), board.cell_rect(other)
    x, y = (before.centerx + after.centerx) // 2, (before.centery + after.centery) // 2
    assert not before.collidepoint(x, y)
    assert not after.collidepoint(x, y)
    # Above its digit.
    place = (x, y - before.h // 9)
    assert surface.get_at(place)[:3] == driver.game.services.preferences.theme.thick
