"""Ratings 1.7 to 5.4: direct steps, locked candidates, subsets and fish.

Every finder returns the board after all its finds at a position, or None when it finds nothing.
The order of finds within one technique does not change a rating: what one find removes never
makes another of the same kind wrong.

A naked subset, a hidden subset and a fish are one search: among nine vectors of nine bits, n
that together hold just n bits. The vectors are the candidates of a house's cells, the places of
its digits, or the places of one digit in nine parallel lines.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from game.logic.rating.explainer.position import (
    BAN,
    HOUSE_CELLS,
    OPEN,
    PLACE,
    PLACES,
    TABLES,
    Position,
)

_LOW: Final = tuple(tuple(bit for bit in range(9) if mask >> bit & 1) for mask in range(512))
"""The bits of every nine-bit mask."""
_THIRD: Final = tuple(
    next((third for third in range(3) if mask and not mask & ~(7 << 3 * third)), -1)
    for mask in range(512)
)
"""The third of a house that holds a whole mask, or -1."""
_COMB: Final = 0b001001001
_STRIPE: Final = tuple(
    next((stripe for stripe in range(3) if mask and not mask & ~(_COMB << stripe)), -1)
    for mask in range(512)
)
"""The column of a box that holds a whole mask of its cells, or -1."""
_FITS: Final = tuple(
    bytes(2 <= mask.bit_count() <= size for mask in range(512)) for size in range(5)
)
"""By size, whether a vector may belong to a subset."""


def direct_locked(position: Position, *, pointing: bool) -> int | None:
    """Place the hidden singles that one use of locked candidates shows.

    Pointing: where all places of a digit in a box lie in one line, another box that the line
    crosses keeps one place. Claiming: the same with the parts of lines and boxes exchanged.
    """
    fields = position.fields
    board = position.board
    found = board
    for digit in range(9):
        if pointing:
            for box in range(9):
                places = fields[PLACES + 9 * (18 + box) + digit]
                third, stripe = _THIRD[places], _STRIPE[places]
                if third >= 0:
                    found &= _direct_boxes(fields, digit, box, third, row=True)
                if stripe >= 0:
                    found &= _direct_boxes(fields, digit, box, stripe, row=False)
        else:
            for line in range(18):
                third = _THIRD[fields[PLACES + 9 * line + digit]]
                if third >= 0:
                    found &= _direct_lines(fields, digit, line, third)
    return None if found == board else found


def _direct_boxes(fields: list[int], digit: int, box: int, part: int, *, row: bool) -> int:
    """Return the placements in the other boxes that the line of a box's part crosses."""
    keep = TABLES.full
    band, stack = divmod(box, 3)
    line = 7 << 3 * part if row else _COMB << part
    for other in range(3):
        third = 3 * band + other if row else 3 * other + stack
        if third == box:
            continue
        places = fields[PLACES + 9 * (18 + third) + digit]
        left = places & ~line
        if left != places and left and not left & (left - 1):
            keep &= _placing(18 + third, left, digit)
    return keep


def _direct_lines(fields: list[int], digit: int, line: int, third: int) -> int:
    """Return the placements in the other lines through the box that holds a line's part."""
    keep = TABLES.full
    first = line - line % 3
    for other in range(first, first + 3):
        if other == line:
            continue
        places = fields[PLACES + 9 * other + digit]
        left = places & ~(7 << 3 * third)
        if left != places and left and not left & (left - 1):
            keep &= _placing(other, left, digit)
    return keep


def _placing(house: int, place: int, digit: int) -> int:
    """Return the mask that places a digit in the one cell of a house's set of places."""
    cell = HOUSE_CELLS[house][place.bit_length() - 1]
    return PLACE[cell][digit + 1]


def direct_hidden(position: Position, size: int) -> int | None:
    """Place the hidden singles that a hidden subset leaves to another digit of its house."""
    fields = position.fields
    found = position.board
    for house in range(27):
        start = PLACES + 9 * house
        vectors = fields[start : start + 9]
        for digits, cells in subsets(vectors, size):
            for digit in range(9):
                places = vectors[digit]
                if not digits >> digit & 1 and places & cells:
                    left = places & ~cells
                    if left and not left & (left - 1):
                        found &= _placing(house, left, digit)
    return None if found == position.board else found


