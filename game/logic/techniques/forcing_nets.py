"""Forcing nets: one assumption and all the singles and locked candidates that follow from it.

Contradiction: the assumption takes the last candidate from a cell, or the last place of a digit
from a house. Verity: whichever candidate of a cell (or place of a digit in a house) is true, the
net leads to the same end. Unlike a chain's, a net's implications may rest on several others
(SudokuWiki, "Digit, Cell and Unit Forcing Nets"; Sudopedia, "Forcing Net").
"""

from collections.abc import Iterator
from typing import Final

from ..board import Board
from ..search.proofs import (
    assertions_of,
    meeting_of,
    proof_links,
    roles_of,
    text_of,
)
from ..search.propagation import Proof, Propagation
from ..search.trial import outcomes, verities
from ..sets import CandidateNumber, HouseIndex
from ..step import Argument, Step
from ..technique import Example, Level, Technique

_COMPARED = 8
"""Of how many quick contradictions the first step is the one of the shortest proof."""


def find_contradictions(board: Board) -> Iterator[Step]:
    """Yield a step for every candidate that a net refutes; the first has a short proof."""
    known = board.cached(outcomes)
    refuted = [number for number, outcome in known.items() if outcome.contradiction]
    refuted.sort(key=lambda number: known[number].rounds)
    first = [_refutation(board, number) for number in refuted[:_COMPARED]]
    yield from sorted(first, key=lambda step: sum(map(len, step.chains)))
    for number in refuted[_COMPARED:]:
        yield _refutation(board, number)


def _refutation(board: Board, number: CandidateNumber) -> Step:
    tables = board.tables
    net = Propagation(tables, board.masks, board.planes)
    net.assume(number)
    net.run()
    proof = net.proof()
    meeting, houses = meeting_of(proof)
    return Step(
        technique="forcing-net-contradiction",
        eliminations=(tables.candidate[number],),
        roles=roles_of(tables, assertions_of(proof)),
        chains=proof_links(tables, proof),
        houses=houses,
        arguments=(
            ("assumption", text_of(tables, number, true=True)),
            ("conclusion", text_of(tables, number, true=False)),
            *meeting,
        ),
    )


def find_verities(board: Board) -> Iterator[Step]:
    """Yield a step for every end that the nets of a cell's or house's candidates share.

    Ends that are true come first, then those of the quickest nets.
    """
    candidate = board.tables.candidate
    for (end, true), (_, house, starts) in sorted(
        verities(board, board.cached(outcomes)).items(),
        key=lambda item: (not item[0][1], item[1].rounds, candidate[item[0][0]]),
    ):
        yield _verity(board, end, true, house, starts)


def _verity(
    board: Board,
    end: CandidateNumber,
    true: bool,
    house: HouseIndex,
    starts: tuple[CandidateNumber, ...],
) -> Step:
    tables = board.tables
    proofs: list[Proof] = []
    for start in starts:
        net = Propagation(tables, board.masks, board.planes)
        net.assume(start)
        net.run()
        proofs.append(net.proof(net.index_of(end, true=true)))
    meeting: tuple[tuple[str, Argument], ...] = (
        ("meeting_cell", tables.candidate[starts[0]].cell),
    )
    if house >= 0:
        meeting = (
            ("variant", "house"),
            ("meeting_house", house),
            ("lost_digit", tables.candidate[starts[0]].digit),
        )
    proved = (tables.candidate[end],)
    return Step(
        technique="forcing-net-verity",
        placements=proved if true else (),
        eliminations=() if true else proved,
        roles=roles_of(tables, (each for proof in proofs for each in assertions_of(proof))),
        chains=tuple(chain for proof in proofs for chain in proof_links(tables, proof)),
        houses=() if house < 0 else (house,),
        arguments=(("conclusion", text_of(tables, end, true=true)), *meeting),
    )


CONTRADICTION = Technique(
    id="forcing-net-contradiction",
    rank=8600,
    code="1303",
    score=700,
    level=Level.EXTREME,
    explainer=8.5,
    needs_net=True,
    largest=12,
    find=find_contradictions,
    example=Example(
        board="1.5.639.7.761.2.4.3..5.7.166.3..5..1.1..3.6..5.7.16....38.5176.75.6..13..6137...9",
        removed=("827 829 242 444 845 945 951 454 258 858 459 474 985"),
    ),
)
VERITY = Technique(
    id="forcing-net-verity",
    rank=8610,
    code="1304",
    score=700,
    level=Level.EXTREME,
    explainer=8.5,
    needs_net=True,
    largest=12,
    find=find_verities,
    example=Example(
        board="8....2.6.295.8....6.3.9....1.8.23.4.9.....23.5329....748.237.9.3591.....72...9...",
    ),
)
TECHNIQUES: Final = (CONTRADICTION, VERITY)
