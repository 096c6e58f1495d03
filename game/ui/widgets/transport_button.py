"""The transport buttons of films, with the usual symbols of music players."""

from enum import Enum
from typing import Final

import pygame

from ...shell.kit import Kit
from ...shell.style import Colour
from ...shell.widgets.button import Button, Look

WIDE: Final = 76
"""The width that a button would like, in points."""


class Sign(Enum):
    """The symbols of transport buttons."""

    START = "start"
    BACK = "back"
    PLAY = "play"
    PAUSE = "pause"
    ON = "on"
    END = "end"
    LEAP_BACK = "leap_back"
    LEAP_ON = "leap_on"


class TransportButton(Button):
    """A transport button; its symbol scales with it and can be exchanged."""

    def __init__(self, sign: Sign, *, id: str, look: Look = Look.PLAIN) -> None:
        super().__init__("", id=id, look=look)
        self._sign = sign

    def liked_width(self, kit: Kit) -> int:
        """Return a width greater than the height, where there is space."""
        return max(super().liked_width(kit), kit.px(WIDE))

    @property
    def sign(self) -> Sign:
        """The symbol on the button."""
        return self._sign

    @sign.setter
    def sign(self, sign: Sign) -> None:
        if sign is not self._sign:
            self._sign = sign
            self.invalidate()

    def paint_content(self, surface: pygame.Surface, kit: Kit, ink: Colour) -> None:
        """Draw the symbol in the centre."""
        x, y = self.rect.center
        reach = max(6, round(min(self.rect.size) * 0.19))
        bar = max(2, reach // 3)
        if self._sign is Sign.PAUSE:
            for left in (x - reach + bar // 2, x + reach - bar - bar // 2 - 1):
                self._bar(surface, kit, ink, left, y, reach, bar + 1)
            return
        way = -1 if self._sign in (Sign.START, Sign.BACK, Sign.LEAP_BACK) else 1
        has_bar = self._sign not in (Sign.PLAY, Sign.LEAP_BACK, Sign.LEAP_ON)
        middle = x - way * bar // 2 if has_bar else x
        tip, back = middle + way * reach * 0.9, middle - way * reach * 0.75
        heights = (back, tip)
        if self._sign not in (Sign.BACK, Sign.PLAY, Sign.ON):
            # Two heads say: far, and with a bar, all the way.
            centre = (heights[0] + heights[1]) / 2
            for start, end in ((back, centre), (centre, tip)):
                kit.shapes.polygon(surface, ((start, y - reach), (end, y), (start, y + reach)), ink)
        else:
            kit.shapes.polygon(surface, ((back, y - reach), (tip, y), (back, y + reach)), ink)
        if has_bar:
            left = round(tip) if way > 0 else round(tip) - bar
            self._bar(surface, kit, ink, left, y, reach, bar)

    def _bar(
        self, surface: pygame.Surface, kit: Kit, ink: Colour, x: int, y: int, reach: int, width: int
    ) -> None:
        rect = pygame.Rect(x, y - reach, width, 2 * reach)
        kit.shapes.rounded(surface, rect, max(1, width // 3), ink)
