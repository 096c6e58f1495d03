"""Parts around others: stacked, with margins, scrolling, or one of several."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, Self

from ..kit import Space
from ..rect import Rect
from .base import (
    PLENTY,
    Extent,
    Item,
    Part,
    Place,
    Ruler,
    fits,
    least_square,
    longest,
)

if TYPE_CHECKING:
    from ..widgets.base import Widget
    from ..widgets.scroll import ScrollArea


class Stack(Part):
    """Parts on top of each other in the same rectangle, the last one on top."""

    def across(self, ruler: Ruler, high: int) -> Extent:
        """Return the widest width."""
        return longest([ruler.across(part, high) for part in ruler.staying(self.parts)])

    def down(self, ruler: Ruler, wide: int) -> Extent:
        """Return the tallest height."""
        return longest([ruler.down(part, wide) for part in ruler.staying(self.parts)])

    def arrange(self, ruler: Ruler, rect: Rect) -> Iterator[Place]:
        """Yield the places from bottom to top."""
        for part in ruler.staying(self.parts):
            yield from part.arrange(ruler, rect)


class Inset(Part):
    """A part with margins, which may differ above and below."""

    def __init__(
        self,
        part: "Part | Widget",
        space: Space = Space.MARGIN,
        *,
        above: Space | None = None,
        below: Space | None = None,
    ) -> None:
        super().__init__(part)
        self.space: Final = space
        self.above: Final = above or space
        self.below: Final = below or space

    def _upright(self, ruler: Ruler) -> int:
        return ruler.kit.space(self.above) + ruler.kit.space(self.below)

    def across(self, ruler: Ruler, high: int) -> Extent:
        """Return the width with the margins on both sides."""
        around = 2 * ruler.kit.space(self.space)
        inner = ruler.across(self.parts[0], max(0, high - self._upright(ruler)))
        return Extent(inner.least + around, inner.liked + around)

    def down(self, ruler: Ruler, wide: int) -> Extent:
        """Return the height with the margins above and below."""
        around = self._upright(ruler)
        inner = ruler.down(self.parts[0], max(0, wide - 2 * ruler.kit.space(self.space)))
        return Extent(inner.least + around, inner.liked + around)

    def arrange(self, ruler: Ruler, rect: Rect) -> Iterator[Place]:
        """Yield the places inside."""
        side, top = ruler.kit.space(self.space), ruler.kit.space(self.above)
        inner = Rect(
            rect.x + side,
            rect.y + top,
            max(0, rect.w - 2 * side),
            max(0, rect.h - self._upright(ruler)),
        )
        yield from self.parts[0].arrange(ruler, inner)


class Loose(Part):
    """A part at its preferred size and no larger; `x` and `y` align it, 0 is left and top."""

    def __init__(
        self,
        part: "Part | Widget",
        *,
        wide: float = 0,
        least: int = 0,
        x: float = 0.5,
        y: float = 0.5,
    ) -> None:
        """`wide` is the width in points; by default the part's preferred one.

        It is no narrower than `least` pixels of a plain screen, even if the part could be.
        """
        super().__init__(part)
        self.wide: Final = wide
        self.least: Final = least
        self.fills = False
        self.x: Final = x
        self.y: Final = y

    def filling(self) -> Self:
        """Return a copy that takes the whole height."""
        return self._with("fills", True)

    def across(self, ruler: Ruler, high: int) -> Extent:
        """Return the least width, and the preferred one."""
        inner = ruler.across(self.parts[0], high)
        liked = ruler.kit.reach(self.wide) if self.wide else inner.liked
        least = max(inner.least, ruler.kit.plain(self.least))
        return Extent(least, max(least, liked))

    def down(self, ruler: Ruler, wide: int) -> Extent:
        """Return the height at the preferred width; for less height, all the width may be used."""
        liked = ruler.down(self.parts[0], min(wide, ruler.across(self, PLENTY).liked))
        return liked._replace(least=min(liked.least, ruler.down(self.parts[0], wide).least))

    def arrange(self, ruler: Ruler, rect: Rect) -> Iterator[Place]:
        """Yield the places in the part's own rectangle."""
        wide = min(rect.w, ruler.across(self, rect.h).liked)
        if ruler.down(self.parts[0], wide).least > rect.h:
            wide = rect.w
        high = rect.h if self.fills else min(rect.h, ruler.down(self.parts[0], wide).liked)
        left = rect.x + round((rect.w - wide) * self.x)
        top = rect.y + round((rect.h - high) * self.y)
        yield from self.parts[0].arrange(ruler, Rect(left, top, wide, high))


