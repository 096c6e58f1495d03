"""Nested net: an assumption under which further assumptions are refuted by nets.

The last logical resort. Within an assumption, every candidate that a net refutes there is taken
away, until the assumption itself meets a contradiction. The search goes for quick wins first:
within an assumption it tries candidates of cells and houses with just two, whose refutation
places a digit; only when no assumption falls to those, all candidates.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Final

from ..board import Board
from ..search.nesting import nested, nested_proof
from ..search.proofs import (
    assertions_of,
    inner_proofs,
    meeting_of,
    proof_links,
    roles_of,
    text_of,
)
from ..search.propagation import Propagation
from ..sets import CandidateNumber
from ..step import Step
from ..technique import Example, Level, Technique

_COMPARED = 6
"""Of how many quick finds the first step is the one of the shortest proof."""


def find(board: Board) -> Iterator[Step]:
    """Yield a step for every candidate that a nested net refutes, the likeliest first."""
    found = nested(board)
    first = [_step(board, *item) for item in islice(found, _COMPARED)]
    yield from sorted(first, key=lambda step: sum(map(len, step.chains)))
    for item in found:
        yield _step(board, *item)


def _step(board: Board, number: CandidateNumber, refuted: list[CandidateNumber]) -> Step:
    """Return the step of an assumption, given what to refute under it, in order."""
    tables = board.tables
    proof = nested_proof(Propagation(board.tables, board.masks, board.planes), number, refuted)
    meeting, houses = meeting_of(proof)
    inner = inner_proofs(tables, proof)
    return Step(
        technique="nested-net",
        eliminations=(tables.candidate[number],),
        roles=roles_of(tables, assertions_of(proof)),
        chains=proof_links(tables, proof),
        houses=houses,
        arguments=(
            ("assumption", text_of(tables, number, true=True)),
            ("conclusion", text_of(tables, number, true=False)),
            ("refuted", tuple(each.refuted for each in inner)),
            *meeting,
        ),
        inner=inner,
    )


TECHNIQUE: Final = Technique(
    id="nested-net",
    rank=8650,
    code="1305",
    score=1000,
    level=Level.EXTREME,
    explainer=9.5,
    needs_net=True,
    largest=12,
    find=find,
    example=Example(
        board="6..5....2..5.7.6...7.269.4595...7.61...956...7.6...3598..6..5.7...785...5.7491...",
    ),
)

TECHNIQUES: Final = (TECHNIQUE,)
