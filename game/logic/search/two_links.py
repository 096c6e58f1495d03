"""Two strong links of a digit, with one end of each seeing the other.

One of the two far ends is true, so that what sees both is false: skyscraper, two-string kite and
turbot fish, by the houses that the links are in. (Sudopedia, "Turbot Fish".)
"""

from collections.abc import Iterable
from enum import Enum
from itertools import combinations, product
from typing import Final, NamedTuple

from ...core.digits import Cell, Digit
from ..board import marks
from ..remembered import remembered
from ..sets import CellIndex, CellSet, HouseIndex, PlainDigit
from ..step import Candidate, Link, Role, Step
from ..tables import Tables
from .places import PLANES_KEPT, links_of


class Pairing(Enum):
    """The kinds of houses of two strong links."""

    ROWS = "rows"
    COLUMNS = "columns"
    CROSSED = "crossed"
    """A row and a column."""
    BLOCK = "block"
    """A house that is not a line, and any other."""


class TwoLinks(NamedTuple):
    """Two strong links whose near ends see each other."""

    far: CellIndex
    near: CellIndex
    near_too: CellIndex
    far_too: CellIndex
    houses: tuple[HouseIndex, HouseIndex]
    eliminated: CellSet
    """What sees both far ends; the near ends may be among it."""

    @property
    def cells(self) -> tuple[CellIndex, CellIndex, CellIndex, CellIndex]:
        """The four cells from one end to the other."""
        return self[:4]

    @property
    def outside(self) -> CellSet:
        """The cells that see both far ends, without the near ends."""
        return self.eliminated & ~(1 << self.near | 1 << self.near_too)


_Link = tuple[int, int, int]
_KEPT: Final = len(Pairing) * PLANES_KEPT


@remembered(_KEPT)
def joined_links(tables: Tables, plane: CellSet, pairing: Pairing) -> tuple[TwoLinks, ...]:
    """Return the pairs of strong links that eliminate something, for houses of a pairing."""
    links = links_of(tables, plane)
    if len(links) < 2:
        return ()
    pairs: Iterable[tuple[_Link, _Link]]
    if pairing is Pairing.BLOCK:
        blocks = [link for link in links if link[2] not in tables.lines]
        pairs = ((other, one) for one, other in product(blocks, links) if one[2] != other[2])
        return _without_reversed(_joined(tables, plane, pairs))
    rows = [link for link in links if link[2] in tables.rows]
    columns = [link for link in links if link[2] in tables.columns]
    if pairing is Pairing.CROSSED:
        pairs = product(rows, columns)
    else:
        pairs = combinations(rows if pairing is Pairing.ROWS else columns, 2)
    return tuple(_joined(tables, plane, pairs))


def _joined(tables: Tables, plane: CellSet, pairs: Iterable[tuple[_Link, _Link]]) -> list[TwoLinks]:
    peers = tables.peers
    found = []
    for (a, b, house), (c, d, house_too) in pairs:
        ends = 1 << c | 1 << d
        if ends & (1 << a | 1 << b):
            continue
        for far, near in ((a, b), (b, a)):
            seen = peers[near]
            if not seen & ends:
                continue
            for near_too, far_too in ((c, d), (d, c)):
                if seen >> near_too & 1 and (hit := peers[far] & peers[far_too] & plane):
                    found.append(TwoLinks(far, near, near_too, far_too, (house, house_too), hit))
    return found


def _without_reversed(found: list[TwoLinks]) -> tuple[TwoLinks, ...]:
    """Drop pairs that are listed already in reverse, or for another house."""
    kept: dict[tuple[int, ...], TwoLinks] = {}
    for one in found:
        cells = one.cells
        if cells[::-1] not in kept:
            kept.setdefault(cells, one)
    return tuple(kept.values())


def two_link_step(technique: str, digit: PlainDigit, found: TwoLinks, eliminated: CellSet) -> Step:
    """Return the step of two joined links, with its eliminations."""
    cells, houses = found.cells, found.houses
    nodes = [(Candidate(Cell(cell), Digit(digit)),) for cell in cells]
    pattern = tuple(sorted(candidate for node in nodes for candidate in node))
    return Step(
        technique=technique,
        eliminations=marks(eliminated, digit),
        roles=((Role.PATTERN, pattern),),
        chains=(
            (
                Link(nodes[0], nodes[1], True),
                Link(nodes[1], nodes[2], False),
                Link(nodes[2], nodes[3], True),
            ),
        ),
        houses=houses,
        arguments=(
            ("digit", digit),
            ("first_house", houses[0]),
            ("second_house", houses[1]),
            ("end_cells", (cells[0], cells[3])),
            ("joined_cells", (cells[1], cells[2])),
        ),
    )
