"""Parts one after the other: rows and columns."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from ..kit import Space
from ..rect import Rect
from .base import PLENTY, Extent, Part, Place, Ruler, Square, longest

if TYPE_CHECKING:
    from ..widgets.base import Widget

LEVEL: Final = 0.9
"""Beside a square so tall, of all height, edges line up though more height would be liked."""
SPREAD: Final = 4
"""By so many times its width the gap between board and panel grows in a wide window."""


class _Line(Part):
    """Parts one after the other, with a gap between them."""

    def __init__(
        self,
        *parts: "Part | Widget",
        gap: Space,
        at: float,
    ) -> None:
        super().__init__(*parts)
        self.gap: Final = gap
        self.at: Final = at

    def _gaps(self, ruler: Ruler, count: int) -> int:
        return ruler.kit.space(self.gap) * max(0, count - 1)

    def _lengths(
        self, ruler: Ruler, parts: Sequence[Part], extents: Sequence[Extent], room: int
    ) -> list[int]:
        """Return the lengths of parts in a space: leading parts as they prefer, then the others."""
        lengths = [extent.least for extent in extents]
        free = room - self._gaps(ruler, len(parts)) - sum(lengths)
        for leading in (True, False):
            lacks = [
                extent.liked - extent.least if part.leads is leading else 0
                for part, extent in zip(parts, extents, strict=True)
            ]
            free -= _give(lengths, lacks, min(free, sum(lacks)))
        _give(lengths, [part.grow for part in parts], free)
        return lengths


def _give(lengths: list[int], weights: Sequence[int], amount: int) -> int:
    """Add an amount to lengths in proportion to weights; return what was added."""
    total = sum(weights)
    if amount <= 0 or total <= 0:
        return 0
    passed = given = 0
    for index, weight in enumerate(weights):
        passed += weight
        until = amount * passed // total
        lengths[index] += until - given
        given = until
    return amount


class Row(_Line):
    """Parts side by side; `at` is their position if space is left, 0 is left."""

    def __init__(
        self,
        *parts: "Part | Widget",
        gap: Space = Space.TIGHT,
        at: float = 0.5,
    ) -> None:
        super().__init__(*parts, gap=gap, at=at)

    def across(self, ruler: Ruler, high: int) -> Extent:
        """Return the sum of the widths."""
        parts = ruler.staying(self.parts)
        extents = [ruler.across(part, high) for part in parts]
        gaps = self._gaps(ruler, len(parts))
        return Extent(sum(e.least for e in extents) + gaps, sum(e.liked for e in extents) + gaps)

    def down(self, ruler: Ruler, wide: int) -> Extent:
        """Return the tallest height, assuming that the leading part gets all spare width."""
        parts = ruler.staying(self.parts)
        lengths = self._widths(ruler, parts, wide, PLENTY)
        return longest([ruler.down(part, w) for part, w in zip(parts, lengths, strict=True)])

    def _widths(self, ruler: Ruler, parts: Sequence[Part], wide: int, high: int) -> list[int]:
        extents = [ruler.across(part, high) for part in parts]
        return self._lengths(ruler, parts, extents, wide)

    def arrange(self, ruler: Ruler, rect: Rect) -> Iterator[Place]:
        """Yield the places from left to right; beside a square, edges are aligned if possible.

        They are not if what is beside it prefers much more height, and there is more.
        """
        parts = ruler.staying(self.parts)
        lengths = self._widths(ruler, parts, rect.w, rect.h)
        if any(ruler.down(part, w).least > rect.h for part, w in zip(parts, lengths, strict=True)):
            # Words that break at this width had room at the one that the height was measured at.
            lengths = self._widths(ruler, parts, rect.w, PLENTY)
        gap = ruler.kit.space(self.gap)
        free = max(0, rect.w - sum(lengths) - self._gaps(ruler, len(parts)))
        if self.gap is Space.APART and len(parts) > 1:
            # The parts of a page keep to its margins: first the gap grows.
            more = min(free // (len(parts) - 1), SPREAD * gap)
            gap += more
            free -= more * (len(parts) - 1)
        x = rect.x + round(free * self.at)
        top, high = rect.y, rect.h
        for part, length in zip(parts, lengths, strict=True):
            if isinstance(part, Square):
                (place,) = part.arrange(ruler, Rect(rect.x, rect.y, length, rect.h))
                top, high = place.rect.y, place.rect.h
        for part, length in zip(parts, lengths, strict=True):
            extent = ruler.down(part, length)
            cheap = extent.liked <= high or high > LEVEL * rect.h
            level = extent.least <= high and cheap
            y, h = (top, high) if level else (rect.y, rect.h)
            yield from part.arrange(ruler, Rect(x, y, length, h))
            x += length + gap


class Column(_Line):
    """Parts one below the other; `at` is their position if space is left, 0 is the top."""

    def __init__(
        self,
        *parts: "Part | Widget",
        gap: Space = Space.GAP,
        at: float = 0.0,
    ) -> None:
        super().__init__(*parts, gap=gap, at=at)

    def across(self, ruler: Ruler, high: int) -> Extent:
        """Return the widest width; the leading part has the height that others leave."""
        parts = ruler.staying(self.parts)
        others = sum(ruler.down(part, PLENTY).least for part in parts if not part.leads)
        room = max(0, high - others - self._gaps(ruler, len(parts)))
        return longest([ruler.across(part, room if part.leads else high) for part in parts])

    def down(self, ruler: Ruler, wide: int) -> Extent:
        """Return the sum of the heights."""
        parts = ruler.staying(self.parts)
        extents = [ruler.down(part, wide) for part in parts]
        gaps = self._gaps(ruler, len(parts))
        return Extent(sum(e.least for e in extents) + gaps, sum(e.liked for e in extents) + gaps)

    def arrange(self, ruler: Ruler, rect: Rect) -> Iterator[Place]:
        """Yield the places from top to bottom."""
        parts = ruler.staying(self.parts)
        extents = [ruler.down(part, rect.w) for part in parts]
        lengths = self._lengths(ruler, parts, extents, rect.h)
        gap = ruler.kit.space(self.gap)
        free = rect.h - sum(lengths) - self._gaps(ruler, len(parts))
        y = rect.y + round(max(0, free) * self.at)
        for part, length in zip(parts, lengths, strict=True):
            yield from part.arrange(ruler, Rect(rect.x, y, rect.w, length))
            y += length + gap


class Flow(Part):
    """Parts side by side at preferred widths; what does not fit goes to the next row."""

    def __init__(self, *parts: "Part | Widget", gap: Space = Space.TIGHT, rows: int = 0) -> None:
        """`rows` is the least number of rows."""
        super().__init__(*parts)
        self.gap: Final = gap
        self.rows: Final = rows

    def _filled(self, ruler: Ruler, wide: int) -> list[list[tuple[Part, int]]]:
        """Return the parts of each row with their widths."""
        gap, left = ruler.kit.space(self.gap), 0
        rows: list[list[tuple[Part, int]]] = []
        for part in ruler.staying(self.parts):
            width = min(wide, ruler.across(part, PLENTY).liked)
            if not rows or left + width > wide:
                rows.append([])
                left = 0
            rows[-1].append((part, width))
            left += width + gap
        return rows

    def _heights(self, ruler: Ruler, rows: list[list[tuple[Part, int]]]) -> list[int]:
        return [longest([ruler.down(part, width) for part, width in row]).least for row in rows]

    def across(self, ruler: Ruler, high: int) -> Extent:
        """Return the width of the widest part, and of all in one row."""
        extents = [ruler.across(part, high) for part in ruler.staying(self.parts)]
        gaps = ruler.kit.space(self.gap) * max(0, len(extents) - 1)
        return Extent(longest(extents).least, sum(e.liked for e in extents) + gaps)

    def down(self, ruler: Ruler, wide: int) -> Extent:
        """Return the height of all rows."""
        heights = self._heights(ruler, self._filled(ruler, wide))
        heights += [max(heights, default=0)] * (self.rows - len(heights))
        high = sum(heights) + ruler.kit.space(self.gap) * max(0, len(heights) - 1)
        return Extent(high, high)

    def arrange(self, ruler: Ruler, rect: Rect) -> Iterator[Place]:
        """Yield the places row by row, from the top left."""
        gap, y = ruler.kit.space(self.gap), rect.y
        rows = self._filled(ruler, rect.w)
        for row, high in zip(rows, self._heights(ruler, rows), strict=True):
            x = rect.x
            for part, width in row:
                yield from part.arrange(ruler, Rect(x, y, width, high))
                x += width + gap
            y += high + gap
