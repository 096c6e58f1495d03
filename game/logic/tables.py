"""The houses and peers of a geometry as sets, for finders to look up."""

from functools import cache
from typing import Final

from ..core.digits import Digit
from ..core.geometry import Geometry, HouseKind
from .sets import CandidateNumber, CandidateSet, CellIndex, CellSet, PlainDigit, bits
from .step import Candidate

_BLOCKS: Final = (HouseKind.BOX, HouseKind.REGION, HouseKind.WINDOW)


class Tables:
    """The tables of a geometry; get them from `tables_of`, which caches them."""

    __slots__ = (
        "all_cells",
        "area",
        "blocks",
        "blocks_first",
        "candidate",
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
        self.candidate: Final = tuple(
            Candidate(cell, Digit(digit)) for digit in range(1, size + 1) for cell in geometry.cells
        )
        """By number, as a plain value: these sort by cell and then by digit, in reading order."""

    def number(self, cell: CellIndex, digit: PlainDigit) -> CandidateNumber:
        """Return the number of a candidate, given its cell and its digit."""
        return self.area * (digit - 1) + cell

    def candidates(self, members: CandidateSet) -> tuple[Candidate, ...]:
        """Return a set of candidates as values, in reading order."""
        named = self.candidate
        return tuple(sorted([named[number] for number in bits(members)]))

    def first(self, members: CandidateSet) -> CandidateNumber:
        """Return the number of the first candidate of a set in reading order."""
        if not members & (members - 1):
            return members.bit_length() - 1
        return min(bits(members), key=self.candidate.__getitem__)

    def cells_with(self, candidates: CandidateSet) -> CellSet:
        """Return the cells of a set of candidates, whatever their digits."""
        cells, area, all_cells = 0, self.area, self.all_cells
        while candidates:
            cells |= candidates & all_cells
            candidates >>= area
        return cells


@cache
def tables_of(geometry: Geometry) -> Tables:
    """Return the tables of a geometry."""
    return Tables(geometry)


@cache
def same_digit(tables: Tables) -> tuple[CandidateSet, ...]:
    """Return for each candidate those of the same digit that it sees."""
    return tuple(
        peers << tables.area * digit for digit in range(tables.size) for peers in tables.peers
    )


@cache
def sees(tables: Tables) -> tuple[CandidateSet, ...]:
    """Return for each candidate all those that are false if it is true."""
    return tuple(
        seen | tables.digits_of_cell << number % tables.area & ~(1 << number)
        for number, seen in enumerate(same_digit(tables))
    )
