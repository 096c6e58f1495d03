"""The emblems of the stages of a marathon: lines in a square from -1 to 1, as icons are."""

from math import cos, radians, sin
from typing import Final

import pygame

from ...shell.kit import Kit
from ...shell.style import Colour
from .icons import STROKE, Path, arc


def _wave(y: float) -> Path:
    return tuple((x / 6, y + 0.16 * sin(x * 1.05)) for x in range(-6, 7))


def _spokes(reach: float, count: int) -> tuple[Path, ...]:
    turns = (radians(360 * spoke / count) for spoke in range(count))
    return tuple(((0.0, 0.0), (reach * cos(turn), reach * sin(turn))) for turn in turns)


EMBLEMS: Final[dict[str, tuple[Path, ...]]] = {
    "shore": (arc(0.3, -0.45, 0.4, 0, 360), _wave(0.35), _wave(0.8)),
    "meadow": (
        ((-0.6, 0.85), (-0.65, 0.0), (-0.95, -0.5)),
        ((-0.2, 0.85), (-0.1, -0.2), (0.15, -0.8)),
        ((0.3, 0.85), (0.5, 0.1), (0.9, -0.3)),
        ((-0.95, 0.85), (0.95, 0.85)),
    ),
    "orchard": (arc(0, -0.3, 0.58, 0, 360), ((0.0, 0.28), (0.0, 0.95)), ((0.0, 0.6), (0.3, 0.35))),
    "village": (
        ((-0.95, -0.05), (0.0, -0.9), (0.95, -0.05)),
        ((-0.65, -0.3), (-0.65, 0.9), (0.65, 0.9), (0.65, -0.3)),
        ((-0.18, 0.9), (-0.18, 0.35), (0.18, 0.35), (0.18, 0.9)),
    ),
    "mill": (arc(0, 0, 0.85, 0, 360, steps=32), *_spokes(0.85, 8)),
    "forest": (
        ((0.0, -0.95), (-0.5, -0.25), (0.5, -0.25), (0.0, -0.95)),
        ((-0.2, -0.25), (-0.75, 0.5), (0.75, 0.5), (0.2, -0.25)),
        ((0.0, 0.5), (0.0, 0.95)),
    ),
    "gorge": (((-0.95, -0.8), (-0.55, -0.8), (0.0, 0.85), (0.55, -0.8), (0.95, -0.8)),),
    "scree": (
        ((-0.9, 0.85), (-0.75, 0.2), (-0.2, 0.2), (-0.05, 0.85), (-0.9, 0.85)),
        ((0.05, 0.85), (0.25, 0.1), (0.75, 0.1), (0.9, 0.85), (0.05, 0.85)),
        ((-0.4, 0.0), (-0.25, -0.65), (0.3, -0.65), (0.42, -0.1)),
    ),
    "ridge": (((-0.95, 0.75), (-0.4, -0.35), (-0.1, 0.2), (0.35, -0.75), (0.95, 0.75)),),
    "glacier": (
        *_spokes(0.92, 6),
        *(
            tuple(
                (0.55 * cos(radians(60 * spoke)) + 0.3 * cos(radians(60 * spoke + turn)),
                 0.55 * sin(radians(60 * spoke)) + 0.3 * sin(radians(60 * spoke + turn)))
                if turn else (0.55 * cos(radians(60 * spoke)), 0.55 * sin(radians(60 * spoke)))
                for turn in (50, 0, -50)
            )
            for spoke in range(6)
        ),
    ),
    "face": (
        ((-0.8, 0.9), (-0.5, -0.85), (0.35, -0.85), (0.75, 0.9)),
        ((-0.1, -0.85), (-0.25, -0.2), (0.05, 0.2), (-0.1, 0.9)),
        ((0.38, -0.3), (0.2, 0.25), (0.42, 0.9)),
    ),
    "summit": (
        ((-0.95, 0.9), (0.0, -0.25), (0.95, 0.9), (-0.95, 0.9)),
        ((0.0, -0.25), (0.0, -0.95), (0.55, -0.7), (0.0, -0.45)),
    ),
    "night": (
        (*arc(0, 0, 0.85, 40, 270, steps=24), *reversed(arc(0.42, -0.32, 0.66, 80, 215, steps=16))),
        ((0.45, -0.55), (0.45, -0.25)),
        ((0.3, -0.4), (0.6, -0.4)),
    ),
}  # fmt: skip
"""By the names of the stages."""


def draw_emblem(
    surface: pygame.Surface, kit: Kit, stage: str, centre: tuple[int, int], reach: int, ink: Colour
) -> None:
    """Draw the emblem of a stage around a point."""
    width = max(1.4, reach * STROKE)
    kit.shapes.strokes(surface, centre, reach, EMBLEMS[stage], width, ink)
