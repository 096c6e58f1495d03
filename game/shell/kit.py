"""What painting needs, in one value: style, text, shapes, scale."""

from typing import Final, NamedTuple

from game.shell.draw import Shapes
from game.shell.style import Style
from game.shell.text import Fonts

LEAST_TEXT: Final = 11
"""The smallest text in pixels."""
TEXT_FLOOR: Final = 0.7
"""Text shrinks no further than by this scale, while space goes on shrinking."""


class Kit(NamedTuple):
    """Handed to every `paint`; a new theme or scale is a new kit, and widgets keep none."""

    style: Style
    fonts: Fonts
    shapes: Shapes
    scale: float = 1.0
    """Interface scale: multiplies every length that is given in points."""

    def px(self, points: float) -> int:
        """Return whole pixels for a length in points, at least 1 for a positive length."""
        return max(1, round(points * self.scale)) if points > 0 else 0

    def text(self, points: float) -> int:
        """Return the pixels of a text size in points, never too small to be read."""
        return max(LEAST_TEXT, round(points * max(self.scale, TEXT_FLOOR)))
