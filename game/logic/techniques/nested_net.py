"""Nested net: an assumption within which further assumptions are refuted by nets.

The last logical resort. Within an assumption, every candidate that a net refutes there is taken
away, until the assumption itself meets a contradiction. The search goes for quick wins first:
within an assumption it tries candidates of cells and houses with just two, whose refutation
places a digit; only when no assumption falls to those, all candidates.
"""

from collections.abc import Iterator

from game.logic.board import Board
from game.logic.search.proofs import (
    assertions_of,
    candidate_of,
    meeting_of,
    proof_links,
    roles_of,
    text_of,
)
from game.logic.search.propagation import Propagation
from game.logic.search.trial import (
    BAN,
    PLACE,
    Outcome,
    candidates,
    has,
    left,
    outcomes,
    pairs,
    settle,
)
from game.logic.step import Step
from game.logic.technique import Example, Level, Technique


def find(board: Board) -> Iterator[Step]:
    """Yield a step for every candidate that a nested net refutes, the likeliest first."""
    known = board.cached(outcomes)
    order = sorted(candidates(board), key=lambda n: (-len(known[n].placed), n))
    done: set[int] = set()
    for thorough in (False, True):
        for number in order:
            if number in done or known[number].contradiction:
                continue
            refuted = _refuted_within(board, known[number], thorough=thorough)
            if refuted is not None:
                done.add(number)
                yield _step(board, number, refuted)


def _refuted_within(board: Board, outcome: Outcome, *, thorough: bool) -> list[int] | None:
    """Return the candidates that nets refute within an assumption, up to a contradiction.

    None when there is no contradiction.
    """
    refuted: list[int] = []
    position = outcome.board
    moved = True
    while moved and position:
        moved = False
        for number in left(position) if thorough else pairs(position):
            if not has(position, number):
                continue
            board.poll()
            if not settle(position & PLACE[number]).contradiction:
                continue
            refuted.append(number)
            after = settle(position & BAN[number])
            if after.contradiction:
                return refuted
            position = after.board
            moved = True
    return None


def _step(board: Board, number: int, refuted: list[int]) -> Step:
    """Return the step of an assumption, given what to refute within it and in which order."""
    net = Propagation(board)
    net.assume(number)
    net.run()
    for inner in refuted:
        if net.contradiction is not None:
            break
        outer = len(net.assertions)
        trial = net.within()
        trial.assume(inner)
        trial.run()
        net.refute(inner, trial.proof(outer=outer), trial.granted(outer))
        net.run()
    proof = net.proof()
    meeting, houses = meeting_of(proof)
    count = sum(assertion.refutation is not None for assertion in proof.assertions)
    return Step(
        technique="nested-net",
        eliminations=(candidate_of(number),),
        roles=roles_of(assertions_of(proof)),
        chains=proof_links(proof),
        houses=houses,
        arguments=(
            ("assumption", text_of(number, true=True)),
            ("conclusion", text_of(number, true=False)),
            ("inner_count", count),
            *meeting,
        ),
    )


_POSITION = ""

TECHNIQUE = Technique(
    id="nested-net",
    rank=8650,
    code="1305",
    score=1000,
    level=Level.EXTREME,
    explainer=9.5,
    needs_net=True,
    find=find,
    example=Example(board=_POSITION),
)
