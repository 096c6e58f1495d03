"""The tree of parts of a scene: each part knows its size, and arranges its own parts.

A part is asked three things: how wide it must be (`across`), how tall at a width (`down`), and
where its items stand in a rectangle (`arrange`). Nothing else computes a rectangle. Lengths are
pixels; what is given in points goes through the kit of the ruler that measures.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, Self

from ..kit import Kit
from ..rect import Rect
from ..widgets.base import Widget

if TYPE_CHECKING:
    from ..widgets.container import Container

PLENTY: Final = 1 << 20
"""More pixels than any window has: what does not know where to stop would like so many."""


class Extent(NamedTuple):
    """The least length of a part, and its preferred one, in pixels."""

    least: int
    liked: int


NOTHING: Final = Extent(0, 0)


class Place(NamedTuple):
    """An item's rectangle, and its container, unless that is the scene itself."""

    item: "Item"
    rect: Rect
    within: "Container | None" = None


def longest(extents: Sequence[Extent]) -> Extent:
    """Return the largest of least lengths, and of preferred ones."""
    if not extents:
        return NOTHING
    return Extent(max(e.least for e in extents), max(e.liked for e in extents))


class Ruler:
    """Measures parts at one scale and one depth of folding, and caches the results."""

    def __init__(
        self, kit: Kit, fold: int = 0, *, ease: float = 1.0, scrolls: bool = False
    ) -> None:
        """`ease` is the share of its least side that a square may have.

        With `scrolls`, parts that scroll only if nothing else helps do so.
        """
        self.kit: Final = kit
        self.fold: Final = fold
        self.ease: Final = ease
        self.scrolls: Final = scrolls
        self._known: dict[tuple[int, bool, int], Extent] = {}
        self._least: dict[Widget, tuple[int, int]] = {}
        self._liked: dict[Widget, int] = {}
        self._staying: dict[int, list[Part]] = {}

    def across(self, part: "Part", high: int) -> Extent:
        """Return the width of a part, given an available height."""
        # Only what holds a square asks how high the room is.
        key = id(part), True, high if part.leads else 0
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = part.across(self, high)
        return found

    def down(self, part: "Part", wide: int) -> Extent:
        """Return the height of a part at a width."""
        key = id(part), False, wide
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = part.down(self, wide)
        return found

    def least(self, widget: Widget) -> tuple[int, int]:
        """Return the least size of a widget."""
        found = self._least.get(widget)
        if found is None:
            found = self._least[widget] = widget.min_size(self.kit)
        return found

    def liked(self, widget: Widget) -> int:
        """Return the preferred width of a widget."""
        if type(widget).liked_width is Widget.liked_width:
            return self.least(widget)[0]
        found = self._liked.get(widget)
        if found is None:
            found = self._liked[widget] = widget.liked_width(self.kit)
        return found

    def staying(self, parts: tuple["Part", ...]) -> list["Part"]:
        """Return the parts that are shown at this depth of folding."""
        found = self._staying.get(id(parts))
        if found is None:
            found = self._staying[id(parts)] = [part for part in parts if part.stays(self.fold)]
        return found


class Part(ABC):
    """A node of the tree; subclasses measure and arrange."""

    leads: bool
    """Whether it holds a square, and so takes spare room before others do."""
    fold = 0
    """At this depth of folding the part is gone; 0 for one that stays."""
    unfold = 0
    """Only from this depth of folding on the part is there."""
    grow = 0
    """Its share of the room that is left when all parts have what they like."""

    def __init__(self, *parts: "Part | Widget") -> None:
        self.parts: Final = tuple(p if isinstance(p, Part) else Item(p) for p in parts)
        self.leads = any(part.leads for part in self.parts)

    def folding(self, depth: int) -> Self:
        """Return a copy that folds away at a depth; depth 1 is first."""
        return self._with("fold", depth)

    def unfolding(self, depth: int) -> Self:
        """Return a copy that is shown only when the parts of a depth are folded."""
        return self._with("unfold", depth)

    def growing(self, share: int = 1) -> Self:
        """Return a copy that takes a share of the spare space."""
        return self._with("grow", share)

    def _with(self, name: str, value: int) -> Self:
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.__dict__[name] = value
        return other

    def stays(self, fold: int) -> bool:
        """Return whether anything of the part is shown at a depth of folding."""
        if self.unfold > fold or 0 < self.fold <= fold:
            return False
        return not self.parts or any(part.stays(fold) for part in self.parts)

    @abstractmethod
    def across(self, ruler: Ruler, high: int) -> Extent:
        """Return the width of the part, given an available height."""

    @abstractmethod
    def down(self, ruler: Ruler, wide: int) -> Extent:
        """Return the height of the part at a width."""

    @abstractmethod
    def arrange(self, ruler: Ruler, rect: Rect) -> Iterator[Place]:
        """Yield the places of its items in a rectangle, in the order of Tab and of painting."""

    def deepest_fold(self) -> int:
        """Return the depth at which everything possible is folded."""
        return max((self.fold, *(part.deepest_fold() for part in self.parts)))

    def walk(self) -> Iterator["Part"]:
        """Yield the part and all parts below it."""
        yield self
        for part in self.parts:
            yield from part.walk()


