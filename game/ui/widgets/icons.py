"""The signs on buttons without words: lines in a square from -1 to 1, drawn at any size."""

from enum import Enum
from math import cos, radians, sin
from typing import Final, TypeAlias

import pygame

from ...shell.kit import Kit
from ...shell.style import Colour

Path: TypeAlias = tuple[tuple[float, float], ...]


class Icon(Enum):
    """The icons of buttons without words."""

    PAUSE = "pause"
    EARLIER = "earlier"
    LATER = "later"
    MENU = "menu"
    STUDY = "study"
    SETTINGS = "settings"
    HELP = "help"
    FREEDOM = "freedom"
    UNDO = "undo"
    REDO = "redo"
    ERASE = "erase"
    NOTES = "fill_notes"
    CHECK = "check"
    HINT = "hint"
    DIGIT = "digit"
    CORNER = "corner"
    CENTRE = "centre"
    COLOUR = "colour"
    AIM = "aim"
    LINE = "line"
    WEAK_LINE = "line.weak"
    BRANCHES = "branches"
    DIGIT_FIRST = "digit_first"


def _arc(x: float, y: float, radius: float, start: float, end: float, *, steps: int = 16) -> Path:
    """Return part of a circle, in degrees clockwise from the right."""
    angles = (radians(start + (end - start) * step / steps) for step in range(steps + 1))
    return tuple((x + radius * cos(angle), y + radius * sin(angle)) for angle in angles)


def _box(left: float, top: float, right: float, bottom: float) -> Path:
    return ((left, top), (right, top), (right, bottom), (left, bottom), (left, top))


def _mirrored(paths: tuple[Path, ...]) -> tuple[Path, ...]:
    return tuple(tuple((-x, y) for x, y in path) for path in paths)


_CELL: Final = _box(-0.95, -0.95, 0.95, 0.95)
_UNDO: Final[tuple[Path, ...]] = (
    ((-0.4, -0.9), (-0.9, -0.4), (-0.4, 0.1)),
    ((-0.9, -0.4), (0.3, -0.4), *_arc(0.3, 0.2, 0.6, -90, 90), (-0.3, 0.8)),
)
_EARLIER: Final[tuple[Path, ...]] = (((0.4, -0.9), (-0.5, 0), (0.4, 0.9)),)
_TEETH: Final = tuple(
    ((0.68 * cos(radians(a)), 0.68 * sin(radians(a))), (cos(radians(a)), sin(radians(a))))
    for a in range(0, 360, 45)
)
SIGNS: Final[dict[Icon, tuple[Path, ...]]] = {
    Icon.PAUSE: (((-0.4, -0.8), (-0.4, 0.8)), ((0.4, -0.8), (0.4, 0.8))),
    Icon.EARLIER: _EARLIER,
    Icon.LATER: _mirrored(_EARLIER),
    Icon.MENU: (((0.1, -0.85), (-0.75, 0), (0.1, 0.85)), ((-0.7, 0), (0.9, 0))),
    Icon.STUDY: (_arc(-0.2, -0.2, 0.7, 0, 360, steps=32), ((0.35, 0.35), (0.95, 0.95))),
    Icon.SETTINGS: (
        *_TEETH,
        _arc(0, 0, 0.68, 0, 360, steps=32),
        _arc(0, 0, 0.22, 0, 360),
    ),
    Icon.HELP: (
        (*_arc(0, -0.42, 0.48, -170, 55), (0.02, 0.2), (0.0, 0.38)),
        ((0.0, 0.88),),
    ),
    Icon.FREEDOM: (
        _box(-0.95, -0.95, -0.1, -0.1),
        _box(0.1, 0.1, 0.95, 0.95),
        ((0.52, -0.52),),
        ((-0.52, 0.52),),
    ),
    Icon.UNDO: _UNDO,
    Icon.REDO: _mirrored(_UNDO),
    Icon.ERASE: (
        ((-1, 0), (-0.45, -0.7), (0.95, -0.7), (0.95, 0.7), (-0.45, 0.7), (-1, 0)),
        ((-0.1, -0.28), (0.46, 0.28)),
        ((-0.1, 0.28), (0.46, -0.28)),
    ),
    Icon.NOTES: (
        ((-0.9, 0.9), (-0.75, 0.3), (0.4, -0.85), (0.85, -0.4), (-0.3, 0.75), (-0.9, 0.9)),
        ((0.12, -0.57), (0.57, -0.12)),
    ),
    Icon.CHECK: (((-0.85, 0.05), (-0.25, 0.7), (0.9, -0.65)),),
    Icon.HINT: (
        (*_arc(0, -0.3, 0.62, 125, 415, steps=24),),
        ((-0.36, 0.2), (-0.3, 0.5), (0.3, 0.5), (0.36, 0.2)),
        ((-0.2, 0.9), (0.2, 0.9)),
    ),
    Icon.DIGIT: (_CELL, ((-0.22, -0.32), (0.06, -0.55), (0.06, 0.55))),
    Icon.CORNER: (_CELL, ((-0.52, -0.52),), ((0.52, -0.52),), ((-0.52, 0.52),)),
    Icon.CENTRE: (_CELL, ((-0.5, 0),), ((0.0, 0),), ((0.5, 0),)),
    Icon.COLOUR: (
        _CELL,
        ((-0.95, 0.1), (0.1, -0.95)),
        ((-0.95, 0.95), (0.95, -0.95)),
        ((-0.1, 0.95), (0.95, -0.1)),
    ),
    Icon.AIM: (
        _arc(0, 0, 0.6, 0, 360, steps=32),
        ((-1, 0), (-0.35, 0)),
        ((0.35, 0), (1, 0)),
        ((0, -1), (0, -0.35)),
        ((0, 0.35), (0, 1)),
    ),
    Icon.LINE: (
        _arc(-0.68, 0.68, 0.27, 0, 360),
        _arc(0.68, -0.68, 0.27, 0, 360),
        ((-0.48, 0.48), (0.48, -0.48)),
    ),
    Icon.WEAK_LINE: (
        _arc(-0.68, 0.68, 0.27, 0, 360),
        _arc(0.68, -0.68, 0.27, 0, 360),
        ((-0.44, 0.44), (-0.24, 0.24)),
        ((-0.08, 0.08), (0.08, -0.08)),
        ((0.24, -0.24), (0.44, -0.44)),
    ),
    Icon.BRANCHES: (
        _arc(-0.6, 0.75, 0.22, 0, 360),
        _arc(-0.6, -0.75, 0.22, 0, 360),
        _arc(0.6, -0.3, 0.22, 0, 360),
        ((-0.6, 0.5), (-0.6, -0.5)),
        ((-0.6, 0.35), *_arc(-0.1, 0.35, 0.5, 180, 270), (0.4, -0.15), (0.5, -0.2)),
    ),
    Icon.DIGIT_FIRST: (
        ((-0.95, -0.55), (-0.7, -0.8), (-0.7, 0.2)),
        ((-0.2, -0.3), (0.2, -0.3)),
        _box(0.1, 0.1, 0.95, 0.95),
    ),
}
STROKE: Final = 0.19
"""The width of a line, as a share of how far a sign reaches."""


def draw_icon(
    surface: pygame.Surface, kit: Kit, icon: Icon, centre: tuple[int, int], reach: int, ink: Colour
) -> None:
    """Draw a sign around a point."""
    kit.shapes.strokes(surface, centre, reach, SIGNS[icon], max(1.5, reach * STROKE), ink)
