"""BUG+1: all cells but one hold two candidates, and only an odd one keeps the puzzle unique.

Were every open cell to hold two candidates and every house each digit twice, the puzzle would
have two solutions or none. (Sudopedia, "Bivalue Universal Grave".)
"""

from collections.abc import Iterator

from game.logic.board import Board, marks
from game.logic.sets import bits
from game.logic.step import Role, Step
from game.logic.technique import Example, Level, Technique


def find_bug_plus_1(board: Board) -> Iterator[Step]:
    """Yield the one candidate that keeps a grave away: its cell loses the others."""
    if board.tables.geometry.pairs:
        # What swaps in the houses may meet in a pair.
        return
    odd = -1
    for cell, mask in enumerate(board.masks):
        count = mask.bit_count()
        if count == 2 or board.values[cell]:
            continue
        if count != 3 or odd >= 0:
            return
        odd = cell
    if odd < 0:
        return
    keep = None
    for digit in bits(board.masks[odd]):
        if _is_grave(board, odd, digit):
            keep = digit
            break
    if keep is None:
        return
    tables = board.tables
    others = 0
    for digit in bits(board.masks[odd] & ~(1 << keep)):
        others |= 1 << tables.area * digit + odd
    yield Step(
        technique=TECHNIQUE.id,
        eliminations=tables.candidates(others),
        roles=((Role.PATTERN, marks(1 << odd, keep + 1)),),
        houses=tables.houses_of[odd],
        arguments=(("odd_cell", odd), ("odd_digit", keep + 1)),
    )


def _is_grave(board: Board, odd: int, digit: int) -> bool:
    for each, plane in enumerate(board.planes):
        places = plane & ~(1 << odd) if each == digit else plane
        if any((places & house).bit_count() not in (0, 2) for house in board.tables.houses):
            return False
    return True


TECHNIQUE = Technique(
    id="bug-plus-1",
    rank=2900,
    code="0610",
    score=100,
    level=Level.HARD,
    explainer=5.6,
    assumes_uniqueness=True,
    find=find_bug_plus_1,
    example=Example(
        board="..7.9.562..25763...56.2.7..715682439893745216264319857571264983638957124429831675",
    ),
)
