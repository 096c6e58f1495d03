"""Tridagons: three cells in each of four boxes that cannot hold three digits alone.

The boxes make a rectangle. In each of them three cells lie in three rows and three columns: an
arrangement of the digits, even or odd. Were there only the three digits in the twelve cells, the
four arrangements would have to be even in sum; so where they are not, some guardian is true.
(Found by mith and D. P. Berthier's forum, 2012 and 2021: "Thor's Hammer", "anti-tridagon".)
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, permutations, product
from typing import Final, NamedTuple

from ..board import Board
from ..sets import CandidateSet, CellSet, DigitSet, union

MOST_GUARDIANS: Final = 6
_LOOSE: Final = 5
"""Cells that may hold further digits."""


class Tridagon(NamedTuple):
    """Twelve cells, three digits, and the guardians."""

    cells: CellSet
    digits: DigitSet
    guardians: CandidateSet


class _Arrangement(NamedTuple):
    cells: tuple[int, int, int]
    odd: bool


@cache
def _arrangements() -> tuple[tuple[_Arrangement, ...], ...]:
    """Return the six arrangements of each box of the classic board."""
    found = []
    for box in range(9):
        top, left = box // 3 * 3, box % 3 * 3
        own = []
        for order in permutations(range(3)):
            first, second, third = (9 * (top + row) + left + order[row] for row in range(3))
            odd = sum(order[i] > order[j] for i, j in combinations(range(3), 2)) % 2 == 1
            own.append(_Arrangement((first, second, third), odd))
        found.append(tuple(own))
    return tuple(found)


def tridagons(board: Board) -> Iterator[Tridagon]:
    """Yield the tridagons of a classic board with a few guardians, those of fewest first."""
    found: dict[tuple[CellSet, DigitSet], Tridagon] = {}
    for digits in combinations(range(9), 3):
        triple = sum(1 << digit for digit in digits)
        usable = [_usable(board, triple, box) for box in range(9)]
        for top, bottom in combinations(range(3), 2):
            for left, right in combinations(range(3), 2):
                boxes = [
                    usable[3 * row + column] for row in (top, bottom) for column in (left, right)
                ]
                if all(boxes):
                    for tridagon in _in_boxes(board, triple, boxes):
                        found[tridagon.cells, triple] = tridagon
    yield from sorted(found.values(), key=lambda each: (each.guardians.bit_count(), each.cells))


def _usable(board: Board, triple: DigitSet, box: int) -> list[tuple[_Arrangement, int, int]]:
    """Return the arrangements of a box whose cells all hold two of the digits or more.

    With how many of the cells hold others, and how many others there are.
    """
    found = []
    for arrangement in _arrangements()[box]:
        masks = [board.masks[cell] for cell in arrangement.cells]
        if all((mask & triple).bit_count() > 1 for mask in masks):
            extras = [(mask & ~triple).bit_count() for mask in masks]
            found.append((arrangement, sum(map(bool, extras)), sum(extras)))
    return found


def _in_boxes(
    board: Board, triple: DigitSet, boxes: list[list[tuple[_Arrangement, int, int]]]
) -> Iterator[Tridagon]:
    for chosen in product(*boxes):
        if (
            sum(each.odd for each, _, _ in chosen) % 2
            and sum(loose for _, loose, _ in chosen) <= _LOOSE
            and 0 < sum(extras for _, _, extras in chosen) <= MOST_GUARDIANS
        ):
            cells = union(1 << cell for each, _, _ in chosen for cell in each.cells)
            guardians = union(
                board.candidates(1 << cell, board.masks[cell] & ~triple)
                for each, _, _ in chosen
                for cell in each.cells
            )
            yield Tridagon(cells, triple, guardians)
