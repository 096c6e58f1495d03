"""Buttons with an icon: a round one without words, and one over or beside its words."""

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
    """A button with an icon instead of a word; its tip says what it does."""

    def __init__(
        self, icon: Icon, *, id: str, look: Look = Look.PLAIN, is_round: bool = False
    ) -> None:
        """One that `is_round` is a disc, as in the header of a scene."""
        super().__init__("", id=id, look=look)
        self.icon = icon
        self.is_round = is_round

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the least square that can be clicked; where fingers tap, a disc has room above."""
        side = max(kit.least_target, kit.px(ROUND)) if self.is_round else kit.target
        return side, max(side, kit.least_height)

    @property
    def face(self) -> pygame.Rect:
        """The place of the disc, or of all of it."""
        if not self.is_round:
            return self.rect
        disc = pygame.Rect(0, 0, *[min(self.rect.size)] * 2)
        disc.center = self.rect.center
        return disc

    def arrange(self, rect: pygame.Rect, kit: Kit) -> None:
        """Take a place; the corners of a disc meet."""
        if self.is_round:
            self.radius = min(rect.size) / 2 / kit.scale
        super().arrange(rect, kit)

    def paint_content(self, surface: pygame.Surface, kit: Kit, ink: Colour) -> None:
        """Draw the icon in the middle."""
        side = min(round(min(self.rect.size) * SHARE), kit.px(MOST))
        draw_icon(surface, kit, self.icon, self.rect.center, side, ink)


class TileButton(Button):
    """A button with an icon over its words: a tool, or a way on from a result."""

    def __init__(
        self, icon: Icon, text: str, *, id: str, key: str = "", look: Look = Look.PLAIN
    ) -> None:
        """`key` stands small in the upper right corner, unless fingers tap here."""
        super().__init__(text, id=id, look=look, points=14, radius=16)
        self.icon = icon
        self.key = key

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the room of the icon over the words, which shrink before anything else does."""
        size = kit.text(self.points)
        wide = kit.fonts.size(self.text, kit.text(SMALL), Weight.MEDIUM)[0] + 2 * kit.px(8)
        high = kit.px(MOST) + kit.fonts.line_height(size, Weight.MEDIUM) + kit.px(18)
        return max(kit.least_target, wide), max(kit.target, high)

    def paint_content(self, surface: pygame.Surface, kit: Kit, ink: Colour) -> None:
        """Draw the icon, the words under it, and the key."""
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
    """A button with an icon before its words: a quiet way to another scene, or a thing to do."""

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
        """Return the width of the icon with the gap after it."""
        return kit.px(20, 14) + kit.px(8, 4)

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the room of the icon and the words."""
        wide, high = super().min_size(kit)
        return wide + self._icon_room(kit), high

    def paint_content(self, surface: pygame.Surface, kit: Kit, ink: Colour) -> None:
        """Draw the icon and the words, in the middle together."""
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
