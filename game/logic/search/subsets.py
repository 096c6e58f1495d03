"""Naked and hidden subsets, and those that are locked in two houses at once.

(Sudopedia, "Naked Subset", "Hidden Subset", "Locked Pair", "Locked Triple".)
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations
from typing import NamedTuple

from game.core.digits import digits_of
from game.logic.board import Board, marks
from game.logic.search.places import (
    HOUSES_KEPT,
    HouseMasks,
    cells_by_count,
    digit_places,
    house_masks,
)
from game.logic.sets import bits
from game.logic.step import Candidate, Role, Step
from game.logic.tables import Tables


class _Naked(NamedTuple):
    """Cells of a house that share as many digits, and what the houses they lie in lose."""

    house: int
    digits: int
    cells: int
    outside: int


def find_naked(board: Board, technique: str, size: int) -> Iterator[Step]:
    """Yield the naked subsets of a size, house by house, but for the locked ones."""
    planes, tables = board.planes, board.tables
    houses = tables.houses
    for house, digits, hit in _groups(board, size):
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
    """Yield the naked pairs or triples that take something from a box and from a line."""
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


def _choices(cells: int, size: int) -> Iterator[int]:
    """Yield the sets of so many among some cells."""
    if cells.bit_count() == size:
        yield cells
    else:
        for chosen in combinations(bits(cells), size):
            yield sum([1 << cell for cell in chosen])


@cache
def _segments(tables: Tables) -> tuple[tuple[int, int, int], ...]:
    """Return each block and each line, or later block, that share cells, and these."""
    houses = tables.houses
    return tuple(
        (block, other, segment)
        for block in tables.blocks
        for other in (*tables.straight, *tables.blocks)
        if (other in tables.straight or other > block)
        and (segment := houses[block] & houses[other]).bit_count() > 1
    )


def _groups(board: Board, size: int) -> Iterator[tuple[int, int, int]]:
    """Yield the houses in which so many cells have as many digits, these, and the cells."""
    if size == 2:
        lines, every = 2 * board.tables.size, len(board.tables.houses)
        pairs = _pairs(board, board.cached(cells_by_count)[2])
        yield from sorted(pairs, key=lambda pair: ((pair[0] - lines) % every, bits(pair[2])))
        return
    masks = board.cached(house_masks)
    for house in board.tables.blocks_first:
        for digits, places in _naked_in(masks[house], size):
            yield house, digits, _cells_at(board.tables, house, places)


@lru_cache(HOUSES_KEPT)
def _naked_in(masks: HouseMasks, size: int) -> tuple[tuple[int, int], ...]:
    """Return the digits and places in a house of so many cells with as many digits.

    A quad is left out where it would be a hidden subset.
    """
    listed = [
        (mask, 1 << place) for place, mask in enumerate(masks) if 2 <= mask.bit_count() <= size
    ]
    if len(listed) < size or (size == 4 and _shown_as_hidden(masks)):
        return ()
    return tuple(_groups_within(listed, size))


def _groups_within(listed: list[tuple[int, int]], size: int) -> list[tuple[int, int]]:
    """Return what so many of some sets, each with a tag, hold together, if they hold no more.

    In the order of `combinations`, with the union of the tags.
    """
    last = len(listed)
    groups = [(0, 0, 0)]
    for missing in range(size - 1, -1, -1):
        groups = [
            (together, tags | listed[index][1], index + 1)
            for held, tags, start in groups
            for index in range(start, last - missing)
            if (together := held | listed[index][0]).bit_count() <= size
        ]
    return [(held, tags) for held, tags, _ in groups]


def _pairs(board: Board, bivalue: int) -> Iterator[tuple[int, int, int]]:
    """Yield the houses, digits and cells of all cells of two digits that see an equal one."""
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


def _shown_as_hidden(masks: HouseMasks) -> bool:
    """Whether a naked quad of a house would be a hidden triple or pair that is known to be absent.

    Four cells of seven with four digits leave three digits to three cells, and so on.
    """
    places = digit_places(masks)
    size = len(places) - 4
    return (
        size in (2, 3)
        and not _hidden_in(masks, size)
        and all(found.bit_count() > 1 for found, _ in places)
    )


def _other_houses(tables: Tables, cells: int, house: int) -> int:
    """Return the cells of the other houses that hold some cells of a house: mostly none."""
    found = 0
    for other in tables.houses_of[cells.bit_length() - 1]:
        if other != house and not cells & ~tables.houses[other]:
            found |= tables.houses[other]
    return found


def _naked_step(board: Board, technique: str, found: _Naked, houses: tuple[int, ...]) -> Step:
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
    for house, cells, digits in _hidden(board, size):
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


def _hidden(board: Board, size: int) -> Iterator[tuple[int, int, int]]:
    """Yield the houses, cells and digits of hidden subsets that rule something out."""
    masks = board.cached(house_masks)
    for house in board.tables.blocks_first:
        for places, digits in _hidden_in(masks[house], size):
            yield house, _cells_at(board.tables, house, places), digits


@lru_cache(HOUSES_KEPT)
def _hidden_in(masks: HouseMasks, size: int) -> tuple[tuple[int, int], ...]:
    """Return the places and digits of the hidden subsets of a house that rule something out."""
    listed = digit_places(masks)
    if len(listed) <= size:
        return ()
    few = [entry for entry in listed if 2 <= entry[0].bit_count() <= size]
    if len(few) < size or (size == 2 and len({places for places, _ in few}) == len(few)):
        return ()
    found = [
        (places, digits)
        for places, digits in _groups_within(few, size)
        if places.bit_count() == size and any(masks[place] & ~digits for place in bits(places))
    ]
    return tuple(sorted(found, key=lambda each: bits(each[0])))


def _cells_at(tables: Tables, house: int, places: int) -> int:
    """Return the cells at some places of a house as a set."""
    cells = tables.geometry.houses[house].cells
    return sum([1 << cells[place] for place in bits(places)])


def _candidates(board: Board, cells: int, digits: int) -> tuple[Candidate, ...]:
    """Return the candidates of some digits in some cells, in reading order."""
    return tuple(
        sorted(
            candidate
            for digit in digits_of(digits)
            for candidate in marks(cells & board.planes[digit - 1], digit)
        )
    )
