"""The search tree of a method, drawn as it grows."""

from typing import TYPE_CHECKING, Final

import pygame

from ...play.theatre.reel import Reel
from ...play.theatre.tree import MOST_NODES
from ...shell.kit import Kit
from ..look.theme import Colour, blend

if TYPE_CHECKING:
    from ..scene.services import SceneServices

FEWEST_COLUMNS: Final = 8
FEWEST_LEVELS: Final = 8
"""What there is room for from the start, so that the first nodes do not jump about."""
DRAWN_AT_ONCE: Final = 3000
"""Columns that are drawn anew where the scale changes; of more the picture is squeezed."""
LEAST_FOR_ENDS: Final = 5
"""The least distance of columns in pixels at which every dead end has its bar."""
WIDEST: Final = 28
"""The greatest distance of columns and levels, in points."""


class _Scale:
    """The scale of columns and levels in pixels; it changes only by doubling, so rarely."""

    def __init__(
        self, size: tuple[int, int], columns: int, levels: int, most: int, widest: int
    ) -> None:
        """There are at most `most` levels."""
        self.columns: Final = _doubled(columns, FEWEST_COLUMNS)
        self.levels: Final = min(_doubled(levels, FEWEST_LEVELS), most)
        self.size: Final = size
        self.across: Final = min(widest, (size[0] - 12) / self.columns)
        self.down: Final = min(widest, (size[1] - 8) / self.levels)

    def x(self, column: int) -> int:
        return 5 + int(column * self.across)

    def y(self, level: float) -> int:
        return 3 + int(level * self.down)


def _doubled(count: int, least: int) -> int:
    while least < count + 1:
        least *= 2
    return least


