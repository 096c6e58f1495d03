"""A surface with round corners that groups widgets."""

import pygame

from ..kit import Kit
from .container import Container


class Card(Container):
    """Paints its surface under its children; the colour is the name of a role of the style."""

    def __init__(self, *, id: str = "", colour: str = "surface", radius: float = 13) -> None:
        super().__init__(id=id)
        self.colour = colour
        self.radius = radius

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the surface, then the children."""
        radius = kit.px(self.radius)
        kit.shapes.rounded(surface, self.rect, radius, getattr(kit.style, self.colour))
        if kit.style.edge is not None:
            kit.shapes.rounded(surface, self.rect, radius, kit.style.edge, width=1)
        super().paint(surface, kit, area)
