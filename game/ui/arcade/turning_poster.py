"""The board of a won game, whose cells turn into the tiles of a poster."""

from collections.abc import Callable
from typing import Final

import pygame

from ...shell.animation import Animator, linear
from ...shell.kit import Kit
from ...shell.parts.base import Square
from ...shell.rect import Rect
from ...shell.style import mix
from ...shell.text import Weight
from ..board.poster import DIGIT, Poster, Tile, paint_tile
from ..look.theme import Theme

STEP: Final = 0.018
"""Seconds by which a tile comes after the one that is nearer to the last entry."""
TURN: Final = 0.2
"""Seconds in which a cell turns into its tile."""
ALL: Final = 0.7
"""Seconds in which all of them have."""


class TurningPoster(Poster):
    """A poster with digits that emerges from the board, from one cell outward."""

    def __init__(self, theme: Callable[[], Theme], label: str) -> None:
        super().__init__(theme=theme, label=label, written=True)
        self._theme_now: Final = theme
        self._turned: dict[int, float] = {}
        """How far the cells that are still turning have turned."""
        self._places: tuple[Rect, ...] = ()

    def part(self, *, least: int, snap: Callable[[int], int]) -> Square:
        """Return the poster as a part of a scene; `snap` returns the side of the board."""
        return Square(self, least=least, snap=snap)

    def arrange(self, rect: pygame.Rect, kit: Kit) -> None:
        """Set the rectangle."""
        super().arrange(rect, kit)
        self._places = self.places()

    def turn(self, animator: Animator, origin: int) -> None:
        """Turn the cells into tiles, those nearest to a cell first."""
        size = self.geometry.size
        row, column = divmod(origin, size)

        def far(cell: int) -> int:
            return (cell // size - row) ** 2 + (cell % size - column) ** 2

        order = sorted(range(len(self.tiles)), key=far)
        step = min(STEP, (ALL - TURN) / max(1, len(order) - 1))
        whole = TURN + step * (len(order) - 1)

        def move(t: float) -> None:
            for place, cell in enumerate(order):
                share = min(max((t * whole - step * place) / TURN, 0.0), 1.0)
                if share != self._turned.get(cell, 1.0):
                    self._turned[cell] = share
                    if cell < len(self._places):
                        self.invalidate(pygame.Rect(self._places[cell]))
            if t == 1.0:
                self._turned.clear()

        self._turned = dict.fromkeys(order, 0.0)
        animator.start(move, whole, key=self.id, easing=linear)

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the tiles in the area, turning ones as far as they are."""
        theme = self._theme_now()
        for cell, (tile, place) in enumerate(zip(self.tiles, self._places, strict=False)):
            if area.colliderect(pygame.Rect(place)):
                self._paint_cell(surface, kit, theme, tile, place, self._turned.get(cell, 1.0))

    def _paint_cell(
        self,
        surface: pygame.Surface,
        kit: Kit,
        theme: Theme,
        tile: Tile,
        place: Rect,
        turned: float,
    ) -> None:
        if not tile.digit:
            kit.shapes.circle(surface, place.centre, max(1, round(place.w * 0.07)), theme.pip)
            return
        face, ink = theme.hue(tile.digit), theme.on_hue(tile.digit)
        if turned < 1:
            # It comes out of the paper of its cell.
            plain = theme.entry if tile.found else theme.given
            surface.fill(theme.surface, pygame.Rect(place))
            inner = place.inset(round((1 - turned) * place.w / 2))
            if inner.w > 1:
                paint_tile(surface, kit, inner, found=tile.found, face=face)
            face, ink = mix(theme.surface, face, turned), mix(plain, ink, turned)
        text = self.geometry.symbol_for(tile.digit)
        if turned == 1:
            paint_tile(surface, kit, place, found=tile.found, face=face, ink=ink, text=text)
        else:
            _write(surface, kit, place, text, ink)


def _write(
    surface: pygame.Surface, kit: Kit, place: Rect, text: str, ink: tuple[int, int, int]
) -> None:
    """Write a digit in the centre of a turning cell."""
    size = round(place.w * DIGIT)
    drawn = kit.fonts.render(text, size, ink, Weight.GIVEN)
    top = place.centre[1] - kit.fonts.digit_middle(size, Weight.GIVEN)
    surface.blit(drawn, (round(place.centre[0] - drawn.get_width() / 2), round(top)))
