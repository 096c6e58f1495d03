"""Singles placed in a row, without a step for each: the fast lane of the rater."""

from typing import Final, NamedTuple

from game.core.geometry import CLASSIC
from game.logic.board import HOUSE, PEERS, Board

_HOUSES_OF: Final = CLASSIC.houses_of
_HIDDEN_ORDER: Final = (*HOUSE[18:], *HOUSE[:18])


class Placed(NamedTuple):
    """How many cells each kind of single filled."""

    full_houses: int
    naked: int
    hidden: int


def place_singles(board: Board) -> Placed:
    """Fill all that singles fill, in the very order in which the finder takes them.

    Full houses come first, then naked singles, then hidden ones; of each the first that its
    technique yields.
    """
    masks, planes, values = board.masks, board.planes, board.values
    left = [0] * 27
    naked = 0
    for cell, mask in enumerate(masks):
        if not values[cell]:
            for house in _HOUSES_OF[cell]:
                left[house] += 1
            if mask and not mask & (mask - 1):
                naked |= 1 << cell
    full = sum(1 << house for house, count in enumerate(left) if count == 1)
    full_count = naked_count = hidden_count = 0
    while True:
        if full:
            low = full & -full
            full ^= low
            house_cells = HOUSE[low.bit_length() - 1] & naked
            if not house_cells:
                continue  # a contradiction: the last cell has no candidate
            cell = house_cells.bit_length() - 1
            digit = masks[cell].bit_length()
            full_count += 1
        elif naked:
            cell = (naked & -naked).bit_length() - 1
            digit = masks[cell].bit_length()
            naked_count += 1
        else:
            for house_cells in _HIDDEN_ORDER:
                for plane in planes:
                    place = plane & house_cells
                    if place and not place & (place - 1):
                        break
                else:
                    continue
                break
            else:
                break
            cell = place.bit_length() - 1
            digit = planes.index(plane) + 1
            hidden_count += 1
        naked &= ~(1 << cell)
        bit, keep = 1 << (digit - 1), ~(1 << cell)
        mask = masks[cell]
        while mask:
            low = mask & -mask
            planes[low.bit_length() - 1] &= keep
            mask ^= low
        masks[cell] = 0
        values[cell] = digit
        hit = planes[digit - 1] & PEERS[cell]
        planes[digit - 1] ^= hit
        while hit:
            low = hit & -hit
            peer = low.bit_length() - 1
            mask = masks[peer] ^ bit
            masks[peer] = mask
            if not mask & (mask - 1):
                naked = naked | low if mask else naked & ~low
            hit ^= low
        for house in _HOUSES_OF[cell]:
            left[house] -= 1
            if left[house] == 1:
                full |= 1 << house
            elif not left[house]:
                full &= ~(1 << house)
    board.forget()
    return Placed(full_count, naked_count, hidden_count)
