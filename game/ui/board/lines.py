"""The lines over the cells of a board, imported with its first overlay."""

from collections.abc import Sequence
from typing import Final

import pygame

from ...core.geometry import Geometry
from ...play.cell_view import CellView
from ...shell.text import Fonts
from ..look.theme import Theme
from .drawing import EMPTY, DrawList, draw_list
from .overlay import Overlay
from .places import BoardLayout
from .routes import routes
from .strokes import Picture


class Lines:
    """The lines that an overlay draws over the cells; painted when needed."""

    def __init__(self, overlay: Overlay, cells: Sequence[CellView], geometry: Geometry) -> None:
        self._overlay: Final = overlay
        digits = [view.digit for view in cells]
        noted = [view.corner | view.centre for view in cells]
        self._routes: Final = routes(overlay, digits, noted, geometry)
        self.drawn: DrawList = EMPTY
        self._parts: tuple[DrawList, ...] = ()
        """All that is drawn; while some appears: what was there, new houses, and new links."""
        self._pictures: list[Picture] | None = None
        self._shares = 1.0, 1.0
        """How much of new houses and of new links is visible, from 0 to 1."""

    def lay_out(self, layout: BoardLayout) -> None:
        """Compute the lines for a layout of the board."""
        self.drawn = draw_list(self._overlay, self._routes, layout)
        self.stand()

    def stand(self) -> None:
        """Show everything at once."""
        self._parts, self._pictures, self._shares = (self.drawn,), None, (1.0, 1.0)

    def show(self, shares: tuple[float, float]) -> None:
        """Show new houses and new links as far as they have appeared."""
        self._shares = shares

    def come(self, before: DrawList, layout: BoardLayout) -> tuple[bool, bool]:
        """Let new lines appear; return whether there are new houses, and new links."""
        around = draw_list(self._overlay._replace(sights=()), (), layout)
        houses = _picked(self.drawn, around, before)
        links = _picked(self.drawn, self.drawn, before, around)
        self._parts = _picked(self.drawn, before), houses, links
        self._pictures = None
        return houses != EMPTY, links != EMPTY

    def paint(self, surface: pygame.Surface, area: pygame.Rect, theme: Theme, fonts: Fonts) -> None:
        """Draw the lines in an area."""
        if self._pictures is None:
            self._pictures = [Picture(part, theme, fonts) for part in self._parts]
        for picture, share in zip(self._pictures, (1.0, *self._shares), strict=False):
            if share:
                picture.draw(surface, area, share)


def _picked(drawn: DrawList, within: DrawList, *without: DrawList) -> DrawList:
    """Return the entries that another list has too, and further ones have not."""
    kept = (
        tuple(one for one in every if one in inside and not any(one in out for out in outside))
        for every, inside, *outside in zip(drawn, within, *without, strict=True)
    )
    return DrawList(*kept)
