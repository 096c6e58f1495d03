"""Bent sets: as many cells as digits, spread over a line and a box that meet.

A digit whose cells all lie in the line, or all in the box, is in one of them at most. If only one
digit of the set is not confined like that, it must be in the set: without it the others would be
one short. If every digit is, each is in the set exactly once. (Sudopedia, "WXYZ-Wing"; B. Hobiger's
successors call those of four cells and more by their letters.)
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from ..board import Board
from ..sets import CandidateSet, CellSet, DigitSet, bits, union
from .almost_locked_sets import seen_by_all

FEWEST: Final = 4
MOST: Final = 9


class BentSet(NamedTuple):
    """Cells of a line and a box with as many digits, and what goes."""

    cells: CellSet
    digits: DigitSet
    houses: tuple[int, int]
    free: int
    """The digit from 0 that is not confined; -1 where all are."""
    gone: CandidateSet


def bent_sets(board: Board) -> dict[int, list[BentSet]]:
    """Return all bent sets that rule something out, by size; ask through `Board.cached`."""
    tables = board.tables
    found: dict[int, list[BentSet]] = {size: [] for size in range(FEWEST, MOST + 1)}
    known: set[CellSet] = set()
    for line in tables.straight:
        for box in tables.blocks:
            houses = tables.houses[line], tables.houses[box]
            if not houses[0] & houses[1]:
                continue
            board.poll()
            for cells, digits, size in _choices(board, houses):
                if size < FEWEST or digits.bit_count() != size or cells in known:
                    continue
                if cells & ~houses[0] and cells & ~houses[1]:
                    known.add(cells)
                    bent = _measured(board, cells, digits, (line, box))
                    if bent is not None:
                        found[size].append(bent)
    return found


def _choices(board: Board, houses: tuple[int, int]) -> Iterator[tuple[CellSet, DigitSet, int]]:
    """Yield choices of open cells with at most `MOST` digits: cells, digits, how many cells."""
    grown: list[tuple[CellSet, DigitSet, int]] = [(0, 0, 0)]
    for cell in bits((houses[0] | houses[1]) & union(board.planes)):
        mask = board.masks[cell]
        more = [
            (cells | 1 << cell, digits | mask, size + 1)
            for cells, digits, size in grown
            if size < MOST and (digits | mask).bit_count() <= MOST
        ]
        grown += more
    yield from grown


def _measured(
    board: Board, cells: CellSet, digits: DigitSet, houses: tuple[int, int]
) -> BentSet | None:
    tables = board.tables
    free = -1
    places: dict[int, CellSet] = {}
    for digit in bits(digits):
        own = places[digit] = board.planes[digit] & cells
        if own & ~tables.houses[houses[0]] and own & ~tables.houses[houses[1]]:
            if free >= 0:
                return None
            free = digit
    gone = 0
    for digit in bits(digits) if free < 0 else (free,):
        seen = seen_by_all(tables, places[digit]) & board.planes[digit] & ~cells
        gone |= seen << tables.area * digit
    return BentSet(cells, digits, houses, free, gone) if gone else None
