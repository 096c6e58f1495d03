"""Naked single: a cell with one candidate left."""

from collections.abc import Iterator
from typing import Final

from ...core.digits import Cell, Digit
from ..board import Board
from ..step import Candidate, Role, Step
from ..technique import Example, Level, Technique


def find(board: Board) -> Iterator[Step]:
    """Yield a step for every cell with one candidate, in reading order."""
    for cell, mask in enumerate(board.masks):
        if mask and not mask & (mask - 1):
            yield step(Cell(cell), Digit(mask.bit_length()))


def step(cell: Cell, digit: Digit) -> Step:
    """Return the step that places a digit."""
    placed = Candidate(cell, digit)
    return Step(
        technique=TECHNIQUE.id,
        placements=(placed,),
        roles=((Role.PATTERN, (placed,)),),
        arguments=(("placed", placed),),
    )


TECHNIQUE: Final = Technique(
    id="naked-single",
    rank=200,
    code="0003",
    score=4,
    level=Level.EASY,
    explainer=2.3,
    par=8,
    find=find,
    example=Example(
        board="...12..34...53..678324.......726.9...51.9.38...4.851.......345964..52...19..47..."
    ),
)

TECHNIQUES: Final = (TECHNIQUE,)
