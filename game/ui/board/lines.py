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
        self._picture: Picture | None = None
        self.drawn: DrawList = EMPTY

    def lay_out(self, layout: BoardLayout) -> None:
        """Compute the lines for a layout of the board."""
        self.drawn, self._picture = draw_list(self._overlay, self._routes, layout), None

    def paint(self, surface: pygame.Surface, area: pygame.Rect, theme: Theme, fonts: Fonts) -> None:
        """Draw the lines in an area."""
        if self._picture is None and self.drawn != EMPTY:
            self._picture = Picture(self.drawn, theme, fonts)
        if self._picture is not None:
            self._picture.draw(surface, area)
