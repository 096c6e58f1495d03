"""Ratings 4.3, 5.4 and 5.7: two strong links of one digit of which one is grouped, or three links.

A strong link is a house that leaves a digit two places; a grouped one leaves it two groups of
cells, each inside the crossing of a box and a line. When an end of one link sees an end of the
other, one of the two far ends is true. A group anywhere makes the pattern a grouped one, of which
the empty rectangle is the best known.
"""

from itertools import combinations
from typing import Final, NamedTuple

from ...remembered import remembered
from ...search.almost_locked_sets import seen_by_all
from ...search.places import PLANES_KEPT, links_of
from ...search.placing import SETS
from ...sets import CandidateSet, CellSet
from .position import AREA, HOUSE, PEERS, Position

_BOXES: Final = HOUSE[18:]


class StrongLink(NamedTuple):
    """A house that leaves a digit two ends, each with the cells that see all of it."""

    first: CellSet
    second: CellSet
    sees_first: CellSet
    sees_second: CellSet
    grouped: bool


def _single_links(plane: CellSet) -> list[StrongLink]:
    """Return the strong links of a digit between single cells."""
    return [
        StrongLink(1 << one, 1 << other, PEERS[one], PEERS[other], False)
        for one, other, _ in links_of(SETS, plane)
    ]


@remembered(PLANES_KEPT)
def _grouped_links(plane: CellSet) -> tuple[StrongLink, ...]:
    """Return the strong links of a digit that need a group: lines in two boxes, boxes in two lines.

    In a box the two lines may cross in a cell of the digit, which then belongs to both groups.
    """
    links = []
    for house in HOUSE[:18]:
        places = plane & house
        if places.bit_count() > 2:
            parts = [part for box in _BOXES if (part := places & box)]
            if len(parts) == 2:
                links.append(_grouped(parts[0], parts[1]))
    for box in range(9):
        places = plane & _BOXES[box]
        if places.bit_count() > 2:
            band, stack = 3 * (box // 3), 9 + 3 * (box % 3)
            lines = [places & HOUSE[i] for i in (*range(band, band + 3),)]
            lines += [places & HOUSE[i] for i in (*range(stack, stack + 3),)]
            for one, other in combinations(lines, 2):
                if one and other and one | other == places and one != places != other:
                    links.append(_grouped(one, other))
    return tuple(links)


def _grouped(first: CellSet, second: CellSet) -> StrongLink:
    return StrongLink(first, second, seen_by_all(SETS, first), seen_by_all(SETS, second), True)


def grouped_links(position: Position) -> CandidateSet:
    """Return what both far ends of two joined strong links see, one of them grouped."""
    gone = 0
    for digit, plane in enumerate(position.board().planes):
        if plane.bit_count() >= 5:
            gone |= _two_links(plane) << AREA * digit
    return gone


@remembered(PLANES_KEPT)
def _two_links(plane: CellSet) -> CellSet:
    removed = 0
    grouped = _grouped_links(plane)
    for one, other in combinations([*_single_links(plane), *grouped], 2):
        if one.grouped or other.grouped:
            removed |= _removed(one, other)
    return removed & plane


def _removed(one: StrongLink, other: StrongLink) -> int:
    """Return the cells that see both far ends, over all ways in which the near ends meet."""
    if (one.first | one.second) & (other.first | other.second):
        return 0
    removed = 0
    if other.first & ~one.sees_first == 0:
        removed |= one.sees_second & other.sees_second
    if other.second & ~one.sees_first == 0:
        removed |= one.sees_second & other.sees_first
    if other.first & ~one.sees_second == 0:
        removed |= one.sees_first & other.sees_second
    if other.second & ~one.sees_second == 0:
        removed |= one.sees_first & other.sees_first
    return removed


def three_links(position: Position, *, grouped: bool) -> CandidateSet:
    """Return what both far ends of a chain of three strong links of one digit see."""
    gone = 0
    for digit, plane in enumerate(position.board().planes):
        gone |= _three_links(plane, grouped=grouped) << AREA * digit
    return gone


@remembered(2 * PLANES_KEPT)
def _three_links(plane: CellSet, *, grouped: bool) -> CellSet:
    links = _single_links(plane)
    if grouped:
        links += _grouped_links(plane)
    turned = links + [
        StrongLink(link.second, link.first, link.sees_second, link.sees_first, link.grouped)
        for link in links
    ]
    removed = 0
    for middle in turned:
        ends = middle.first | middle.second
        before = [
            link
            for link in turned
            if not middle.first & ~link.sees_second and not (link.first | link.second) & ends
        ]
        if not before:
            continue
        for after in turned:
            last = after.first | after.second
            if after.first & ~middle.sees_second or last & ends:
                continue
            for link in before:
                if not (link.first | link.second) & last:
                    removed |= link.sees_first & after.sees_second
    return removed & plane