def pointing(position: Position) -> int | None:
    """Remove a digit from a line outside the box whose places for it all lie in the line."""
    fields = position.fields
    found = position.board
    for box in range(9):
        band, stack = divmod(box, 3)
        start = PLACES + 9 * (18 + box)
        for digit in range(9):
            places = fields[start + digit]
            if not places:
                continue
            third, stripe = _THIRD[places], _STRIPE[places]
            if third >= 0:
                row = 3 * band + third
                rest = fields[PLACES + 9 * row + digit] & ~(7 << 3 * stack)
                for column in _LOW[rest]:
                    found &= BAN[9 * row + column][digit + 1]
            if stripe >= 0:
                column = 3 * stack + stripe
                rest = fields[PLACES + 9 * (9 + column) + digit] & ~(7 << 3 * band)
                for row in _LOW[rest]:
                    found &= BAN[9 * row + column][digit + 1]
    return None if found == position.board else found


def claiming(position: Position) -> int | None:
    """Remove a digit from a box outside the line whose places for it all lie in the box."""
    fields = position.fields
    found = position.board
    for line in range(18):
        index = line % 9
        for digit in range(9):
            places = fields[PLACES + 9 * line + digit]
            third = _THIRD[places]
            if third < 0:
                continue
            if line < 9:
                box = 18 + index - index % 3 + third
                own = 7 << 3 * (index % 3)
            else:
                box = 18 + 3 * third + index // 3
                own = _COMB << index % 3
            for place in _LOW[fields[PLACES + 9 * box + digit] & ~own]:
                found &= BAN[HOUSE_CELLS[box][place]][digit + 1]
    return None if found == position.board else found


def subsets(vectors: Sequence[int], size: int) -> Iterator[tuple[int, int]]:
    """Yield the sets of `size` vectors that together hold `size` bits: their indices, the bits.

    A vector of fewer than two bits is a single or settled, and belongs to none.
    """
    fits = _FITS[size]
    fit = [(1 << index, vector) for index, vector in enumerate(vectors) if fits[vector]]
    if len(fit) < size:
        return
    if size == 2:
        seen: dict[int, int] = {}
        for index, vector in fit:
            if vector in seen:
                yield seen[vector] | index, vector
            else:
                seen[vector] = index
        return
    for chosen in combinations(fit, size):
        indices = bits = 0
        for index, vector in chosen:
            indices |= index
            bits |= vector
        if bits.bit_count() == size:
            yield indices, bits


def naked_subsets(position: Position, size: int) -> int | None:
    """Remove the digits of a naked subset from the other cells of a house."""
    fields = position.fields
    found = position.board
    for cells in HOUSE_CELLS:
        vectors = [fields[cell] for cell in cells]
        for indices, bits in subsets(vectors, size):
            for index, vector in enumerate(vectors):
                if vector & bits and not indices >> index & 1:
                    bans = BAN[cells[index]]
                    for digit in _LOW[vector & bits]:
                        found &= bans[digit + 1]
    return None if found == position.board else found


def hidden_subsets(position: Position, size: int) -> int | None:
    """Remove the other digits from the cells of a hidden subset."""
    fields = position.fields
    found = position.board
    for house, cells in enumerate(HOUSE_CELLS):
        start = PLACES + 9 * house
        vectors = fields[start : start + 9]
        for indices, bits in subsets(vectors, size):
            for index, vector in enumerate(vectors):
                if vector & bits and not indices >> index & 1:
                    for place in _LOW[vector & bits]:
                        found &= BAN[cells[place]][index + 1]
    return None if found == position.board else found


def fish(position: Position, size: int) -> int | None:
    """Remove a digit from the covers of a basic fish, outside its base lines."""
    fields = position.fields
    found = position.board
    for digit in range(9):
        for first in (0, 9):
            start = PLACES + 9 * first + digit
            vectors = fields[start : start + 81 : 9]
            for indices, bits in subsets(vectors, size):
                for index, vector in enumerate(vectors):
                    if vector & bits and not indices >> index & 1:
                        cells = HOUSE_CELLS[first + index]
                        for place in _LOW[vector & bits]:
                            found &= BAN[cells[place]][digit + 1]
    return None if found == position.board else found


def last_cells(position: Position) -> int:
    """Return the board with the last open cell of every house filled."""
    board = found = position.board
    for own in OPEN:
        still = board & own
        if still and not still & (still - 1):
            # The guard of the cell lies above its one candidate.
            found &= TABLES.place[(board & (still - (still >> 9))).bit_length()]
    return found
