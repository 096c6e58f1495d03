"""XY-Wing and XYZ-Wing: a pivot whose every digit puts the same digit into a wing.

Sudopedia, "XY-Wing" and "XYZ-Wing".
"""

from collections.abc import Iterator
from itertools import combinations

from game.logic.board import Board, bivalue_cells, marks
from game.logic.sets import bits
from game.logic.step import Role, Step
from game.logic.technique import Example, Level, Technique


def find_xy_wings(board: Board) -> Iterator[Step]:
    """Yield every XY-Wing: a cell with two digits and two wings that share a third.

    In the order of the combinations of the three cells.
    """
    masks, bivalue, peers = board.masks, board.cached(bivalue_cells), board.tables.peers
    if bivalue.bit_count() < 3:
        return
    found = []
    for pivot in bits(bivalue):
        pair = masks[pivot]
        near = bivalue & peers[pivot]
        wings = [cell for cell in bits(near) if (masks[cell] & pair).bit_count() == 1]
        for one, other in combinations(wings, 2):
            if masks[one] & pair == masks[other] & pair:
                continue
            shared = masks[one] & masks[other]
            if shared:
                found.append((sorted((pivot, one, other)), pivot, one, other, shared))
    for _, pivot, one, other, shared in sorted(found):
        yield from _step(board, XY_WING.id, pivot, one, other, shared)


def find_xyz_wings(board: Board) -> Iterator[Step]:
    """Yield every XYZ-Wing: a cell with three digits and two wings that hold two of them each."""
    masks, bivalue, peers = board.masks, board.cached(bivalue_cells), board.tables.peers
    if bivalue.bit_count() < 2:
        return
    for pivot, triple in enumerate(masks):
        if triple.bit_count() != 3:
            continue
        wings = [cell for cell in bits(bivalue & peers[pivot]) if not masks[cell] & ~triple]
        for one, other in combinations(wings, 2):
            if masks[one] != masks[other]:
                yield from _step(board, XYZ_WING.id, pivot, one, other, masks[one] & masks[other])


def _step(
    board: Board, technique: str, pivot: int, one: int, other: int, shared: int
) -> Iterator[Step]:
    digit = shared.bit_length() - 1
    tables = board.tables
    peers = tables.peers
    seen = peers[one] & peers[other] & board.planes[digit]
    if technique == XYZ_WING.id:
        seen &= peers[pivot]
    if not seen:
        return
    pattern = 0
    for cell in (pivot, one, other):
        for held in bits(board.masks[cell] & ~shared):
            pattern |= 1 << tables.area * held + cell
    ends = board.planes[digit] & (1 << pivot | 1 << one | 1 << other)
    yield Step(
        technique=technique,
        eliminations=marks(seen, digit + 1),
        roles=((Role.PATTERN, marks(ends, digit + 1)), (Role.SECOND, tables.candidates(pattern))),
        arguments=(
            ("pivot_cell", pivot),
            ("pivot_digits", tuple(held + 1 for held in bits(board.masks[pivot]))),
            ("wing_cells", (one, other)),
            ("digit", digit + 1),
        ),
    )


XY_WING = Technique(
    id="xy-wing",
    rank=3300,
    code="0800",
    score=160,
    level=Level.HARD,
    explainer=4.2,
    find=find_xy_wings,
    example=Example(
        board="298413675415679823..3258194.8476.35.5..38.46.3..94578.842197536.5.834217.3.526948",
        removed=("159"),
    ),
)

XYZ_WING = Technique(
    id="xyz-wing",
    rank=3400,
    code="0801",
    score=180,
    level=Level.HARD,
    explainer=4.4,
    find=find_xyz_wings,
    example=Example(
        board=".9652.84..85.7..9...2.983.5847136529239857416561942738624789153..3.6.98.9.8.1...4",
        removed=("111 121"),
    ),
)

TECHNIQUES = (XY_WING, XYZ_WING)
