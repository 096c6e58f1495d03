"""Ratings 4.5 to 5.2: unique rectangles and loops.

A loop is a ring of cells, neighbours sharing a house, that all hold two digits, with each house
it enters holding two of its cells. Were all its cells down to the two digits, they could be
exchanged and the puzzle would have two solutions; so the cells with further candidates tell.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from ...board import Board, bivalue_cells
from ...search.almost_locked_sets import seen_by_all
from ...search.placing import SETS
from ...search.subsets import groups_within
from ...sets import CandidateSet, CellSet, DigitSet, bits
from .position import (
    ALL_DIGITS,
    HOUSE,
    HOUSES_OF,
    PEERS,
    Found,
    Position,
)

_RATINGS: Final = {4: 45, 6: 46, 8: 47}
_LONG: Final = 50
_LONGEST: Final = 14


class Loop(NamedTuple):
    """A loop: its cells, the two digits, and the cells with further candidates."""

    cells: CellSet
    digits: DigitSet
    extra: tuple[int, ...]


def unique_loops(position: Position, *, naked_pair: int = 0) -> Found | None:
    """Return the easiest unique loop; `naked_pair` is what a pair adds to the rating of type 3."""
    board = position.board()
    by_rating: dict[int, CandidateSet] = {}
    for loop in _loops(board):
        base = _RATINGS.get(loop.cells.bit_count(), _LONG)
        for _, added, gone in _uses(board, loop, naked_pair):
            if gone:
                by_rating[base + added] = by_rating.get(base + added, 0) | gone
    if not by_rating:
        return None
    least = min(by_rating)
    return Found(by_rating[least], rating=least)


def _loops(board: Board) -> Iterator[Loop]:
    """Yield loops with one or two cells that have extras, or more that share one extra digit."""
    masks = board.masks
    pairs: dict[DigitSet, CellSet] = {}
    for cell in bits(board.cached(bivalue_cells)):
        pairs[masks[cell]] = pairs.get(masks[cell], 0) | 1 << cell
    seen: set[tuple[CellSet, DigitSet]] = set()
    for cell in bits(board.cached(bivalue_cells)):
        digits = masks[cell]
        exact = pairs[digits]
        if not exact & (exact - 1):
            continue
        one, other = (board.planes[digit] for digit in bits(digits))
        # A loop is found from the first of its plain cells.
        room = one & other & ~(exact & ((1 << cell) - 1))
        for cells in _rings(masks, cell, room, digits):
            if (cells, digits) not in seen:
                seen.add((cells, digits))
                extra = tuple(bits(cells & ~exact))
                if extra:
                    yield Loop(cells, digits, extra)


def _rings(
    masks: Sequence[DigitSet], start: int, room: CellSet, digits: DigitSet
) -> Iterator[CellSet]:
    """Yield the rings through a cell, as sets of cells; `Loop` says which count.

    Cells alternate along the ring, and each house that it enters has one cell of each kind, so that
    the two digits can be swapped all around.
    """
    stack = [(start, 1 << start, 0, 0, 0, 0)]
    while stack:
        cell, turn, other, used, extras, kinds = stack.pop()
        for house in HOUSES_OF[cell]:
            if used >> house & 1:
                continue
            members = HOUSE[house]
            # `other` holds the start when the next cell would be of the start's turn.
            if other >> start & 1 and members >> start & 1:
                if other & (other - 1) and _is_balanced(turn, other):
                    yield turn | other
                continue
            if (turn | other).bit_count() >= _LONGEST:
                continue
            for following in bits(members & room & ~(turn | other)):
                extra = masks[following] & ~digits
                count = extras + (extra != 0)
                together = kinds | extra
                if count > 2 and together & (together - 1):
                    continue
                if any(other & HOUSE[h] for h in HOUSES_OF[following]):
                    continue
                stack.append(
                    (following, other | 1 << following, turn, used | 1 << house, count, together)
                )


def _is_balanced(turn: int, other: int) -> bool:
    """Whether every house has one cell of each of the two alternating sets, or none."""
    return all(
        (turn & members).bit_count() == (other & members).bit_count() <= 1 for members in HOUSE
    )


def _uses(board: Board, loop: Loop, naked_pair: int) -> Iterator[tuple[int, int, CandidateSet]]:
    """Yield what a loop allows: the type, what it adds to the rating, and the eliminations.

    If ratings are equal, the first type is used: its eliminations may spoil another loop.
    """
    masks = board.masks
    digits = loop.digits
    if len(loop.extra) == 1:
        yield 1, 0, board.candidates(1 << loop.extra[0], digits)
        return
    extras = [masks[cell] & ~digits for cell in loop.extra]
    if len(set(extras)) == 1 and not extras[0] & (extras[0] - 1):
        seen = seen_by_all(SETS, sum(1 << cell for cell in loop.extra))
        yield 2, 0, board.candidates(seen, extras[0])
    if len(loop.extra) == 2 and PEERS[loop.extra[0]] >> loop.extra[1] & 1:
        both = set(HOUSES_OF[loop.extra[0]]) & set(HOUSES_OF[loop.extra[1]])
        for house in sorted(both):
            for gone in _locked_digit(board, loop, house):
                yield 4, 0, gone
            for added, gone in _with_subset(board, loop, house, extras[0] | extras[1], naked_pair):
                yield 3, added, gone


def _locked_digit(board: Board, loop: Loop, house: int) -> Iterator[CandidateSet]:
    """Yield type 4: if one digit has no other place in the house, the other is eliminated."""
    both = 1 << loop.extra[0] | 1 << loop.extra[1]
    for locked in bits(loop.digits):
        if board.planes[locked] & HOUSE[house] == both:
            yield board.candidates(both, loop.digits & ~(1 << locked))


def _with_subset(
    board: Board, loop: Loop, house: int, extra: DigitSet, naked_pair: int
) -> Iterator[tuple[int, CandidateSet]]:
    """Yield type 3: the extra digits of two cells act as one cell of a subset."""
    own = 1 << loop.extra[0] | 1 << loop.extra[1]
    for size, gone in subsets_with(board, HOUSE[house] & ~own, extra):
        yield size - 2 + naked_pair, gone
    # Hidden: n - 1 other cells and one of the two hold n digits, the loop's two among them.
    outside = 0
    rest = []
    for digit, plane in enumerate(board.planes):
        places = plane & HOUSE[house]
        if loop.digits >> digit & 1:
            outside |= places & ~own
        elif places and not places & own:
            rest.append((1 << digit, places))
    for size in range(2, 5):
        for chosen in combinations(rest, size - 2):
            held, taken = loop.digits, outside
            for digit, places in chosen:
                held |= digit
                taken |= places
            if taken.bit_count() == size - 1:
                yield size - 2, board.candidates(taken, ALL_DIGITS & ~held)


def subsets_with(
    board: Board, cells: CellSet, extra: DigitSet
) -> Iterator[tuple[int, CandidateSet]]:
    """Yield the eliminations and sizes of naked subsets of cells together with some digits.

    The digits count as those of one more cell.
    """
    if extra.bit_count() < 2:
        return
    masks = board.masks
    listed = [(masks[cell], 1 << cell) for cell in bits(cells)]
    for size in range(extra.bit_count(), 5):
        few = [(mask | extra, cell) for mask, cell in listed if 2 <= mask.bit_count() <= size]
        for held, members in groups_within(few, size - 1, size):
            if held.bit_count() == size:
                yield size, board.candidates(cells & ~members, held)
