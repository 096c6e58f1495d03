"""A shape of board to choose: a small image above its name."""

from collections.abc import Callable

import pygame

from ...core.geometry import Geometry
from ...shell.kit import Kit
from ...shell.style import Colour
from ...shell.text import Weight
from ..board.small import small_shape
from ..look.theme import Theme
from ..widgets.pointed_button import PointedButton

PICTURE, LEAST_PICTURE = 64, 44
"""The side of the picture in points, and its least in pixels."""


class ShapeButton(PointedButton):
    """A button with an image of a board above its name."""

    def __init__(
        self,
        name: str,
        geometry: Geometry,
        on_click: Callable[[], object],
        on_look: Callable[[], object],
        *,
        theme: Callable[[], Theme],
        id: str,
    ) -> None:
        super().__init__(name, on_click, on_look, id=id)
        self.geometry = geometry
        self._theme = theme

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size of the image above the name."""
        width, height = kit.fonts.size(self.text, kit.text(15), Weight.MEDIUM)
        side, around = self._side(kit), kit.px(8)
        return max(width, side) + 2 * around, side + height + 3 * around

    def paint_content(self, surface: pygame.Surface, kit: Kit, ink: Colour) -> None:
        """Draw the image and the name."""
        side, around = self._side(kit), kit.px(8)
        picture = small_shape(self.geometry, side, self._theme())
        name = kit.fonts.render(self.text, kit.text(15), ink, Weight.MEDIUM)
        height = side + around + name.get_height()
        # Boards of whole pixels are more or less of a side; the names stand on one line.
        place = pygame.Rect(0, 0, side, side)
        place.midtop = (self.rect.centerx, self.rect.centery - height // 2)
        surface.blit(picture, picture.get_rect(center=place.center))
        surface.blit(name, name.get_rect(centerx=place.centerx, top=place.bottom + around))

    def _side(self, kit: Kit) -> int:
        return max(LEAST_PICTURE, kit.px(PICTURE))
