"""The modes side by side, an icon above each name."""

from collections.abc import Callable, Sequence

import pygame

from ...shell.kit import Kit
from ...shell.text import Weight
from ...shell.widgets.button import ACTIVATING
from ...shell.widgets.choice import Choice
from ..widgets.icons import Icon, draw_icon

SIZES = (15, 13, 12, 11)
"""The sizes of the names in points, the preferred first."""
SIGN = 12
"""How far a sign reaches from its middle, in points."""


class ModeStrip(Choice[str]):
    """The modes with their icons; without space for all names, only the chosen one has its name."""

    def __init__(
        self,
        modes: Sequence[tuple[str, str]],
        value: str,
        on_change: Callable[[str], object],
        on_start: Callable[[], object],
    ) -> None:
        """`on_start` is called for Enter; the arrows choose the mode."""
        super().__init__(modes, value, on_change, id="modes")
        self._on_start = on_start
        self._size = 0
        """Of the names in pixels; 0 where only the chosen one has room."""
        self._wide = 0
        """The width of the chosen one there."""

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size of an icon each, and of the longest name."""
        gap = kit.px(6)
        longest = max(self._width(kit, text, kit.text(SIZES[-1])) for _, text in self.options)
        signs = len(self.options) * kit.least_target
        return signs - kit.least_target + longest + gap, self._height(kit)

    def liked_width(self, kit: Kit) -> int:
        """Return the width of all names."""
        return sum(self._width(kit, text, kit.text(SIZES[0])) for _, text in self.options)

    def _height(self, kit: Kit) -> int:
        line = kit.fonts.line_height(kit.text(SIZES[-1]), Weight.MEDIUM)
        return max(kit.least_target, line + 2 * self._reach(kit) + kit.px(18))

    def _reach(self, kit: Kit) -> int:
        return kit.px(SIGN, 7)

    def _width(self, kit: Kit, text: str, size: int) -> int:
        return max(kit.least_target, kit.fonts.size(text, size, Weight.MEDIUM)[0] + 2 * kit.px(6))

    def arrange(self, rect: pygame.Rect, kit: Kit) -> None:
        """Set the rectangle, and the largest type size at which all names fit."""
        room = rect.width // len(self.options)
        sizes = [kit.text(points) for points in SIZES]
        widest = {s: max(self._width(kit, text, s) for _, text in self.options) for s in sizes}
        self._size = next((size for size in sizes if widest[size] <= room), 0)
        self._wide = widest[sizes[-1]]
        super().arrange(rect, kit)

    def segment(self, index: int) -> pygame.Rect:
        """Return the rectangle in which a mode is drawn and can be clicked."""
        if self._size:
            return super().segment(index)
        others = (self.rect.width - self._wide) // max(1, len(self.options) - 1)
        left = self.rect.left + index * others
        if index > self._index:
            left += self._wide - others
        width = self._wide if index == self._index else others
        return pygame.Rect(left, self.rect.top, width, self.rect.height)

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle Enter as a start; otherwise choose by arrows or the mouse."""
        if event.type == pygame.KEYDOWN and event.key in ACTIVATING:
            if not getattr(event, "repeated", False):
                self._on_start()
            return True
        return super().handle(event)

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the icons above the names, the chosen one on a background."""
        style, radius = kit.style, kit.px(18)
        kit.paint_face(surface, self.rect, radius, style.surface)
        size = self._size or kit.text(SIZES[-1])
        line, reach = kit.fonts.line_height(size, Weight.MEDIUM), self._reach(kit)
        for index, (mode, text) in enumerate(self.options):
            segment, chosen = self.segment(index), index == self._index
            face, ink = None, style.text
            if chosen:
                face, ink = style.primary, style.on_primary
            elif self.hovered and index == self._pointed:
                face = style.surface_pressed if self.pressed else style.surface_hover
            if face is not None:
                inset = -2 * kit.px(4, 2)
                kit.shapes.rounded(surface, segment.inflate(inset, inset), kit.px(14), face)
            named = bool(self._size) or chosen
            between = kit.px(6, 2) if named else 0
            high = 2 * reach + between + (line if named else 0)
            middle = segment.centery - high // 2 + reach
            draw_icon(surface, kit, Icon(mode), (segment.centerx, middle), 2 * reach, ink)
            if named:
                room = segment.width - 2 * kit.px(4, 2)
                words = kit.fonts.elide(text, size, room, Weight.MEDIUM)
                drawn = kit.fonts.render(words, size, ink, Weight.MEDIUM)
                top = middle + reach + between
                surface.blit(drawn, drawn.get_rect(midtop=(segment.centerx, top)))
        self.paint_focus(surface, kit, radius=radius)
