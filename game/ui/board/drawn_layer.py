"""The drawings of a puzzle's author: painted once for a layout, then cut into cells.

Drawings are made for white paper. On a dark board black lines and letters become light, and what is
white dark; colours stay as they are, and so does what is filled: a black dot is black everywhere.
"""

from itertools import pairwise
from math import ceil, cos, pi, sin
from typing import Final

import pygame

from ...formats.drawings import BLACK, Colour, Drawn, Shape, Stroke
from ...shell.text import Fonts, Weight
from ..look.theme import Theme
from .places import BoardLayout

FINE: Final = 2
"""How many times larger it is painted than it is seen, so that edges are smooth."""
GREY: Final = 28
"""How far apart red, green and blue of a grey may be."""
LEAST_TEXT: Final = 8
Pixel = tuple[float, float]


class DrawnLayer:
    """All drawings of a board: those below the lines, and those above them."""

    def __init__(
        self, drawings: tuple[Drawn, ...], layout: BoardLayout, area: pygame.Rect, look: Theme,
        fonts: Fonts,
    ) -> None:  # fmt: skip
        """`area` is the board with the space beside it."""
        self._layout, self._area = layout, area
        self._theme, self._fonts = look, fonts
        first, last = layout.cells[0], layout.cells[-1]
        self._left, self._top = first.x - area.x, first.y - area.y
        self._cell = (last.right - first.x) / layout.geometry.size
        self._whole = self._painted(drawings)
        self._over = self._painted(tuple(one for one in drawings if one.over))

    def paint_cell(self, surface: pygame.Surface, cell: int) -> None:
        """Draw what is in a cell."""
        place = pygame.Rect(self._layout.cells[cell]).move(-self._area.x, -self._area.y)
        surface.blit(self._whole, (0, 0), place)

    def paint_around(self, surface: pygame.Surface) -> None:
        """Draw what is beside the board, and what covers its lines."""
        before = surface.get_clip()
        outer = pygame.Rect(self._layout.outer)
        for side in _around(self._area, outer):
            surface.set_clip(before.clip(side))
            surface.blit(self._whole, self._area)
        surface.set_clip(before.clip(outer))
        surface.blit(self._over, self._area)
        surface.set_clip(before)

    # -- painting

    def _painted(self, drawings: tuple[Drawn, ...]) -> pygame.Surface:
        size = self._area.w * FINE, self._area.h * FINE
        large = pygame.Surface(size, pygame.SRCALPHA)
        for one in drawings:
            if isinstance(one, Stroke):
                self._stroke(large, one)
            else:
                self._shape(large, one)
        layer = pygame.transform.smoothscale(large, self._area.size)
        # Letters are smooth by themselves.
        for one in drawings:
            if isinstance(one, Shape) and one.text:
                self._text(layer, one)
        return layer

    def _at(self, point: Pixel, fine: int = FINE) -> Pixel:
        x, y = point
        return (self._left + x * self._cell) * fine, (self._top + y * self._cell) * fine

    def _seen(self, colour: Colour) -> Colour:
        """Return a colour as it appears on this board."""
        red, green, blue, cover = colour
        if not self._theme.dark or max(red, green, blue) - min(red, green, blue) > GREY:
            return colour
        share = (red + green + blue) / 765
        ends = zip(self._theme.given, self._theme.surface, strict=True)
        found = [round(dark + (light - dark) * share) for dark, light in ends]
        return found[0], found[1], found[2], cover

    def _is_hidden(self, fill: Colour) -> bool:
        """Whether a fill is indistinguishable from a dark board."""
        return self._theme.dark and fill[3] > GREY and max(fill[:3]) < 3 * GREY

    def _stroke(self, surface: pygame.Surface, stroke: Stroke) -> None:
        points = [self._at(point) for point in stroke.points]
        width = max(2.0, stroke.breadth * self._cell * FINE)
        colour = self._seen(stroke.colour)
        target, corner = _target(surface, points, width + stroke.head * self._cell * FINE, colour)
        moved = [(x - corner[0], y - corner[1]) for x, y in points]
        full = (*colour[:3], 255)
        for start, end in pairwise(moved):
            if stroke.dashed:
                _dashes(target, start, end, width, full, self._cell * FINE / 9)
            else:
                _bar(target, start, end, width, full)
        if not stroke.dashed:
            for point in moved:
                pygame.draw.circle(target, full, point, width / 2)
        if stroke.head:
            _head(target, moved[-2], moved[-1], stroke.head * self._cell * FINE, width, full)
        _lay(surface, target, corner, colour)

    def _shape(self, surface: pygame.Surface, shape: Shape) -> None:
        if not (shape.wide and shape.high and (shape.fill or shape.rim)):
            return
        edge = max(1.0, shape.edge * self._cell)
        rim = shape.rim
        if rim is None and shape.fill is not None and self._is_hidden(shape.fill):
            rim = BLACK
        if rim is not None:
            rim = self._seen(rim)
        for seen, inset in ((rim, 0.0), (shape.fill, edge if rim else 0.0)):
            if seen is None:
                continue
            points = [self._at(point) for point in _corners(shape, inset / self._cell)]
            target, corner = _target(surface, points, 2, seen)
            moved = [(x - corner[0], y - corner[1]) for x, y in points]
            pygame.draw.polygon(target, (*seen[:3], 255), moved)
            if seen is rim and (shape.fill is None or shape.fill[3] < 255):
                inner = [self._at(point) for point in _corners(shape, edge / self._cell)]
                hole = [(x - corner[0], y - corner[1]) for x, y in inner]
                if target is surface:
                    # A rim alone leaves free what it goes around.
                    joined = [*moved, moved[0]]
                    pygame.draw.polygon(target, (0, 0, 0, 0), hole)
                    pygame.draw.lines(target, (*seen[:3], 255), False, joined, 2)
                else:
                    pygame.draw.polygon(target, (0, 0, 0, 0), hole)
            _lay(surface, target, corner, seen)

    def _text(self, surface: pygame.Surface, shape: Shape) -> None:
        size = max(LEAST_TEXT, round(shape.size * self._cell * 0.92))
        # Letters on a ground of their own stand as they were meant.
        ink = shape.ink if shape.fill and shape.wide and shape.high else self._seen(shape.ink)
        drawn = self._fonts.render(shape.text, size, ink[:3], Weight.MEDIUM)
        if shape.angle % 360:
            drawn = pygame.transform.rotozoom(drawn, -shape.angle, 1.0)
        x, y = self._at(shape.at, 1)
        surface.blit(drawn, drawn.get_rect(center=(round(x), round(y))))


