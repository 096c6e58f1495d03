"""Lines along the frame of a board: the combo's clock, and progress."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from ...shell.rect import Rect

DASH: Final = 4
"""How long the dashes of a line are, in breadths."""


class Rim(NamedTuple):
    """A line along the board's frame, clockwise from the middle of the upper edge."""

    share: float
    """How much of the way around it takes, 0 to 1."""
    role: str
    """The colour's name in the theme."""
    thin: bool = False
    """Whether it takes the inner half of the frame."""
    dashed: bool = False
    """Whether it is that of somebody else."""


def rim_areas(outer: Rect, frame: int, rim: Rim) -> Iterator[Rect]:
    """Yield the rectangles of a line along a frame."""
    for area in _legs(outer, frame, rim):
        if rim.dashed:
            yield from _dashes(area)
        else:
            yield area


def _dashes(area: Rect) -> Iterator[Rect]:
    """Yield the dashes of a line, with gaps of half their length."""
    breadth, along = min(area.w, area.h), max(area.w, area.h)
    dash = max(4, DASH * breadth)
    for start in range(0, along, dash + dash // 2):
        long = min(dash, along - start)
        if area.w >= area.h:
            yield Rect(area.x + start, area.y, long, area.h)
        else:
            yield Rect(area.x, area.y + start, area.w, long)


def _legs(outer: Rect, frame: int, rim: Rim) -> Iterator[Rect]:
    """Yield a rectangle for each side that a line follows."""
    breadth = max(1, frame // 2) if rim.thin else frame
    depth = frame - breadth
    x, y, wide, high = outer.inset(depth)
    middle = wide // 2
    left = round(2 * (wide + high) * min(max(rim.share, 0.0), 1.0))
    for leg, long in enumerate((wide - middle, high, wide, high, middle)):
        n = min(long, left)
        if n <= 0:
            return
        left -= n
        if leg in (0, 4):
            yield Rect(x if leg else x + middle, y, n, breadth)
        elif leg == 1:
            yield Rect(x + wide - breadth, y, breadth, n)
        elif leg == 2:
            yield Rect(x + wide - n, y + high - breadth, n, breadth)
        else:
            yield Rect(x, y + high - n, breadth, n)
