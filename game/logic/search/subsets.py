"""Naked and hidden subsets, and those that are locked in two houses at once.

(Sudopedia, "Naked Subset", "Hidden Subset", "Locked Pair", "Locked Triple".)
"""

from collections.abc import Iterator
from functools import partial
from itertools import combinations
from typing import Final, NamedTuple

from game.core.digits import digits_of
from game.core.geometry import CLASSIC
from game.logic.board import HOUSE, PEERS, Board, bits, marks
from game.logic.search.places import cells_by_count, house_places
from game.logic.step import Candidate, Role, Step


class _Naked(NamedTuple):
    """Cells of a house that share as many digits, and what the houses they lie in lose."""

    house: int
    digits: int
    cells: int
    outside: int


def find_naked(board: Board, technique: str, size: int) -> Iterator[Step]:
    """Yield the naked subsets of a size, house by house, but for the locked ones."""
    planes = board.planes
    found = []
    for house, digits, hit in _groups(board, size):
        union = 0
        for digit in digits_of(digits):
            union |= planes[digit - 1]
        outside = union & HOUSE[house] & ~hit
        other = _second_house(hit, house) if size < 4 else None
        # Locked, or found by the other house.
        if outside and (other is None or not union & HOUSE[other] & ~hit):
            found.append(_Naked(house, digits, hit, outside))
    for one in sorted(found):
        yield _naked_step(board, technique, one, (one.house,))


def find_locked(board: Board, technique: str, size: int) -> Iterator[Step]:
    """Yield the naked pairs or triples that take something from a box and from a line."""
    few = board.cached(cells_by_count)[size]
    found = []
    for box, line, segment in _SEGMENTS:
        cells = few & segment
        if cells.bit_count() < size:
            continue
        for hit in _choices(cells, size):
            digits = 0
            for cell in bits(hit):
                digits |= board.masks[cell]
            if digits.bit_count() != size:
                continue
            union = 0
            for digit in digits_of(digits):
                union |= board.planes[digit - 1]
            in_box, in_line = (union & HOUSE[house] & ~hit for house in (box, line))
            if in_box and in_line:
                found.append((_Naked(box, digits, hit, in_box | in_line), line))
    for one, line in sorted(found):
        yield _naked_step(board, technique, one, (one.house, line))


def _choices(cells: int, size: int) -> Iterator[int]:
    """Yield the sets of so many among two or three cells."""
    if cells.bit_count() == size:
        yield cells
    else:
        for cell in bits(cells):
            yield cells ^ 1 << cell


_SEGMENTS: Final = tuple(
    (box, line, segment)
    for box in range(18, 27)
    for line in range(18)
    if (segment := HOUSE[box] & HOUSE[line])
)


def _groups(board: Board, size: int) -> Iterator[tuple[int, int, int]]:
    """Yield the houses in which so many cells have as many digits, these, and the cells."""
    masks = board.masks
    few = board.cached(cells_by_count)[size]
    if size == 2:
        yield from _pairs(masks, few)
        return
    for house, members in enumerate(HOUSE):
        cells = few & members
        if cells.bit_count() < size or (size == 4 and _shown_as_hidden(board, house)):
            continue
        listed = [(masks[cell], 1 << cell) for cell in bits(cells)]
        last = len(listed)
        stack = [(mask, bit, index + 1, 1) for index, (mask, bit) in enumerate(listed)]
        while stack:
            digits, group, start, count = stack.pop()
            for index in range(start, last):
                mask, bit = listed[index]
                both = digits | mask
                if both.bit_count() <= size:
                    if count + 1 == size:
                        yield house, both, group | bit
                    else:
                        stack.append((both, group | bit, index + 1, count + 1))


def _pairs(masks: list[int], bivalue: int) -> Iterator[tuple[int, int, int]]:
    """Yield the houses, digits and cells of all cells of two digits that see an equal one."""
    by_digits: dict[int, int] = {}
    for cell in bits(bivalue):
        digits = masks[cell]
        seen = by_digits.get(digits, 0)
        if seen & PEERS[cell]:
            for house in CLASSIC.houses_of[cell]:
                other = seen & HOUSE[house]
                if other:
                    yield house, digits, other | 1 << cell
        by_digits[digits] = seen | 1 << cell


def _shown_as_hidden(board: Board, house: int) -> bool:
    """Whether a naked quad of a house would be a hidden triple or pair that is known to be absent.

    Four cells of seven with four digits leave three digits to three cells, and so on.
    """
    places = board.cached(house_places)[house]
    size = len(places) - 4
    return (
        size in (2, 3)
        and all(found[0] != house for found in board.cached(_HIDDEN[size]))
        and all(count > 1 for _, count, _ in places)
    )


def _second_house(cells: int, house: int) -> int | None:
    """Return the box of cells in a line, or the line of cells in a box, if they share one."""
    row, column, box = CLASSIC.houses_of[cells.bit_length() - 1]
    for other in (box,) if house < 18 else (row, column):
        if not cells & ~HOUSE[other]:
            return other
    return None


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
    for house, cells, digits in board.cached(_HIDDEN[size]):
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


def _hidden(board: Board, size: int) -> list[tuple[int, int, int]]:
    """Return the houses, cells and digits of hidden subsets that rule something out."""
    masks = board.masks
    found = []
    for house, listed in enumerate(board.cached(house_places)):
        if len(listed) <= size:
            continue
        few = [entry for entry in listed if 2 <= entry[1] <= size]
        if len(few) < size:
            continue
        for chosen in combinations(few, size):
            cells = 0
            for entry in chosen:
                cells |= entry[0]
            if cells.bit_count() == size:
                digits = sum(1 << (entry[2] - 1) for entry in chosen)
                if any(masks[cell] & ~digits for cell in bits(cells)):
                    found.append((house, cells, digits))
    return found


_HIDDEN: Final = {size: partial(_hidden, size=size) for size in (2, 3, 4)}


def _candidates(board: Board, cells: int, digits: int) -> tuple[Candidate, ...]:
    """Return the candidates of some digits in some cells, in reading order."""
    return tuple(
        sorted(
            candidate
            for digit in digits_of(digits)
            for candidate in marks(cells & board.planes[digit - 1], digit)
        )
    )
