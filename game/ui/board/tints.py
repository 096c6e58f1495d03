"""The player's colours as backgrounds side by side, each with its own pattern."""

from typing import Final

import pygame

from ...core.digits import Mask, digits_of
from ...play.paint import COLOURS
from ..look.theme import Colour, Theme, blend

ROLES: Final = tuple(f"paint_{number}" for number in range(1, COLOURS + 1))
INK: Final = 0.19
"""How much of the colour of givens there is in a pattern."""
ACROSS: Final = 5
"""Lines of a pattern across a cell."""


def tint(surface: pygame.Surface, theme: Theme, area: pygame.Rect, mask: int) -> None:
    """Fill an area with the colours of a mask, side by side, the lowest at the left."""
    colours = digits_of(Mask(mask))
    before = surface.get_clip()
    for place, number in enumerate(colours):
        left = area.left + area.width * place // len(colours)
        right = area.left + area.width * (place + 1) // len(colours)
        part = pygame.Rect(left, area.top, right - left, area.height)
        colour = theme.colour(ROLES[number - 1])
        surface.set_clip(before.clip(part))
        surface.fill(colour, part)
        # The pattern is that of the whole area, so that a narrow part shows of it what it can.
        _pattern(surface, area, number, blend(colour, theme.given, INK))
    surface.set_clip(before)


def _pattern(surface: pygame.Surface, area: pygame.Rect, number: int, ink: Colour) -> None:
    side = max(area.size)
    step = max(4, round(side / ACROSS))
    width = max(1, round(side * 0.02))
    left, top, right, bottom = area.left, area.top, area.right, area.bottom
    middles = range(step // 2, side + step, step)
    slants = range(-side, side + 1, step)
    if number in (1, 6):
        for at in slants:
            pygame.draw.line(surface, ink, (left + at, top), (left + at + side, top + side), width)
    if number in (2, 6):
        for at in slants:
            pygame.draw.line(surface, ink, (left + at, top + side), (left + at + side, top), width)
    if number in (3, 7):
        for at in middles:
            pygame.draw.line(surface, ink, (left, top + at), (right, top + at), width)
    if number in (4, 7):
        for at in middles:
            pygame.draw.line(surface, ink, (left + at, top), (left + at, bottom), width)
    if number in (5, 8):
        radius = max(1, step // (5 if number == 5 else 3))
        for row, y in enumerate(middles):
            for x in middles:
                centre = (left + x - (row % 2) * step // 2, top + y)
                pygame.draw.circle(surface, ink, centre, radius, 0 if number == 5 else width)
