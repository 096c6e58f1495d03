"""Aligned pair and triplet exclusion: what base cells lose to cells that see all of them.

Cells that see all of a group of base cells exclude the combinations of digits that would leave them
nothing; so do base cells that see each other the equal ones. A digit of a base cell that is left in
no combination goes. (Sudopedia, "Aligned Pair Exclusion", "Subset Exclusion".)
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from ..board import Board
from ..sets import CandidateSet, CellIndex, CellSet, DigitSet, bits, union
from ..tables import Tables
from .places import cells_by_count


class Aligned(NamedTuple):
    """Base cells, the cells that exclude combinations of their digits, and the eliminations."""

    base: tuple[CellIndex, ...]
    excluding: tuple[CellIndex, ...]
    gone: CandidateSet


def aligned_pairs(board: Board) -> Iterator[Aligned]:
    """Yield what two base cells lose to bivalue cells that see both."""
    masks, tables = board.masks, board.tables
    peers = tables.peers
    few = board.cached(cells_by_count)[2]
    for base in combinations(_base_cells(board, few), 2):
        one, other = base
        common = peers[one] & peers[other] & few
        if not common & (common - 1):
            continue
        held = masks[one] | masks[other]
        excluding = tuple([cell for cell in bits(common) if not masks[cell] & ~held])
        gone = lost_by_pair(board, base, excluding) if excluding else 0
        if gone:
            yield Aligned(base, excluding, gone)


def lost_by_pair(
    board: Board, base: tuple[CellIndex, ...], excluding: tuple[CellIndex, ...]
) -> CandidateSet:
    """Return what two base cells lose to cells that see both."""
    masks, tables, gone = board.masks, board.tables, 0
    excluded = [masks[cell] for cell in excluding]
    one, other = base
    for cell, beside in ((one, other), (other, one)):
        for digit in bits(masks[cell]):
            if not masks[beside] & ~_forbidden(tables, excluded, 1 << digit, cell, beside):
                gone |= 1 << tables.area * digit + cell
    return gone


def aligned_triplets(board: Board) -> Iterator[Aligned]:
    """Yield what three base cells lose to cells with two or three candidates that see them all."""
    masks = board.masks
    few = board.cached(cells_by_count)[3]
    for base, common in _base_triplets(board, few):
        one, two, three = base
        held = masks[one] | masks[two] | masks[three]
        excluding = tuple([cell for cell in bits(common) if not masks[cell] & ~held])
        gone = lost_by_triplet(board, base, excluding) if excluding else 0
        if gone:
            yield Aligned(base, excluding, gone)


def lost_by_triplet(
    board: Board, base: tuple[CellIndex, ...], excluding: tuple[CellIndex, ...]
) -> CandidateSet:
    """Return what three base cells lose to cells that see all of them."""
    masks, tables, gone = board.masks, board.tables, 0
    excluded = [masks[cell] for cell in excluding]
    one, two, three = base
    # Each excluding cell bars a digit of a base cell at most, and each of the other two one.
    most = len(excluded) + 2
    for cell, second, third in ((one, two, three), (two, one, three), (three, one, two)):
        if masks[second].bit_count() <= most and masks[third].bit_count() <= most:
            for digit in bits(masks[cell]):
                if _in_none(tables, masks, excluded, digit, cell, second, third):
                    gone |= 1 << tables.area * digit + cell
    return gone


def _base_cells(board: Board, few: CellSet) -> list[CellIndex]:
    """Return the empty cells that see a cell with few candidates."""
    peers = board.tables.peers
    return [cell for cell in bits(union(board.planes)) if peers[cell] & few]


def _base_triplets(board: Board, few: CellSet) -> Iterator[tuple[tuple[CellIndex, ...], CellSet]]:
    """Yield three base cells with the cells, at least two, with few candidates that see them all.

    One of the three has few candidates itself and sees another of them.
    """
    cells, peers = _base_cells(board, few), board.tables.peers
    base = sum([1 << cell for cell in cells])
    seen = set()
    for one, two in combinations(cells, 2):
        both = peers[one] & peers[two] & few
        if both & (both - 1):
            pair = 1 << one | 1 << two
            for three in bits((peers[one] | peers[two]) & few & base & ~pair):
                common = both & peers[three]
                if common & (common - 1) and (members := pair | 1 << three) not in seen:
                    seen.add(members)
                    yield (one, two, three), common


def _forbidden(
    tables: Tables, excluded: list[DigitSet], chosen: DigitSet, cell: CellIndex, beside: CellIndex
) -> DigitSet:
    """Return the digits impossible in a cell next to those chosen, its own cell's first."""
    found = chosen if tables.peers[cell] >> beside & 1 else 0
    for mask in excluded:
        left = mask & ~chosen
        if not left & (left - 1):
            found |= left
    return found


def _in_none(
    tables: Tables,
    masks: Sequence[DigitSet],
    excluded: list[DigitSet],
    digit: int,
    cell: int,
    second: int,
    third: int,
) -> bool:
    """Whether a digit of a base cell is in none of the remaining combinations."""
    own = 1 << digit
    by_own = _forbidden(tables, excluded, own, cell, third)
    for other in bits(masks[second] & ~_forbidden(tables, excluded, own, cell, second)):
        both = own | 1 << other
        barred = by_own | (1 << other if tables.peers[second] >> third & 1 else 0)
        for mask in excluded:
            left = mask & ~both
            if not left & (left - 1):
                barred |= left
        if masks[third] & ~barred:
            return False
    return True
