"""Pages as SVG 1.1, each a file of its own."""

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape

from PIL import ImageFont

from game.paper.canvas import BLACK, Canvas, Colour, Face, Point, Size, Stroke, font_file

_WEIGHTS: Final = {Face.REGULAR: 400, Face.SEMIBOLD: 600}


class Ruler(Canvas):
    """The part of a canvas that measures text, by Pillow."""

    def __init__(self) -> None:
        super().__init__()
        self._fonts: dict[tuple[str, Face, float], ImageFont.FreeTypeFont] = {}

    def font(self, text: str, size: float, face: Face) -> ImageFont.FreeTypeFont:
        """Return the font of a text."""
        key = (self.font_of(text), face, size)
        if key not in self._fonts:
            self._fonts[key] = ImageFont.truetype(font_file(key[0], face), size)
        return self._fonts[key]

    def width(self, text: str, size: float, face: Face = Face.REGULAR) -> float:
        """Return how wide a text is."""
        return self.font(text, size, face).getlength(text)


class SvgCanvas(Ruler):
    """The texts of pages, as they are drawn."""

    def __init__(self) -> None:
        super().__init__()
        self._pages: list[list[str]] = []

    @property
    def pages(self) -> list[str]:
        """Each page as a file."""
        return ["\n".join([*lines, "</svg>\n"]) for lines in self._pages]

    def page(self, size: Size) -> None:
        """Begin a page."""
        width, height = f"{size.width:g}", f"{size.height:g}"
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}pt" height="{height}pt"'
            f' viewBox="0 0 {width} {height}">'
        )
        self._pages.append([head, f'<rect width="{width}" height="{height}" fill="#ffffff"/>'])

    def line(self, points: Sequence[Point], stroke: Stroke) -> None:
        """Draw a line through points."""
        self._draw("polyline", f'points="{_points(points)}" fill="none" {_pen(stroke)}')

    def area(self, points: Sequence[Point], colour: Colour) -> None:
        """Fill a polygon."""
        self._draw("polygon", f'points="{_points(points)}" fill="{_hex(colour)}"')

    def disc(
        self, middle: Point, radius: float, fill: Colour | None, rim: Stroke | None = None
    ) -> None:
        """Draw a circle."""
        inside = "none" if fill is None else _hex(fill)
        edge = "" if rim is None else f" {_pen(rim)}"
        place = f'cx="{middle[0]:.2f}" cy="{middle[1]:.2f}" r="{radius:.2f}"'
        self._draw("circle", f'{place} fill="{inside}"{edge}')

    def write(
        self, at: Point, text: str, size: float, face: Face = Face.REGULAR, colour: Colour = BLACK
    ) -> None:
        """Write a text, from its left end on its base line."""
        family = "Inter, sans-serif" if self.font_of(text) == "Inter" else "'M PLUS 1', sans-serif"
        self._pages[-1].append(
            f'<text x="{at[0]:.2f}" y="{at[1]:.2f}" font-family="{family}" font-size="{size:g}"'
            f' font-weight="{_WEIGHTS[face]}" fill="{_hex(colour)}"'
            f' textLength="{self.width(text, size, face):.2f}">{escape(text)}</text>'
        )

    def _draw(self, name: str, attributes: str) -> None:
        self._pages[-1].append(f"<{name} {attributes}/>")


def _points(points: Sequence[Point]) -> str:
    return " ".join(f"{x:.2f},{y:.2f}" for x, y in points)


def _pen(stroke: Stroke) -> str:
    pen = f'stroke="{_hex(stroke.colour)}" stroke-width="{stroke.width:g}"'
    return f'{pen} stroke-dasharray="{stroke.dash:g}"' if stroke.dash else pen


def _hex(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)