def _around(area: pygame.Rect, outer: pygame.Rect) -> tuple[pygame.Rect, ...]:
    """Return the four strips beside a board."""
    return (
        pygame.Rect(area.x, area.y, area.w, outer.y - area.y),
        pygame.Rect(area.x, outer.bottom, area.w, area.bottom - outer.bottom),
        pygame.Rect(area.x, outer.y, outer.x - area.x, outer.h),
        pygame.Rect(outer.right, outer.y, area.right - outer.right, outer.h),
    )


def _target(
    surface: pygame.Surface, points: list[Pixel], margin: float, colour: Colour
) -> tuple[pygame.Surface, tuple[int, int]]:
    """Return the surface to paint on: the layer, or a sheet over it for translucent colours."""
    if colour[3] == 255:
        return surface, (0, 0)
    whole = surface.get_rect()
    left, top = min(x for x, _ in points) - margin, min(y for _, y in points) - margin
    right, bottom = max(x for x, _ in points) + margin, max(y for _, y in points) + margin
    area = pygame.Rect(int(left), int(top), ceil(right - left), ceil(bottom - top)).clip(whole)
    size = max(1, area.w), max(1, area.h)
    return pygame.Surface(size, pygame.SRCALPHA), area.topleft


def _lay(
    surface: pygame.Surface, sheet: pygame.Surface, corner: tuple[int, int], colour: Colour
) -> None:
    if sheet is not surface:
        sheet.set_alpha(colour[3])
        surface.blit(sheet, corner)


def _corners(shape: Shape, inset: float) -> list[Pixel]:
    """Return the outline of a shape: four corners, or many for an ellipse."""
    wide, high = max(0.0, shape.wide / 2 - inset), max(0.0, shape.high / 2 - inset)
    if shape.round:
        turns = [2 * pi * number / 48 for number in range(48)]
        flat = [(wide * cos(turn), high * sin(turn)) for turn in turns]
    else:
        flat = [(-wide, -high), (wide, -high), (wide, high), (-wide, high)]
    turn = shape.angle * pi / 180
    return [
        (shape.at[0] + x * cos(turn) - y * sin(turn), shape.at[1] + x * sin(turn) + y * cos(turn))
        for x, y in flat
    ]


def _bar(surface: pygame.Surface, start: Pixel, end: Pixel, width: float, colour: Colour) -> None:
    """Draw a straight line with flat ends."""
    right, down = end[0] - start[0], end[1] - start[1]
    length = (right * right + down * down) ** 0.5
    if not length:
        return
    x, y = -down / length * width / 2, right / length * width / 2
    corners = (
        (start[0] + x, start[1] + y), (end[0] + x, end[1] + y),
        (end[0] - x, end[1] - y), (start[0] - x, start[1] - y),
    )  # fmt: skip
    pygame.draw.polygon(surface, colour, corners)


def _dashes(
    surface: pygame.Surface, start: Pixel, end: Pixel, width: float, colour: Colour, dash: float
) -> None:
    right, down = end[0] - start[0], end[1] - start[1]
    length = (right * right + down * down) ** 0.5
    count = max(1, round(length / dash)) | 1
    for number in range(0, count, 2):
        one, two = number / count, (number + 1) / count
        first = start[0] + right * one, start[1] + down * one
        last = start[0] + right * two, start[1] + down * two
        _bar(surface, first, last, width, colour)


def _head(
    surface: pygame.Surface, start: Pixel, end: Pixel, length: float, width: float, colour: Colour
) -> None:
    right, down = end[0] - start[0], end[1] - start[1]
    whole = (right * right + down * down) ** 0.5 or 1.0
    x, y = right / whole * length, down / whole * length
    for side in (-1, 1):
        wing = end[0] - x * 0.7 - side * y * 0.7, end[1] - y * 0.7 + side * x * 0.7
        _bar(surface, wing, end, width, colour)
        pygame.draw.circle(surface, colour, wing, width / 2)
