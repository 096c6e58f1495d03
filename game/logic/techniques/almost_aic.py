"""Almost AIC: an alternating inference chain that one extra candidate spoils, and that one's chain.

One link of the chain joins two candidates of a cell or house that has a third. If that one is
false, the chain holds and one of its two ends is true; if it is true, a chain leads from it. What
goes in either case is false. (Eureka and the Players' Forum: "almost AIC", "Kraken cell", "Kraken
row".)
"""

from collections.abc import Iterator
from typing import Final

from ..board import Board
from ..search.proofs import chain_links, roles_of, text_of
from ..search.waves import Junction, junctions, length_of, links_of_board, true_waves
from ..step import Role, Step
from ..technique import Example, Level, Technique

_LINKED: Final = 3
"""Candidates of the cell or house: two that are linked, and the extra one."""


def find(board: Board) -> Iterator[Step]:
    """Yield for each elimination the almost AIC with the fewest links."""
    best: dict[int, Junction] = {}
    for junction in junctions(board):
        own = len(junction.starts) == _LINKED and not junction.true
        # What all three see is a locked candidate.
        if own and junction.end not in junction.starts and junction.length > _LINKED:
            known = best.get(junction.end)
            if known is None or junction.length < known.length:
                best[junction.end] = junction
    named = board.tables.candidate
    for junction in sorted(best.values(), key=lambda each: (each.length, named[each.end])):
        yield _step(board, junction)


def _step(board: Board, junction: Junction) -> Step:
    tables, end = board.tables, junction.end
    links, waves = board.cached(links_of_board), board.cached(true_waves)
    extra, one, other = sorted(
        junction.starts,
        key=lambda start: (length_of(waves[start], start, end, False), tables.candidate[start]),
    )
    spoiling, first, second = (
        links.chain(start, waves[start], end, true=False) for start in (extra, one, other)
    )
    chain = [(number, not true) for number, true in first[-2::-1]] + second[:-1]
    cell, digit = tables.candidate[extra]
    return Step(
        technique=TECHNIQUE.id,
        eliminations=(tables.candidate[end],),
        roles=(
            (Role.FIN, (tables.candidate[extra],)),
            *roles_of(tables, (*chain, *spoiling[1:-1])),
        ),
        chains=(chain_links(tables, chain), chain_links(tables, spoiling)),
        houses=() if junction.house < 0 else (junction.house,),
        arguments=(
            *((("variant", "same"),) if chain[0][0] == chain[-1][0] else ()),
            ("extra_cell", cell),
            ("extra_digit", digit),
            ("start", text_of(tables, chain[0][0], true=True)),
            ("end", text_of(tables, chain[-1][0], true=True)),
            ("conclusion", text_of(tables, end, true=False)),
        ),
    )


TECHNIQUE: Final = Technique(
    id="almost-aic",
    rank=5655,
    code="9019",
    score=320,
    level=Level.UNFAIR,
    in_path=False,
    largest=9,
    find=find,
    example=Example(
        board="9........4...2.3.92.8.9...5.819...3.3.9...4..642...59.1..6892...9.25..63.263.79..",
        removed="415 416 436",
    ),
)

TECHNIQUES: Final = (TECHNIQUE,)
