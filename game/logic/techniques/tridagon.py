"""Tridagon: what its guardians see, and what each of them leads to.

The puzzles that hold one are the hardest that are known: where HoDoKu's techniques end, a path goes
on with it. (mith, D. P. Berthier and others, 2012 and 2021: "Thor's Hammer", "anti-tridagon".)
"""

from collections.abc import Iterator
from typing import Final

from game.core.geometry import CLASSIC
from game.logic.board import Board
from game.logic.search.guarded import guarded_step, pattern_of, seen_by_guardians
from game.logic.search.proofs import assertions_of, proof_links, roles_of, text_of
from game.logic.search.propagation import Propagation
from game.logic.search.trial import outcomes, trials_of
from game.logic.search.tridagons import Tridagon, tridagons
from game.logic.sets import bits
from game.logic.step import Role, Step
from game.logic.technique import Example, Level, Technique


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
        board="8.9...7.275...2..4..28.....9....8....8.4..9.7.759...8.4...8952.5......48..854..79",
        removed=(
            "412 515 516 318 625 127 128 132 332 935 436 536 638 539 242 442 143 343 "
            "244 744 245 545 147 447 349 255 555 656 358 261 365 367 169 673 374 674 "
            "379 682 683 184 684 285 386 291 192"
        ),
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
        board="......9......5....3.......4.......95...9..413...1..6.......1..9..359..469...6..3.",
        removed=(
            "611 811 113 413 513 613 414 614 415 716 816 119 121 421 621 623 326 426 "
            "626 926 127 628 229 132 532 632 932 233 633 733 933 834 135 836 237 738 "
            "243 444 644 751 851 255 256 656 856 761 562 862 265 765 471 571 671 772 "
            "273 573 375 475 281 182 787 592 792 193 493 494 297"
        ),
    ),
)
TECHNIQUES: Final = (SEEN, LINKED)
