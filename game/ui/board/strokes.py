"""Drawing a draw list: smooth lines, painted once in small tiles and cached."""

import itertools
import math
from collections.abc import Iterator
from typing import Final, NamedTuple

import pygame

from ...shell.text import Fonts, Weight
from ..look.theme import Colour, Theme
from .drawing import DrawList, Plate, Stroke
from .routes import Point

TILE: Final = 64
FACTOR: Final = 3
"""Tiles are painted at so many times their size and scaled down."""


class Piece(NamedTuple):
    """A polygon, or a disc around a single point."""

    points: tuple[Point, ...]
    radius: float = 0.0


class Picture:
    """The pixels of a draw list, stored only where there are any."""

    def __init__(self, drawn: DrawList, theme: Theme, fonts: Fonts) -> None:
        self._tiles: Final[list[tuple[pygame.Surface, tuple[int, int]]]] = []
        self._plates: Final = drawn.plates
        self._theme: Final = theme
        self._fonts: Final = fonts
        by_role: dict[str, list[Piece]] = {}
        for stroke in drawn.strokes:
            by_role.setdefault(stroke.role, []).extend(_pieces(stroke))
        for fill in drawn.fills:
            by_role.setdefault(fill.role, []).append(Piece(fill.points))
        for role, pieces in by_role.items():
            self._paint(pieces, theme.colour(role))

    def draw(self, surface: pygame.Surface, area: pygame.Rect, share: float = 1.0) -> None:
        """Draw the part in an area with an opacity of `share`; names appear only when it is 1."""
        for tile, place in self._tiles:
            if area.colliderect((place, tile.get_size())):
                tile.set_alpha(round(255 * share))
                surface.blit(tile, place)
        for plate in self._plates:
            if share == 1 and area.colliderect(plate.area):
                self._plate(surface, plate)

    def _paint(self, pieces: list[Piece], colour: Colour) -> None:
        tiles: dict[tuple[int, int], list[Piece]] = {}
        for piece in pieces:
            for tile in _tiles_of(piece):
                tiles.setdefault(tile, []).append(piece)
        large = pygame.Surface((TILE * FACTOR, TILE * FACTOR), pygame.SRCALPHA)
        for (column, row), found in sorted(tiles.items()):
            large.fill((*colour, 0))
            left, top = column * TILE, row * TILE
            for points, radius in found:
                local = [((x - left) * FACTOR, (y - top) * FACTOR) for x, y in points]
                if radius:
                    pygame.draw.circle(large, (*colour, 255), local[0], radius * FACTOR)
                else:
                    pygame.draw.polygon(large, (*colour, 255), local)
            self._tiles.append((pygame.transform.smoothscale(large, (TILE, TILE)), (left, top)))

    def _plate(self, surface: pygame.Surface, plate: Plate) -> None:
        theme, area = self._theme, pygame.Rect(plate.area)
        pygame.draw.rect(surface, theme.surface, area.inflate(2, 2), border_radius=4)
        pygame.draw.rect(surface, theme.colour(plate.role), area, border_radius=3)
        size = max(10, round(area.height * 0.8))
        text = self._fonts.render(plate.text, size, theme.surface, Weight.SEMIBOLD)
        surface.blit(text, text.get_rect(center=area.center))


def _tiles_of(piece: Piece) -> Iterator[tuple[int, int]]:
    """Yield the tiles that a piece may touch."""
    margin = piece.radius + 1
    left = min(x for x, _ in piece.points) - margin
    right = max(x for x, _ in piece.points) + margin
    top = min(y for _, y in piece.points) - margin
    bottom = max(y for _, y in piece.points) + margin
    for row in range(int(top // TILE), int(bottom // TILE) + 1):
        for column in range(int(left // TILE), int(right // TILE) + 1):
            yield column, row


def _pieces(stroke: Stroke) -> Iterator[Piece]:
    """Yield a quadrangle for each straight part of a line, and a disc at each end and bend."""
    half = stroke.width / 2
    for part in _dashes(stroke) if stroke.dash else (stroke.points,):
        for point in part:
            yield Piece((point,), half)
        for (x1, y1), (x2, y2) in itertools.pairwise(part):
            length = math.dist((x1, y1), (x2, y2))
            if not length:
                continue
            dx, dy = (y2 - y1) / length * half, (x1 - x2) / length * half
            yield Piece(
                ((x1 + dx, y1 + dy), (x2 + dx, y2 + dy), (x2 - dx, y2 - dy), (x1 - dx, y1 - dy))
            )


def _dashes(stroke: Stroke) -> Iterator[tuple[Point, ...]]:
    """Yield the dashes of a line, whose rounded ends are part of their length."""
    on = max(1.0, 1.2 * stroke.dash - stroke.width)
    off = 0.8 * stroke.dash + stroke.width
    part: list[Point] = [stroke.points[0]]
    drawing, left = True, on
    for start, end in zip(stroke.points, stroke.points[1:], strict=False):
        length = math.dist(start, end)
        travelled = 0.0
        while length - travelled > left:
            travelled += left
            share = travelled / length
            point = (
                start[0] + (end[0] - start[0]) * share,
                start[1] + (end[1] - start[1]) * share,
            )
            if drawing:
                yield (*part, point)
            part = [point]
            drawing = not drawing
            left = on if drawing else off
        left -= length - travelled
        if drawing:
            part.append(end)
    if drawing and len(part) > 1:
        yield tuple(part)
