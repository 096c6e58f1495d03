"""Parts in cells of the same size."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from ..kit import Space
from ..rect import Rect
from .base import NOTHING, PLENTY, Extent, Part, Place, Ruler, longest

if TYPE_CHECKING:
    from ..widgets.base import Widget


class Grid(Part):
    """Cells of the same size; `across` are the possible numbers of columns, preferred first."""

    def __init__(
        self,
        *parts: "Part | Widget",
        across: Sequence[int],
        gap: Space = Space.TIGHT,
        squarest: bool = False,
        fills: bool = False,
    ) -> None:
        """With `squarest`, among the numbers that fit the one with the squarest cells is used.

        With `fills`, a part that is alone in the last row takes all of it.
        """
        super().__init__(*parts)
        self.squarest: Final = squarest
        self.fills: Final = fills
        self.columns: Final = tuple(across)
        self.gap: Final = gap

    def _counts(self, parts: Sequence[Part]) -> list[int]:
        return list(dict.fromkeys(max(1, min(count, len(parts))) for count in self.columns))

    def across(self, ruler: Ruler, high: int) -> Extent:
        """Return the width of the fewest columns that fit a height, and of the preferred ones."""
        parts = ruler.staying(self.parts)
        if not parts:
            return NOTHING
        cell = longest([ruler.across(part, high) for part in parts])
        gap = ruler.kit.space(self.gap)
        counts = self._counts(parts)
        if len(counts) > 1 and high < PLENTY:
            row = longest([ruler.down(part, cell.least) for part in parts])
            low = [n for n in counts if self._heights(ruler, len(parts), n, row).least <= high]
            counts = low or counts
        fewest, first = min(counts), counts[0]
        least = fewest * cell.least + (fewest - 1) * gap
        return Extent(least, max(least, first * cell.liked + (first - 1) * gap))

    def _choices(self, ruler: Ruler, parts: Sequence[Part], wide: int) -> dict[int, Extent]:
        """Return the height of a row at each number of columns that fits a width."""
        least = max(ruler.across(part, PLENTY).least for part in parts)
        gap = ruler.kit.space(self.gap)
        counts = self._counts(parts)
        fitting = [n for n in counts if n * least + (n - 1) * gap <= wide] or [min(counts)]
        return {
            n: longest([ruler.down(part, (wide - (n - 1) * gap) // n) for part in parts])
            for n in fitting
        }

    def _heights(self, ruler: Ruler, count: int, columns: int, row: Extent) -> Extent:
        rows = -(-count // columns)
        gaps = (rows - 1) * ruler.kit.space(self.gap)
        return Extent(rows * row.least + gaps, rows * row.liked + gaps)

    def _stretch(self, ruler: Ruler, count: int, columns: int, rect: Rect) -> float:
        """Return how far cells are from square: 1 at best, more for empty places."""
        rows = -(-count // columns)
        cell = rect.grid(columns, rows, ruler.kit.space(self.gap))[0]
        return max(cell.w / cell.h, cell.h / cell.w) * rows * columns / count

    def down(self, ruler: Ruler, wide: int) -> Extent:
        """Return the height of the most compact number of columns, and of the preferred one."""
        parts = ruler.staying(self.parts)
        if not parts:
            return NOTHING
        choices = self._choices(ruler, parts, wide)
        heights = [self._heights(ruler, len(parts), n, row) for n, row in choices.items()]
        return Extent(min(h.least for h in heights), heights[0].liked)

    def arrange(self, ruler: Ruler, rect: Rect) -> Iterator[Place]:
        """Yield the cells in reading order, with the first number of columns that fits."""
        parts = ruler.staying(self.parts)
        if not parts:
            return
        heights = {
            n: self._heights(ruler, len(parts), n, row)
            for n, row in self._choices(ruler, parts, rect.w).items()
        }
        fitting = [n for n, height in heights.items() if height.least <= rect.h]
        if self.squarest and fitting:
            columns = min(fitting, key=lambda n: self._stretch(ruler, len(parts), n, rect))
        else:
            columns = next(iter(fitting), min(heights, key=lambda n: heights[n].least))
        rows = -(-len(parts) // columns)
        if rows > 1 and len(parts) % columns == 1:
            # No cell stands alone in the last row where fewer columns need no more rows.
            fewer = (n for n in heights if n < columns and -(-len(parts) // n) == rows)
            columns = next(fewer, columns)
        cells = rect.grid(columns, rows, ruler.kit.space(self.gap))
        if self.fills and len(parts) == columns * (rows - 1) + 1:
            last = cells[len(parts) - 1]
            cells = (*cells[: len(parts) - 1], Rect(last.x, last.y, rect.w, last.h))
        for part, cell in zip(parts, cells, strict=False):
            yield from part.arrange(ruler, cell)
