import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.shell.draw import CACHED_BYTES, Shapes, bezier

GROUND, INK = (255, 255, 255), (20, 60, 120)


def sheet() -> pygame.Surface:
    surface = pygame.Surface((120, 100))
    surface.fill(GROUND)
    return surface


@given(
    st.builds(
        pygame.Rect, st.integers(5, 20), st.integers(5, 20), st.integers(1, 80), st.integers(1, 60)
    ),
    st.integers(0, 30),
    st.integers(0, 4),
)
def test_a_rounded_rectangle_stays_inside_and_touches_its_sides(
    rect: pygame.Rect, radius: int, width: int
) -> None:
    surface = sheet()
    Shapes().rounded(surface, rect, radius, INK, width=width)
    outside = surface.copy()
    outside.fill(GROUND, rect)
    assert pygame.transform.average_color(outside)[:3] == GROUND
    for point in ((rect.centerx, rect.top), (rect.left, rect.centery)):
        if min(rect.size) > 4 and radius < min(rect.size) // 2:
            assert surface.get_at(point)[:3] == INK


def test_edges_are_smooth() -> None:
    surface = sheet()
    Shapes().circle(surface, (50, 50), 30, INK)
    shades = {surface.get_at((x, y))[:3] for x in range(120) for y in range(100)}
    assert len(shades) > 10
    assert surface.get_at((50, 50))[:3] == INK


def test_an_outline_is_hollow() -> None:
    surface = sheet()
    Shapes().rounded(surface, pygame.Rect(10, 10, 80, 60), 12, INK, width=3)
    assert surface.get_at((50, 40))[:3] == GROUND
    assert surface.get_at((50, 12))[:3] == INK
    assert surface.get_at((50, 13))[:3] == GROUND


@pytest.mark.parametrize("dash", [0, 6])
def test_a_curve_joins_its_ends_and_says_where_it_is(dash: float) -> None:
    surface = sheet()
    area = Shapes().curve(surface, ((10, 80), (60, 0), (110, 80)), 3, INK, dash=dash, arrow=10)
    outside = surface.copy()
    outside.fill(GROUND, area)
    assert pygame.transform.average_color(outside)[:3] == GROUND
    assert surface.get_at((10, 79))[:3] != GROUND
    assert surface.get_at((108, 77))[:3] != GROUND
    along = [bezier(((10, 80), (60, 0), (110, 80)), step / 100) for step in range(90)]
    empty = sum(surface.get_at((round(x), round(y)))[:3] == GROUND for x, y in along)
    assert (empty > 20) is bool(dash)


def test_what_is_kept_is_bounded() -> None:
    shapes = Shapes()
    surface = sheet()
    for number in range(12):
        shapes.circle(surface, (0, 0), 250 + number, INK)
    assert CACHED_BYTES < 12 * (500 * 500 * 4)
    before = surface.copy()
    shapes.circle(surface, (0, 0), 250, INK)
    assert pygame.image.tobytes(before, "RGB") == pygame.image.tobytes(surface, "RGB")
