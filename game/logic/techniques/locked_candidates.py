"""Locked candidates: pointing (type 1) and claiming (type 2).

(Sudopedia, "Locked Candidates".)
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from game.logic.board import Board, marks
from game.logic.step import Role, Step
from game.logic.tables import Tables
from game.logic.technique import Example, Level, Technique


@cache
def _crossing(tables: Tables) -> tuple[tuple[tuple[int, int, int], ...], ...]:
    """Return for each house those that share cells with it, and what each has for itself.

    Lines share one cell at most with each other, blocks and lines or other blocks several.
    """
    houses = tables.houses
    return tuple(
        tuple(
            (other, own & ~houses[other], houses[other] & ~own)
            for other in range(len(houses))
            if (own & houses[other]).bit_count() > 1 and other != house
        )
        for house, own in enumerate(houses)
    )


def find_pointing(board: Board) -> Iterator[Step]:
    """Yield the digits whose places in a box (or another block) lie in one other house."""
    return _find(board, "locked-candidates-1", board.tables.blocks)


def find_claiming(board: Board) -> Iterator[Step]:
    """Yield the digits whose places in a line lie in one box (or another block)."""
    return _find(board, "locked-candidates-2", board.tables.straight)


def _find(board: Board, technique: str, houses: Sequence[int]) -> Iterator[Step]:
    tables = board.tables
    crossings = _crossing(tables)
    for house in houses:
        members = tables.houses[house]
        crossing = crossings[house]
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
                    if not places & (places - 1):
                        # A single, which is told elsewhere.
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
