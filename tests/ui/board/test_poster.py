"""Posters of boards: tiles alike at any size, and covered ones that tell no digit."""

from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.core.geometry import CLASSIC, geometry_of
from game.shell.draw import Shapes
from game.shell.kit import Kit
from game.shell.rect import Rect
from game.shell.text import Fonts
from game.ui.board.poster import Poster, Tile, poster_places
from game.ui.look.style import style_of
from game.ui.look.theme import load
from tests.pilot import headless

ASSETS = Path(__file__).parents[3] / "assets"
THEME = load(ASSETS / "themes" / "ink.toml")


@pytest.mark.parametrize("code", [CLASSIC.code, "6x6", "16x16", "10x10", "4x4:AABBABBACDDCCCDD"])
@pytest.mark.parametrize("side", [40, 76, 100, 306, 537, 704, 1300])
def test_tiles_are_alike_apart_and_within_their_square(code: str, side: int) -> None:
    geometry = geometry_of(code)
    places = poster_places(Rect(10, 20, side, side), geometry)
    assert len(places) == geometry.size**2
    assert len({(place.w, place.h) for place in places}) == 1
    for place in places:
        assert place.x >= 10
        assert place.y >= 20
        assert place.right <= 10 + side
        assert place.bottom <= 20 + side
    # Little of the room is left over in the direction that has more gaps between boxes.
    first, last = places[0], places[-1]
    assert max(last.right - first.x, last.bottom - first.y) > side - 2 * geometry.size
    row = places[: geometry.size]
    assert all(one.right <= other.x for one, other in pairwise(row))


def picture(digits: list[int], *, covered: bool) -> bytes:
    headless()
    kit = Kit(style_of(THEME), Fonts.in_folder(ASSETS / "fonts"), Shapes())
    poster = Poster(theme=lambda: THEME, label="", written=True)
    poster.show(CLASSIC, [Tile(digit, digit % 2 == 0) for digit in digits], covered=covered)
    surface = pygame.Surface((400, 400))
    poster.place(surface.get_rect())
    poster.paint(surface, kit, surface.get_rect())
    return pygame.image.tobytes(surface, "RGB")


def test_a_covered_poster_tells_no_digit() -> None:
    ones, others = [1, 2, 0] * 27, [7, 8, 0] * 27
    assert picture(ones, covered=True) == picture(others, covered=True)
    assert picture(ones, covered=False) != picture(others, covered=False)
