"""Everything that painting needs as one value: style, fonts, shapes and scale."""

from enum import Enum
from typing import Final, NamedTuple

import pygame

from .draw import Shapes
from .style import Colour, Style
from .text import Fonts

LEAST_TEXT: Final = 11
"""The smallest text in pixels of a plain screen."""
TEXT_FLOOR: Final = 0.7
"""Text on a plain screen shrinks no further than by this scale, while space goes on shrinking."""
LEAST_TARGET: Final = 32
"""The smallest side of anything to be clicked, in pixels of a plain screen."""
LEAST_FOR_FINGERS: Final = 40
"""How low it may be where fingers tap: many stand in a row, and a finger finds a narrow one."""


class Space(Enum):
    """The distances between things: points, and the fewest pixels they shrink to.

    The pixels are those of a plain screen.
    """

    MARGIN = (40, 8)
    """At the sides of a scene."""
    HEAD = (14, 4)
    """Over the header of a scene."""
    HEADED = (18, 4)
    """Under the header."""
    FOOT = (22, 6)
    """Under everything in a scene."""
    APART = (44, 8)
    """Between a board and what is beside it."""
    GAP = (16, 5)
    """Between the parts of a panel."""
    TIGHT = (10, 4)
    """Between the buttons of a row."""
    PADDING = (16, 6)
    """Inside a card."""
    DIALOG = (32, 12)
    """Inside a card with a scene on it."""
    LINE = (4, 2)
    """Between lines that belong together."""
    NONE = (0, 0)


class Kit(NamedTuple):
    """Passed to every `paint`; a new theme or scale is a new kit, and widgets store none."""

    style: Style
    fonts: Fonts
    shapes: Shapes
    scale: float = 1.0
    """Interface scale: multiplies every length that is given in points."""
    density: float = 1.0
    """Pixels to one of a plain screen: a phone packs two or three where that has one."""
    fingers: bool = False
    """Whether fingers tap here: they need more room, and seldom have a keyboard beside them."""

    def px(self, points: float, least: int = 1) -> int:
        """Return a length in points as whole pixels; 0 for none.

        A positive length has at least `least` pixels of a plain screen.
        """
        return max(self.plain(least), round(points * self.scale)) if points > 0 else 0

    def text(self, points: float) -> int:
        """Return a text size in points as pixels, never too small to read."""
        return max(self.plain(LEAST_TEXT), self.reach(points))

    def reach(self, points: float) -> int:
        """Return a width for text in pixels; it shrinks no further than text does."""
        return round(points * max(self.scale, TEXT_FLOOR * self.density))

    def plain(self, pixels: float) -> int:
        """Return the pixels of this screen that are as long as some on a plain one."""
        return round(pixels * self.density)

    def space(self, space: Space) -> int:
        """Return a distance in pixels."""
        points, least = space.value
        return max(self.plain(least), round(points * self.scale))

    def paint_face(
        self, surface: pygame.Surface, rect: pygame.Rect, radius: int, colour: Colour
    ) -> None:
        """Fill a rounded rectangle, with a thin edge if the style has one."""
        self.shapes.rounded(surface, rect, radius, colour)
        if self.style.edge is not None:
            self.shapes.rounded(surface, rect, radius, self.style.edge, width=1)

    def paint_panel(self, surface: pygame.Surface, rect: pygame.Rect, radius: int) -> None:
        """Fill a rounded rectangle with the background colour, and a thin line around it."""
        self.shapes.rounded(surface, rect, radius, self.style.edge or self.style.muted)
        self.shapes.rounded(surface, rect.inflate(-2, -2), radius - 1, self.style.ground)

    @property
    def target(self) -> int:
        """The least side of a target for clicks, in pixels."""
        return max(self.least_height, round(44 * self.scale))

    @property
    def least_height(self) -> int:
        """The least height of a target for clicks if nothing else fits, in pixels."""
        return self.plain(LEAST_FOR_FINGERS if self.fingers else LEAST_TARGET)

    @property
    def least_target(self) -> int:
        """The least side of a target for clicks if nothing else fits, in pixels."""
        return self.plain(LEAST_TARGET)
