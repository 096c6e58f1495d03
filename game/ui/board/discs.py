"""The discs of a cell: candidates on shapes by role, and strokes through eliminated ones."""

from typing import Final

import pygame

from ...shell.draw import Shapes
from ...shell.text import Weight
from ..look.theme import Colour, Theme
from .faces import Face
from .notes import NotePainter, note_scale
from .overlay import Disc, Shape
from .places import candidate_slot

DISC_NOTE: Final = 0.265
"""A candidate on a shape, which has some room around it."""


class DiscPainter:
    """Paints discs for one theme and one cell size."""

    def __init__(self, theme: Theme, shapes: Shapes, notes: NotePainter, cell: int) -> None:
        self._theme: Final = theme
        self._shapes: Final = shapes
        self._notes: Final = notes
        self._cell: Final = cell

    def paint(self, surface: pygame.Surface, disc: Disc, face: Face) -> None:
        """Draw a candidate of a face on its shape."""
        size = face.size
        slot = candidate_slot(self._notes.room, disc.digit, size)
        radius = disc_radius(self._notes.room.w, size)
        marks = face.motion.marks
        grown = round(radius * (0.6 + 0.4 * marks)) if marks else 0
        x, y = slot.x + slot.w / 2, slot.y + slot.h / 2
        theme = self._theme
        width = max(1, round(self._cell * 0.02))
        inner = grown
        if grown and disc.line and disc.shape is not Shape.BARE:
            self._shape(surface, disc.shape, (x, y), inner, theme.colour(disc.line))
            inner -= width
            if disc.shape is Shape.END:
                self._shape(surface, disc.shape, (x, y), inner, theme.surface)
                inner -= width
                self._shape(surface, disc.shape, (x, y), inner, theme.colour(disc.line))
                inner -= width
        if grown and (disc.role or disc.line) and disc.shape is not Shape.BARE:
            ground = theme.colour(disc.role) if disc.role else theme.surface
            self._shape(surface, disc.shape, (x, y), inner, ground)
        self._notes.write(surface, face, disc.digit, slot, theme.given, Weight.SEMIBOLD, DISC_NOTE)
        if disc.struck and face.motion.strike:
            self._strike(surface, (x, y), radius, face.motion.strike)

    def _strike(
        self, surface: pygame.Surface, centre: tuple[float, float], radius: int, share: float
    ) -> None:
        """Cross out a share of a candidate, over its shape and background."""
        x, y = centre
        stroke = max(1.8, self._cell * 0.034)
        for width, reach, colour in (
            (stroke + max(1.0, self._cell * 0.016), radius * 0.9, self._theme.surface),
            (stroke, radius * 0.95, self._theme.strike),
        ):
            way = reach * share
            left, top = x - reach + way, y + reach - way
            ends = ((x - reach, y + reach), (left, top), (left + way, top - way))
            self._shapes.curve(surface, ends, width, colour)

    def _shape(
        self,
        surface: pygame.Surface,
        shape: Shape,
        centre: tuple[float, float],
        radius: int,
        colour: Colour,
    ) -> None:
        x, y = centre
        if shape is Shape.SQUARE:
            area = pygame.Rect(round(x) - radius, round(y) - radius, 2 * radius, 2 * radius)
            self._shapes.rounded(surface, area, max(1, radius // 4), colour)
        elif shape is Shape.DIAMOND:
            reach = radius * 1.22
            points = ((x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y))
            self._shapes.polygon(surface, points, colour)
        else:
            self._shapes.circle(surface, centre, radius, colour)


def disc_radius(cell: int, size: int) -> int:
    """Return the radius of a candidate's disc on a board of so many digits."""
    return max(5, round(cell * 0.155 * note_scale(size)))
