"""Full house: the last empty cell of a house."""

from collections.abc import Iterator
from typing import Final

from ...core.digits import Cell, Digit
from ..board import Board
from ..sets import HouseIndex, bits
from ..step import Candidate, Role, Step
from ..technique import Example, Level, Technique


def find(board: Board) -> Iterator[Step]:
    """Yield a step for each empty cell that is the last of a house, by house."""
    open_cells = sum(1 << cell for cell, mask in enumerate(board.masks) if mask)
    seen = 0
    for index, house in enumerate(board.tables.houses):
        last = open_cells & house
        if (
            last.bit_count() != 1
            or last & seen
            or any(not board.values[cell] for cell in bits(house & ~last))
        ):
            continue
        seen |= last
        cell = last.bit_length() - 1
        mask = board.masks[cell]
        if mask.bit_count() != 1:
            continue
        yield step(Cell(cell), Digit(mask.bit_length()), index)


def step(cell: Cell, digit: Digit, house: HouseIndex) -> Step:
    """Return the step that places a digit."""
    placed = Candidate(cell, digit)
    return Step(
        technique=TECHNIQUE.id,
        placements=(placed,),
        roles=((Role.PATTERN, (placed,)),),
        houses=(house,),
        arguments=(("house", house), ("placed", placed)),
    )


TECHNIQUE: Final = Technique(
    id="full-house",
    rank=100,
    code="0000",
    score=4,
    level=Level.EASY,
    explainer=1.0,
    par=3,
    find=find,
    example=Example(
        board=".14987652956231874278654391823195467169742583745368129687419235591823746432576918",
    ),
)

TECHNIQUES: Final = (TECHNIQUE,)
