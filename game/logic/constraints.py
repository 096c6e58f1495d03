"""The deductions of constraints, as techniques of the boards that have those constraints."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from ..core.constraints import every_kind, kind, kinds_in
from ..core.constraints.kind import Deduction, Finding
from ..core.digits import Cell, Digit, digits_of
from ..core.geometry import CLASSIC, Geometry
from .board import Board
from .step import Candidate, Role, Step
from .technique import Example, Level, Search, Technique

_PAR: Final = {
    "cage-single": 6,
    "rule-of-45": 20,
    "cage-combination": 15,
    "cage-locked": 20,
    "innies-outies": 60,
}
"""The seconds that the judge gives for those of killers, which are played in scored games."""


def techniques_of(geometry: Geometry) -> tuple[Technique, ...]:
    """Return the techniques for a board's kinds of constraints."""
    return tuple(each for its in kinds_in(geometry) for each in _of_kind(its.word))


@cache
def by_id() -> dict[str, Technique]:
    """Return the techniques of every kind of constraint, by id."""
    return {each.id: each for its in every_kind() for each in _of_kind(its.word)}


@cache
def _of_kind(word: str) -> tuple[Technique, ...]:
    return tuple(map(_technique, kind(word).deductions()))


def _technique(deduction: Deduction) -> Technique:
    shown = deduction.example
    return Technique(
        id=deduction.id,
        rank=deduction.rank,
        code="",
        score=deduction.score,
        level=Level(deduction.level),
        par=_PAR.get(deduction.id),
        find=_search(deduction),
        example=Example(
            board=shown.cells, removed=shown.removed, code=f"{CLASSIC.code}~{shown.constraints}"
        ),
    )


def _search(deduction: Deduction) -> Search:
    def find(board: Board) -> Iterator[Step]:
        for finding in deduction.find(board.tables.geometry, board):
            yield _step(deduction.id, finding, board)

    return find


def _step(technique: str, finding: Finding, board: Board) -> Step:
    gone = set(finding.eliminations)
    pattern = tuple(
        Candidate(cell, digit)
        for cell in sorted(set(finding.cells))
        for digit in digits_of(board.masks[cell])
        if (cell, digit) not in gone
    )
    return Step(
        technique=technique,
        placements=_candidates(finding.placements),
        eliminations=_candidates(finding.eliminations),
        roles=((Role.PATTERN, pattern),),
        houses=finding.houses,
        clauses=finding.constraints,
        arguments=finding.arguments,
    )


def _candidates(found: Sequence[tuple[int, int]]) -> tuple[Candidate, ...]:
    return tuple(sorted(Candidate(Cell(cell), Digit(digit)) for cell, digit in found))
