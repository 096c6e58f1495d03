"""Forcing chains: several chains from one assumption, or to one conclusion.

Contradiction: one assumption takes, by a chain each, every candidate from a cell or every place
of a digit from a house; or it ends in its own opposite. Verity: whichever candidate of a cell
(or place of a digit in a house) is true, a chain leads to the same end. All chains are linear
and use only links between two candidates (SudokuWiki, "Cell and Unit Forcing Chains";
Sudopedia, "Forcing Chain"). As every link holds backwards, each contradiction that ends in a
cell or house is a verity read from its end: one search serves both.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from game.logic.board import Board
from game.logic.search.proofs import chain_links, roles_of, text_of
from game.logic.search.waves import Links, Waves, choices
from game.logic.sets import bits
from game.logic.step import Argument, Candidate, Step
from game.logic.tables import Tables
from game.logic.technique import Example, Level, Technique


@dataclass(frozen=True, slots=True)
class _Junction:
    """A cell or house all of whose candidates lead to one end, with the length of the chains."""

    length: int
    end: int
    true: bool
    house: int
    """-1 for a cell."""
    starts: tuple[int, ...]


def _links(board: Board) -> Links:
    return Links(board.tables, board.masks, board.planes)


def _true_waves(board: Board) -> dict[int, Waves]:
    """Return what follows from each candidate if it is true."""
    links = board.cached(_links)
    return {number: list(links.waves(1 << number, 0)) for number in bits(links.present)}


def _junctions(board: Board) -> list[_Junction]:
    """Return for every end its best junction, shortest chains first."""
    waves = board.cached(_true_waves)
    reached: dict[int, tuple[int, int]] = {}
    for number, found in waves.items():
        false = true = 0
        for wave in found:
            false |= wave[0]
            true |= wave[1]
        reached[number] = false, true | 1 << number
    best: dict[tuple[int, bool], _Junction] = {}
    for house, starts in choices(board.tables, board.masks, board.planes):
        false = true = -1
        for number in starts:
            false &= reached[number][0]
            true &= reached[number][1]
            if not false and not true:
                break
        for kind, ends in ((False, false), (True, true)):
            for end in bits(ends):
                length = sum(_length(waves[number], number, end, kind) for number in starts)
                known = best.get((end, kind))
                if known is None or length < known.length:
                    best[end, kind] = _Junction(length, end, kind, house, starts)
    named = board.tables.candidate
    return sorted(best.values(), key=lambda each: (each.length, named[each.end], each.true))


def _length(waves: Waves, start: int, end: int, true: bool) -> int:
    """Return the number of links from a true start to an end."""
    if true and start == end:
        return 0
    return next(2 * i + 1 + true for i, wave in enumerate(waves) if wave[true] >> end & 1)


def find_contradictions(board: Board) -> Iterator[Step]:
    """Yield a step for every assumption that chains refute, shortest chains first."""
    links = board.cached(_links)
    # What all candidates of a junction lead to takes them all away when it is assumed not to be.
    found: list[tuple[int, int, bool, _Junction | None]] = [
        (junction.length, junction.end, not junction.true, junction)
        for junction in board.cached(_junctions)
    ]
    found += [
        (_length(waves, number, number, False), number, True, None)
        for number, waves in board.cached(_true_waves).items()
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
    links = board.cached(_links)
    waves = board.cached(_true_waves)
    for junction in board.cached(_junctions):
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
    end: int,
    true: bool,
    chains: list[list[tuple[int, bool]]],
    junction: _Junction | None,
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
TECHNIQUES = (CONTRADICTION, VERITY)
