"""What painting needs, in one value: style, text, shapes, scale."""

from dataclasses import dataclass

from game.shell.draw import Shapes
from game.shell.style import Style
from game.shell.text import Fonts


@dataclass(frozen=True, slots=True)
class Kit:
    """Handed to every `paint`; a new theme or scale is a new kit, and widgets keep none."""

    style: Style
    fonts: Fonts
    shapes: Shapes
    scale: float = 1.0
    """Interface scale: multiplies every length that is given in points."""

    def px(self, points: float) -> int:
        """Return whole pixels for a length in points, at least 1 for a positive length."""
        return max(1, round(points * self.scale)) if points > 0 else 0
