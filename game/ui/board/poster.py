"""A board as a poster of tiles: circles for entries, rounded squares for givens."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import pygame

from ...core.geometry import CLASSIC, Geometry
from ...play.cell_view import CellView
from ...shell.access.spoken import Spoken, Words
from ...shell.kit import Kit
from ...shell.rect import Rect
from ...shell.text import Weight
from ...shell.widgets.base import Widget
from ..look.theme import Colour, Theme

GAP: Final = 0.045
"""Between two tiles, of a tile's side."""
BOX_GAP: Final = 0.09
"""How much wider the gap is between boxes."""
CORNER: Final = 0.2
DIGIT: Final = 0.47
"""The size of a digit on a tile."""
LEAST_WRITTEN: Final = 16
"""The side in pixels from which on there are digits on tiles."""
DOT: Final = 0.14
"""The side of a dot where a cell is empty, of a tile's."""
LEAST_GAP: Final = 4
"""The side in pixels from which on tiles stand apart."""


class Tile(NamedTuple):
    """A tile: its digit, 0 for none, and whether it was an entry."""

    digit: int
    found: bool


def tiles_of(cells: Sequence[CellView]) -> tuple[Tile, ...]:
    """Return the tiles of a board."""
    return tuple(Tile(cell.digit, not cell.given) for cell in cells)


def poster_places(rect: Rect, geometry: Geometry = CLASSIC) -> tuple[Rect, ...]:
    """Return the places of a board's tiles in a square, in reading order."""
    tall, wide = _boxes(geometry)
    tile = _tile(min(rect.w, rect.h), geometry)
    across = [rect.x + _start(tile, column, wide) for column in range(geometry.size)]
    down = [rect.y + _start(tile, row, tall) for row in range(geometry.size)]
    x = (rect.w - (across[-1] + tile - rect.x)) // 2
    y = (rect.h - (down[-1] + tile - rect.y)) // 2
    return tuple(Rect(left + x, top + y, tile, tile) for top in down for left in across)


def poster_side(side: int, geometry: Geometry = CLASSIC) -> int:
    """Return how much of a square's side the tiles of a board fill."""
    tile = _tile(side, geometry)
    return max(_reach(tile, geometry.size, box) for box in _boxes(geometry))


def _boxes(geometry: Geometry) -> tuple[int, int]:
    """Return height and width of a box, or of the whole board if it has none."""
    return geometry.box_shape or (geometry.size, geometry.size)


def _tile(side: int, geometry: Geometry) -> int:
    """Return the side of the largest tile with which a board fits."""
    size, boxes = geometry.size, _boxes(geometry)
    gaps = (size - 1) * GAP + (size - 1) // max(boxes) * BOX_GAP
    # Gaps are whole pixels: what they lose by rounding is less than two tiles.
    tile = min(side // size, int(side / (size + gaps)) + 2)
    while tile > 1 and max(_reach(tile, size, box) for box in boxes) > side:
        tile -= 1
    return tile


def _start(tile: int, index: int, box: int) -> int:
    """Return the distance of a tile from the edge."""
    gap = max(1, round(tile * GAP)) if tile >= LEAST_GAP else 0
    return index * (tile + gap) + index // box * max(1, round(tile * BOX_GAP))


def _reach(tile: int, size: int, box: int) -> int:
    return _start(tile, size - 1, box) + tile


def paint_tile(
    surface: pygame.Surface,
    kit: Kit,
    place: Rect,
    *,
    found: bool,
    face: Colour,
    ink: Colour | None = None,
    text: str = "",
) -> None:
    """Draw a circle or a rounded square, and its text in a colour."""
    area = pygame.Rect(place)
    if found:
        kit.shapes.rounded(surface, area, max(1, place.w // 2), face)
    else:
        kit.shapes.rounded(surface, area, round(place.w * CORNER), face)
    if ink is not None and text and place.w >= LEAST_WRITTEN:
        size = round(place.w * DIGIT)
        drawn = kit.fonts.render(text, size, ink, Weight.GIVEN)
        top = place.centre[1] - kit.fonts.digit_middle(size, Weight.GIVEN)
        surface.blit(drawn, (round(place.centre[0] - drawn.get_width() / 2), round(top)))


class Poster(Widget):
    """A board as tiles, in the hues of its digits or covered."""

    def __init__(
        self,
        *,
        theme: Callable[[], Theme],
        label: str,
        written: bool = False,
        id: str = "poster",
    ) -> None:
        """`written` puts digits on the tiles; `label` is the text for screen readers."""
        super().__init__(id=id)
        self._theme = theme
        self.label = label
        self._written = written
        self.geometry: Geometry = CLASSIC
        self.tiles: tuple[Tile, ...] = ()
        self.covered = False

    def show(
        self, geometry: Geometry, tiles: Sequence[Tile], *, covered: bool = False, label: str = ""
    ) -> None:
        """Show another board; if `covered`, no digit is recognisable, not even by its hue."""
        self.geometry, self.tiles, self.covered = geometry, tuple(tiles), covered
        self.label = label or self.label
        self.invalidate()

    def spoken(self, words: Words) -> Spoken:
        """Return the label of the picture."""
        return Spoken("picture", self.label)

    def reach(self) -> pygame.Rect:
        """Return the rectangle itself."""
        return self.rect

    def places(self) -> tuple[Rect, ...]:
        """Return the places of the tiles."""
        return poster_places(Rect(*self.rect), self.geometry)

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the tiles; an empty cell is a dot."""
        theme = self._theme()
        for tile, place in zip(self.tiles, self.places(), strict=True):
            if not tile.digit:
                radius = max(1, round(place.w * DOT / 2))
                kit.shapes.circle(surface, place.centre, radius, theme.pip)
            elif self.covered:
                face = theme.text if tile.found else theme.sunken
                paint_tile(surface, kit, place, found=tile.found, face=face)
            else:
                face, ink = theme.hue(tile.digit), theme.on_hue(tile.digit)
                paint_tile(
                    surface,
                    kit,
                    place,
                    found=tile.found,
                    face=face,
                    ink=ink if self._written else None,
                    text=self.geometry.symbol_for(tile.digit),
                )
