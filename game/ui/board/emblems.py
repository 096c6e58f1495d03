"""Letters, shapes and colours in place of digits: what they look like, and what they are called.

A colour is always that of a shape of its own, with an edge in the ink of a digit there: who tells
no colours apart goes by the shape, and the edge stands out from any ground.
"""

from collections.abc import Mapping
from functools import partial
from math import cos, pi, sin
from typing import TYPE_CHECKING, Final

import pygame

from game.plain import SIGNS
from game.shell.draw import Point, Shapes
from game.shell.text import Drawing, Fonts, Weight
from game.ui.board.notes import digit_middle
from game.ui.settings import Symbols
from game.ui.theme import Colour

if TYPE_CHECKING:
    from game.messages.catalogue import Catalogue

HEIGHT: Final = 0.95
"""Of a shape, in the size of the type that it stands in for; digits have 0.73."""
ROUND: Final = 36
"""Points of a curve."""
LEAST_HOLLOW: Final = 18
"""The size of type from which on a clue looks another than an entry: it is filled to its edge."""
FAINT: Final = 0.3
GAP: Final = 2.4
"""How wide the band along the outline is that stays open, in edges."""
EDGES: Final = {Weight.SEMIBOLD: 0.11, Weight.MEDIUM: 0.06, Weight.REGULAR: 0.06}
"""How thick the edge of a shape is: that of a clue is thicker."""
TINTS: Final[tuple[Colour, ...]] = (
    (209, 34, 24),
    (255, 117, 10),
    (250, 225, 60),
    (33, 124, 83),
    (59, 227, 213),
    (8, 47, 166),
    (146, 82, 188),
    (254, 151, 183),
    (97, 52, 41),
)
"""The colours for 1 to 9: red, orange, yellow, green, turquoise, blue, purple, pink, brown."""
LETTERS: Final = "ABCDEFGHI"


def _arc(middle: Point, radius: float, start: float, end: float) -> list[Point]:
    """Return the points of an arc; angles are parts of a turn, clockwise from the right."""
    turns = [2 * pi * (start + (end - start) * step / ROUND) for step in range(ROUND + 1)]
    return [(middle[0] + radius * cos(t), middle[1] + radius * sin(t)) for t in turns]


def _star() -> list[Point]:
    found = []
    for corner in range(10):
        turn, reach = pi * (corner / 5 - 0.5), 0.45 if corner % 2 else 1.1
        found.append((reach * cos(turn), 0.08 + reach * sin(turn)))
    return found


def _heart() -> list[Point]:
    found = []
    for step in range(ROUND):
        t = 2 * pi * step / ROUND
        x = sin(t) ** 3
        y = 13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) - cos(4 * t)
        found.append((x, -(y + 2.5) / 15))
    return found


_ARM: Final = 0.36
SHAPES: Final[tuple[tuple[Point, ...], ...]] = tuple(
    tuple(points)
    for points in (
        _arc((0, 0), 0.97, 0, 1),
        [*_arc((-0.05, 0), 1, 0.14, 0.86), *_arc((0.4, 0), 0.8, 0.79, 0.21)],
        [(0, -0.95), (1.02, 0.85), (-1.02, 0.85)],
        [(-0.86, -0.86), (0.86, -0.86), (0.86, 0.86), (-0.86, 0.86)],
        _star(),
        [(-0.8, -1), (0.8, -1), (0.2, 0), (0.8, 1), (-0.8, 1), (-0.2, 0)],
        _heart(),
        [(-_ARM, -1), (_ARM, -1), (_ARM, -_ARM), (1, -_ARM), (1, _ARM), (_ARM, _ARM),
         (_ARM, 1), (-_ARM, 1), (-_ARM, _ARM), (-1, _ARM), (-1, -_ARM), (-_ARM, -_ARM)],
        [(0, -1.12), (0.72, 0), (0, 1.12), (-0.72, 0)],
    )
)  # fmt: skip
"""The outlines for 1 to 9, within -1 to 1: three corners stand for 3, four for 4, five for 5."""


def signs_of(symbols: Symbols, fonts: Fonts, shapes: Shapes) -> Mapping[str, str | Drawing]:
    """Return what each sign for a digit is written or drawn as."""
    signs = list(map(chr, SIGNS))
    if symbols is Symbols.LETTERS:
        return dict(zip(signs, LETTERS, strict=True))
    tints = TINTS if symbols is Symbols.COLOURS else (None,) * len(SHAPES)
    return {
        sign: partial(_drawn, fonts, shapes, points, tint)
        for sign, points, tint in zip(signs, SHAPES, tints, strict=True)
    }


def names_of(symbols: Symbols, catalogue: "Catalogue") -> Mapping[int, str]:
    """Return what each sign for a digit is called: a coloured shape goes by its shape, too."""
    if symbols is Symbols.LETTERS:
        return dict(zip(SIGNS, LETTERS, strict=True))
    return {code: catalogue.text(f"ui.symbol.{digit}") for code, digit in SIGNS.items()}


def _drawn(
    fonts: Fonts,
    shapes: Shapes,
    points: tuple[Point, ...],
    tint: Colour | None,
    size: int,
    ink: Colour,
    weight: Weight,
) -> pygame.Surface:
    """Draw a shape as high as a line of type, its middle that of digits."""
    high = max(7, round(size * HEIGHT))
    edge = max(1.0, size * EDGES[weight])
    # The edge goes along the outline, half of it outside; corners reach a little further.
    reach = max(1, round((high - edge) / 2.24))
    surface = pygame.Surface((high + 1, fonts.line_height(size, weight)), pygame.SRCALPHA)
    centre = (surface.get_width() / 2, round(digit_middle(fonts, size, weight)))
    within = [(centre[0] + x * reach, centre[1] + y * reach) for x, y in points]
    outline = ((*points, points[0]),)
    shapes.polygon(surface, within, ink if tint is None else tint)
    if weight is not Weight.SEMIBOLD and size >= LEAST_HOLLOW:
        if tint is None:
            surface.fill((255, 255, 255, round(255 * FAINT)), special_flags=pygame.BLEND_RGBA_MULT)
        else:
            band = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
            shapes.strokes(band, centre, reach, outline, GAP * edge, (0, 0, 0))
            surface.blit(band, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    shapes.strokes(surface, centre, reach, outline, edge, ink)
    return surface
