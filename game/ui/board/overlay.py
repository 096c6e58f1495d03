"""What may be drawn over a board to explain something: plain values, without pygame."""

from typing import Final, NamedTuple

from game.core.geometry import CLASSIC, HouseKind
from game.ui.layout.board import BoardLayout
from game.ui.layout.rect import Rect


class Ground(NamedTuple):
    """A cell's ground in the colour of a role of the theme."""

    cell: int
    role: str


class Disc(NamedTuple):
    """A candidate on a disc in the colour of a role; `struck` for one that goes."""

    cell: int
    digit: int
    role: str
    struck: bool = False


class Link(NamedTuple):
    """An arrow from one candidate to another, solid when it is strong, dashed when weak."""

    start: tuple[int, int]
    end: tuple[int, int]
    strong: bool


class Outline(NamedTuple):
    """A line around a house, by its index in the geometry, in the colour of a role."""

    house: int
    role: str


class Heat(NamedTuple):
    """A cell's ground between two roles of the theme: `share` from 0 to 1."""

    cell: int
    low: str
    high: str
    share: float


class Overlay(NamedTuple):
    """Everything drawn over a board; empty when there is nothing to explain."""

    grounds: tuple[Ground, ...] = ()
    discs: tuple[Disc, ...] = ()
    links: tuple[Link, ...] = ()
    outlines: tuple[Outline, ...] = ()
    heat: tuple[Heat, ...] = ()


NOTHING: Final = Overlay()


def candidate_slot(cell: Rect, digit: int) -> Rect:
    """Return where a candidate stands in its cell: three by three, in the order of the keypad."""
    across, down = (digit - 1) % 3, (digit - 1) // 3
    inset = max(1, round(cell.w * 0.04))
    each = (cell.w - 2 * inset) / 3
    left, top = round(inset + across * each), round(inset + down * each)
    right, bottom = round(inset + (across + 1) * each), round(inset + (down + 1) * each)
    return Rect(cell.x + left, cell.y + top, right - left, bottom - top)


def house_area(board: BoardLayout, house: int) -> Rect:
    """Return the rectangle that the cells of a house cover."""
    cells = [board.cells[cell] for cell in CLASSIC.houses[house].cells]
    first, last = cells[0], cells[-1]
    return Rect(first.x, first.y, last.right - first.x, last.bottom - first.y)


def house_is_line(house: int) -> bool:
    """Whether a house is a row or a column."""
    return CLASSIC.houses[house].kind is not HouseKind.BOX


Point = tuple[float, float]


def link_curve(start: Rect, end: Rect, radius: float, cell: int) -> tuple[Point, Point, Point]:
    """Return a quadratic curve between two candidates that leaves room for the digits between.

    The curve bows away from the middle of the cells it passes, and begins and ends at the discs.
    """
    (x1, y1), (x2, y2) = start.centre, end.centre
    dx, dy = x2 - x1, y2 - y1
    length = max(1.0, (dx * dx + dy * dy) ** 0.5)
    ux, uy = dx / length, dy / length
    bow = min(cell * 0.55, length * 0.3)
    mx, my = (x1 + x2) / 2 - uy * bow, (y1 + y2) / 2 + ux * bow

    def towards(x: float, y: float, distance: float) -> Point:
        away = max(1.0, ((mx - x) ** 2 + (my - y) ** 2) ** 0.5)
        return x + (mx - x) / away * distance, y + (my - y) / away * distance

    return towards(x1, y1, radius), (mx, my), towards(x2, y2, radius)
