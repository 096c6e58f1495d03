"""Letters, shapes and colours in place of digits: how they look, and their names.

A colour is always that of a shape of its own, with an edge in the ink of a digit there: who tells
no colours apart goes by the shape, and the edge stands out from any ground.
"""

from collections.abc import Mapping
from functools import partial
from typing import Final

import pygame

from ...plain import SIGNS
from ...play.emblems import CLUE_EDGE, ENTRY_EDGE, FAINT, HEIGHT, LETTERS, SHAPES, TINTS, Colour
from ...play.options import Symbols
from ...shell.draw import Point, Shapes
from ...shell.text import Drawing, Fonts, Weight

LEAST_HOLLOW: Final = 18
"""The size of type from which on a clue looks another than an entry: it is filled to its edge."""
GAP: Final = 2.4
"""How wide the band along the outline is that stays open, in edges."""
EDGES: Final = dict.fromkeys(Weight, ENTRY_EDGE) | {Weight.GIVEN: CLUE_EDGE}
"""How thick the edge of a shape is: that of a clue is thicker."""


def signs_of(symbols: Symbols, fonts: Fonts, shapes: Shapes) -> Mapping[str, str | Drawing]:
    """Return how each symbol of a digit is written or drawn."""
    signs = list(map(chr, SIGNS))
    if symbols is Symbols.LETTERS:
        return dict(zip(signs, LETTERS, strict=True))
    tints = TINTS if symbols is Symbols.COLOURS else (None,) * len(SHAPES)
    return {
        sign: partial(_drawn, fonts, shapes, points, tint)
        for sign, points, tint in zip(signs, SHAPES, tints, strict=True)
    }


def _drawn(
    fonts: Fonts,
    shapes: Shapes,
    points: tuple[Point, ...],
    tint: Colour | None,
    size: int,
    ink: Colour,
    weight: Weight,
) -> pygame.Surface:
    """Return a shape as high as a line of type, aligned with digits."""
    high = max(7, round(size * HEIGHT))
    edge = max(1.0, size * EDGES[weight])
    # The edge goes along the outline, half of it outside; corners reach a little further.
    reach = max(1, round((high - edge) / 2.24))
    surface = pygame.Surface((high + 1, fonts.line_height(size, weight)), pygame.SRCALPHA)
    centre = (surface.get_width() / 2, round(fonts.digit_middle(size, weight)))
    within = [(centre[0] + x * reach, centre[1] + y * reach) for x, y in points]
    outline = ((*points, points[0]),)
    shapes.polygon(surface, within, ink if tint is None else tint)
    if weight is not Weight.GIVEN and size >= LEAST_HOLLOW:
        if tint is None:
            surface.fill((255, 255, 255, round(255 * FAINT)), special_flags=pygame.BLEND_RGBA_MULT)
        else:
            band = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
            shapes.strokes(band, centre, reach, outline, GAP * edge, (0, 0, 0))
            surface.blit(band, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    shapes.strokes(surface, centre, reach, outline, edge, ink)
    return surface
