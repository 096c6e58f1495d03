"""Bubbles beside a widget or at the foot of the window: tips and short messages."""

from typing import Final, NamedTuple

import pygame

from ...shell.kit import Kit

WIDEST: Final = 340
"""Of the words, in points."""
POINTS: Final = 13.0


class Bubble(NamedTuple):
    """A short text at a place: a tip or a message."""

    lines: tuple[str, ...]
    rect: pygame.Rect

    def paint(self, surface: pygame.Surface, kit: Kit) -> None:
        """Draw the text, in inverted colours."""
        style, size, pad = kit.style, kit.text(POINTS), kit.px(10, 7)
        kit.shapes.rounded(surface, self.rect, kit.px(8, 5), style.text)
        y = self.rect.top + max(1, pad // 2)
        for line in self.lines:
            surface.blit(kit.fonts.render(line, size, style.ground), (self.rect.left + pad, y))
            y += kit.fonts.line_height(size)


def bubble(kit: Kit, words: str, bounds: pygame.Rect, beside: pygame.Rect | None = None) -> Bubble:
    """Return a bubble below a rectangle, or above it if that is free; by default at the foot."""
    size, pad, gap = kit.text(POINTS), kit.px(10, 7), kit.px(6)
    room = min(max(kit.px(WIDEST), 200), bounds.width - 2 * (gap + pad))
    lines = tuple(kit.fonts.wrap(words, size, room))
    rect = pygame.Rect(
        0,
        0,
        max(kit.fonts.size(line, size)[0] for line in lines) + 2 * pad,
        len(lines) * kit.fonts.line_height(size) + 2 * max(1, pad // 2),
    )
    if beside is None:
        rect.midbottom = (bounds.centerx, bounds.bottom - gap)
    else:
        rect.midtop = (beside.centerx, beside.bottom + gap)
        if rect.bottom > bounds.bottom - gap:
            rect.bottom = beside.top - gap
    rect.clamp_ip(bounds.inflate(-2 * gap, -2 * gap))
    return Bubble(lines, rect)