class Largest(Part):
    """One of several arrangements: the one with the largest squares, else the first that fits."""

    def __init__(
        self,
        *parts: "Part | Widget",
        worth: float = 1.0,
    ) -> None:
        """Later arrangements must have squares larger by the factor `worth`."""
        super().__init__(*parts)
        self.worth: Final = worth

    def across(self, ruler: Ruler, high: int) -> Extent:
        """Return the least width of all, and the preferred one of the first."""
        extents = [ruler.across(part, high) for part in ruler.staying(self.parts)]
        least = min(extent.least for extent in extents)
        return Extent(least, max(least, extents[0].liked))

    def down(self, ruler: Ruler, wide: int) -> Extent:
        """Return the least height of those that fit a width, and the preferred one of the first."""
        parts = ruler.staying(self.parts)
        fitting = [part for part in parts if ruler.across(part, PLENTY).least <= wide]
        extents = [ruler.down(part, wide) for part in fitting or parts]
        least = min(extent.least for extent in extents)
        return Extent(least, max(least, extents[0].liked))

    def arrange(self, ruler: Ruler, rect: Rect) -> Iterator[Place]:
        """Yield the places of the chosen arrangement."""
        parts = ruler.staying(self.parts)
        chosen: tuple[Place, ...] | None = None
        best = 0
        for part in parts:
            if not fits(ruler, part, rect.w, rect.h):
                continue
            places = tuple(part.arrange(ruler, rect))
            side = least_square(places, all=True)
            if chosen is None or side > best * self.worth:
                chosen, best = places, side
        yield from parts[0].arrange(ruler, rect) if chosen is None else chosen


class Pages(Part):
    """Several parts, one of which is shown; the space is that of the largest."""

    def __init__(self, *parts: "Part | Widget", shown: int) -> None:
        super().__init__(*parts)
        self.shown: Final = shown

    def across(self, ruler: Ruler, high: int) -> Extent:
        """Return the widest width."""
        return longest([ruler.across(part, high) for part in self.parts])

    def down(self, ruler: Ruler, wide: int) -> Extent:
        """Return the tallest height."""
        return longest([ruler.down(part, wide) for part in self.parts])

    def arrange(self, ruler: Ruler, rect: Rect) -> Iterator[Place]:
        """Yield the places of the part that is shown."""
        return self.parts[self.shown].arrange(ruler, rect)


class Scroll(Part):
    """A part in an area that scrolls: below a height, or only if nothing else helps."""

    def __init__(
        self,
        area: "ScrollArea",
        part: "Part | Widget",
        *,
        least: float = 0,
    ) -> None:
        """`least` is the height in points below which it scrolls rather than shrink type."""
        super().__init__(part)
        self.area: Final = area
        self.least: Final = least

    def _bar(self, ruler: Ruler) -> int:
        return self.area.bar(ruler.kit) if self.least or ruler.scrolls else 0

    def across(self, ruler: Ruler, high: int) -> Extent:
        """Return the width with the scroll bar."""
        bar = self._bar(ruler)
        inner = ruler.across(self.parts[0], PLENTY)
        return Extent(inner.least + bar, inner.liked + bar)

    def down(self, ruler: Ruler, wide: int) -> Extent:
        """Return the height of the content, or less where it scrolls."""
        inner = ruler.down(self.parts[0], wide - self._bar(ruler))
        least = ruler.kit.px(self.least)
        if ruler.scrolls:
            least = min(least or PLENTY, 2 * ruler.kit.target)
        return Extent(min(inner.least, least) if least else inner.least, inner.liked)

    def arrange(self, ruler: Ruler, rect: Rect) -> Iterator[Place]:
        """Yield the area, and the places of its content as if it were not scrolled."""
        yield Place(Item(self.area), rect)
        wide = rect.w - self._bar(ruler)
        high = max(rect.h, ruler.down(self.parts[0], wide).least)
        for place in self.parts[0].arrange(ruler, Rect(rect.x, rect.y, wide, high)):
            yield place._replace(within=place.within or self.area)
