"""Boards as small as icons."""

from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.generate.levels import Shape
from game.play.cell_view import CellView
from game.ui.board.small import small_board, small_shape
from game.ui.look.theme import load
from game.ui.menu.shapes import shown_geometry

PAPER = load(Path(__file__).parents[3] / "assets" / "themes" / "paper.toml")
LEAST, SIDE = 2, 45


@pytest.mark.parametrize("shape", Shape)
def test_lines_run_where_boxes_and_regions_end_and_nowhere_else(shape: Shape) -> None:
    geometry = shown_geometry(shape)
    size, region_of = geometry.size, geometry.region_of
    picture = small_board(geometry, [CellView()] * size**2, SIDE, PAPER)
    assert max(picture.get_size()) <= SIDE
    thick = tuple(PAPER.thick)[:3]

    width, height = picture.get_size()
    for row in range(size):
        y = next(
            y
            for y in range(height)
            if (y - LEAST) * size // (height - 2 * LEAST) == row
            and picture.get_at((LEAST, y))[:3] != thick
        )
        lines = [picture.get_at((x, y))[:3] == thick for x in range(width)]
        regions = region_of[row * size : (row + 1) * size]
        begun = sum(line and not after for line, after in pairwise(lines))
        assert begun == 1 + sum(a != b for a, b in pairwise(regions))


def test_a_digit_is_a_square_in_its_cell_in_the_colour_of_who_wrote_it() -> None:
    geometry = shown_geometry(Shape.SIX)
    cells = [CellView()] * 36
    cells[0], cells[35] = CellView(digit=1, given=True), CellView(digit=2)
    picture = small_board(geometry, cells, SIDE, PAPER)
    given, entry = tuple(PAPER.given)[:3], tuple(PAPER.entry)[:3]
    where: dict[tuple[int, ...], list[tuple[int, int]]] = {given: [], entry: []}
    for x in range(picture.get_width()):
        for y in range(picture.get_height()):
            where.get(tuple(picture.get_at((x, y))[:3]), []).append((x, y))
    sixth = picture.get_width() // 6 + 2
    assert {at // sixth for place in where[given] for at in place} == {0}
    assert min(min(place) for place in where[entry]) > picture.get_width() - sixth
    first, last = (pygame.Rect(place, (1, 1)) for place in (where[given][0], where[given][-1]))
    assert first.union(last).w ** 2 == len(where[given])


@pytest.mark.parametrize("shape", Shape)
@pytest.mark.parametrize("side", [28, 45, 60, 72])
def test_the_frame_of_a_shape_is_as_broad_on_all_sides(shape: Shape, side: int) -> None:
    picture = small_shape(shown_geometry(shape), side, PAPER)
    thick = tuple(PAPER.thick)[:3]
    width, height = picture.get_size()

    def is_frame(place: pygame.Rect) -> bool:
        return all(
            picture.get_at((x, y))[:3] == thick
            for x in range(place.left, place.right)
            for y in range(place.top, place.bottom)
        )

    breadths = []
    for turn in range(4):
        for breadth in range(1, side // 4):
            strip = pygame.Rect(0, 0, *((breadth, height) if turn % 2 else (width, breadth)))
            if turn > 1:
                strip.bottomright = (width, height)
            if not is_frame(strip):
                breadths.append(breadth - 1)
                break
    assert len(set(breadths)) == 1
