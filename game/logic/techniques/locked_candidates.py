"""Locked candidates: pointing (type 1) and claiming (type 2).

(Sudopedia, "Locked Candidates".)
"""

from collections.abc import Iterator
from typing import Final

from game.logic.board import HOUSE, Board, marks
from game.logic.step import Role, Step
from game.logic.technique import Example, Level, Technique

_BOXES: Final = range(18, 27)
_LINES: Final = range(18)
_CROSSING: Final = tuple(
    tuple(
        (other, HOUSE[house] & ~HOUSE[other], HOUSE[other] & ~HOUSE[house])
        for other in (_LINES if house in _BOXES else _BOXES)
        if HOUSE[house] & HOUSE[other]
    )
    for house in range(27)
)
"""For each house, the houses that share three cells with it, and what each has for itself."""


def find_pointing(board: Board) -> Iterator[Step]:
    """Yield the digits whose places in a box lie in one line."""
    return _find(board, "locked-candidates-1", _BOXES)


def find_claiming(board: Board) -> Iterator[Step]:
    """Yield the digits whose places in a line lie in one box."""
    return _find(board, "locked-candidates-2", _LINES)


def _find(board: Board, technique: str, houses: range) -> Iterator[Step]:
    for house in houses:
        members = HOUSE[house]
        crossing = _CROSSING[house]
        for digit, plane in enumerate(board.planes, 1):
            places = plane & members
            if not places:
                continue
            for other, own, beside in crossing:
                if not places & own:
                    hit = plane & beside
                    if hit:
                        yield Step(
                            technique=technique,
                            eliminations=marks(hit, digit),
                            roles=((Role.PATTERN, marks(places, digit)),),
                            houses=(house,),
                            covers=(other,),
                            arguments=(("digit", digit), ("house", house), ("other_house", other)),
                        )
                    break


TECHNIQUES: Final = (
    Technique(
        id="locked-candidates-1",
        rank=1200,
        code="0100",
        score=50,
        level=Level.MEDIUM,
        explainer=2.6,
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
        find=find_claiming,
        example=Example(
            board="..98143274837521697129635488..1279.4.7463.8.22..48.7.6348576291..7241683.2.398475",
        ),
    ),
)
