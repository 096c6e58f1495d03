"""Ratings 4.0 to 4.3, 5.4 and 5.7: two or three strong links of one digit, weakly joined.

A strong link is a house that leaves a digit two places; a grouped one leaves it two groups of
cells, each inside the crossing of a box and a line. When an end of one link sees an end of the
other, one of the two far ends is true. Parallel lines make a skyscraper, a row and a column a
two-string kite, a box a turbot crane; a group anywhere makes the pattern a grouped one, of which
the empty rectangle is the best known.
"""

from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from game.logic.rating.explainer.position import (
    ALL_CELLS,
    BAN,
    HOUSE,
    HOUSE_CELLS,
    PEERS,
    PLACES,
    Position,
)
from game.logic.sets import bits

_BOXES: Final = HOUSE[18:]


class StrongLink(NamedTuple):
    """A house that leaves a digit two ends, each with the cells that see all of it."""

    house: int
    first: int
    second: int
    sees_first: int
    sees_second: int
    grouped: bool


@lru_cache(maxsize=4096)
def seen_by_all(cells: int) -> int:
    """Return the cells that see every cell of a set."""
    seen = ALL_CELLS
    while cells:
        low = cells & -cells
        seen &= PEERS[low.bit_length() - 1]
        cells ^= low
    return seen


def strong_links(position: Position) -> list[list[StrongLink]]:
    """Return the strong links between single cells by digit and house; ask through
    `Position.cached`."""
    fields = position.fields
    found: list[list[StrongLink]] = [[] for _ in range(9)]
    for house, cells in enumerate(HOUSE_CELLS):
        start = PLACES + 9 * house
        for digit in range(9):
            places = fields[start + digit]
            if places.bit_count() == 2:
                first = cells[(places & -places).bit_length() - 1]
                second = cells[places.bit_length() - 1]
                found[digit].append(
                    StrongLink(house, 1 << first, 1 << second, PEERS[first], PEERS[second], False)
                )
    return found


def grouped_links(position: Position, digit: int) -> list[StrongLink]:
    """Return the strong links of a digit that need a group: lines in two boxes, boxes in two lines.

    In a box the two lines may cross in a cell of the digit, which then belongs to both groups.
    """
    plane = position.planes[digit]
    links = []
    for house in range(18):
        places = plane & HOUSE[house]
        if places.bit_count() > 2:
            parts = [part for box in _BOXES if (part := places & box)]
            if len(parts) == 2:
                links.append(_grouped(house, parts[0], parts[1]))
    for box in range(9):
        places = plane & _BOXES[box]
        if places.bit_count() > 2:
            band, stack = 3 * (box // 3), 9 + 3 * (box % 3)
            lines = [places & HOUSE[i] for i in (*range(band, band + 3),)]
            lines += [places & HOUSE[i] for i in (*range(stack, stack + 3),)]
            for one, other in combinations(lines, 2):
                if one and other and one | other == places and one != places != other:
                    links.append(_grouped(18 + box, one, other))
    return links


def _grouped(house: int, first: int, second: int) -> StrongLink:
    return StrongLink(house, first, second, seen_by_all(first), seen_by_all(second), True)


def two_links(position: Position, *, kind: int) -> int | None:
    """Remove what both far ends of two joined strong links see.

    `kind` is 0 for two parallel lines, 1 for a row and a column, 2 for a box, 3 with groups.
    """
    found = position.board
    for digit in range(9):
        plane = position.planes[digit]
        if plane.bit_count() < 5:
            continue
        links = position.cached(strong_links)[digit]
        if kind == 3:
            links = links + grouped_links(position, digit)
        for one, other in combinations(links, 2):
            if kind == 3:
                if not (one.grouped or other.grouped):
                    continue
            elif _kind(one.house, other.house) != kind:
                continue
            removed = _removed(one, other) & plane
            for cell in bits(removed):
                found &= BAN[cell][digit + 1]
    return None if found == position.board else found


def _kind(one: int, other: int) -> int:
    if other >= 18 or one >= 18:
        return 2
    return int(one // 9 != other // 9)


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


def three_links(position: Position, *, grouped: bool) -> int | None:
    """Remove what both far ends of a chain of three strong links of one digit see."""
    found = position.board
    for digit in range(9):
        plane = position.planes[digit]
        links = position.cached(strong_links)[digit]
        if grouped:
            links = links + grouped_links(position, digit)
        turned = links + [
            StrongLink(
                link.house, link.second, link.first, link.sees_second, link.sees_first, link.grouped
            )
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
                        removed |= link.sees_first & after.sees_second & plane
        for cell in bits(removed):
            found &= BAN[cell][digit + 1]
    return None if found == position.board else found
