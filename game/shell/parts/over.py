"""A part that floats over another."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from ..kit import Space
from ..rect import Rect
from .base import PLENTY, Extent, Item, Part, Place, Ruler

if TYPE_CHECKING:
    from ..widgets.base import Widget
    from ..widgets.popup import Popup


class Over(Part):
    """A part with a popup over it, centred on a place but always within the part."""

    def __init__(
        self,
        base: Part,
        popup: "Popup",
        content: Part,
        *,
        of: "Widget",
        at: Callable[[Rect], Rect],
        middle: "Widget",
    ) -> None:
        """`at` returns the place inside that of the widget `of`, which is in `base`.

        `middle`, a widget of the content, is centred there.
        """
        super().__init__(base, content)
        self.popup: Final = popup
        self.of: Final = of
        self.at: Final = at
        self.middle: Final = middle

    def _around(self, ruler: Ruler) -> int:
        return 2 * ruler.kit.space(Space.TIGHT)

    def across(self, ruler: Ruler, high: int) -> Extent:
        """Return the width of the base, with space for the popup."""
        below = ruler.across(self.parts[0], high)
        least = ruler.across(self.parts[1], PLENTY).least + self._around(ruler)
        return Extent(max(below.least, least), max(below.liked, least))

    def down(self, ruler: Ruler, wide: int) -> Extent:
        """Return the height of the base, with space for the popup."""
        below = ruler.down(self.parts[0], wide)
        least = ruler.down(self.parts[1], self._wide(ruler, wide)).least + self._around(ruler)
        return Extent(max(below.least, least), max(below.liked, least))

    def _wide(self, ruler: Ruler, wide: int) -> int:
        return min(wide - self._around(ruler), ruler.across(self.parts[1], PLENTY).liked)

    def arrange(self, ruler: Ruler, rect: Rect) -> Iterator[Place]:
        """Yield the places of the base, then the popup with its content."""
        base, content = self.parts
        below = tuple(base.arrange(ruler, rect))
        yield from below
        place = next((p.rect for p in below if p.item.widget is self.of), None)
        if place is None:
            return
        around = self._around(ruler)
        inner = self._wide(ruler, rect.w)
        wide = inner + around
        high = min(rect.h, ruler.down(content, inner).liked + around)
        held = tuple(content.arrange(ruler, Rect(0, 0, wide, high).inset(around // 2)))
        middle = next(p.rect for p in held if p.item.widget is self.middle)
        x, y = self.at(place).centre
        clear = ruler.kit.space(Space.LINE)
        inside = rect.inset(min(clear, (rect.w - wide) // 2), min(clear, (rect.h - high) // 2))
        left = max(inside.x, min(inside.right - wide, x - middle.centre[0]))
        top = max(inside.y, min(inside.bottom - high, y - middle.centre[1]))
        yield Place(Item(self.popup), Rect(left, top, wide, high))
        for item, rect, within in held:
            yield Place(item, rect.moved(left, top), within or self.popup)