class TreePainter:
    """Draws the search tree as it grows; finished parts are cached."""

    def __init__(self, services: "SceneServices", reel: Reel) -> None:
        self._services = services
        self._reel = reel
        self._scale: _Scale | None = None
        self._theme = ""
        self._surface: pygame.Surface | None = None
        self._drawn = 0
        """The columns that are drawn, the last of them perhaps not to its end."""

    @property
    def scale(self) -> tuple[int, int]:
        """The columns and levels that fit at present."""
        return (0, 0) if self._scale is None else (self._scale.columns, self._scale.levels)

    @property
    def words(self) -> str:
        """The text above the tree."""
        nodes = self._reel.picture.place.nodes
        count = self._services.words.catalogue.count("theatre.tree", nodes)
        if nodes <= MOST_NODES:
            return count
        most = self._services.words.figures.thousands(MOST_NODES)
        return self._services.words.text("theatre.tree.first", decisions=count, n=most)

    def paint(self, surface: pygame.Surface, kit: Kit, rect: pygame.Rect) -> None:
        """Draw the tree as it is at the reel's position."""
        place, tree = self._reel.picture.place, self._reel.tree
        columns = min(place.columns, len(tree.starts))
        self._fit(kit, rect.size, columns)
        self._draw(kit, columns)
        scale, explored = self._scale, self._surface
        assert scale is not None
        assert explored is not None
        if columns:
            self._show(surface, kit, rect, columns, scale, explored)
        style = kit.style
        here = [spot for spot in enumerate(place.spine[: place.level], 1) if spot[1] < columns]
        solved = self._reel.picture.solved_at
        found = bool(solved) and (place.columns - 1, place.level) == solved[-1]
        colour = self._services.preferences.theme.good if found else style.accent
        x, y = rect.left + scale.x(0), rect.top + scale.y(0)
        thick = 3 if scale.across >= LEAST_FOR_ENDS else 2
        kit.shapes.circle(surface, (x + thick // 2, y), kit.px(4, 2), colour)
        for level, column in here:
            right, low = rect.left + scale.x(column), rect.top + scale.y(level)
            if right > x:
                surface.fill(colour, (x, rect.top + scale.y(level - 0.5), right - x, thick))
                y = rect.top + scale.y(level - 0.5)
            surface.fill(colour, (right, y, thick, max(thick, low - y)))
            x, y = right, low
        if here:
            kit.shapes.circle(surface, (x + thick // 2, y), kit.px(4, 3), colour)
        for column, level in solved:
            if column < len(tree.starts):
                middle = rect.left + scale.x(column) + 1, rect.top + scale.y(level)
                kit.shapes.circle(
                    surface, middle, kit.px(5, 4), self._services.preferences.theme.good
                )
                kit.shapes.circle(surface, middle, kit.px(2, 2), style.surface)

    def _fit(self, kit: Kit, size: tuple[int, int], columns: int) -> None:
        """Choose the scale; scale down what is drawn already if drawing it again would be slow."""
        theme, tree, old = self._services.preferences.theme, self._reel.tree, self._scale
        most = len(self._reel.puzzle.open_cells) + 1
        scale = _Scale(size, columns, tree.deepest, most, kit.px(WIDEST))
        same = old is not None and old.size == size and self._theme == theme.id
        if same and old is not None and old.levels == scale.levels:
            if old.columns == scale.columns:
                return
            if columns > DRAWN_AT_ONCE and self._surface is not None:
                if old.columns > scale.columns:
                    # Back at an earlier step of a large tree: it stays as small as it was.
                    return
                wide = scale.x(old.columns) - scale.x(0)
                squeezed = pygame.transform.smoothscale(
                    self._surface.subsurface((5, 0, size[0] - 12, size[1])), (wide, size[1])
                )
                self._surface.fill(kit.style.surface)
                self._surface.blit(squeezed, (5, 0))
                self._scale = scale
                return
        self._theme, self._scale, self._drawn = theme.id, scale, 0
        self._surface = pygame.Surface(size)
        self._surface.fill(kit.style.surface)

    def _draw(self, kit: Kit, columns: int) -> None:
        """Draw the new columns, and the last one of those before, which may have grown."""
        scale, surface, tree = self._scale, self._surface, self._reel.tree
        assert scale is not None
        assert surface is not None
        ink = self._failed(kit)
        fine = scale.across >= LEAST_FOR_ENDS
        fill = surface.fill
        # A column that another one stands right of has ended.
        for column in range(max(0, self._drawn - 1), columns):
            x, start, end = scale.x(column), tree.starts[column], tree.ends[column]
            beside = tree.beside[column]
            top = scale.y(start - 0.5)
            low = scale.y(end)
            if beside >= 0:
                left = scale.x(beside)
                fill(ink, (left, top, x - left + 1, 1))
            else:
                top = scale.y(0)
            fill(ink, (x, top, 1, low - top))
            if fine and column + 1 < len(tree.starts):
                fill(self._services.preferences.theme.conflict, (x - 2, low, 5, 2))
        self._drawn = max(self._drawn, columns)

    def _failed(self, kit: Kit) -> Colour:
        return blend(kit.style.surface, kit.style.muted, 0.75)

    def _show(
        self,
        surface: pygame.Surface,
        kit: Kit,
        rect: pygame.Rect,
        columns: int,
        scale: _Scale,
        explored: pygame.Surface,
    ) -> None:
        """Copy what was explored so far, hiding what is known from later steps."""
        right = scale.x(columns - 1) + 1
        surface.blit(explored, rect.topleft, (0, 0, right, rect.height))
        if self._reel.picture.place.nodes >= self._reel.tree.nodes:
            return
        spine, ground = self._reel.picture.place.spine, kit.style.surface
        for level, column in enumerate(spine, 1):
            # What branches off further right at this level is still to come.
            x = scale.x(column) + 1
            if x < right:
                y = rect.top + scale.y(level - 0.5)
                surface.fill(ground, (rect.left + x, y, right - x, 1))
        left = right - (3 if scale.across >= LEAST_FOR_ENDS else 1)
        below = scale.y(len(spine))
        hidden = (rect.left + left, rect.top + below, right - left, max(0, rect.height - below))
        surface.fill(ground, hidden)
