"""Naked and hidden subsets, and those that are locked in two houses at once.

(Sudopedia, "Naked Subset", "Hidden Subset", "Locked Pair", "Locked Triple".)
"""

from collections.abc import Iterator
from functools import partial
from itertools import combinations
from typing import Final, NamedTuple

from game.core.digits import digits_of
from game.core.geometry import CLASSIC
from game.logic.board import HOUSE, Board, bits, marks
from game.logic.search.places import cells_by_count, house_places
from game.logic.step import Candidate, Role, Step


class _Naked(NamedTuple):
    """Cells of a house that share as many digits, and what the houses they lie in lose."""

    house: int
    digits: int
    cells: int
    locked: bool
    outside: int


def find_naked(board: Board, technique: str, size: int, *, locked: bool = False) -> Iterator[Step]:
    """Yield the naked subsets of a size, house by house; the locked ones or the others."""
    for found in board.cached(_NAKED[size]):
        if found.locked is locked:
            yield _naked_step(board, technique, found)


def _naked(board: Board, size: int) -> list[_Naked]:
    found = []
    planes = board.planes
    for house, digits, hit in _groups(board, size):
        union = 0
        for digit in digits_of(digits):
            union |= planes[digit - 1]
        outside = union & HOUSE[house] & ~hit
        locked = False
        other = _second_house(hit, house) if size < 4 else None
        if other is not None:
            beside = union & HOUSE[other] & ~hit
            if not outside:
                # The other house finds it.
                continue
            locked = bool(beside)
            if locked and house < 18:
                continue
            outside |= beside
        if outside:
            found.append(_Naked(house, digits, hit, locked, outside))
    found.sort()
    return found


_NAKED: Final = {size: partial(_naked, size=size) for size in (2, 3, 4)}


def _groups(board: Board, size: int) -> Iterator[tuple[int, int, int]]:
    """Yield the houses in which so many cells have as many digits, these, and the cells."""
    masks = board.masks
    few = board.cached(cells_by_count)[size]
    for house, members in enumerate(HOUSE):
        cells = few & members
        if cells.bit_count() < size:
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


def _second_house(cells: int, house: int) -> int | None:
    """Return the box of cells in a line, or the line of cells in a box, if they share one."""
    row, column, box = CLASSIC.houses_of[cells.bit_length() - 1]
    for other in (box,) if house < 18 else (row, column):
        if not cells & ~HOUSE[other]:
            return other
    return None


def _naked_step(board: Board, technique: str, found: _Naked) -> Step:
    digits = digits_of(found.digits)
    houses: tuple[int, ...] = (found.house,)
    if found.locked:
        other = _second_house(found.cells, found.house)
        houses += () if other is None else (other,)
    return Step(
        technique=technique,
        eliminations=_candidates(board, found.outside, found.digits),
        roles=((Role.PATTERN, _candidates(board, found.cells, found.digits)),),
        houses=houses,
        arguments=(
            ("cells", tuple(bits(found.cells))),
            ("digits", digits),
            ("house", found.house),
            ("houses", houses),
        ),
    )


def find_hidden(board: Board, technique: str, size: int) -> Iterator[Step]:
    """Yield the hidden subsets of a size, house by house."""
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
            if cells.bit_count() != size:
                continue
            digits = sum(1 << (entry[2] - 1) for entry in chosen)
            others = [
                candidate
                for cell in bits(cells)
                for candidate in _candidates(board, 1 << cell, board.masks[cell] & ~digits)
            ]
            if others:
                yield Step(
                    technique=technique,
                    eliminations=tuple(others),
                    roles=((Role.PATTERN, _candidates(board, cells, digits)),),
                    houses=(house,),
                    arguments=(
                        ("cells", tuple(bits(cells))),
                        ("digits", digits_of(digits)),
                        ("house", house),
                    ),
                )


def _candidates(board: Board, cells: int, digits: int) -> tuple[Candidate, ...]:
    """Return the candidates of some digits in some cells, in reading order."""
    return tuple(
        sorted(
            candidate
            for digit in digits_of(digits)
            for candidate in marks(cells & board.planes[digit - 1], digit)
        )
    )
