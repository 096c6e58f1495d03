"""Hidden single: a digit with one place left in a house."""

from collections.abc import Iterator
from typing import Final

from ...core.digits import Cell, Digit
from ..board import Board
from ..sets import HouseIndex
from ..step import Candidate, Role, Step
from ..technique import Example, Level, Technique


def find(board: Board) -> Iterator[Step]:
    """Yield a step for every digit with one place in a house, boxes before rows and columns."""
    seen = set()
    houses = board.tables.houses
    for index in board.tables.blocks_first:
        house = houses[index]
        for digit, plane in enumerate(board.planes, 1):
            place = plane & house
            if not place or place & (place - 1) or (place, digit) in seen:
                continue
            seen.add((place, digit))
            yield step(Cell(place.bit_length() - 1), Digit(digit), index)


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
    id="hidden-single",
    rank=300,
    code="0002",
    score=14,
    level=Level.EASY,
    explainer=1.5,
    par=6,
    find=find,
    example=Example(
        board=".986.3.253572816496.25...38.2315.896..68.9352985326471539718264261435987874962513",
    ),
)

TECHNIQUES: Final = (TECHNIQUE,)
