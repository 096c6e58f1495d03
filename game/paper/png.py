"""Pages as pictures, by Pillow: drawn larger and scaled down, so that lines are smooth."""

from collections.abc import Sequence
from io import BytesIO
from itertools import pairwise
from math import dist
from typing import Final

from PIL import Image, ImageDraw

from .canvas import BLACK, Colour, Face, Point, Size, Stroke
from .svg import Ruler

DOTS: Final = 2
"""Pixels of a picture to the point: 144 to the inch."""
_FINER: Final = 3


class PngCanvas(Ruler):
    """Pages as images."""

    def __init__(self) -> None:
        super().__init__()
        self._files: list[bytes] = []
        self._drawn: Image.Image | None = None

    @property
    def pages(self) -> list[bytes]:
        """Each page as a file; also finishes the last one."""
        self._end()
        return self._files

    def page(self, size: Size) -> None:
        """Start a page."""
        self._end()
        pixels = (round(size.width * DOTS) * _FINER, round(size.height * DOTS) * _FINER)
        self._drawn = Image.new("RGB", pixels, "white")
        self._pen = ImageDraw.Draw(self._drawn)

    def _end(self) -> None:
        """Convert the page to a file at once: as an image it needs 50 MB."""
        if self._drawn is None:
            return
        size = (self._drawn.width // _FINER, self._drawn.height // _FINER)
        file = BytesIO()
        small = self._drawn.resize(size, Image.Resampling.LANCZOS)
        small.save(file, "PNG", dpi=(72 * DOTS, 72 * DOTS))
        self._files.append(file.getvalue())
        self._drawn = None

    def line(self, points: Sequence[Point], stroke: Stroke) -> None:
        """Draw a line through points."""
        width = max(1, round(_scaled(stroke.width)))
        if not stroke.dash:
            places = [(_scaled(x), _scaled(y)) for x, y in points]
            self._pen.line(places, stroke.colour, width, joint="curve")
            return
        for start, end in pairwise(points):
            for one, other in _dashes(start, end, stroke.dash):
                self._pen.line([*map(_scaled, one), *map(_scaled, other)], stroke.colour, width)

    def area(self, points: Sequence[Point], colour: Colour) -> None:
        """Fill a polygon."""
        self._pen.polygon([(_scaled(x), _scaled(y)) for x, y in points], fill=colour)

    def disc(
        self, middle: Point, radius: float, fill: Colour | None, rim: Stroke | None = None
    ) -> None:
        """Draw a circle."""
        box = [_scaled(place + way * radius) for way in (-1, 1) for place in middle]
        width = 0 if rim is None else max(1, round(_scaled(rim.width)))
        self._pen.ellipse(box, fill, None if rim is None else rim.colour, width)

    def write(
        self, at: Point, text: str, size: float, face: Face = Face.REGULAR, colour: Colour = BLACK
    ) -> None:
        """Write a text, from its left end on its baseline."""
        font = self.font(text, _scaled(size), face)
        self._pen.text((_scaled(at[0]), _scaled(at[1])), text, colour, font, anchor="ls")


def _scaled(length: float) -> float:
    return length * DOTS * _FINER


def _dashes(start: Point, end: Point, dash: float) -> list[tuple[Point, Point]]:
    """Return the dashes of a straight line."""
    length = dist(start, end)
    if not dash or not length:
        return [(start, end)]

    def at(way: float) -> Point:
        part = min(way / length, 1)
        return start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1])

    count = int(length / (2 * dash)) + 1
    return [(at(2 * n * dash), at((2 * n + 1) * dash)) for n in range(count)]
