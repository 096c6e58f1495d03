"""Rectangles on whole pixels."""

from collections.abc import Iterable
from typing import NamedTuple


class Rect(NamedTuple):
    """A rectangle as a plain value; pygame accepts it wherever it accepts a rectangle."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        """The first column to the right of it."""
        return self.x + self.w

    @property
    def bottom(self) -> int:
        """The first row below it."""
        return self.y + self.h

    @property
    def centre(self) -> tuple[int, int]:
        """The pixel in the middle."""
        return self.x + self.w // 2, self.y + self.h // 2

    def holds(self, x: int, y: int) -> bool:
        """Whether a point lies in it."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def contains(self, other: "Rect") -> bool:
        """Whether another rectangle is entirely inside it."""
        return (
            self.x <= other.x
            and self.y <= other.y
            and other.right <= self.right
            and other.bottom <= self.bottom
        )

    def overlaps(self, other: "Rect") -> bool:
        """Whether it shares a pixel with another."""
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )

    def inset(self, across: int, down: int | None = None) -> "Rect":
        """Return the rectangle with every side moved inwards, or outwards when negative."""
        down = across if down is None else down
        return Rect(self.x + across, self.y + down, self.w - 2 * across, self.h - 2 * down)

    def moved(self, across: int, down: int) -> "Rect":
        """Return the rectangle moved to the right and down."""
        return Rect(self.x + across, self.y + down, self.w, self.h)

    def centred(self, w: int, h: int) -> "Rect":
        """Return a rectangle of a size in the middle of this one."""
        return Rect(self.x + (self.w - w) // 2, self.y + (self.h - h) // 2, w, h)

    def grid(self, columns: int, rows: int, gap: int) -> tuple["Rect", ...]:
        """Return equal cells, in reading order; the first ones take the spare pixels."""
        return tuple(
            Rect(self.x + left, self.y + top, width, height)
            for top, height in _cut(self.h, rows, gap)
            for left, width in _cut(self.w, columns, gap)
        )


def _cut(length: int, count: int, gap: int) -> Iterable[tuple[int, int]]:
    size, spare = divmod(length - gap * (count - 1), count)
    start = 0
    for index in range(count):
        extent = size + (index < spare)
        yield start, extent
        start += extent + gap
