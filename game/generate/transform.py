"""Permutations that keep a grid valid: digits, bands, stacks, rows, columns, transposing.

They turn one 9x9 puzzle into up to 9! * 2 * 6^8 that are equally hard. Rows and columns stay in
their band or stack.
"""

from typing import NamedTuple

from ..core.digits import Mask
from ..core.grid import Grid
from .draw import Draw

SIZE = 9
IN_ORDER = tuple(range(SIZE))


class Transform(NamedTuple):
    """A valid permutation of a 9x9 grid: transpose first, then rows, columns and digits.

    Row `i` of the result is row `rows[i]` of the transposed grid, and so for the columns; digit
    `d` becomes `digits[d - 1]`.
    """

    transposed: bool = False
    rows: tuple[int, ...] = IN_ORDER
    columns: tuple[int, ...] = IN_ORDER
    digits: tuple[int, ...] = tuple(range(1, SIZE + 1))

    def swap_stacks(self, order: tuple[int, ...]) -> "Transform":
        """Return the transform with the stacks in a new order: stack `i` was stack `order[i]`."""
        return self._replace(columns=_blocks(self.columns, order))

    def swap_bands(self, order: tuple[int, ...]) -> "Transform":
        """Return the transform with the bands in a new order: band `i` was band `order[i]`."""
        return self._replace(rows=_blocks(self.rows, order))

    def swap_columns(self, stack: int, order: tuple[int, ...]) -> "Transform":
        """Return the transform with a stack's columns reordered: column `i` was `order[i]`."""
        return self._replace(columns=_within(self.columns, stack, order))

    def swap_rows(self, band: int, order: tuple[int, ...]) -> "Transform":
        """Return the transform with a band's rows reordered: row `i` was `order[i]`."""
        return self._replace(rows=_within(self.rows, band, order))

    def source(self, cell: int) -> int:
        """Return the cell whose content moves to this one."""
        return self.sources[cell]

    @property
    def sources(self) -> list[int]:
        """For each cell in reading order, the cell whose content moves there."""
        if self.transposed:
            return [column * SIZE + row for row in self.rows for column in self.columns]
        return [row * SIZE + column for row in self.rows for column in self.columns]

    def apply(self, grid: Grid) -> Grid:
        """Return the permuted grid; eliminated candidates move with their cells."""
        digits = (0, *self.digits)
        sources = self.sources
        values = bytes([digits[grid.values[source]] for source in sources])
        known = grid.known_candidates
        if known is None:
            return Grid(values)
        return Grid(values, [self._mask(known[source]) for source in sources])

    def _mask(self, mask: int) -> Mask:
        renamed = 0
        for index, digit in enumerate(self.digits):
            if mask >> index & 1:
                renamed |= 1 << (digit - 1)
        return Mask(renamed)


def drawn_transform(draw: Draw) -> Transform:
    """Return a random transform, all with equal probability."""
    transform = Transform(
        transposed=draw.below(2) == 1,
        digits=tuple(index + 1 for index in draw.permutation(SIZE)),
    )
    transform = transform.swap_stacks(draw.permutation(3)).swap_bands(draw.permutation(3))
    for block in range(3):
        transform = transform.swap_columns(block, draw.permutation(3))
        transform = transform.swap_rows(block, draw.permutation(3))
    return transform


def _blocks(lines: tuple[int, ...], order: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(line for block in order for line in lines[3 * block : 3 * block + 3])


def _within(lines: tuple[int, ...], block: int, order: tuple[int, ...]) -> tuple[int, ...]:
    changed = list(lines)
    for place, line in enumerate(order):
        changed[3 * block + place] = lines[3 * block + line]
    return tuple(changed)
