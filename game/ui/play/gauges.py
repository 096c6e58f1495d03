"""Hearts and rings: drawings of lives, combos and time allowances."""

from math import cos, sin, tau
from typing import TYPE_CHECKING, Final

import pygame

from ...shell.kit import Kit
from ...shell.style import Colour

if TYPE_CHECKING:
    from ..look.theme import Theme

TURNS: Final = 96
"""The steps of a whole circle."""


def paint_heart(
    surface: pygame.Surface,
    kit: Kit,
    theme: "Theme",
    centre: tuple[int, int],
    reach: int,
    *,
    whole: bool,
) -> None:
    """Draw a life: a filled heart, or the outline of a heart for one that is lost."""
    points = [(centre[0] + x * reach, centre[1] + y * reach) for x, y in OUTLINE]
    if whole:
        kit.shapes.polygon(surface, points, theme.life)
    else:
        width = max(1.4, reach * 0.17)
        kit.shapes.strokes(surface, centre, reach, (OUTLINE,), width, theme.muted)


def arc(first: int, last: int) -> tuple[tuple[float, float], ...]:
    """Return the points of a circle from one step to another, clockwise from the top."""
    angles = (tau * (step / TURNS - 0.25) for step in range(first, last + 1))
    return tuple((cos(angle), sin(angle)) for angle in angles)


def paint_segments(
    surface: pygame.Surface,
    kit: Kit,
    ring: pygame.Rect,
    counts: tuple[int, int],
    colours: tuple[Colour, Colour],
) -> None:
    """Draw a ring of segments, some of them in the first of two colours."""
    done, whole = counts
    thick = max(2, round(ring.width * 0.06))
    gap = 1 if whole <= TURNS // 4 else 0
    for place in range(whole):
        first, last = TURNS * place // whole + gap, TURNS * (place + 1) // whole - gap
        colour = colours[0] if place < done else colours[1]
        reach = ring.width // 2 - thick // 2
        kit.shapes.strokes(surface, ring.center, reach, (arc(first, last),), thick, colour)


def _outline() -> tuple[tuple[float, float], ...]:
    """Return the outline of a heart in coordinates from -1 to 1."""
    turns = (tau * step / 40 for step in range(41))
    return tuple(
        (
            sin(turn) ** 3 * 0.95,
            -(13 * cos(turn) - 5 * cos(2 * turn) - 2 * cos(3 * turn) - cos(4 * turn)) / 17 * 0.95,
        )
        for turn in turns
    )


OUTLINE: Final = _outline()
