"""Buttons with an icon: alone, above the text, or before it."""

from typing import Final

import pygame

from ...shell.kit import Kit
from ...shell.style import Colour
from ...shell.text import Weight
from ...shell.widgets.button import Button, Look
from .icons import Icon, draw_icon

SHARE: Final = 0.52
"""The side of an icon, as a share of the button's shorter side."""
ROUND: Final = 40
"""The side of a round button, in points."""
SMALL: Final = 12
"""The size of words that have little room, in points."""
MOST: Final = 24
"""The largest side of an icon, in points."""


class IconButton(Button):
    """A button with an icon instead of a text; its tip says what it does."""

    def __init__(
        self, icon: Icon, *, id: str, look: Look = Look.PLAIN, is_round: bool = False
    ) -> None:
        """With `is_round` it is a disc, as in a scene's header."""
        super().__init__("", id=id, look=look)
        self.icon = icon
        self.is_round = is_round

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the least size that can be clicked; for fingers, a disc has more height."""
        side = max(kit.least_target, kit.px(ROUND)) if self.is_round else kit.target
        return side, max(side, kit.least_height)

    @property
    def face(self) -> pygame.Rect:
        """The rectangle of the disc, or of the whole button."""
        if not self.is_round:
            return self.rect
        disc = pygame.Rect(0, 0, *[min(self.rect.size)] * 2)
        disc.center = self.rect.center
        return disc

    def arrange(self, rect: pygame.Rect, kit: Kit) -> None:
        """Set the rectangle; a disc has fully rounded corners."""
        if self.is_round:
            self.radius = min(rect.size) / 2 / kit.scale
        super().arrange(rect, kit)

    def paint_content(self, surface: pygame.Surface, kit: Kit, ink: Colour) -> None:
        """Draw the icon in the centre."""
        side = min(round(min(self.rect.size) * SHARE), kit.px(MOST))
        draw_icon(surface, kit, self.icon, self.rect.center, side, ink)


class TileButton(Button):
    """A button with an icon above its text, such as a tool."""

    def __init__(
        self, icon: Icon, text: str, *, id: str, key: str = "", look: Look = Look.PLAIN
    ) -> None:
        """`key` is drawn small in the upper right corner, except on touch screens."""
        super().__init__(text, id=id, look=look, points=14, radius=16)
        self.icon = icon
        self.key = key

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size of the icon above the text, whose type may shrink first."""
        size = kit.text(self.points)
        wide = kit.fonts.size(self.text, kit.text(SMALL), Weight.MEDIUM)[0] + 2 * kit.px(8)
        high = kit.px(MOST) + kit.fonts.line_height(size, Weight.MEDIUM) + kit.px(18)
        return max(kit.least_target, wide), max(kit.target, high)

    def paint_content(self, surface: pygame.Surface, kit: Kit, ink: Colour) -> None:
        """Draw the icon, the text below it, and the key."""
        fonts, rect, size = kit.fonts, self.rect, kit.text(self.points)
        room = rect.width - 2 * kit.px(4)
        while size > kit.text(SMALL) and fonts.size(self.text, size, Weight.MEDIUM)[0] > room:
            size -= 1
        side, apart = kit.px(MOST - 2), kit.px(5)
        line = fonts.line_height(size, Weight.MEDIUM)
        top = rect.centery - (side + apart + line) // 2
        draw_icon(surface, kit, self.icon, (rect.centerx, top + side // 2), side, ink)
        words = fonts.elide(self.text, size, room, Weight.MEDIUM)
        drawn = fonts.render(words, size, ink, Weight.MEDIUM)
        surface.blit(drawn, drawn.get_rect(midtop=(rect.centerx, top + side + apart)))
        if self.key and not kit.fingers:
            muted = kit.style.muted if ink == kit.style.text else ink
            key = fonts.render(self.key, kit.text(13), muted)
            inset = kit.px(7, 4)
            if key.get_width() + inset + kit.px(2) > (rect.width - side) // 2:
                # It would stand on the icon.
                return
            surface.blit(key, key.get_rect(topright=(rect.right - inset, rect.top + inset)))


class SignedButton(Button):
    """A button with an icon before its text, in a quiet style."""

    def __init__(
        self,
        icon: Icon,
        text: str,
        *,
        id: str,
        look: Look = Look.QUIET,
        points: float = 15,
        radius: float = 12,
    ) -> None:
        super().__init__(text, id=id, look=look, points=points, radius=radius, inset=10)
        self.icon = icon

    def _icon_room(self, kit: Kit) -> int:
        """Return the width of the icon and its gap."""
        return kit.px(20, 14) + kit.px(8, 4)

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size of the icon and the text."""
        wide, high = super().min_size(kit)
        return wide + self._icon_room(kit), high

    def paint_content(self, surface: pygame.Surface, kit: Kit, ink: Colour) -> None:
        """Draw the icon and the text together in the centre."""
        fonts, rect, size, before = (
            kit.fonts,
            self.rect,
            kit.text(self.points),
            self._icon_room(kit),
        )
        room = rect.width - 2 * kit.px(4) - before
        drawn = fonts.render(
            fonts.elide(self.text, size, room, Weight.MEDIUM), size, ink, Weight.MEDIUM
        )
        left = rect.centerx - (before + drawn.get_width()) // 2
        side = kit.px(20, 14)
        draw_icon(surface, kit, self.icon, (left + side // 2, rect.centery), side, ink)
        surface.blit(drawn, drawn.get_rect(midleft=(left + before, rect.centery)))
