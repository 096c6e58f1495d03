"""A row of tabs, one of them chosen."""

from collections.abc import Callable, Sequence

import pygame

from ...shell.kit import Kit
from ...shell.text import Weight
from ...shell.widgets.choice import Choice


class Tabs(Choice[str]):
    """A row of headings, one of them chosen; in several rows if there is no space."""

    def __init__(
        self,
        options: Sequence[tuple[str, str]],
        value: str,
        on_change: Callable[[str], object],
        *,
        id: str,
    ) -> None:
        super().__init__(options, value, on_change, id=id)
        self._kit: Kit | None = None

    def _wide(self, kit: Kit, text: str) -> int:
        width = kit.fonts.size(text, kit.text(self.points), Weight.MEDIUM)[0]
        return max(kit.least_target, width + 2 * kit.px(6))

    def _widest(self, kit: Kit) -> int:
        return max(self._wide(kit, text) for _, text in self.options)

    def _columns(self, kit: Kit, width: int) -> int:
        """Return the number of columns: all in one row, or the fewest rows that fit."""
        most = max(1, width // self._widest(kit))
        rows = -(-len(self.options) // most)
        return -(-len(self.options) // rows)

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size of the headings one below the other."""
        width = self._widest(kit)
        return width, self.height_for(kit, width)

    def height_for(self, kit: Kit, width: int) -> int:
        """Return the height of all rows at a width."""
        if sum(self._wide(kit, text) for _, text in self.options) <= width:
            return self._row(kit)
        return -(-len(self.options) // self._columns(kit, width)) * self._row(kit)

    def _row(self, kit: Kit) -> int:
        return max(kit.least_target, kit.px(40))

    def arrange(self, rect: pygame.Rect, kit: Kit) -> None:
        """Set the rectangle."""
        self._kit = kit
        super().arrange(rect, kit)

    def segment(self, index: int) -> pygame.Rect:
        """Return the rectangle in which a heading is drawn and can be clicked."""
        assert self._kit is not None
        widths = [self._wide(self._kit, text) for _, text in self.options]
        spare = self.rect.width - sum(widths)
        if spare >= 0:
            count = len(widths)
            left = sum(widths[:index]) + spare * index // count
            right = sum(widths[: index + 1]) + spare * (index + 1) // count
            return pygame.Rect(self.rect.left + left, self.rect.top, right - left, self.rect.height)
        columns = self._columns(self._kit, self.rect.width)
        rows = -(-len(self.options) // columns)
        wide, high = self.rect.width // columns, self.rect.height // rows
        row, column = divmod(index, columns)
        return pygame.Rect(self.rect.left + column * wide, self.rect.top + row * high, wide, high)

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the headings, the chosen one on the primary colour."""
        style, size = kit.style, kit.text(self.points)
        for index, (option, text) in enumerate(self.options):
            segment = self.segment(index)
            chosen = option == self.value
            pointed = self.hovered and index == self._pointed
            if pointed and not chosen:
                kit.shapes.rounded(
                    surface, segment.inflate(-2, -4), kit.px(12), style.surface_hover
                )
            ink = style.on_primary if chosen else style.text
            if chosen:
                kit.shapes.rounded(surface, segment.inflate(-2, -4), kit.px(12), style.primary)
            drawn = kit.fonts.render(text, size, ink, Weight.MEDIUM)
            surface.blit(drawn, drawn.get_rect(center=segment.center))
        self.paint_focus(surface, kit, radius=kit.px(8))
