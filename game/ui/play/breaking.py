"""What breaks when something is lost: a heart, and the tile of the digit that ended a game."""

from typing import TYPE_CHECKING, Final

import pygame

from ...shell.kit import Kit
from ...shell.rect import Rect
from ..board.choreography import LOST
from ..board.painter import OWNED
from ..board.poster import paint_tile
from .effects import Effect
from .gauges import paint_heart

if TYPE_CHECKING:
    from ..look.theme import Theme

BREAK: Final = 0.3
"""Seconds in which a crack opens."""
LIFE: Final = 0.38
"""Seconds in which a life breaks and falls."""
HALVES: Final = 10
"""How far its halves fall, in points."""
CRACK: Final = (0.0, 0.13, -0.1, 0.12, -0.1, 0.08, 0.0)
"""How far a crack runs from the middle, from the top down, as shares of the width."""


class Broken(Effect):
    """Something that breaks in two along a crack; its halves stay, or fall and fade."""

    def __init__(
        self,
        kit: Kit,
        whole: pygame.Surface,
        centre: tuple[int, int],
        *,
        falls: bool,
        seconds: float,
    ) -> None:
        super().__init__()
        self.seconds = seconds
        self._falls: Final = kit.px(HALVES) if falls else 0
        self._apart: Final = max(1, round(whole.get_width() * 0.05))
        self._halves: Final = [_half(whole, side) for side in (-1, 1)]
        self._start: Final = whole.get_rect(center=centre)
        self._shift = (0, 0)
        self.move(still=True)

    def move(self, *, still: bool) -> None:
        """Open the crack, and let the halves fall; still, the crack is there."""
        opened = 1.0 if still else 1 - (1 - min(self.age / BREAK, 1.0)) ** 3
        share = 0.0 if still else min(self.age / self.seconds, 1.0)
        share *= share * (3 - 2 * share)
        self._shift = round(self._apart * opened), round(self._falls * share)
        self.rect = self._start.inflate(2 * self._shift[0], 0).move(0, self._shift[1])
        if self._falls:
            for half in self._halves:
                half.set_alpha(round(255 * (1 - share)))

    def paint(self, surface: pygame.Surface) -> None:
        """Draw both halves."""
        aside, down = self._shift
        for half, side in zip(self._halves, (-1, 1), strict=True):
            surface.blit(half, self._start.move(side * aside, down))


def _half(whole: pygame.Surface, side: int) -> pygame.Surface:
    """Return what is left of a picture at the left (-1) or the right (1) of a crack."""
    half, (wide, high) = whole.copy(), whole.get_size()
    crack = [
        (round(wide * (0.5 + aside)), round(high * step / (len(CRACK) - 1)))
        for step, aside in enumerate(CRACK)
    ]
    beyond = 0 if side > 0 else wide
    pygame.draw.polygon(half, (0, 0, 0, 0), [*crack, (beyond, high), (beyond, 0)])
    return half


def broken_heart(kit: Kit, theme: "Theme", place: pygame.Rect) -> Broken:
    """Return a life that breaks where it stands, and falls."""
    heart = pygame.Surface(place.size, pygame.SRCALPHA)
    paint_heart(heart, kit, theme, heart.get_rect().center, place.width // 2, whole=True)
    return Broken(kit, heart, place.center, falls=True, seconds=LIFE)


def broken_tile(kit: Kit, theme: "Theme", digit: int, sign: str, cell: pygame.Rect) -> Broken:
    """Return the tile of a digit, with an edge in the colour of lives, that breaks in its cell."""
    side = round(cell.width * OWNED)
    tile = pygame.Surface((side, side), pygame.SRCALPHA)
    kit.shapes.circle(tile, (side // 2, side // 2), side // 2, theme.life)
    place = Rect(0, 0, side, side).inset(max(2, side // 16))
    face, ink = theme.hue(digit), theme.on_hue(digit)
    paint_tile(tile, kit, place, found=True, face=face, ink=ink, text=sign)
    return Broken(kit, tile, cell.center, falls=False, seconds=LOST)
