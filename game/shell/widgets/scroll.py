"""An area that scrolls over taller content."""

from typing import Final

import pygame

from ..kit import Kit
from .base import FOCUS_MARGIN, Widget
from .container import Container
from .label import Label

WHEEL_STEP: Final = 48
BAR_WIDTH: Final = 6


class ScrollArea(Container):
    """An area that clips and scrolls its children, by wheel, Page keys, bar and focus.

    A child is seen as a whole or not at all, unless it fills half of the area alone.

    Place the area, then the children below one another from `content_top`, then call `settle`.
    """

    finger = "scroll"

    def __init__(self, *, id: str = "") -> None:
        super().__init__(id=id)
        self.offset = 0
        self._height = 0
        self._dragging = False

    def bar(self, kit: Kit) -> int:
        """Return the width reserved for the bar."""
        return kit.px(BAR_WIDTH) + kit.px(4)

    @property
    def content_top(self) -> int:
        """The top of the first child in the present scrolling."""
        return self.rect.top - self.offset

    @property
    def limit(self) -> int:
        """How far the content can be scrolled."""
        return max(0, self._height - self.rect.height)

    def settle(self, height: int) -> None:
        """Set the height of the content, and limit the offset accordingly."""
        self._height = height
        self.scroll_to(self.offset)

    def scroll_to(self, offset: int) -> bool:
        """Scroll to an offset; return whether anything moved."""
        offset = max(0, min(self.limit, offset))
        if offset == self.offset:
            return False
        for child in self.children:
            child.move(0, self.offset - offset)
        self.offset = offset
        self.invalidate()
        return True

    def reveal(self, area: pygame.Rect) -> None:
        """Scroll to make an area of a child visible."""
        margin = min(8, max(0, (self.rect.height - area.height) // 2))
        if area.top - margin < self.rect.top:
            self.scroll_to(self.offset - (self.rect.top - area.top + margin))
        elif area.bottom + margin > self.rect.bottom:
            self.scroll_to(self.offset + (area.bottom + margin - self.rect.bottom))
        super().reveal(area.clip(self.rect))

    def child_changed(self, area: pygame.Rect) -> None:
        """Pass on the visible part of an area."""
        super().child_changed(area.clip(self.reach()))

    def reach(self) -> pygame.Rect:
        """Return the painted area; focus outlines may exceed it while nothing is scrolled."""
        return self.rect.inflate(2 * FOCUS_MARGIN, 0 if self.limit else 2 * FOCUS_MARGIN)

    def seen(self) -> pygame.Rect:
        """Return the part of the area in which no child and no line of a long text is cut."""
        seen = self.reach()
        if not self.limit:
            return seen
        middle = self.rect.centery
        spans = [
            (child.rect.top, child.rect.bottom)
            for child in self.children
            if child.visible and child.rect.height < self.rect.height // 2
        ]
        for child in self.children:
            if isinstance(child, Label) and child.rect.height >= self.rect.height // 2:
                spans.extend(child.spans())
        top, bottom = seen.top, seen.bottom
        while cut := [up for up, down in spans if middle < up < bottom < down]:
            bottom = min(cut)
        while cut := [down for up, down in spans if up < top < down < middle]:
            top = max(cut)
        return pygame.Rect(seen.left, top, seen.width, bottom - top)

    def hit(self, position: tuple[int, int]) -> Widget | None:
        """Return the child at a position if it is visible there, else the bar's area."""
        if not self.visible or not self.rect.collidepoint(position):
            return None
        if self.limit and self._bar_zone().collidepoint(position):
            return self
        return (self.seen().collidepoint(position) and super().hit(position)) or self

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle wheel, bar and Page keys."""
        if event.type == pygame.MOUSEWHEEL:
            return self.scroll_to(self.offset - WHEEL_STEP * event.y)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            self._dragging = bool(self.limit) and self._bar_zone().collidepoint(event.pos)
            return self._dragging and self._drag(event.pos[1])
        if event.type == pygame.MOUSEMOTION and self._dragging:
            return self._drag(event.pos[1])
        if event.type == pygame.MOUSEBUTTONUP:
            self._dragging = False
            return True
        if event.type == pygame.KEYDOWN:
            page = self.rect.height - WHEEL_STEP
            if event.key == pygame.K_PAGEDOWN:
                return self.scroll_to(self.offset + page)
            if event.key == pygame.K_PAGEUP:
                return self.scroll_to(self.offset - page)
        return False

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the children inside the rectangle, and the bar."""
        outer = surface.get_clip()
        inside = outer.clip(self.seen())
        surface.set_clip(inside)
        super().paint(surface, kit, inside)
        surface.set_clip(outer.clip(self.reach()))
        if self.limit:
            bar = pygame.Rect(0, 0, kit.px(BAR_WIDTH), 0)
            bar.height = max(kit.px(24), self.rect.height * self.rect.height // self._height)
            bar.right = self.rect.right
            bar.top = self.rect.top + (self.rect.height - bar.height) * self.offset // self.limit
            kit.shapes.rounded(surface, bar, bar.width // 2, kit.style.muted)
        surface.set_clip(outer)

    def _bar_zone(self) -> pygame.Rect:
        zone = pygame.Rect(0, self.rect.top, 2 * BAR_WIDTH, self.rect.height)
        zone.right = self.rect.right
        return zone

    def _drag(self, y: int) -> bool:
        share = (y - self.rect.top) / max(1, self.rect.height)
        self.scroll_to(round(share * self._height - self.rect.height / 2))
        return True