class Item(Part):
    """A widget as a part; lengths in points are its preferred ones."""

    def __init__(
        self,
        widget: "Widget",
        *,
        wide: float = 0,
        tall: float = 0,
    ) -> None:
        super().__init__()
        self.widget: Final = widget
        self._wraps: Final = type(widget).height_for is not Widget.height_for
        self.wide: Final = wide
        self.tall: Final = tall

    def across(self, ruler: Ruler, high: int) -> Extent:
        """Return the widget's least width, and its preferred one."""
        least = ruler.least(self.widget)[0]
        liked = max(ruler.liked(self.widget), ruler.kit.reach(self.wide))
        return Extent(least, max(least, liked))

    def down(self, ruler: Ruler, wide: int) -> Extent:
        """Return the widget's least height at a width, and its preferred one."""
        least = ruler.least(self.widget)[1]
        if self._wraps:
            least = self.widget.height_for(ruler.kit, wide)
        return Extent(least, max(least, ruler.kit.px(self.tall)))

    def arrange(self, ruler: Ruler, rect: Rect) -> Iterator[Place]:
        """Yield the widget's place."""
        yield Place(self, rect)


class Square(Item):
    """A widget that is as large as possible, and as wide as tall."""

    def __init__(
        self,
        widget: "Widget",
        *,
        least: int,
        most: float = 0,
        snap: Callable[[int], int] = lambda side: side,
        matters: bool = True,
    ) -> None:
        """`least` is in pixels of a plain screen, `most` in points.

        `snap` returns the side to use of an available one. The least side is smaller if the window
        has no space for it at any scale. If it `matters`, neither type nor what could fold may cost
        it more than a tenth.
        """
        super().__init__(widget)
        self.leads = True
        self.least: Final = least
        self.most: Final = most
        self.snap: Final = snap
        self.matters: Final = matters

    def _least(self, ruler: Ruler) -> int:
        return self.snap(ruler.kit.plain(self.least * ruler.ease))

    def _side(self, ruler: Ruler, room: int) -> int:
        most = ruler.kit.px(self.most)
        return max(self._least(ruler), self.snap(min(room, most) if most else room))

    def across(self, ruler: Ruler, high: int) -> Extent:
        """Return the least side, and the side that fits a height."""
        return Extent(self._least(ruler), self._side(ruler, high))

    def down(self, ruler: Ruler, wide: int) -> Extent:
        """Return the least side, and the side that fits a width."""
        return Extent(self._least(ruler), self._side(ruler, wide))

    def arrange(self, ruler: Ruler, rect: Rect) -> Iterator[Place]:
        """Yield a centred square."""
        side = min(self._side(ruler, min(rect.w, rect.h)), rect.w, rect.h)
        yield Place(self, rect.centred(side, side))


class Gap(Part):
    """Empty space of a length in points."""

    def __init__(self, points: float = 0) -> None:
        super().__init__()
        self.points: Final = points

    def across(self, ruler: Ruler, high: int) -> Extent:
        """Return the length."""
        return Extent(0, ruler.kit.px(self.points))

    def down(self, ruler: Ruler, wide: int) -> Extent:
        """Return the length."""
        return Extent(0, ruler.kit.px(self.points))

    def arrange(self, ruler: Ruler, rect: Rect) -> Iterator[Place]:
        """Yield nothing."""
        return iter(())


def fits(ruler: Ruler, part: Part, wide: int, high: int) -> bool:
    """Return whether the least size of a part fits a space."""
    return ruler.across(part, high).least <= wide and ruler.down(part, wide).least <= high


def least_square(places: Sequence[Place], *, all: bool = False) -> int:
    """Return the smallest side of the squares that matter, or of all, 0 if there are none."""
    squares = [(p.rect.w, p.item) for p in places if isinstance(p.item, Square)]
    sides = [side for side, square in squares if square.matters or all]
    return min(sides, default=0)
