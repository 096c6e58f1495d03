"""The four medals, which differ in shape as well as in colour."""

from collections.abc import Callable, Iterator, Mapping
from math import cos, pi, sin, sqrt
from typing import Final, TypeAlias

import pygame

from ...shell.draw import Point
from ...shell.kit import Kit
from ...shell.text import Weight
from ..look.theme import Colour, Theme

Colours: TypeAlias = tuple[Colour, Colour]
"""Of a medal's face and of its edge."""

PLACES: Final = {"bronze": "3", "silver": "2", "gold": "1"}
"""What is written on a medal; on platinum stands a star."""
SCALLOPS: Final = 9
INNER: Final = 0.71
"""The radius of the face of gold and platinum, of the medal's."""
RIM: Final = 0.12
"""The edge of bronze and silver, of the medal's radius."""
POINTS: Final = 18
LEAST_WRITTEN: Final = 8
"""The radius in pixels from which on something stands on a medal."""


def paint_medal(
    surface: pygame.Surface,
    kit: Kit,
    theme: Theme,
    centre: tuple[int, int],
    radius: int,
    medal: str | None,
) -> None:
    """Draw a bronze disc, a silver square, scalloped gold or a platinum star; a ring for none."""
    if medal is None:
        kit.shapes.circle(surface, centre, radius, theme.pip, width=max(1, radius // 6))
        return
    face, edge = theme.colour(medal), theme.colour(f"{medal}_edge")
    written = _SHAPES[medal](surface, kit, centre, radius, (face, edge))
    if radius < LEAST_WRITTEN:
        return
    if medal == "platinum":
        kit.shapes.polygon(surface, _star(centre, 5, written * 0.62, 0.44), theme.dark_ink)
        return
    size = round(written * 1.25)
    drawn = kit.fonts.render(PLACES[medal], size, theme.dark_ink, Weight.TITLE)
    top = centre[1] - kit.fonts.digit_middle(size, Weight.TITLE)
    surface.blit(drawn, (centre[0] - drawn.get_width() // 2, round(top)))


def _disc(
    surface: pygame.Surface, kit: Kit, centre: tuple[int, int], radius: int, colours: Colours
) -> float:
    """Draw a disc with an edge, and return the radius that is left for text."""
    face, edge = colours
    kit.shapes.circle(surface, centre, radius, edge)
    kit.shapes.circle(surface, centre, radius - max(1, round(radius * RIM)), face)
    return radius


def _square(
    surface: pygame.Surface, kit: Kit, centre: tuple[int, int], radius: int, colours: Colours
) -> float:
    """Draw a rounded square with an edge; return the radius that is left for text."""
    face, edge = colours
    area = pygame.Rect(0, 0, *2 * [round(radius * 1.8)])
    area.center = centre
    corner, rim = max(1, round(area.width * 0.22)), max(1, round(radius * RIM))
    kit.shapes.rounded(surface, area, corner, edge)
    kit.shapes.rounded(surface, area.inflate(-2 * rim, -2 * rim), corner - rim, face)
    return radius


def _scalloped(
    surface: pygame.Surface, kit: Kit, centre: tuple[int, int], radius: int, colours: Colours
) -> float:
    """Draw a disc on a scalloped shape of nine arcs; return the radius for text."""
    face, edge = colours
    kit.shapes.polygon(surface, tuple(_bows(centre, radius)), edge)
    kit.shapes.circle(surface, centre, round(radius * INNER), face)
    return radius * INNER * 1.2


def _pointed(
    surface: pygame.Surface, kit: Kit, centre: tuple[int, int], radius: int, colours: Colours
) -> float:
    """Draw a disc on a star with eighteen points; return the radius for text."""
    face, edge = colours
    kit.shapes.polygon(surface, _star(centre, POINTS, radius, 0.8), edge)
    kit.shapes.circle(surface, centre, round(radius * INNER), face)
    return radius * INNER


def _bows(centre: tuple[int, int], radius: int) -> Iterator[Point]:
    """Yield points around nine circles whose centres are on a circle."""
    away, bow, steps = 0.73 * radius, 0.27 * radius, 8
    half = pi / SCALLOPS
    for number in range(SCALLOPS):
        for step in range(-steps, steps):
            turn = half * step / steps
            reach = away * cos(turn) + sqrt(max(0.0, bow**2 - (away * sin(turn)) ** 2))
            angle = 2 * half * number + turn - pi / 2
            yield centre[0] + reach * cos(angle), centre[1] + reach * sin(angle)


def _star(centre: tuple[int, int], points: int, radius: float, waist: float) -> tuple[Point, ...]:
    """Return the corners of a star; `waist` is the share of the radius of its inner corners."""
    reaches = (radius if corner % 2 == 0 else radius * waist for corner in range(2 * points))
    return tuple(
        (
            centre[0] + reach * cos(pi * corner / points - pi / 2),
            centre[1] + reach * sin(pi * corner / points - pi / 2),
        )
        for corner, reach in enumerate(reaches)
    )


_Shape: TypeAlias = Callable[[pygame.Surface, Kit, tuple[int, int], int, Colours], float]
_SHAPES: Final[Mapping[str, _Shape]] = {
    "bronze": _disc,
    "silver": _square,
    "gold": _scalloped,
    "platinum": _pointed,
}
