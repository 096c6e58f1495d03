"""Tridagon: what its guardians see, and what each of them leads to.

The puzzles that hold one are the hardest that are known: where HoDoKu's techniques end, a path goes
on with it. (mith, D. P. Berthier and others, 2012 and 2021: "Thor's Hammer", "anti-tridagon".)
"""

from collections.abc import Iterator
from typing import Final

from ...core.geometry import CLASSIC
from ..board import Board
from ..search.guarded import guarded_step, pattern_of, seen_by_guardians
from ..search.proofs import assertions_of, proof_links, roles_of, text_of
from ..search.propagation import Propagation
from ..search.trial import outcomes, trials_of
from ..search.tridagons import Tridagon, tridagons
from ..sets import bits
from ..step import Role, Step
from ..technique import Example, Level, Technique


def _known(board: Board) -> tuple[Tridagon, ...]:
    return tuple(tridagons(board)) if board.tables.geometry == CLASSIC else ()


def find_tridagons(board: Board) -> Iterator[Step]:
    """Yield what sees all guardians of a tridagon."""
    tables = board.tables
    for each in board.cached(_known):
        gone = seen_by_guardians(board, each.guardians)
        cells = tables.cells_with(each.guardians)
        if not cells & (cells - 1):
            gone &= board.candidates(cells, each.digits)
        if gone:
            pattern = pattern_of(bits(each.cells), each.digits)
            yield guarded_step(SEEN.id, board, pattern, each.guardians, gone)


def find_linked(board: Board) -> Iterator[Step]:
    """Yield what all guardians of a tridagon lead to: one step a tridagon and end."""
    done: set[tuple[int, bool]] = set()
    for each in board.cached(_known):
        known = board.cached(outcomes)
        open_ones = [n for n in bits(each.guardians) if not known[n].contradiction]
        if not open_ones:
            continue
        trials = trials_of(board.tables.geometry)
        common = trials.common(board.exact, [known[number] for number in open_ones])
        for true, ends in zip((True, False), common, strict=True):
            for end in ends:
                if (end, true) not in done:
                    done.add((end, true))
                    yield _linked(board, each, end, true=true)


def _linked(board: Board, tridagon: Tridagon, end: int, *, true: bool) -> Step:
    tables = board.tables
    proofs = []
    for start in bits(tridagon.guardians):
        net = Propagation(tables, board.masks, board.planes)
        net.assume(start)
        net.run()
        at = None if net.contradiction is not None else net.index_of(end, true=true)
        proofs.append(net.proof(at))
    pattern = pattern_of(bits(tridagon.cells), tridagon.digits)
    plain = guarded_step(LINKED.id, board, pattern, tridagon.guardians, 0)
    roles = dict(roles_of(tables, (each for proof in proofs for each in assertions_of(proof))))
    drawn = {candidate for _, found in plain.roles for candidate in found}
    proved = (tables.candidate[end],)
    return Step(
        technique=LINKED.id,
        placements=proved if true else (),
        eliminations=() if true else proved,
        roles=(
            *plain.roles,
            *(
                (role, left)
                for role, name in ((Role.SECOND, Role.SECOND), (Role.COVER, Role.PATTERN))
                if (left := tuple(c for c in roles.get(name, ()) if c not in drawn))
            ),
        ),
        chains=tuple(chain for proof in proofs for chain in proof_links(tables, proof)),
        arguments=(
            *plain.arguments,
            ("guardians", tables.candidates(tridagon.guardians)),
            ("conclusion", text_of(tables, end, true=true)),
        ),
        patterns=(pattern,),
    )


SEEN = Technique(
    id="tridagon",
    rank=8660,
    code="1402",
    score=1000,
    level=Level.EXTREME,
    needs_net=True,
    beyond=True,
    largest=9,
    find=find_tridagons,
    example=Example(
        board=".246.387...6.8..3283..274.6.67.4.2.324.36.78.3.87.2.646...1.327..29356.8.83276...",
        removed="591 991",
    ),
)
LINKED = Technique(
    id="tridagon-links",
    rank=8670,
    code="9001",
    score=1200,
    level=Level.EXTREME,
    needs_net=True,
    beyond=True,
    largest=9,
    find=find_linked,
    example=Example(
        board=".8.3.9.17.7128.93.3.9.71..819..278.3..7.3819.8.319..72764812359918753.2.5329..781",
    ),
)
TECHNIQUES: Final = (SEEN, LINKED)
