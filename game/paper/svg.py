"""Pages as SVG 1.1, one file each."""

from collections.abc import Sequence
from typing import Final
from xml.etree.ElementTree import Element, SubElement, tostring

from PIL import ImageFont

from .canvas import BLACK, Canvas, Colour, Face, Point, Size, Stroke, font_file

_WEIGHTS: Final = {Face.REGULAR: "400", Face.SEMIBOLD: "600"}
NAMESPACE: Final = "http://www.w3.org/2000/svg"


class Ruler(Canvas):
    """The part of a canvas that measures text, with Pillow."""

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
        """Return the width of a text."""
        return self.font(text, size, face).getlength(text)


class SvgCanvas(Ruler):
    """Pages as SVG texts while they are drawn."""

    def __init__(self) -> None:
        super().__init__()
        self._pages: list[Element] = []

    @property
    def pages(self) -> list[str]:
        """Each page as a file."""
        return [tostring(page, "unicode") for page in self._pages]

    def page(self, size: Size) -> None:
        """Start a page."""
        width, height = f"{size.width:g}", f"{size.height:g}"
        page = {"width": f"{width}pt", "height": f"{height}pt", "viewBox": f"0 0 {width} {height}"}
        self._pages.append(Element("svg", {"xmlns": NAMESPACE} | page))
        self._draw("rect", {"width": width, "height": height, "fill": "#ffffff"})

    def line(self, points: Sequence[Point], stroke: Stroke) -> None:
        """Draw a line through points."""
        self._draw("polyline", {"points": _points(points), "fill": "none"} | _pen(stroke))

    def area(self, points: Sequence[Point], colour: Colour) -> None:
        """Fill a polygon."""
        self._draw("polygon", {"points": _points(points), "fill": _hex(colour)})

    def disc(
        self, middle: Point, radius: float, fill: Colour | None, rim: Stroke | None = None
    ) -> None:
        """Draw a circle."""
        place = {"cx": f"{middle[0]:.2f}", "cy": f"{middle[1]:.2f}", "r": f"{radius:.2f}"}
        inside = {"fill": "none" if fill is None else _hex(fill)}
        self._draw("circle", place | inside | ({} if rim is None else _pen(rim)))

    def write(
        self, at: Point, text: str, size: float, face: Face = Face.REGULAR, colour: Colour = BLACK
    ) -> None:
        """Write a text, from its left end on its baseline."""
        inter = self.font_of(text) == "Inter"
        family = "Inter, sans-serif" if inter else "'M PLUS 1', sans-serif"
        place = {"x": f"{at[0]:.2f}", "y": f"{at[1]:.2f}"}
        font = {"font-family": family, "font-size": f"{size:g}", "font-weight": _WEIGHTS[face]}
        room = {"fill": _hex(colour), "textLength": f"{self.width(text, size, face):.2f}"}
        self._draw("text", place | font | room).text = text

    def _draw(self, name: str, attributes: dict[str, str]) -> Element:
        return SubElement(self._pages[-1], name, attributes)


def _points(points: Sequence[Point]) -> str:
    return " ".join(f"{x:.2f},{y:.2f}" for x, y in points)


def _pen(stroke: Stroke) -> dict[str, str]:
    pen = {"stroke": _hex(stroke.colour), "stroke-width": f"{stroke.width:g}"}
    return pen | {"stroke-dasharray": f"{stroke.dash:g}"} if stroke.dash else pen


def _hex(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)
