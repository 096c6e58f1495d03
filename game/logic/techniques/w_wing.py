"""W-Wing: two cells with the same pair, joined by a strong link of one of its digits.

Sudopedia, "W-Wing".
"""

from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import Final

from ..board import Board, bivalue_cells, marks
from ..sets import CellIndex, CellSet, DigitIndex, bits, cells_of
from ..step import Link, Role, Step
from ..technique import Example, Level, Technique


def find_w_wings(board: Board) -> Iterator[Step]:
    """Yield every W-Wing."""
    masks, peers = board.masks, board.tables.peers
    for one, other in combinations(bits(board.cached(bivalue_cells)), 2):
        pair = masks[one]
        if masks[other] == pair:
            both = peers[one] & peers[other]
            for digit in bits(pair):
                seen = both & board.planes[digit]
                if seen:
                    linking = (pair & ~(1 << digit)).bit_length() - 1
                    yield from _linked(board, one, other, digit, linking, seen)


def _linked(
    board: Board,
    one: CellIndex,
    other: CellIndex,
    digit: DigitIndex,
    linking: DigitIndex,
    seen: CellSet,
) -> Iterator[Step]:
    plane = board.planes[linking]
    peers = board.tables.peers
    near_one, near_other = peers[one], peers[other]
    known = set()
    for house, cells in enumerate(board.tables.houses):
        places = plane & cells
        if places.bit_count() != 2 or places in known:
            continue
        low, high = places & -places, places & places - 1
        if low & near_one and high & near_other:
            ends = low, high
        elif high & near_one and low & near_other:
            ends = high, low
        else:
            continue
        if places & (1 << one | 1 << other):
            continue
        known.add(places)
        chain = [
            marks(1 << one, digit + 1),
            marks(1 << one, linking + 1),
            marks(ends[0], linking + 1),
            marks(ends[1], linking + 1),
            marks(1 << other, linking + 1),
            marks(1 << other, digit + 1),
        ]
        yield Step(
            technique=TECHNIQUE.id,
            eliminations=marks(seen, digit + 1),
            roles=(
                (Role.PATTERN, marks(1 << one | 1 << other, digit + 1)),
                (Role.SECOND, marks(1 << one | 1 << other | places, linking + 1)),
            ),
            chains=(
                tuple(
                    Link(start, end, index % 2 == 0)
                    for index, (start, end) in enumerate(pairwise(chain))
                ),
            ),
            houses=(house,),
            arguments=(
                ("wing_cells", (one, other)),
                ("linking_digit", linking + 1),
                ("linking_cells", cells_of(places)),
                ("house", house),
                ("digit", digit + 1),
            ),
        )


TECHNIQUE: Final = Technique(
    id="w-wing",
    rank=3200,
    code="0803",
    score=150,
    level=Level.HARD,
    explainer=4.4,
    chain_on_classic=True,
    par=60,
    find=find_w_wings,
    example=Example(
        board="298413675415679823..3258194.8476.35.5..38.46.3..94578.842197536.5.834217.3.526948",
    ),
)

TECHNIQUES: Final = (TECHNIQUE,)
