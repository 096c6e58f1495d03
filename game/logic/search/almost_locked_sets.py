"""Almost locked sets: n cells of one house with n + 1 candidates.

When one digit of such a set is not in it, the others are a locked set. A digit is a restricted
common of two sets when all its places in one see all its places in the other, so that it can be
in one of them only. (Sudopedia, "Almost Locked Set".)
"""

from typing import Final, NamedTuple

from ...core.digits import Mask
from ..board import Board
from ..remembered import remembered
from ..sets import CellSet, DigitIndex, DigitSet, HouseIndex, bits, cells_of, union
from ..step import AlmostLockedSet
from ..tables import Tables
from .places import HouseMasks, house_masks

_MOST_OPEN: Final = 12
"""A house with more open cells, as large boards have, would take thousands of sets by itself."""
_HOUSES_KEPT: Final = 128
"""Fewer than other searches remember: a house may have dozens of sets."""


class Als(NamedTuple):
    """An almost locked set: cells, digits, and for each digit its cells and what they all see."""

    cells: CellSet
    digits: DigitSet
    places: dict[DigitIndex, CellSet]
    """For each digit its cells in the set."""
    seen: dict[DigitIndex, CellSet]
    """For each digit the candidates outside the set, as cells, that see all its places."""

    @property
    def plain(self) -> AlmostLockedSet:
        """The set as a plain value for a step."""
        return AlmostLockedSet(cells_of(self.cells), Mask(self.digits))


@remembered(2048)
def seen_by_all(tables: Tables, cells: CellSet) -> CellSet:
    """Return the cells that see all of the given cells."""
    seen, peers = -1, tables.peers
    while cells:
        low = cells & -cells
        seen &= peers[low.bit_length() - 1]
        cells ^= low
    return seen


class _House(NamedTuple):
    """The almost locked sets of a house, and for some sets of its cells the cells that see them."""

    sets: list[tuple[CellSet, DigitSet, dict[DigitIndex, CellSet]]]
    """Cells, digits, and for each digit its cells."""
    seen: dict[CellSet, CellSet]


def almost_locked_sets(board: Board) -> list[Als]:
    """Return all almost locked sets of a position.

    By row, column and box; in each by the first cell, then by the second and so on.
    """
    planes = board.planes
    found: dict[int, Als] = {}
    for house, masks in enumerate(board.cached(house_masks)):
        sets, seen_by = _of_house(board.tables, house, masks)
        for cells, digits, places in sets:
            if cells not in found:
                # No cell sees itself: the set's own places are not among those that see them.
                seen = {digit: seen_by[place] & planes[digit] for digit, place in places.items()}
                found[cells] = Als(cells, digits, places, seen)
    return list(found.values())


def spread_sets(board: Board) -> list[Als]:
    """Return the almost locked sets of a house together with one cell outside it.

    The cell brings one digit, and sees all places in the house of the other digits that it has. So
    no digit is in such a set twice, and everything that holds for almost locked sets holds for it.
    """
    planes, peers = board.planes, board.tables.peers
    sets = board.cached(almost_locked_sets)
    known = {als.cells for als in sets}
    found = []
    for als in sets:
        for cell in bits(union(als.seen.values()) & ~als.cells):
            mask = board.masks[cell]
            brought = mask & ~als.digits
            cells = als.cells | 1 << cell
            if brought.bit_count() != 1 or cells in known:
                continue
            shared = list(bits(mask ^ brought))
            if not all(als.seen[digit] >> cell & 1 for digit in shared):
                continue
            known.add(cells)
            places = dict(als.places)
            seen = dict(als.seen)
            for digit in shared:
                places[digit] |= 1 << cell
                seen[digit] &= peers[cell]
            (digit,) = bits(brought)
            places[digit] = 1 << cell
            seen[digit] = peers[cell] & planes[digit]
            found.append(Als(cells, als.digits | brought, places, seen))
    return found


@remembered(_HOUSES_KEPT)
def _of_house(tables: Tables, house: HouseIndex, masks: HouseMasks) -> _House:
    """Return the almost locked sets of a house with these candidates."""
    cells = tables.geometry.houses[house].cells
    members = sorted((cell, mask) for cell, mask in zip(cells, masks, strict=True) if mask)
    if not 1 < len(members) <= _MOST_OPEN:
        return _House([], {})
    # All subsets grow together, from the last cell: each doubles the list.
    subsets: list[tuple[int, int, int]] = []
    for cell, mask in reversed(members):
        low = 1 << cell
        grown = [(group | low, digits | mask, size + 1) for group, digits, size in subsets]
        subsets = [(low, mask, 1), *grown, *subsets]
    planes: dict[int, int] = {}
    for cell, mask in members:
        for digit in bits(mask):
            planes[digit] = planes.get(digit, 0) | 1 << cell
    seen_by: dict[int, int] = {}
    result = []
    for group, digits, size in subsets:
        if digits.bit_count() != size + 1:
            continue
        places = {digit: group & planes[digit] for digit in bits(digits)}
        for place in places.values():
            if place not in seen_by:
                seen_by[place] = seen_by_all(tables, place)
        result.append((group, digits, places))
    return _House(result, seen_by)
