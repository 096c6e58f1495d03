"""Pages as a PDF, by fpdf2: selectable text with embedded fonts."""

from collections.abc import Sequence

from fpdf import FPDF

from .canvas import BLACK, Canvas, Colour, Face, Point, Size, Stroke, font_file


class PdfCanvas(Canvas):
    """All pages in one file."""

    def __init__(self, title: str) -> None:
        super().__init__()
        self._pdf = FPDF(unit="pt")
        self._pdf.set_title(title)
        self._pdf.set_creator("Nonet")
        self._pdf.set_auto_page_break(auto=False)
        self._pdf.c_margin = 0
        self._known: set[str] = set()

    def page(self, size: Size) -> None:
        """Start a page."""
        self._pdf.add_page(format=(size.width, size.height))

    def line(self, points: Sequence[Point], stroke: Stroke) -> None:
        """Draw a line through points."""
        self._pen(stroke)
        self._pdf.polyline(list(points))

    def area(self, points: Sequence[Point], colour: Colour) -> None:
        """Fill a polygon."""
        self._pdf.set_fill_color(*colour)
        self._pdf.polygon(list(points), style="F")

    def disc(
        self, middle: Point, radius: float, fill: Colour | None, rim: Stroke | None = None
    ) -> None:
        """Draw a circle."""
        if fill is not None:
            self._pdf.set_fill_color(*fill)
        if rim is not None:
            self._pen(rim)
        style = ("D" if rim else "") + ("F" if fill else "")
        self._pdf.circle(*middle, radius=radius, style=style)

    def write(
        self, at: Point, text: str, size: float, face: Face = Face.REGULAR, colour: Colour = BLACK
    ) -> None:
        """Write a text, from its left end on its baseline."""
        self._choose(text, size, face)
        self._pdf.set_text_color(*colour)
        self._pdf.text(*at, text)

    def width(self, text: str, size: float, face: Face = Face.REGULAR) -> float:
        """Return the width of a text."""
        self._choose(text, size, face)
        return float(self._pdf.get_string_width(text))

    def content(self) -> bytes:
        """Return the content of the file."""
        return bytes(self._pdf.output())

    def _choose(self, text: str, size: float, face: Face) -> None:
        family = self.font_of(text)
        name = f"{family}-{face.value}"
        if name not in self._known:
            self._pdf.add_font(name, fname=font_file(family, face))
            self._known.add(name)
        self._pdf.set_font(name, size=size)

    def _pen(self, stroke: Stroke) -> None:
        self._pdf.set_line_width(stroke.width)
        self._pdf.set_draw_color(*stroke.colour)
        self._pdf.set_dash_pattern(dash=stroke.dash, gap=stroke.dash)
