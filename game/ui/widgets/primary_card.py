"""The main button of a scene."""

from collections.abc import Callable
from typing import Final

import pygame

from ...shell.kit import Kit
from ...shell.style import Colour, mix
from ...shell.text import Weight
from ...shell.widgets.button import Button, Look
from ..look.theme import Theme
from .icons import Icon, draw_icon

SMALL: Final = 27
"""The size of the words, in points, where no disc stands before them."""
LARGE: Final = 52
BELOW: Final = 15
KEY: Final = 13
LEAST_BELOW: Final = 12
PALE: Final = 0.2
"""How much of the card is in the colour of the line."""
PLAYED: Final = 3
"""The digit whose hue the disc has."""


def key_frame(kit: Kit, key: str, midright: tuple[int, int]) -> pygame.Rect:
    """Return the frame in which the name of a key stands."""
    frame = pygame.Rect((0, 0), kit.fonts.size(key, kit.text(KEY), Weight.MEDIUM))
    frame.inflate_ip(2 * kit.px(11), 2 * kit.px(4, 2))
    frame.midright = midright
    return frame


def draw_key(surface: pygame.Surface, kit: Kit, key: str, frame: pygame.Rect, ink: Colour) -> None:
    """Draw the name of a key in its frame."""
    kit.shapes.rounded(surface, frame, kit.px(6), ink, width=kit.px(1.5))
    drawn = kit.fonts.render(key, kit.text(KEY), ink, Weight.MEDIUM)
    surface.blit(drawn, drawn.get_rect(center=frame.center))


class PrimaryCard(Button):
    """A large button in the primary colour, with a line of detail below its text.

    With a disc it has a play icon before the text, as in the menu. Its key is drawn at the right if
    there is space.
    """

    def __init__(
        self,
        text: str,
        on_click: Callable[[], object],
        *,
        theme: Callable[[], Theme],
        detail: str = "",
        key: str = "",
        with_disc: bool = False,
        id: str,
    ) -> None:
        super().__init__(
            text, on_click, id=id, detail=detail, look=Look.PRIMARY, points=SMALL, radius=20
        )
        self._theme = theme
        self.key = key
        self.with_disc = with_disc
        if with_disc:
            self.points = LARGE

    @property
    def detail_points(self) -> float:
        """The font size of the detail, in points."""
        return BELOW if self.points < LARGE else 18

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size of the text in the type of small cards; the detail may be shortened."""
        title, line = self._heights(kit, kit.text(SMALL))
        wide = kit.fonts.size(self.text, kit.text(SMALL), Weight.TITLE)[0] + 2 * self._inset(kit)
        high = title + line + 2 * kit.px(12, 4)
        if self.with_disc:
            wide += high
        return wide, max(kit.target, high)

    def _heights(self, kit: Kit, size: int) -> tuple[int, int]:
        """Return the heights of the text and of the detail."""
        fonts = kit.fonts
        has_line = self.detail or self.with_disc
        line = fonts.line_height(kit.text(self.detail_points), Weight.MEDIUM) if has_line else 0
        return round(fonts.line_height(size, Weight.TITLE) * 0.94), line

    def _inset(self, kit: Kit) -> int:
        return kit.px(24, 10)

    def _size(self, kit: Kit, room: int) -> int:
        """Return the font size at which the text fits, in width and height."""
        size = kit.text(self.points)
        while size > kit.text(SMALL) and (
            kit.fonts.size(self.text, size, Weight.TITLE)[0] > room
            or sum(self._heights(kit, size)) > self.rect.height - 2 * kit.px(6, 2)
        ):
            size -= 2
        return size

    def paint_content(self, surface: pygame.Surface, kit: Kit, ink: Colour) -> None:
        """Draw the disc, the text above its detail, and the key."""
        fonts, rect, theme = kit.fonts, self.rect, self._theme()
        left, right = rect.left + self._inset(kit), rect.right - self._inset(kit)
        if self.with_disc:
            radius = min(kit.px(37), round(rect.height * 0.32))
            centre = (left + radius, rect.centery)
            kit.shapes.circle(surface, centre, radius, theme.hue(PLAYED))
            draw_icon(surface, kit, Icon.PLAY, centre, round(radius * 1.25), theme.on_hue(PLAYED))
            left += 2 * radius + kit.px(25, 10)
        right = self._paint_key(surface, kit, ink, right, left)
        size = self._size(kit, right - left)
        title, line = self._heights(kit, size)
        top = rect.centery - (title + line) // 2
        words = fonts.elide(self.text, size, right - left, Weight.TITLE)
        surface.blit(fonts.render(words, size, ink, Weight.TITLE), (left, top))
        if self.detail:
            small, least = kit.text(self.detail_points), kit.text(LEAST_BELOW)
            while small > least and fonts.size(self.detail, small, Weight.MEDIUM)[0] > right - left:
                small -= 1
            below = fonts.elide(self.detail, small, right - left, Weight.MEDIUM)
            faint = mix(ink, kit.style.primary, PALE) if self.enabled else ink
            drawn = fonts.render(below, small, faint, Weight.MEDIUM)
            surface.blit(drawn, (left, top + title))

    def _paint_key(
        self, surface: pygame.Surface, kit: Kit, ink: Colour, right: int, left: int
    ) -> int:
        """Draw the key in a frame if there is space, and return the right end of the text."""
        if not self.key or kit.fingers:
            return right
        frame = key_frame(kit, self.key, (right, self.rect.centery))
        words = kit.fonts.size(self.text, kit.text(SMALL), Weight.TITLE)[0]
        below = kit.fonts.size(self.detail, kit.text(self.detail_points), Weight.MEDIUM)[0]
        if frame.left - kit.px(12) < left + max(words, below):
            return right
        draw_key(surface, kit, self.key, frame, ink)
        return frame.left - kit.px(12)
