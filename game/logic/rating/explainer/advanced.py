"""What follows under an assumption beyond singles: locked candidates, pairs, X-Wings.

A find counts if it rests on something that the assumption removed; these removals are the parents
of its conclusions. All finds of the first kind that has any are taken.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from ...remembered import remembered
from ...search.places import PLANES_KEPT
from ...sets import CellSet, DigitSet, bits
from .cycles import BY_CELL, BY_DIGIT
from .nets import Conclusion, Net, Parents
from .position import AREA, HOUSE, HOUSE_CELLS

_ROWS, _COLUMNS, _BOXES = range(9), range(9, 18), range(18, 27)
_BOX_LINES: Final = tuple(
    (house, line)
    for lines in (_COLUMNS, _ROWS)
    for house in _BOXES
    for line in lines
    if HOUSE[house] & HOUSE[line]
)
_CROSSINGS: Final = (
    *_BOX_LINES,
    *((line, house) for lines in (_COLUMNS, _ROWS) for line in lines for house in _BOXES),
)
"""Pairs of houses: where the digit's places in the first lie in the second, pointing first."""
_MEETING: Final = tuple(
    (HOUSE[one], HOUSE[one] & ~HOUSE[other], HOUSE[other] & ~HOUSE[one])
    for one, other in _CROSSINGS
    if HOUSE[one] & HOUSE[other]
)
_HOUSES: Final = (*_BOXES, *_COLUMNS, *_ROWS)
_ORDER: Final = {house: place for place, house in enumerate(_HOUSES)}


def conclusions(net: Net) -> list[Conclusion]:
    """Return what follows beyond singles from a net in which nothing else follows."""
    for search in (_locked, _hidden_pairs, _naked_pairs, _x_wings):
        found = list(search(net))
        if found:
            return found
    return []


def _locked(net: Net) -> Iterator[Conclusion]:
    for digit, (plane, before) in enumerate(zip(net.planes, net.ground.planes, strict=True)):
        if plane != before:
            for gone, lost in _locked_places(plane, before):
                yield Conclusion(gone << AREA * digit, _numbers(digit, lost))


@remembered(2 * PLANES_KEPT)
def _locked_places(plane: CellSet, before: CellSet) -> tuple[tuple[CellSet, CellSet], ...]:
    """Return what locked places of a digit eliminate, and the removed places they rest on."""
    found = []
    lost = before & ~plane
    for house, outside, beside in _MEETING:
        # What lies outside the crossing must have gone, within the assumption.
        if lost & outside and not plane & outside:
            places = plane & house
            gone = plane & beside
            if gone and places & (places - 1):
                found.append((gone, lost & outside))
    return tuple(found)


def _numbers(digit: int, cells: CellSet) -> Parents:
    return tuple([BY_DIGIT[digit][cell] for cell in bits(cells)])


@remembered(2 * PLANES_KEPT)
def _twos(plane: CellSet) -> tuple[tuple[int, CellSet], ...]:
    """Return the houses with two places for a digit, and these places."""
    found = [(house, plane & HOUSE[house]) for house in range(27)]
    return tuple([(house, places) for house, places in found if places.bit_count() == 2])


def _hidden_pairs(net: Net) -> Iterator[Conclusion]:
    planes, before = net.planes, net.ground.planes
    opened = net.open_cells()
    by_places: dict[tuple[int, CellSet], list[int]] = {}
    for digit, plane in enumerate(planes):
        for two in _twos(plane):
            by_places.setdefault(two, []).append(digit)
    shared = [(two, digits) for two, digits in by_places.items() if len(digits) > 1]
    shared.sort(key=lambda pair: _ORDER[pair[0][0]])
    for (house, places), digits in shared:
        cells = HOUSE[house]
        if (opened & cells).bit_count() <= 4:
            continue
        for pair in combinations(digits, 2):
            gone = 0
            for digit, plane in enumerate(planes):
                if digit not in pair:
                    gone |= (plane & places) << AREA * digit
            if gone:
                parents: Parents = ()
                for digit in pair:
                    parents += _numbers(digit, before[digit] & cells & ~places)
                if parents:
                    yield Conclusion(gone, parents)


def _naked_pairs(net: Net) -> Iterator[Conclusion]:
    masks, before, planes = net.masks, net.ground.masks, net.planes
    by_mask: dict[DigitSet, list[int]] = {}
    for cell, mask in enumerate(masks):
        if mask.bit_count() == 2:
            by_mask.setdefault(mask, []).append(cell)
    equal = {cell for cells in by_mask.values() if len(cells) > 1 for cell in cells}
    if not equal:
        return
    opened = net.open_cells()
    for house in _HOUSES:
        members = [cell for cell in HOUSE_CELLS[house] if cell in equal]
        if len(members) < 2 or (opened & HOUSE[house]).bit_count() < 4:
            continue
        for one, other in combinations(members, 2):
            if masks[one] != masks[other]:
                continue
            gone, rest = 0, HOUSE[house] & ~(1 << one | 1 << other)
            for digit in bits(masks[one]):
                gone |= (planes[digit] & rest) << AREA * digit
            if gone:
                parents = [
                    BY_CELL[cell][digit]
                    for cell in (one, other)
                    for digit in bits(before[cell] & ~masks[cell])
                ]
                if parents:
                    yield Conclusion(gone, tuple(parents))


def _x_wings(net: Net) -> Iterator[Conclusion]:
    changed = [
        (digit, plane, before)
        for digit, (plane, before) in enumerate(zip(net.planes, net.ground.planes, strict=True))
        if plane != before
    ]
    for by_columns in (True, False):
        for digit, plane, before in changed:
            for gone, lost in _x_wings_of(plane, before, by_columns):
                yield Conclusion(gone << AREA * digit, _numbers(digit, lost))


@remembered(4 * PLANES_KEPT)
def _x_wings_of(
    plane: CellSet, before: CellSet, by_columns: bool
) -> tuple[tuple[CellSet, CellSet], ...]:
    """Return what X-Wings of a digit eliminate, and the removed places they rest on."""
    lines, covers = (_COLUMNS, _ROWS) if by_columns else (_ROWS, _COLUMNS)
    seen: list[tuple[int, int, CellSet]] = []
    for line in lines:
        places = plane & HOUSE[line]
        if places.bit_count() == 2:
            cover = 0
            for index, house in enumerate(covers):
                if places & HOUSE[house]:
                    cover |= 1 << index
            seen.append((cover, line, places))
    found = []
    for (one, first, some), (two, second, others) in combinations(seen, 2):
        if one == two:
            covered = 0
            for index in bits(one):
                covered |= HOUSE[covers[index]]
            gone = plane & covered & ~(some | others)
            lost = before & (HOUSE[first] | HOUSE[second]) & ~plane & ~covered
            if gone and lost:
                found.append((gone, lost))
    return tuple(found)
