"""The drawings of a puzzle's author, on paper."""

from collections.abc import Callable
from math import cos, pi, sin

from ..formats.drawings import Colour, Drawn, Shape
from ..formats.drawings import Stroke as Line
from .canvas import Canvas, Face, Point, Stroke
from .canvas import Colour as Ink


def draw_drawing(canvas: Canvas, one: Drawn, at: Callable[[Point], Point], cell: float) -> None:
    """Draw one; `at` converts a point in cells to one on the page, `cell` is a cell's side."""
    if isinstance(one, Line):
        _draw_line(canvas, one, at, cell)
    else:
        _draw_shape(canvas, one, at, cell)


def _draw_line(canvas: Canvas, one: Line, at: Callable[[Point], Point], cell: float) -> None:
    colour, width = _on_white(one.colour), max(0.4, one.breadth * cell)
    points = [at(point) for point in one.points]
    canvas.line(points, Stroke(width, colour, cell / 9 if one.dashed else 0.0))
    if not one.dashed:
        for point in points:
            canvas.disc(point, width / 2, colour)
    if one.head:
        (x, y), (right, down) = one.points[-2:]
        whole = ((right - x) ** 2 + (down - y) ** 2) ** 0.5 or 1.0
        back, aside = (right - x) / whole * one.head, (down - y) / whole * one.head
        wings = [
            at((right - 0.7 * (back + side * aside), down - 0.7 * (aside - side * back)))
            for side in (-1, 1)
        ]
        canvas.line([wings[0], points[-1], wings[1]], Stroke(width, colour))


def _draw_shape(canvas: Canvas, one: Shape, at: Callable[[Point], Point], cell: float) -> None:
    corners = [at(point) for point in _corners(one)]
    if one.wide and one.high:
        if one.fill:
            canvas.area(corners, _on_white(one.fill))
        if one.rim:
            canvas.line([*corners, corners[0]], Stroke(one.edge * cell, _on_white(one.rim)))
    if one.text:
        canvas.centred(
            at(one.at), one.text, 0.92 * one.size * cell, Face.REGULAR, _on_white(one.ink)
        )


def _corners(one: Shape) -> list[Point]:
    wide, high, turn = one.wide / 2, one.high / 2, one.angle * pi / 180
    flat = [(-wide, -high), (wide, -high), (wide, high), (-wide, high)]
    if one.round:
        turns = [2 * pi * number / 40 for number in range(40)]
        flat = [(wide * cos(angle), high * sin(angle)) for angle in turns]
    return [
        (one.at[0] + x * cos(turn) - y * sin(turn), one.at[1] + x * sin(turn) + y * cos(turn))
        for x, y in flat
    ]


def _on_white(colour: Colour) -> Ink:
    """Return a colour as it appears on white paper."""
    red, green, blue, cover = colour
    share = cover / 255
    return (
        round(255 - (255 - red) * share),
        round(255 - (255 - green) * share),
        round(255 - (255 - blue) * share),
    )
