"""Drawings on puzzles from elsewhere, as values that the window and paper both draw.

Places are in cells from the top left of the board, x to the right: the middle of r1c1 is (0.5,
0.5). Damaged ones are left out, since drawings restrict nothing.
"""

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

from ..core.constraint import COLOURS, FOG, Constraint, Place
from ..core.constraints.marks import Point

Colour = tuple[int, int, int, int]
"""Red, green, blue and how much of it covers what lies below, each up to 255."""
_NAMES: Final = {"black": "000", "white": "fff", "grey": "888", "gray": "888", "red": "f00",
                 "blue": "00f", "green": "080", "none": "", "transparent": ""}  # fmt: skip
_HEX: Final = re.compile(r"#?([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})")
_UNIT: Final = 64
"""Pixels of a cell in SudokuPad's drawings."""
_PATH: Final = re.compile(r"([MLZmlz])\s*([-\d.,\s]*)")
_MOST: Final = 40.0
"""How far from the board a place may be, in cells."""
LONGEST_TEXT: Final = 24
BLACK: Final = (0, 0, 0, 255)


class Stroke(NamedTuple):
    """A line through points."""

    points: tuple[Point, ...]
    breadth: float
    """In cells."""
    colour: Colour
    head: float = 0.0
    """How long the head of an arrow is at its end, in cells; 0 for none."""
    dashed: bool = False
    over: bool = False
    """Whether it covers the lines of the board, too."""


class Shape(NamedTuple):
    """A rectangle or an ellipse, a text, or both."""

    at: Point
    wide: float
    high: float
    fill: Colour | None = None
    rim: Colour | None = None
    edge: float = 0.02
    """The breadth of its rim, in cells."""
    round: bool = False
    angle: float = 0.0
    """How far it is turned clockwise, in degrees."""
    text: str = ""
    size: float = 0.0
    """The size of the text, in cells."""
    ink: Colour = BLACK
    over: bool = False


Drawn = Stroke | Shape


def drawn_of(specs: Iterable[Constraint]) -> tuple[Drawn, ...]:
    """Return the drawings in entries of a file, the lowest first."""
    found = [one for spec in specs if spec.kind not in FOG for one in _drawn(spec)]
    return tuple(sorted(found, key=lambda one: one.over))


def reach_of(drawn: Iterable[Drawn]) -> float:
    """Return how far, in cells, drawings extend to the left of the board or above it."""
    least = 0.0
    for one in drawn:
        if isinstance(one, Stroke):
            points = [min(x, y) - one.breadth / 2 for x, y in one.points]
        else:
            half = max(one.wide, one.high, one.size) / 2
            points = [min(one.at) - half]
        least = min(least, *points)
    return -least


def colour_of(said: object) -> Colour | None:
    """Return a colour as files write it; None if there is none, or it is transparent."""
    text = _NAMES.get(str(said).strip().lower(), str(said).strip())
    match = _HEX.fullmatch(text)
    if match is None:
        return None
    digits = match[1]
    if len(digits) < 6:
        digits = "".join(2 * digit for digit in digits)
    red, green, blue, *cover = bytes.fromhex(digits)
    alpha = cover[0] if cover else 255
    return (red, green, blue, alpha) if alpha else None


def _drawn(spec: Constraint) -> Iterator[Drawn]:
    try:
        more = json.loads(spec.more) if spec.more else {}
        if not isinstance(more, dict):
            return
        if spec.kind == COLOURS:
            yield from _colours(spec)
        elif any(isinstance(more.get(name), dict) for name in _OWN):
            for name in _OWN:
                if isinstance(more.get(name), dict):
                    yield from _own(name, more[name])
        elif spec.kind == "line":
            yield from _lines(spec, more)
        elif spec.kind == "cage":
            yield from _cage(spec, more)
        elif spec.cells:
            yield from _shape(spec, more)
    except (ValueError, TypeError, KeyError, IndexError):
        return


def _number(said: object, usual: float, most: float = _MOST) -> float:
    try:
        number = float(str(said))
    except ValueError:
        return usual
    return number if -most <= number <= most else usual


def _middle(place: Place) -> Point:
    row, column = place
    return column - 0.5, row - 0.5


# -- f-puzzles


def _colours(spec: Constraint) -> Iterator[Shape]:
    colours = [colour for value in spec.values if (colour := colour_of(value))]
    for place in spec.cells:
        x, y = _middle(place)
        wide = 1 / max(1, len(colours))
        for number, colour in enumerate(colours):
            yield Shape((x - 0.5 + (number + 0.5) * wide, y), wide, 1.0, colour)


def _lines(spec: Constraint, more: dict[str, Any]) -> Iterator[Stroke]:
    colour = colour_of(more.get("outlineC", "#888888"))
    breadth = _number(more.get("width"), 0.2, 1.0)
    for line in spec.lines:
        if colour and line:
            yield Stroke(tuple(map(_middle, line)), abs(breadth), colour)


