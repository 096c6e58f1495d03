"""Ratings 4.5 to 5.2: unique rectangles and loops.

A loop is a ring of cells, neighbours sharing a house, that all hold two digits, with each house
it enters holding two of its cells. Were all its cells down to the two digits, they could be
exchanged and the puzzle would have two solutions; so the cells with further candidates tell.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Final, NamedTuple

from game.logic.rating.explainer.basics import subsets
from game.logic.rating.explainer.links import seen_by_all
from game.logic.rating.explainer.position import (
    BAN,
    HOUSE,
    HOUSE_CELLS,
    HOUSES_OF,
    PEERS,
    PLACES,
    TABLES,
    Position,
)
from game.logic.sets import bits

_RATINGS: Final = {4: 45, 6: 46, 8: 47}
_LONG: Final = 50
_LONGEST: Final = 14


class Loop(NamedTuple):
    """A loop: its cells, the two digits, and the cells with further candidates."""

    cells: int
    digits: int
    extra: tuple[int, ...]


def unique_loops(position: Position) -> tuple[int, int] | None:
    """Return the rating of the easiest unique loop, and the board after it."""
    best: tuple[int, int] | None = None
    for loop in _loops(position):
        base = _RATINGS.get(loop.cells.bit_count(), _LONG)
        if best is not None and best[0] <= base:
            continue
        for added, keep in _uses(position, loop):
            board = position.board & keep
            if board != position.board and (best is None or base + added < best[0]):
                best = base + added, board
    return best


def _loops(position: Position) -> Iterator[Loop]:
    """Yield every loop with one or two cells with extras, or more that share one extra digit."""
    fields = position.fields
    pairs: dict[int, int] = {}
    for cell in range(81):
        if fields[cell].bit_count() == 2:
            pairs[fields[cell]] = pairs.get(fields[cell], 0) | 1 << cell
    for digits, exact in pairs.items():
        if not exact & (exact - 1):
            continue
        one, other = (position.planes[digit.bit_length() - 1] for digit in _bits(digits))
        seen: set[int] = set()
        for cell in bits(exact):
            # A loop is found from the first of its plain cells.
            room = one & other & ~(exact & ((1 << cell) - 1))
            for cells in _rings(fields, cell, room, digits):
                if cells not in seen:
                    seen.add(cells)
                    extra = tuple(bits(cells & ~exact))
                    if extra:
                        yield Loop(cells, digits, extra)


def _bits(mask: int) -> tuple[int, int]:
    low = mask & -mask
    return low, mask ^ low


def _rings(fields: list[int], start: int, room: int, digits: int) -> Iterator[int]:
    """Yield the rings through a cell, as sets of cells; see `Loop` for which.

    Each house that a ring enters holds one cell of either turn, so that the two digits can
    change places all round.
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
                extra = fields[following] & ~digits
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
    """Whether every house holds one cell of either turn, or none."""
    return all(
        (turn & members).bit_count() == (other & members).bit_count() <= 1 for members in HOUSE
    )


def _uses(position: Position, loop: Loop) -> Iterator[tuple[int, int]]:
    """Yield what a loop allows: what its type adds to the rating, and the mask of the board."""
    fields = position.fields
    digits = loop.digits
    if len(loop.extra) == 1:
        bans = BAN[loop.extra[0]]
        low, high = _bits(digits)
        yield 0, bans[low.bit_length()] & bans[high.bit_length()]
        return
    extras = [fields[cell] & ~digits for cell in loop.extra]
    if len(set(extras)) == 1 and not extras[0] & (extras[0] - 1):
        digit = extras[0].bit_length()
        seen = seen_by_all(sum(1 << cell for cell in loop.extra))
        yield 0, _without(position, seen, digit)
    if len(loop.extra) == 2 and PEERS[loop.extra[0]] >> loop.extra[1] & 1:
        both = set(HOUSES_OF[loop.extra[0]]) & set(HOUSES_OF[loop.extra[1]])
        for house in sorted(both):
            yield from _locked_digit(position, loop, house)
            yield from _with_subset(position, loop, house, extras[0] | extras[1])


def _without(position: Position, cells: int, digit: int) -> int:
    keep = TABLES.full
    for cell in bits(cells & position.planes[digit - 1]):
        keep &= BAN[cell][digit]
    return keep


def _locked_digit(position: Position, loop: Loop, house: int) -> Iterator[tuple[int, int]]:
    """Type 4: where one digit has no other place in the house, the other one goes."""
    both = 1 << loop.extra[0] | 1 << loop.extra[1]
    low, high = _bits(loop.digits)
    for locked, other in ((low, high), (high, low)):
        places = position.planes[locked.bit_length() - 1] & HOUSE[house]
        if places == both:
            yield 0, _without(position, both, other.bit_length())


def _with_subset(
    position: Position, loop: Loop, house: int, extra: int
) -> Iterator[tuple[int, int]]:
    """Type 3: the extra digits of two cells act as one cell of a naked or hidden subset."""
    fields = position.fields
    cells = [cell for cell in HOUSE_CELLS[house] if cell not in loop.extra and fields[cell]]
    vectors = [fields[cell] for cell in cells]
    for size in range(max(2, extra.bit_count()), 5):
        for indices, held in subsets([extra, *vectors], size):
            if not indices & 1:
                continue
            keep = TABLES.full
            for index, cell in enumerate(cells, 1):
                if not indices >> index & 1:
                    for digit in range(9):
                        if vectors[index - 1] & held & 1 << digit:
                            keep &= BAN[cell][digit + 1]
            yield size - 2, keep
    # Hidden: n - 1 other cells and one of the two hold n digits, the loop's two among them.
    start = PLACES + 9 * house
    order = HOUSE_CELLS[house]
    own = sum(1 << order.index(cell) for cell in loop.extra)
    outside = 0
    rest = []
    for digit in range(9):
        places = fields[start + digit]
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
                yield size - 2, _only(fields, house, taken, held)


def _only(fields: list[int], house: int, cells: int, digits: int) -> int:
    """Return the mask that leaves a set of a house's cells nothing but some digits."""
    keep = TABLES.full
    for index, cell in enumerate(HOUSE_CELLS[house]):
        if cells >> index & 1:
            for digit in range(9):
                if fields[cell] & ~digits & 1 << digit:
                    keep &= BAN[cell][digit + 1]
    return keep
