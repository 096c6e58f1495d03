"""Tridagon: three cells in each of four boxes that cannot hold three digits alone.

The boxes make a rectangle. In each of them three cells lie in three rows and three columns: an
arrangement of the digits, even or odd. Were there only the three digits in the twelve cells, the
four arrangements would have to be even in sum; so where they are not, some guardian is true. A
tridagon rules out what its guardians see, or what each of them leads to.

The puzzles that hold one are the hardest that are known: where HoDoKu's techniques end, a path goes
on with it. (mith, D. P. Berthier and others, 2012 and 2021: "Thor's Hammer", "anti-tridagon".)
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, permutations, product
from typing import Final, NamedTuple

from ...core.geometry import CLASSIC
from ..board import Board
from ..search.guarded import guarded_step, pattern_of, seen_by_guardians
from ..search.proofs import assertions_of, proof_links, roles_of, text_of
from ..search.propagation import Propagation
from ..search.trial import outcomes, trials_of
from ..sets import CandidateNumber, CandidateSet, CellSet, DigitSet, bits, union
from ..step import Role, Step
from ..technique import Example, Level, Technique

MOST_GUARDIANS: Final = 6
_LOOSE: Final = 5
"""Cells that may hold further digits."""


class Tridagon(NamedTuple):
    """Twelve cells, three digits, and the guardians."""

    cells: CellSet
    digits: DigitSet
    guardians: CandidateSet


class _Arrangement(NamedTuple):
    cells: tuple[int, int, int]
    odd: bool


@cache
def _arrangements() -> tuple[tuple[_Arrangement, ...], ...]:
    """Return the six arrangements of each box of the classic board."""
    found = []
    for box in range(9):
        top, left = box // 3 * 3, box % 3 * 3
        own = []
        for order in permutations(range(3)):
            first, second, third = (9 * (top + row) + left + order[row] for row in range(3))
            odd = sum(order[i] > order[j] for i, j in combinations(range(3), 2)) % 2 == 1
            own.append(_Arrangement((first, second, third), odd))
        found.append(tuple(own))
    return tuple(found)


def tridagons(board: Board) -> Iterator[Tridagon]:
    """Yield the tridagons of a classic board with few guardians, the fewest first."""
    found: dict[tuple[CellSet, DigitSet], Tridagon] = {}
    for digits in combinations(range(9), 3):
        triple = sum(1 << digit for digit in digits)
        usable = [_usable(board, triple, box) for box in range(9)]
        for top, bottom in combinations(range(3), 2):
            for left, right in combinations(range(3), 2):
                boxes = [
                    usable[3 * row + column] for row in (top, bottom) for column in (left, right)
                ]
                if all(boxes):
                    for tridagon in _in_boxes(board, triple, boxes):
                        found[tridagon.cells, triple] = tridagon
    yield from sorted(found.values(), key=lambda each: (each.guardians.bit_count(), each.cells))


def _usable(board: Board, triple: DigitSet, box: int) -> list[tuple[_Arrangement, int, int]]:
    """Return the arrangements in a box whose cells all have at least two of the digits.

    With each, how many of the cells have other digits, and how many these are.
    """
    found = []
    for arrangement in _arrangements()[box]:
        masks = [board.masks[cell] for cell in arrangement.cells]
        if all((mask & triple).bit_count() > 1 for mask in masks):
            extras = [(mask & ~triple).bit_count() for mask in masks]
            found.append((arrangement, sum(map(bool, extras)), sum(extras)))
    return found


def _in_boxes(
    board: Board, triple: DigitSet, boxes: list[list[tuple[_Arrangement, int, int]]]
) -> Iterator[Tridagon]:
    for chosen in product(*boxes):
        if (
            sum(each.odd for each, _, _ in chosen) % 2
            and sum(loose for _, loose, _ in chosen) <= _LOOSE
            and 0 < sum(extras for _, _, extras in chosen) <= MOST_GUARDIANS
        ):
            cells = union(1 << cell for each, _, _ in chosen for cell in each.cells)
            guardians = union(
                board.candidates(1 << cell, board.masks[cell] & ~triple)
                for each, _, _ in chosen
                for cell in each.cells
            )
            yield Tridagon(cells, triple, guardians)


def _cached_tridagons(board: Board) -> tuple[Tridagon, ...]:
    return tuple(tridagons(board)) if board.tables.geometry == CLASSIC else ()


def find_tridagons(board: Board) -> Iterator[Step]:
    """Yield what sees all guardians of a tridagon."""
    tables = board.tables
    for each in board.cached(_cached_tridagons):
        gone = seen_by_guardians(board, each.guardians)
        cells = tables.cells_with(each.guardians)
        if not cells & (cells - 1):
            gone &= board.candidates(cells, each.digits)
        if gone:
            pattern = pattern_of(bits(each.cells), each.digits)
            yield guarded_step(SEEN.id, board, pattern, each.guardians, gone)


def find_linked(board: Board) -> Iterator[Step]:
    """Yield what all guardians of a tridagon lead to: one step per tridagon and end."""
    done: set[tuple[int, bool]] = set()
    for each in board.cached(_cached_tridagons):
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


def _linked(board: Board, tridagon: Tridagon, end: CandidateNumber, *, true: bool) -> Step:
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
