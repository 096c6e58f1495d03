"""Sums of cells: which of them have no repeated digit, and what houses and cages imply."""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from ..digits import Cell
from .clause import Clause
from .rule import Rule
from .total import total_of

if TYPE_CHECKING:
    from ..geometry import Geometry

LARGEST: int = 6
"""Cells of a remainder at most: more say next to nothing."""


def grouped(cells: Sequence[Cell], board: "Geometry") -> tuple[tuple[Cell, ...], tuple[int, ...]]:
    """Return cells sorted into groups without repeated digits, and the groups' numbers."""
    groups: list[list[Cell]] = []
    for cell in cells:
        for group in groups:
            if all(cell in board.peers[other] for other in group):
                group.append(cell)
                break
        else:
            groups.append([cell])
    ordered = tuple(cell for group in groups for cell in group)
    numbers = tuple(number for number, group in enumerate(groups) for _ in group)
    return ordered, numbers


def sum_rule(cells: Sequence[Cell], total: int, board: "Geometry") -> tuple[tuple[Cell, ...], Rule]:
    """Return the rule that cells add up to a total, with the cells in its order."""
    ordered, numbers = grouped(cells, board)
    return ordered, total_of(total, (1,) * len(ordered), numbers, board.size)


class Remainder(NamedTuple):
    """Cells whose sum follows from houses and cages."""

    cells: tuple[Cell, ...]
    total: int
    houses: tuple[int, ...]
    """The places of the houses whose sum is known."""
    inside: bool
    """Whether the cells lie in the houses (innies) or beside them (outies)."""


def remainders(cages: Sequence[Clause], board: "Geometry") -> Iterator[Remainder]:
    """Yield what lines and boxes leave of cages with totals, by the rule of 45, small ones first.

    `cages` have no cell in common. It is applied to single houses and to adjacent ones: every house
    of n digits adds up to n (n + 1) / 2.
    """
    size = board.size
    owner = {cell: number for number, cage in enumerate(cages) for cell in cage.cells}
    each = size * (size + 1) // 2
    for houses in regions(board):
        inside = {cell for house in houses for cell in board.houses[house].cells}
        touched = {owner[cell] for cell in inside if cell in owner}
        whole = [cages[n] for n in touched if inside.issuperset(cages[n].cells)]
        total = each * len(houses)
        covered = {cell for cage in whole for cell in cage.cells}
        left = tuple(sorted(inside - covered))
        if 0 < len(left) <= LARGEST:
            least = total - sum(cage.values[0] for cage in whole)
            yield Remainder(left, least, houses, True)
        around = {cell for n in touched for cell in cages[n].cells}
        beside = tuple(sorted(around - inside))
        if inside <= around and 0 < len(beside) <= LARGEST:
            most = sum(cages[n].values[0] for n in touched) - total
            yield Remainder(beside, most, houses, False)


def regions(board: "Geometry") -> list[tuple[int, ...]]:
    """Return single houses, and runs of adjacent lines or boxes."""
    size = board.size
    found: list[tuple[int, ...]] = [(house,) for house in range(3 * size)]
    for length in range(2, size // 2 + 1):
        for first in (0, size):
            starts = range(first, first + size - length + 1)
            found += [tuple(range(start, start + length)) for start in starts]
    found += _beside(board)
    return found


def _beside(board: "Geometry") -> list[tuple[int, ...]]:
    """Return pairs of boxes that share a side."""
    if board.box_shape is None:
        return []
    _, wide = board.box_shape
    size, across = board.size, board.size // wide
    found: list[tuple[int, ...]] = []
    for box in range(size):
        if (box + 1) % across:
            found.append((2 * size + box, 2 * size + box + 1))
        if box + across < size:
            found.append((2 * size + box, 2 * size + box + across))
    return found


def alone(cages: Sequence[Clause], fits: Callable[[Clause], bool]) -> list[Clause]:
    """Return the cages that satisfy a condition, without those that share cells with another."""
    seen: dict[Cell, int] = {}
    for cage in cages:
        for cell in cage.cells:
            seen[cell] = seen.get(cell, 0) + 1
    return [c for c in cages if fits(c) and all(seen[cell] == 1 for cell in c.cells)]
