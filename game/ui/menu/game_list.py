"""The list of games in progress, each with a small image of its board."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from ...shell.kit import Kit
from ...shell.parts.base import Extent, Item, Ruler
from ...shell.text import Weight
from ..board.small import small_board
from ..games.summary import Summary
from ..look.theme import Theme
from ..widgets.list_box import Line, ListBox

ROW: Final = 84
"""The height of a line in points."""
LEAST_ROW: Final = 51


class GameList(ListBox):
    """A list of games, each with two lines of text beside a small board."""

    def __init__(
        self, choose: Callable[[int], object], open: Callable[[int], object], *, theme: Theme
    ) -> None:
        super().__init__(choose, open, id="games")
        self.theme = theme
        self._summaries: tuple[Summary, ...] = ()
        self._pictures: dict[tuple[str, int, Theme], pygame.Surface] = {}

    def show_games(
        self, summaries: Sequence[Summary], lines: Sequence[Line], chosen: int | None
    ) -> None:
        """Show the games with their texts."""
        self._summaries = tuple(summaries)
        self._pictures.clear()
        self.show(lines, chosen)

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return a width for some text beside a board, and the height of two lines."""
        return kit.px(300), super().min_size(kit)[1]

    def row_height(self, kit: Kit) -> int:
        """Return the height of a row with its board."""
        return max(LEAST_ROW, kit.px(ROW))

    def _paint_line(
        self, surface: pygame.Surface, kit: Kit, index: int, place: pygame.Rect
    ) -> None:
        style, fonts, line = kit.style, kit.fonts, self.lines[index]
        ink, muted = style.text, style.muted
        ground = place.inflate(-kit.px(8), -kit.px(6))
        if index == self.chosen:
            ink = muted = style.on_primary
            kit.shapes.rounded(surface, ground, kit.px(10), style.primary)
        elif index == self._pointed and self.hovered:
            kit.shapes.rounded(surface, ground, kit.px(10), style.surface_hover)
        inset = kit.px(2, 2)
        # Boards of other shapes may be a little smaller; the words stand under one another.
        square = pygame.Rect(ground.left + inset, ground.top + inset, *2 * [ground.h - 2 * inset])
        picture = self._picture(index, square.w)
        surface.blit(picture, picture.get_rect(center=square.center))
        left = square.right + kit.px(12, 8)
        room = ground.right - kit.px(12, 6) - left
        size, small = kit.text(17), kit.text(14)
        words = fonts.elide(line.text, size, room, Weight.SEMIBOLD)
        text = fonts.render(words, size, ink, Weight.SEMIBOLD)
        detail = fonts.render(fonts.elide(line.detail, small, room), small, muted)
        apart = kit.px(2)
        top = ground.centery - (text.get_height() + apart + detail.get_height()) // 2
        surface.blit(text, (left, top))
        surface.blit(detail, (left, top + text.get_height() + apart))

    def _picture(self, index: int, side: int) -> pygame.Surface:
        summary = self._summaries[index]
        key = summary.game_id, side, self.theme
        found = self._pictures.get(key)
        if found is None:
            found = self._pictures[key] = small_board(
                summary.geometry, summary.shown_cells, side, self.theme
            )
        return found


class AllGames(Item):
    """A list of games as a part that prefers to show all of them."""

    def __init__(self, games: GameList) -> None:
        super().__init__(games)
        self._games: Final = games

    def down(self, ruler: Ruler, wide: int) -> Extent:
        """Return the least height of the list, and the height of all its rows."""
        least = super().down(ruler, wide).least
        return Extent(least, max(least, len(self._games.lines) * self._games.row_height(ruler.kit)))
