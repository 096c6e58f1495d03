"""Letters, shapes and colours that can replace the digits 1 to 9, on screen and on paper."""

from collections.abc import Callable, Mapping
from math import cos, pi, sin
from typing import Final, NamedTuple

from ..core.digits import symbol
from ..core.geometry import Geometry
from ..plain import SIGNS
from .options import Symbols

Point = tuple[float, float]
Colour = tuple[int, int, int]
HEIGHT: Final = 0.95
"""Of a shape, in the size of the type that it stands in for; digits have 0.73."""
ROUND: Final = 36
"""Points of a curve."""
FAINT: Final = 0.3
"""How much of its ink an entry has."""
CORE: Final = 0.55
"""How large the coloured part of an entry is."""
CLUE_EDGE: Final = 0.11
ENTRY_EDGE: Final = 0.06
"""How thick the edge of a shape is, in sizes of type."""
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


def symbols_of(symbols: Symbols, board: Geometry) -> Symbols:
    """Return the symbols of a board's digits: plain digits if it needs numbers."""
    return symbols if board.has_signs else Symbols.DIGITS


def written(symbols: Symbols, digit: int) -> str:
    """Return the text of a digit; empty for a shape."""
    if symbols is Symbols.LETTERS:
        return LETTERS[digit - 1]
    return symbol(digit) if symbols is Symbols.DIGITS else ""


def names_of(symbols: Symbols, text: Callable[[str], str]) -> Mapping[int, str]:
    """Return the names of the symbols; a coloured shape's name includes the shape.

    `text` returns the text of a message.
    """
    if symbols is Symbols.DIGITS:
        return SIGNS
    if symbols is Symbols.LETTERS:
        return dict(zip(SIGNS, LETTERS, strict=True))
    return {code: text(f"ui.symbol.{digit}") for code, digit in SIGNS.items()}


class Emblem(NamedTuple):
    """A shape in place of a digit, relative to the centre of the digit."""

    outline: list[Point]
    """Its last line is the first again, so that all corners are alike."""
    within: list[Point]
    fill: Colour
    edge: float
    """How thick the outline is."""


def emblem_of(
    symbols: Symbols, digit: int, size: float, ink: Colour, ground: Colour, *, is_full: bool
) -> Emblem:
    """Return the shape for a digit at a type size; one that is not `is_full` is an entry.

    An entry has a thinner edge, and is paler, or has a smaller core of its colour.
    """
    points, reach = SHAPES[digit - 1], size * HEIGHT / 2.24
    middle = [sum(place) / len(points) for place in zip(*points, strict=True)]
    tint = TINTS[digit - 1] if symbols is Symbols.COLOURS else None
    core = 1.0 if is_full or tint is None else CORE
    within = [
        (reach * (middle[0] + core * (x - middle[0])), reach * (middle[1] + core * (y - middle[1])))
        for x, y in points
    ]
    pale = tuple(round(g + FAINT * (i - g)) for i, g in zip(ink, ground, strict=True))
    fill = tint or (ink if is_full else (pale[0], pale[1], pale[2]))
    outline = [(reach * x, reach * y) for x, y in (*points, *points[:2])]
    return Emblem(outline, within, fill, size * (CLUE_EDGE if is_full else ENTRY_EDGE))
