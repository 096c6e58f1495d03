"""What follows within an assumption beyond singles: locked candidates, pairs, X-Wings.

A find counts when it rests on something that the assumption removed; that is what its conclusions
have for parents. All finds of the first kind that has any are taken.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from game.logic.rating.classic.nets import Conclusion, Net, Parents
from game.logic.rating.explainer.position import AREA, HOUSE, HOUSE_CELLS
from game.logic.sets import CellSet, bits

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


def conclusions(net: Net) -> list[Conclusion]:
    """Return what follows beyond singles from a net that has come to rest."""
    for search in (_locked, _hidden_pairs, _naked_pairs, _x_wings):
        found = list(search(net))
        if found:
            return found
    return []


def _locked(net: Net) -> Iterator[Conclusion]:
    for digit, (plane, before) in enumerate(zip(net.planes, net.from_planes, strict=True)):
        lost = before & ~plane
        if not lost:
            continue
        for house, outside, beside in _MEETING:
            # What lies outside the crossing must have gone, within the assumption.
            if lost & outside and not plane & outside:
                places = plane & house
                gone = plane & beside
                if gone and places & (places - 1):
                    yield Conclusion(gone << AREA * digit, _numbers(digit, lost & outside))


def _numbers(digit: int, cells: CellSet) -> Parents:
    return tuple([AREA * digit + cell for cell in bits(cells)])


def _hidden_pairs(net: Net) -> Iterator[Conclusion]:
    planes, before = net.planes, net.from_planes
    for house in _HOUSES:
        cells = HOUSE[house]
        if net.open_cells(house) <= 4:
            continue
        by_places: dict[CellSet, list[int]] = {}
        for digit, plane in enumerate(planes):
            places = plane & cells
            if places.bit_count() == 2:
                by_places.setdefault(places, []).append(digit)
        for places, digits in by_places.items():
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
    masks, before, planes = net.masks, net.from_masks, net.planes
    two = [cell for cell, mask in enumerate(masks) if mask.bit_count() == 2]
    if len(two) < 2:
        return
    equal = set(two)
    for house in _HOUSES:
        if net.open_cells(house) < 4:
            continue
        members = [cell for cell in HOUSE_CELLS[house] if cell in equal]
        for one, other in combinations(members, 2):
            if masks[one] != masks[other]:
                continue
            gone, rest = 0, HOUSE[house] & ~(1 << one | 1 << other)
            for digit in bits(masks[one]):
                gone |= (planes[digit] & rest) << AREA * digit
            if gone:
                parents = [
                    AREA * digit + cell
                    for cell in (one, other)
                    for digit in bits(before[cell] & ~masks[cell])
                ]
                if parents:
                    yield Conclusion(gone, tuple(parents))


def _x_wings(net: Net) -> Iterator[Conclusion]:
    for lines, covers in ((_COLUMNS, _ROWS), (_ROWS, _COLUMNS)):
        for digit, (plane, before) in enumerate(zip(net.planes, net.from_planes, strict=True)):
            if plane == before:
                continue
            seen: list[tuple[int, int, CellSet]] = []
            for line in lines:
                places = plane & HOUSE[line]
                if places.bit_count() == 2:
                    cover = 0
                    for index, house in enumerate(covers):
                        if places & HOUSE[house]:
                            cover |= 1 << index
                    seen.append((cover, line, places))
            for (one, first, some), (two, second, others) in combinations(seen, 2):
                if one == two:
                    covered = 0
                    for index in bits(one):
                        covered |= HOUSE[covers[index]]
                    gone = plane & covered & ~(some | others)
                    if gone:
                        base = HOUSE[first] | HOUSE[second]
                        parents = _numbers(digit, before & base & ~plane & ~covered)
                        if parents:
                            yield Conclusion(gone << AREA * digit, parents)
