"""BUG+1: all cells but one hold two candidates, and only an odd one keeps the puzzle unique.

Were every open cell to hold two candidates and every house each digit twice, the puzzle would
have two solutions or none. (Sudopedia, "Bivalue Universal Grave".)
"""

from collections.abc import Iterator
from typing import Final

from ..board import Board, bivalue_cells, marks
from ..search.grave import extras_of, grave
from ..sets import union
from ..step import Role, Step
from ..technique import Example, Level, Technique


def find_bug_plus_1(board: Board) -> Iterator[Step]:
    """Yield the one candidate that prevents a grave: its cell loses the others."""
    several = union(board.planes) & ~board.cached(bivalue_cells)
    if not several or several & (several - 1):
        # A quick look: most boards have many cells with more.
        return
    odd = several.bit_length() - 1
    extras = extras_of(board) or {}
    extra = extras.get(odd, 0)
    if not extra or extra & (extra - 1):
        return
    keep = extra.bit_length()
    tables = board.tables
    yield Step(
        technique=TECHNIQUE.id,
        eliminations=tables.candidates(board.candidates(several, board.masks[odd] & ~extra)),
        roles=((Role.PATTERN, marks(several, keep)),),
        houses=tables.houses_of[odd],
        arguments=(("odd_cell", odd), ("odd_digit", keep)),
        patterns=(grave(board, extras),),
    )


TECHNIQUE: Final = Technique(
    id="bug-plus-1",
    rank=2900,
    code="0610",
    score=100,
    level=Level.HARD,
    explainer=5.6,
    assumes_uniqueness=True,
    par=30,
    find=find_bug_plus_1,
    example=Example(
        board="..7.9.562..25763...56.2.7..715682439893745216264319857571264983638957124429831675",
    ),
)

TECHNIQUES: Final = (TECHNIQUE,)
