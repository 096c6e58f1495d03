"""Naked and hidden subsets, and locked subsets, which are in two houses at once.

(Sudopedia, "Naked Subset", "Hidden Subset", "Locked Pair", "Locked Triple".)
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import Final, NamedTuple

from ...core.digits import digits_of
from ..board import Board, marks
from ..remembered import remembered
from ..sets import CellSet, DigitSet, HouseIndex, bits
from ..step import Candidate, Role, Step
from ..tables import Tables
from .places import (
    HOUSES_KEPT,
    HousePlaces,
    cells_by_count,
    house_masks,
    house_places,
    strong_links,
)


class _Naked(NamedTuple):
    """Cells of a house with as many digits, and the eliminations in the houses they share."""

    house: HouseIndex
    digits: DigitSet
    cells: CellSet
    outside: CellSet


def find_naked(board: Board, technique: str, size: int) -> Iterator[Step]:
    """Yield the naked subsets of a size, house by house, except locked ones."""
    planes, tables = board.planes, board.tables
    houses = tables.houses
    for house, digits, hit in naked_groups(board, size):
        union = 0
        for digit in digits_of(digits):
            union |= planes[digit - 1]
        outside = union & houses[house] & ~hit
        # Locked, or found by the other house.
        if outside and (
            size > 3 or not union & _other_houses(tables, hit, house) & ~(hit | houses[house])
        ):
            yield _naked_step(board, technique, _Naked(house, digits, hit, outside), (house,))


def find_locked(board: Board, technique: str, size: int) -> Iterator[Step]:
    """Yield the naked pairs or triples that eliminate from both a box and a line."""
    few = board.cached(cells_by_count)[size]
    houses = board.tables.houses
    found = []
    able = [
        (box, line, cells)
        for box, line, segment in _segments(board.tables)
        if (cells := few & segment).bit_count() >= size
    ]
    for box, line, cells in able:
        for hit in _choices(cells, size):
            digits = 0
            for cell in bits(hit):
                digits |= board.masks[cell]
            if digits.bit_count() != size:
                continue
            union = 0
            for digit in digits_of(digits):
                union |= board.planes[digit - 1]
            in_box = union & houses[box] & ~hit
            in_line = union & houses[line] & ~houses[box]
            if in_box and in_line:
                found.append((_Naked(box, digits, hit, in_box | in_line), line))
    for one, line in sorted(found, key=lambda each: (each[0].house, bits(each[0].cells))):
        yield _naked_step(board, technique, one, (one.house, line))


def _choices(cells: CellSet, size: int) -> Iterator[CellSet]:
    """Yield the subsets of `size` cells."""
    if cells.bit_count() == size:
        yield cells
    else:
        for chosen in combinations(bits(cells), size):
            yield sum([1 << cell for cell in chosen])


@cache
def _segments(tables: Tables) -> tuple[tuple[HouseIndex, HouseIndex, CellSet], ...]:
    """Return each block and each line or later block that share cells, with these cells."""
    houses = tables.houses
    return tuple(
        (block, other, segment)
        for block in tables.blocks
        for other in (*tables.straight, *tables.blocks)
        if (other in tables.straight or other > block)
        and (segment := houses[block] & houses[other]).bit_count() > 1
    )


def naked_groups(board: Board, size: int) -> Iterator[tuple[HouseIndex, DigitSet, CellSet]]:
    """Yield each house with cells that together hold as many digits: house, digits, cells.

    A quad that is also a hidden subset is left out.
    """
    if size == 2:
        lines, every = 2 * board.tables.size, len(board.tables.houses)
        pairs = _pairs(board, board.cached(cells_by_count)[2])
        yield from sorted(pairs, key=lambda pair: ((pair[0] - lines) % every, bits(pair[2])))
        return
    masks = board.cached(house_masks)
    for house in board.tables.blocks_first:
        found = _kept_subsets_in(masks[house], size)
        if found and not (size == 4 and _shown_as_hidden(board.cached(house_places)[house])):
            for digits, places in found:
                yield house, digits, _cells_at(board.tables, house, places)


def subsets_in(sets: tuple[int, ...], size: int) -> tuple[tuple[int, int], ...]:
    """Return `size` sets that together have `size` members, some of which occur in others.

    The result has these members, and the indices of the sets. The sets are the candidates of a
    house's cells for naked subsets, and the places of its digits for hidden ones; pairs are found
    faster elsewhere.
    """
    fits = _fitting(len(sets), size)
    few = [(each, 1 << at) for at, each in enumerate(sets) if fits[each]]
    if len(few) < size:
        return ()
    return tuple(
        [
            (held, places)
            for held, places in groups_within(few, size, size)
            if held.bit_count() == size
            and any(each & held and not places >> at & 1 for at, each in enumerate(sets))
        ]
    )


_kept_subsets_in: Final = remembered(3 * HOUSES_KEPT)(subsets_in)
"""For those who come by again and again: a step changes few houses."""


@cache
def _fitting(width: int, size: int) -> bytes:
    """Return for each set of `width` members whether it may be part of a subset."""
    return bytes([2 <= each.bit_count() <= size for each in range(1 << width)])


def groups_within(listed: Sequence[tuple[int, int]], size: int, most: int) -> list[tuple[int, int]]:
    """Return the unions of `size` tagged sets that have at most `most` members, with the tags.

    The order is that of `combinations`, and tags are united as well. Naked and hidden subsets, fish
    and almost locked sets are all found with it.
    """
    if size == 1:
        return [one for one in listed if one[0].bit_count() <= most]
    if size == 2:
        return [
            (together, first | second)
            for (one, first), (two, second) in combinations(listed, 2)
            if (together := one | two).bit_count() <= most
        ]
    if size == 3:
        return [
            (together, first | second | third)
            for (one, first), (two, second), (three, third) in combinations(listed, 3)
            if (together := one | two | three).bit_count() <= most
        ]
    numbered = [(each, tag, at) for at, (each, tag) in enumerate(listed, 1)]
    groups = numbered
    for _ in range(size - 1):
        groups = [
            (together, tags | tag, further)
            for held, tags, at in groups
            for each, tag, further in numbered[at:]
            if (together := held | each).bit_count() <= most
        ]
    return [(held, tags) for held, tags, _ in groups]


def _pairs(board: Board, bivalue: CellSet) -> Iterator[tuple[HouseIndex, DigitSet, CellSet]]:
    """Yield the houses, digits and cells of equal bivalue cells that see each other."""
    masks, tables = board.masks, board.tables
    peers = tables.peers
    by_digits: dict[int, int] = {}
    for cell in bits(bivalue):
        digits = masks[cell]
        seen = by_digits.get(digits, 0)
        if seen & peers[cell]:
            for house in tables.houses_of[cell]:
                other = seen & tables.houses[house]
                if other:
                    yield house, digits, other | 1 << cell
        by_digits[digits] = seen | 1 << cell


def _shown_as_hidden(places: HousePlaces) -> bool:
    """Whether a naked quad would be a hidden triple or pair that is known to be absent.

    Four cells of seven with four digits leave three digits to three cells, and so on.
    """
    held = [each.bit_count() for each in places if each]
    size = len(held) - 4
    return size in (2, 3) and not _kept_subsets_in(places, size) and min(held) > 1


def _other_houses(tables: Tables, cells: CellSet, house: HouseIndex) -> CellSet:
    """Return the cells of the other houses that contain all of some cells; mostly none."""
    found = 0
    for other in tables.houses_of[cells.bit_length() - 1]:
        if other != house and not cells & ~tables.houses[other]:
            found |= tables.houses[other]
    return found


def _naked_step(
    board: Board, technique: str, found: _Naked, houses: tuple[HouseIndex, ...]
) -> Step:
    return Step(
        technique=technique,
        eliminations=_candidates(board, found.outside, found.digits),
        roles=((Role.PATTERN, _candidates(board, found.cells, found.digits)),),
        houses=houses,
        arguments=(
            ("cells", tuple(bits(found.cells))),
            ("digits", digits_of(found.digits)),
            ("house", found.house),
            ("houses", houses),
        ),
    )


def find_hidden(board: Board, technique: str, size: int) -> Iterator[Step]:
    """Yield the hidden subsets of a size, house by house."""
    for house, cells, digits in hidden_groups(board, size):
        yield Step(
            technique=technique,
            eliminations=tuple(
                candidate
                for cell in bits(cells)
                for candidate in _candidates(board, 1 << cell, board.masks[cell] & ~digits)
            ),
            roles=((Role.PATTERN, _candidates(board, cells, digits)),),
            houses=(house,),
            arguments=(
                ("cells", tuple(bits(cells))),
                ("digits", digits_of(digits)),
                ("house", house),
            ),
        )


def hidden_groups(
    board: Board, size: int, *, fresh: bool = False
) -> Iterator[tuple[HouseIndex, CellSet, DigitSet]]:
    """Yield the houses, cells and digits of hidden subsets that eliminate something.

    In a `fresh` position, the results cached for other positions would not help.
    """
    tables = board.tables
    if size == 2:
        lines, every = 2 * tables.size, len(tables.houses)
        pairs = _hidden_pairs(board)
        yield from sorted(pairs, key=lambda pair: ((pair[0] - lines) % every, bits(pair[1])))
        return
    places = board.cached(house_places)
    search = subsets_in if fresh else _kept_subsets_in
    for house in tables.blocks_first:
        found = search(places[house], size)
        for held, digits in sorted(found, key=_places_of) if len(found) > 1 else found:
            yield house, _cells_at(tables, house, held), digits


def _hidden_pairs(board: Board) -> list[tuple[HouseIndex, CellSet, DigitSet]]:
    """Return the houses, cells and digits of two strong links between the same two cells."""
    masks = board.masks
    first: dict[tuple[int, int, int], int] = {}
    found = []
    for digit, links in enumerate(board.cached(strong_links)):
        for link in links:
            other = first.setdefault(link, digit)
            if other != digit:
                digits = 1 << digit | 1 << other
                one, two, house = link
                if (masks[one] | masks[two]) & ~digits:
                    found.append((house, 1 << one | 1 << two, digits))
    return found


def _places_of(found: tuple[int, int]) -> list[int]:
    return bits(found[0])


def _cells_at(tables: Tables, house: HouseIndex, places: int) -> CellSet:
    """Return the cells at places of a house, as a set."""
    cells = tables.geometry.houses[house].cells
    return sum([1 << cells[place] for place in bits(places)])


def _candidates(board: Board, cells: CellSet, digits: DigitSet) -> tuple[Candidate, ...]:
    """Return the candidates of digits in cells, in reading order."""
    return tuple(
        sorted(
            candidate
            for digit in digits_of(digits)
            for candidate in marks(cells & board.planes[digit - 1], digit)
        )
    )
