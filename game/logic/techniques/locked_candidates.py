"""Locked candidates: pointing (type 1) and claiming (type 2).

(Sudopedia, "Locked Candidates".)
"""

from collections.abc import Callable, Iterator
from operator import itemgetter
from typing import Final

from ..board import Board, marks
from ..search.locked import Locked, claiming_in, pointing_in
from ..sets import CellSet
from ..step import Role, Step
from ..tables import Tables
from ..technique import Example, Level, Technique


def find_pointing(board: Board) -> Iterator[Step]:
    """Yield the digits whose places in a block are all in one other house."""
    return _find(board, "locked-candidates-1", pointing_in)


def find_claiming(board: Board) -> Iterator[Step]:
    """Yield the digits whose places in a line are all in one block."""
    return _find(board, "locked-candidates-2", claiming_in)


def _find(
    board: Board, technique: str, search: Callable[[Tables, CellSet], tuple[Locked, ...]]
) -> Iterator[Step]:
    tables = board.tables
    found = [
        (one.house, digit, one)
        for digit, plane in enumerate(board.planes, 1)
        for one in search(tables, plane)
    ]
    # Digits of a house come together; those of one, and of one digit, stay in order.
    for house, digit, one in sorted(found, key=itemgetter(0, 1)):
        yield Step(
            technique=technique,
            eliminations=marks(one.eliminated, digit),
            roles=((Role.PATTERN, marks(one.places, digit)),),
            houses=(house,),
            covers=(one.other,),
            arguments=(("digit", digit), ("house", house), ("other_house", one.other)),
        )


TECHNIQUES: Final = (
    Technique(
        id="locked-candidates-1",
        rank=1200,
        code="0100",
        score=50,
        level=Level.MEDIUM,
        explainer=2.6,
        par=12,
        find=find_pointing,
        example=Example(
            board="4168.95.737951.6.82856.7.9194827516315239678476348125982195..765347689126971..8.5",
        ),
    ),
    Technique(
        id="locked-candidates-2",
        rank=1210,
        code="0101",
        score=50,
        level=Level.MEDIUM,
        explainer=2.8,
        par=15,
        find=find_claiming,
        example=Example(
            board="..98143274837521697129635488..1279.4.7463.8.22..48.7.6348576291..7241683.2.398475",
        ),
    ),
)
