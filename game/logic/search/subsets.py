"""Naked and hidden subsets, and those that are locked in two houses at once.

(Sudopedia, "Naked Subset", "Hidden Subset", "Locked Pair", "Locked Triple".)
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Final, NamedTuple

from game.core.digits import digits_of
from game.logic.board import HOUSE, Board, bits, marks
from game.logic.search.places import house_places, open_cells, unions
from game.logic.step import Candidate, Role, Step


class _Naked(NamedTuple):
    """Cells of a house that share as many digits, and what the houses they lie in lose."""

    house: int
    digits: int
    cells: int
    locked: bool
    outside: int


def _split(size: int) -> tuple[tuple[int, int, int], ...]:
    """Return each set of `size` digits with the two parts that its complement consists of."""
    found = []
    for chosen in combinations(range(9), size):
        rest = [1 << digit for digit in range(9) if digit not in chosen]
        digits = sum(1 << digit for digit in chosen)
        found.append((digits, sum(rest[:3]), sum(rest[3:])))
    return tuple(found)


_SPLITS: Final = {size: _split(size) for size in (3, 4)}


def find_naked(board: Board, technique: str, size: int, *, locked: bool = False) -> Iterator[Step]:
    """Yield the naked subsets of a size, house by house; the locked ones or the others."""
    for found in _naked(board, size):
        if found.locked is locked:
            yield _naked_step(board, technique, found)


def _naked(board: Board, size: int) -> list[_Naked]:
    found = []
    for digits, cells in _pairs(board) if size == 2 else _confined(board, size):
        for house, members in enumerate(HOUSE):
            hit = cells & members
            if hit.bit_count() != size:
                continue
            union = 0
            for digit in digits_of(digits):
                union |= board.planes[digit - 1]
            outside = union & members & ~hit
            locked = False
            if size < 4:
                other = _second_house(hit, house)
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


def _pairs(board: Board) -> Iterator[tuple[int, int]]:
    """Yield the pairs of digits that two or more cells have alone, and those cells."""
    cells: dict[int, int] = {}
    for cell, mask in enumerate(board.masks):
        if mask.bit_count() == 2:
            cells[mask] = cells.get(mask, 0) | 1 << cell
    for digits, members in cells.items():
        if members & (members - 1):
            yield digits, members


def _confined(board: Board, size: int) -> Iterator[tuple[int, int]]:
    """Yield sets of digits, and the cells that have no other, where there are enough of these."""
    union = board.cached(unions)
    free = board.cached(open_cells)
    if size == 3:
        for digits, one, other in _SPLITS[3]:
            cells = free & ~(union[one] | union[other])
            if cells.bit_count() >= 3:
                yield digits, cells
    else:
        for digits, one, other in _SPLITS[4]:
            cells = free & ~(union[one] | union[other])
            if cells.bit_count() >= 4:
                yield digits, cells


def _second_house(cells: int, house: int) -> int | None:
    """Return the box of cells in a line, or the line of cells in a box, if they share one."""
    for other in range(18, 27) if house < 18 else range(18):
        if cells & HOUSE[other] == cells:
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
