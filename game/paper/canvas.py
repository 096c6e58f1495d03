"""The surface of pages. Places and lengths are points of 1/72 inch from the top left."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from enum import Enum
from pathlib import Path
from typing import Final, NamedTuple

from ..shell.coverage import Coverage, covered

FONTS: Final = Path(__file__).parents[2] / "assets" / "fonts"
Point = tuple[float, float]
Colour = tuple[int, int, int]
BLACK: Final = (0, 0, 0)


class Face(Enum):
    """A weight of our fonts; the value ends the names of their files."""

    REGULAR = "Regular"
    SEMIBOLD = "SemiBold"


class Stroke(NamedTuple):
    """How a line is drawn."""

    width: float
    colour: Colour = BLACK
    dash: float = 0.0
    """Length of dashes and gaps; 0 for a whole line."""


class Size(NamedTuple):
    """Width and height of a page."""

    width: float
    height: float


class Canvas(ABC):
    """Pages, one after the other; each starts with `page`."""

    def __init__(self) -> None:
        self._covered: dict[str, Coverage] = {}

    @abstractmethod
    def page(self, size: Size) -> None:
        """Start a page."""

    @abstractmethod
    def line(self, points: Sequence[Point], stroke: Stroke) -> None:
        """Draw a line through points."""

    @abstractmethod
    def area(self, points: Sequence[Point], colour: Colour) -> None:
        """Fill a polygon."""

    @abstractmethod
    def disc(
        self, middle: Point, radius: float, fill: Colour | None, rim: Stroke | None = None
    ) -> None:
        """Draw a circle."""

    @abstractmethod
    def write(
        self, at: Point, text: str, size: float, face: Face = Face.REGULAR, colour: Colour = BLACK
    ) -> None:
        """Write a text, from its left end on its baseline."""

    @abstractmethod
    def width(self, text: str, size: float, face: Face = Face.REGULAR) -> float:
        """Return the width of a text."""

    def centred(
        self, at: Point, text: str, size: float, face: Face = Face.REGULAR, colour: Colour = BLACK
    ) -> None:
        """Write a text of capitals or digits centred at a point."""
        left = at[0] - self.width(text, size, face) / 2
        self.write((left, at[1] + CAPITAL / 2 * size), text, size, face, colour)

    def font_of(self, text: str) -> str:
        """Return the family of our fonts that has the letters of a text."""
        if text.isascii() or all(character in self._coverage("Inter") for character in text):
            return "Inter"
        return "Mplus1"

    def _coverage(self, family: str) -> Coverage:
        if family not in self._covered:
            self._covered[family] = covered(font_file(family, Face.REGULAR))
        return self._covered[family]


CAPITAL: Final = 0.727
"""Height of a digit in Inter, in sizes of the font."""


def font_file(family: str, face: Face) -> Path:
    """Return the file of a font."""
    return FONTS / f"{family}-{face.value}.ttf"
