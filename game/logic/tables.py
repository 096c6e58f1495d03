"""The houses and peers of a geometry as sets: what the finders look things up in."""

from functools import cache
from typing import Final

from game.core.digits import Cell, Digit
from game.core.geometry import Geometry, HouseKind
from game.logic.step import Candidate

_BLOCKS: Final = (HouseKind.BOX, HouseKind.REGION, HouseKind.WINDOW)


class Tables:
    """The tables of a geometry; get them from `tables_of`, which builds them once.

    A set of cells is an integer whose bit c stands for cell c. In a set of candidates the bit
    `area * (digit - 1) + cell` stands for a digit in a cell.
    """

    __slots__ = (
        "all_cells",
        "area",
        "blocks",
        "blocks_first",
        "columns",
        "digits_of_cell",
        "geometry",
        "houses",
        "houses_of",
        "lines",
        "overlap",
        "peers",
        "regions",
        "rows",
        "size",
        "straight",
    )

    def __init__(self, geometry: Geometry) -> None:
        size, every = geometry.size, range(len(geometry.houses))
        self.geometry: Final = geometry
        self.size: Final = size
        self.area: Final = size * size
        self.all_cells: Final = (1 << size * size) - 1
        self.houses: Final = tuple(
            sum(1 << cell for cell in house.cells) for house in geometry.houses
        )
        """The cells of each house."""
        self.peers: Final = tuple(sum(1 << peer for peer in peers) for peers in geometry.peers)
        """The peers of each cell, by houses and by pairs."""
        self.houses_of: Final = geometry.houses_of
        """The indices of the houses of each cell: row, column, region, further ones."""
        self.overlap: Final = max(map(len, geometry.houses_of))
        """In how many houses a cell lies at most."""
        self.rows: Final = every[:size]
        self.columns: Final = every[size : 2 * size]
        self.lines: Final = every[: 2 * size]
        """Rows and columns."""
        self.regions: Final = every[2 * size : 3 * size]
        """Boxes, or the regions of a jigsaw."""
        self.blocks: Final = tuple(i for i in every if geometry.houses[i].kind in _BLOCKS)
        """Regions and windows: houses that meet a line in several cells."""
        self.straight: Final = tuple(i for i in every if i not in self.blocks)
        """Rows, columns and diagonals."""
        self.blocks_first: Final = (*every[2 * size :], *every[: 2 * size])
        """All houses, the lines last: players look at boxes first."""
        self.digits_of_cell: Final = sum(1 << size * size * digit for digit in range(size))
        """All candidates of cell 0; shifted by a cell, those of that cell."""

    def candidates(self, mask: int) -> tuple[Candidate, ...]:
        """Return a set of candidates as plain values, by cell and then by digit."""
        area = self.area
        return tuple(
            sorted(Candidate(Cell(node % area), Digit(node // area + 1)) for node in bits(mask))
        )

    def cells_with(self, candidates: int) -> int:
        """Return the cells of a set of candidates, whatever the digit."""
        cells, area, all_cells = 0, self.area, self.all_cells
        while candidates:
            cells |= candidates & all_cells
            candidates >>= area
        return cells


@cache
def tables_of(geometry: Geometry) -> Tables:
    """Return the tables of a geometry."""
    return Tables(geometry)


def bits(cells: int) -> list[int]:
    """Return the positions of the set bits in ascending order."""
    found = []
    while cells:
        low = cells & -cells
        found.append(low.bit_length() - 1)
        cells ^= low
    return found