def _shape(spec: Constraint, more: dict[str, Any]) -> Iterator[Shape]:
    points = [_middle(place) for place in spec.cells]
    at = sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
    text = "".join(spec.values)[:LONGEST_TEXT]
    usual = 0.7 if spec.kind == "text" else 0.5
    size = _number(more.get("size"), usual, 4.0)
    ink = colour_of(more.get("fontC", "#000000")) or BLACK
    angle = _number(more.get("angle"), 0.0, 360.0)
    if spec.kind == "text":
        yield Shape(at, 0, 0, text=text, size=abs(size), ink=ink, angle=angle, over=True)
        return
    wide, high = (abs(_number(more.get(name), 0.8, 16.0)) for name in ("width", "height"))
    fill, rim = colour_of(more.get("baseC")), colour_of(more.get("outlineC"))
    small = min(wide, high) * 0.8
    over = any(place != int(place) + 0.5 for place in at)
    yield Shape(
        at, wide, high, fill, rim, 0.02, spec.kind == "circle", angle, text, small, ink, over
    )


def _cage(spec: Constraint, more: dict[str, Any]) -> Iterator[Drawn]:
    rim = colour_of(more.get("outlineC", "#000000"))
    if more.get("hidden") or rim is None:
        return
    cells = {*spec.cells}
    for row, column in spec.cells:
        for ends, beside in (
            (((0.08, 0.08), (0.92, 0.08)), (row - 1, column)),
            (((0.08, 0.92), (0.92, 0.92)), (row + 1, column)),
            (((0.08, 0.08), (0.08, 0.92)), (row, column - 1)),
            (((0.92, 0.08), (0.92, 0.92)), (row, column + 1)),
        ):
            if beside not in cells:
                points = tuple((column - 1 + x, row - 1 + y) for x, y in ends)
                yield Stroke(points, 0.025, rim, dashed=True)
    text = "".join(spec.values)[:LONGEST_TEXT]
    if text and spec.cells:
        row, column = min(spec.cells)
        ink = colour_of(more.get("fontC", "#000000")) or BLACK
        wide = 0.13 * len(text)
        yield Shape((column - 0.94 + wide / 2, row - 0.86), 0, 0, text=text, size=0.24, ink=ink)


# -- SudokuPad


def _points(said: object) -> tuple[Point, ...]:
    if not isinstance(said, list):
        return ()
    return tuple((_number(column, 0.0), _number(row, 0.0)) for row, column in said)


def _own_line(said: dict[str, Any]) -> Iterator[Drawn]:
    points = _points(said.get("wayPoints"))
    colour = colour_of(said.get("color", "#000"))
    breadth = abs(_number(said.get("thickness"), 2.0, 640.0)) / _UNIT
    if len(points) < 2 and isinstance(said.get("d"), str):
        points = _along(said["d"])
    if colour and len(points) > 1:
        over = str(said.get("target", "")) in ("overlay", "arrows")
        yield Stroke(points, breadth, colour, over=over)


def _along(path: str) -> tuple[Point, ...]:
    """Return the points of a path of straight lines; none if it has curves."""
    found: list[Point] = []
    if _PATH.sub("", path).strip():
        return ()
    for letter, numbers in _PATH.findall(path):
        values = [float(one) / _UNIT for one in numbers.replace(",", " ").split()]
        for x, y in zip(values[::2], values[1::2], strict=True):
            before = found[-1] if letter in "lm" and found else (0.0, 0.0)
            found.append((before[0] + x, before[1] + y))
        if letter in "zZ" and found:
            found.append(found[0])
    return tuple(found)


def _own_arrow(said: dict[str, Any]) -> Iterator[Drawn]:
    for line in _own_line(said):
        if isinstance(line, Stroke):
            yield line._replace(head=abs(_number(said.get("headLength"), 0.3, 2.0)))


def _own_shape(said: dict[str, Any], *, over: bool) -> Iterator[Drawn]:
    row, column = said["center"]
    text = str(said.get("text") or "")[:LONGEST_TEXT]
    wide, high = (abs(_number(said.get(name), 0.0)) for name in ("width", "height"))
    yield Shape(
        (_number(column, 0.0), _number(row, 0.0)),
        wide,
        high,
        colour_of(said.get("backgroundColor", "")),
        colour_of(said.get("borderColor", "")),
        abs(_number(said.get("thickness", said.get("borderSize")), 1.5, 64.0)) / _UNIT,
        bool(said.get("rounded")),
        _number(said.get("angle"), 0.0, 3600.0),
        text,
        abs(_number(said.get("fontSize"), 0.4 * _UNIT, 640.0)) / _UNIT if text else 0.0,
        colour_of(said.get("color", "#000")) or BLACK,
        over,
    )


def _own(name: str, said: dict[str, Any]) -> Iterator[Drawn]:
    """Yield the drawings that one of SudokuPad's own entries makes."""
    if name == "lines":
        return _own_line(said)
    return _own_arrow(said) if name == "arrows" else _own_shape(said, over=name == "overlays")


_OWN: Final = ("lines", "arrows", "underlays", "overlays")
"""What SudokuPad calls each kind of drawing."""
