"""Boards by shape, and small images of them; the first frame needs only the classic one."""

from functools import cache
from typing import Final

import pygame

from ...core.geometry import CLASSIC, Geometry, geometry_of
from ...generate.levels import Shape
from ..look.theme import Theme

SHOWN: Final = 4
"""What the constraints of boards are drawn from."""
JIGSAWS: Final = {
    Shape.FIVE: "5x5:AAABBCABBBCADDDCEEDDCCEEE",
    Shape.SEVEN: "7x7:AAABCCCABBBCDDABBECDDAFBECDDAFEECDGFFFEGGGFFEEGGG",
    Shape.JIGSAW: "9x9:AABBBBCCCAAAAABCCCAABBBBCCCDDDDEFFFFDDEEEEEFFDDDGEEHFFIIIGGEHHFIII"
    "GGGHHHIIIGGGHHH",
}
"""The jigsaws that are shown for all: drawing regions takes too long for a picture."""


@cache
def shown_geometry(shape: Shape) -> Geometry:
    """Return the board of a shape; for jigsaws, an example."""
    if shape is Shape.CLASSIC:
        return CLASSIC
    if shape in JIGSAWS:
        return geometry_of(JIGSAWS[shape])
    from random import Random

    from ...generate.dig import board_of

    return board_of(shape, Random(SHOWN))


def picture_of(shape: Shape, side: int, theme: Theme) -> pygame.Surface:
    """Return an image of the board of a shape, of about a given side."""
    from ..board.small import small_shape

    return small_shape(shown_geometry(shape), side, theme)
