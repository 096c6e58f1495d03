"""Ratings 4.2 and 4.4: XY-Wing and XYZ-Wing."""

from game.logic.rating.explainer.position import (
    BAN,
    PEERS,
    Position,
)
from game.logic.sets import bits


def wing(position: Position, *, pivot: int) -> int | None:
    """Remove the digit that a pivot of two or three digits forces into one of its wings."""
    fields = position.fields
    found = position.board
    pairs = 0
    pivots = []
    for cell in range(81):
        count = fields[cell].bit_count()
        if count == 2:
            pairs |= 1 << cell
        if count == pivot:
            pivots.append(cell)
    for cell in pivots:
        mask = fields[cell]
        pincers = [
            peer
            for peer in bits(PEERS[cell] & pairs)
            if (fields[peer] & mask).bit_count() == pivot - 1
        ]
        for i, one in enumerate(pincers):
            for other in pincers[:i]:
                common = fields[one] & fields[other]
                if common.bit_count() != 1 or (fields[one] | fields[other] | mask).bit_count() != 3:
                    continue
                removed = PEERS[one] & PEERS[other]
                if pivot == 3:
                    removed &= PEERS[cell]
                elif mask & common:
                    continue
                digit = common.bit_length()
                for target in bits(removed & position.planes[digit - 1]):
                    found &= BAN[target][digit]
    return None if found == position.board else found
