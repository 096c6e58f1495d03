"""Random regions for jigsaws: connected groups of cells, as many and as large as rows."""

from collections.abc import Sequence
from typing import Final

from ..core.geometry import Geometry, geometry, jigsaw
from ..core.grid import Grid
from ..solve.exact.engine import solve
from ..solve.exact.search import GaveUpError
from .draw import Draw

_BOXES: Final = {4: (2, 2), 5: (1, 5), 6: (2, 3), 7: (1, 7), 8: (2, 4), 9: (3, 3)}
"""By size: the boxes that the exchanges begin with."""

JIGSAW_SIZES: Final = tuple(_BOXES)

_EXCHANGES: Final = 12
"""Exchanges a cell: enough for regions that no longer remember the boxes."""
_EXCHANGES_OF_ROWS: Final = 200
"""Exchanges a cell that begin with rows: few of them leave both regions in one piece."""

_NODES: Final = 2000
"""Branchings in which regions must show that they can be filled: most that can take a few."""


def random_regions(size: int, draw: Draw) -> Geometry:
    """Return a jigsaw with random connected regions that can be filled; it depends on `draw`.

    Cells of neighbouring regions are exchanged if both stay connected, again and again, so that
    every division reachable by exchanges can occur. `size` is one of `JIGSAW_SIZES`.
    """
    while True:
        shape = jigsaw("".join(chr(ord("A") + region) for region in _mixed(size, draw)))
        try:
            if solve(Grid.empty(shape), node_limit=_NODES) is not None:
                return shape
        except GaveUpError:
            pass


def _mixed(size: int, draw: Draw) -> list[int]:
    height, width = _BOXES[size]
    region_of = list(geometry(height, width).region_of)
    exchanges = _EXCHANGES if height > 1 else _EXCHANGES_OF_ROWS
    for _ in range(exchanges * size * size):
        one, other = draw.below(size * size), draw.below(size * size)
        here, there = region_of[one], region_of[other]
        if here == there:
            continue
        region_of[one], region_of[other] = there, here
        if not (_is_whole(region_of, size, here) and _is_whole(region_of, size, there)):
            region_of[one], region_of[other] = here, there
    return region_of


def _is_whole(region_of: Sequence[int], size: int, region: int) -> bool:
    """Whether a region is connected by sides of cells."""
    start = region_of.index(region)
    reached, ahead = {start}, [start]
    while ahead:
        cell = ahead.pop()
        for near in neighbours(cell, size):
            if region_of[near] == region and near not in reached:
                reached.add(near)
                ahead.append(near)
    return len(reached) == size


def neighbours(cell: int, size: int) -> list[int]:
    """Return the cells that share a side with a cell."""
    row, column = divmod(cell, size)
    found = []
    if row:
        found.append(cell - size)
    if column:
        found.append(cell - 1)
    if column < size - 1:
        found.append(cell + 1)
    if row < size - 1:
        found.append(cell + size)
    return found
