"""The three medals, told apart by their shapes as well as by their colours."""

import math
from typing import Final

import pygame

from ...shell.kit import Kit
from ..look.theme import Theme

_STAR: Final = 0.62
"""How far the star of gold reaches, of the medal's radius."""


def paint_medal(
    surface: pygame.Surface,
    kit: Kit,
    theme: Theme,
    centre: tuple[int, int],
    radius: int,
    medal: str | None,
) -> None:
    """Draw a medal: gold is round with a star, silver has six sides, bronze four; or a ring."""
    x, y = centre
    if medal is None:
        kit.shapes.circle(surface, centre, radius, theme.pip, width=max(1, radius // 6))
        return
    colour, ink = theme.colour(medal), theme.on_accent
    if medal == "gold":
        kit.shapes.circle(surface, centre, radius, colour)
        points = []
        for corner in range(10):
            reach = radius * _STAR * (1 if corner % 2 == 0 else 0.42)
            angle = -math.pi / 2 + corner * math.pi / 5
            points.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
        kit.shapes.polygon(surface, points, ink)
    elif medal == "silver":
        angles = [corner * math.pi / 3 for corner in range(6)]
        for reach, filled in ((radius, colour), (radius * 0.45, ink)):
            around = [(x + reach * math.cos(a), y + reach * math.sin(a)) for a in angles]
            kit.shapes.polygon(surface, around, filled)
    else:
        side = round(radius * 1.72)
        area = pygame.Rect(0, 0, side, side)
        area.center = centre
        kit.shapes.rounded(surface, area, max(1, side // 5), colour)
        kit.shapes.circle(surface, centre, max(1, round(radius * 0.34)), ink)
