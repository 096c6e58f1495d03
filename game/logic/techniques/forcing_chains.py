"""Forcing chains: several chains from one assumption, or to one conclusion.

Contradiction: one assumption takes, by a chain each, every candidate from a cell or every place
of a digit from a house; or it ends in its own opposite. Verity: whichever candidate of a cell
(or place of a digit in a house) is true, a chain leads to the same end. All chains are linear
and use only links between two candidates (SudokuWiki, "Cell and Unit Forcing Chains";
Sudopedia, "Forcing Chain"). As every link holds backwards, each contradiction that ends in a
cell or house is a verity read from its end: one search serves both.
"""

from collections.abc import Iterator
from typing import Final

from ..board import Board
from ..search.proofs import chain_links, roles_of, text_of
from ..search.waves import Junction, junctions, length_of, links_of_board, true_waves
from ..sets import CandidateNumber
from ..step import Argument, Candidate, Step
from ..tables import Tables
from ..technique import Example, Level, Technique


def _shortest(board: Board) -> list[Junction]:
    """Return the best junction for each end, shortest chains first."""
    best: dict[tuple[int, bool], Junction] = {}
    for junction in junctions(board):
        known = best.get((junction.end, junction.true))
        if known is None or junction.length < known.length:
            best[junction.end, junction.true] = junction
    named = board.tables.candidate
    return sorted(best.values(), key=lambda each: (each.length, named[each.end], each.true))


def find_contradictions(board: Board) -> Iterator[Step]:
    """Yield a step for every assumption that chains refute, shortest chains first."""
    links = board.cached(links_of_board)
    # What all candidates of a junction lead to takes them all away when it is assumed not to be.
    found: list[tuple[int, int, bool, Junction | None]] = [
        (junction.length, junction.end, not junction.true, junction)
        for junction in board.cached(_shortest)
    ]
    found += [
        (length_of(waves, number, number, False), number, True, None)
        for number, waves in board.cached(true_waves).items()
        if any(wave[0] >> number & 1 for wave in waves)
    ]
    seen: set[tuple[int, bool]] = set()
    named = board.tables.candidate
    found.sort(key=lambda each: (each[0], named[each[1]], each[2]))
    for _, start, assumed, junction in found:
        if (start, assumed) in seen:
            continue
        seen.add((start, assumed))
        waves = list(links.waves(assumed << start, (not assumed) << start))
        chains = [
            links.chain(start, waves, end, true=False)
            for end in ((start,) if junction is None else junction.starts)
            if assumed or end != start
        ]
        technique = "forcing-chain-contradiction"
        yield _step(board.tables, technique, start, not assumed, chains, junction)


def find_verities(board: Board) -> Iterator[Step]:
    """Yield a step for every end that all candidates of a cell or house lead to."""
    links = board.cached(links_of_board)
    waves = board.cached(true_waves)
    for junction in board.cached(_shortest):
        chains = [
            links.chain(start, waves[start], junction.end, true=junction.true)
            if (start, True) != (junction.end, junction.true)
            else [(start, True)]
            for start in junction.starts
        ]
        technique = "forcing-chain-verity"
        yield _step(board.tables, technique, junction.end, junction.true, chains, junction)


def _step(
    tables: Tables,
    technique: str,
    end: CandidateNumber,
    true: bool,
    chains: list[list[tuple[CandidateNumber, bool]]],
    junction: Junction | None,
) -> Step:
    """Return the step of some chains that prove a candidate true or false."""
    proved: tuple[Candidate, ...] = (tables.candidate[end],)
    arguments: list[tuple[str, Argument]] = [
        ("assumption", text_of(tables, end, true=not true)),
        ("conclusion", text_of(tables, end, true=true)),
    ]
    if junction is None:
        arguments.append(("variant", "self"))
    elif junction.house < 0:
        arguments.append(("meeting_cell", tables.candidate[junction.starts[0]].cell))
    else:
        arguments += [
            ("variant", "house"),
            ("meeting_house", junction.house),
            ("lost_digit", tables.candidate[junction.starts[0]].digit),
        ]
    return Step(
        technique=technique,
        placements=proved if true else (),
        eliminations=() if true else proved,
        roles=roles_of(tables, (assertion for chain in chains for assertion in chain)),
        chains=tuple(chain_links(tables, chain) for chain in chains if len(chain) > 1),
        houses=() if junction is None or junction.house < 0 else (junction.house,),
        arguments=tuple(arguments),
    )


CONTRADICTION = Technique(
    id="forcing-chain-contradiction",
    rank=8500,
    code="1301",
    score=500,
    level=Level.EXTREME,
    explainer=8.0,
    find=find_contradictions,
    example=Example(
        board="27841.35......8......3.....58..63..2....8.6..6.7.94583365.72.14892.4.735741.3.26.",
        removed=("122 224 524 428 928 536 738 152 154"),
    ),
)
VERITY = Technique(
    id="forcing-chain-verity",
    rank=8510,
    code="1302",
    score=500,
    level=Level.EXTREME,
    explainer=8.0,
    find=find_verities,
    example=Example(
        board="9......27.3...1.85....4..36...157.4....9..71.71.48.56...2....51.8.3.529459...4.7.",
        removed="947 651 652 653",
    ),
)
TECHNIQUES: Final = (CONTRADICTION, VERITY)
