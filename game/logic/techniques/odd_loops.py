"""Bivalue oddagon and broken wing: rings of odd length that some guardian prevents.

Neighbours in such a ring would have to alternate. Of two digits (a bivalue oddagon): the cells
cannot all hold nothing but the two. Of one digit (a broken wing): in each link one of two cells
would hold it, if the digit had no other place in the link's house. What keeps the loop away are its
guardians. (Sudopedia, "Bivalue Oddagon", "Broken Wing"; the guardians of the latter are
R. Crosbie's.)
"""

from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import Final, NamedTuple

from ...core.digits import Cell, Mask
from ..board import Board, marks
from ..search.almost_locked_sets import seen_by_all
from ..search.guarded import guarded_step
from ..sets import CandidateSet, CellIndex, CellSet, DigitIndex, DigitSet, HouseIndex, bits
from ..step import Link, Role, Step
from ..tables import sees
from ..technique import Example, Level, Technique

_LONGEST: Final = 11
_LOOSE: Final = 4
"""Cells of a bivalue oddagon that may hold further digits."""


class OddLoop(NamedTuple):
    """A loop in order, its digits, its guardians and what sees them all."""

    cells: tuple[CellIndex, ...]
    digits: DigitSet
    guardians: CandidateSet
    gone: CandidateSet
    houses: tuple[HouseIndex, ...] = ()
    """For a loop of one digit the house of each link."""


def bivalue_oddagons(board: Board) -> Iterator[OddLoop]:
    """Yield the loops of two digits, those with the fewest guardians and cells first."""
    found: dict[CellSet, OddLoop] = {}
    planes = board.planes
    for one, other in combinations(range(board.tables.size), 2):
        both = planes[one] & planes[other]
        pair = 1 << one | 1 << other
        exact = [cell for cell in bits(both) if board.masks[cell] == pair]
        if both.bit_count() > 4 and exact:
            board.poll()
            for start in exact:
                _rings(board, both, pair, [start], -1, found)
    yield from sorted(
        found.values(),
        key=lambda loop: (loop.guardians.bit_count(), len(loop.cells), loop.cells),
    )


def _rings(
    board: Board,
    usable: CellSet,
    pair: DigitSet,
    path: list[CellIndex],
    seen: CandidateSet,
    found: dict[CellSet, OddLoop],
) -> None:
    """Extend a path by every neighbour; `seen` is what sees all guardians so far."""
    tables, peers = board.tables, board.tables.peers
    own = sum(1 << cell for cell in path)
    if len(path) > 4 and len(path) % 2 and peers[path[-1]] >> path[0] & 1 and own not in found:
        guardians = _extras(board, own, pair)
        if guardians:
            cells = tables.cells_with(guardians)
            gone = seen & _candidates(board)
            if not cells & (cells - 1):
                gone &= board.candidates(cells, pair)
            if gone:
                found[own] = OddLoop(tuple(path), pair, guardians, gone)
    if len(path) >= _LONGEST:
        return
    loose = sum(board.masks[cell] != pair for cell in path)
    for cell in bits(peers[path[-1]] & usable & ~own):
        extra = board.masks[cell] & ~pair
        if extra and loose >= _LOOSE:
            continue
        left = seen
        for number in bits(board.candidates(1 << cell, extra)):
            left &= sees(tables)[number]
        if not extra or left & _candidates(board):
            _rings(board, usable, pair, [*path, cell], left, found)


def _extras(board: Board, cells: CellSet, pair: DigitSet) -> CandidateSet:
    found = 0
    for cell in bits(cells):
        found |= board.candidates(1 << cell, board.masks[cell] & ~pair)
    return found


def _every(board: Board) -> CandidateSet:
    found = 0
    for digit, plane in enumerate(board.planes):
        found |= plane << board.tables.area * digit
    return found


def _candidates(board: Board) -> CandidateSet:
    return board.cached(_every)


def broken_wings(board: Board) -> Iterator[OddLoop]:
    """Yield the loops of one digit, those with the fewest guardians and cells first."""
    found: dict[tuple[CellSet, CellSet], OddLoop] = {}
    for digit, plane in enumerate(board.planes):
        board.poll()
        for start in bits(plane):
            _wings(board, digit, start, [start], [], 0, found)
    yield from sorted(
        found.values(),
        key=lambda loop: (loop.guardians.bit_count(), len(loop.cells), loop.cells),
    )


def _wings(
    board: Board,
    digit: DigitIndex,
    start: CellIndex,
    path: list[CellIndex],
    houses: list[HouseIndex],
    guardians: CellSet,
    found: dict[tuple[CellSet, CellSet], OddLoop],
) -> None:
    tables, plane = board.tables, board.planes[digit]
    own = sum(1 << cell for cell in path)
    closing = len(path) > 4 and len(path) % 2 == 1
    for house in tables.houses_of[path[-1]]:
        if house in houses:
            continue
        places = plane & tables.houses[house]
        for cell in bits(places):
            if cell == path[-1] or (cell in path and not (closing and cell == start)):
                continue
            if cell < start:
                continue
            guard = guardians | places & ~(1 << cell) & ~(1 << path[-1])
            if guard & own & ~(1 << cell):
                continue
            left = seen_by_all(tables, guard) & plane
            if not left:
                continue
            if cell == start:
                gone = left & ~guard & ~own
                key = own, guard
                if guard and gone and key not in found:
                    shift = tables.area * digit
                    found[key] = OddLoop(
                        tuple(path), 1 << digit, guard << shift, gone << shift, (*houses, house)
                    )
            elif len(path) < _LONGEST - 2:
                _wings(board, digit, start, [*path, cell], [*houses, house], guard, found)


def find_oddagons(board: Board) -> Iterator[Step]:
    """Yield the oddagons of two digits, those with the fewest guardians first."""
    for loop in bivalue_oddagons(board):
        pattern = tuple((Cell(cell), Mask(loop.digits)) for cell in loop.cells)
        yield guarded_step(ODDAGON.id, board, pattern, loop.guardians, loop.gone)


def find_broken_wings(board: Board) -> Iterator[Step]:
    """Yield the loops of one digit, those with the fewest guardians first."""
    tables = board.tables
    for loop in broken_wings(board):
        digit = loop.digits.bit_length()
        ring = [*loop.cells, loop.cells[0]]
        links = [
            Link(marks(1 << one, digit), marks(1 << other, digit), index % 2 == 0)
            for index, (one, other) in enumerate(pairwise(ring))
        ]
        yield Step(
            technique=WING.id,
            eliminations=tables.candidates(loop.gone),
            roles=(
                (Role.PATTERN, marks(sum(1 << cell for cell in loop.cells), digit)),
                (Role.FIN, tables.candidates(loop.guardians)),
            ),
            chains=tuple((link,) for link in links),
            houses=tuple(sorted(loop.houses)),
            arguments=(
                ("digit", digit),
                ("pattern_cells", tuple(sorted(loop.cells))),
                ("base_houses", tuple(sorted(loop.houses))),
                ("guardian_cells", tuple(c.cell for c in tables.candidates(loop.guardians))),
            ),
        )


ODDAGON = Technique(
    id="bivalue-oddagon",
    rank=5120,
    code="1401",
    score=240,
    level=Level.UNFAIR,
    in_path=False,
    largest=9,
    find=find_oddagons,
    example=Example(
        board="5.8..3.491.9....3646329.75.7.2...5.33....2.9.6...3..722473.9..5836154927951.2.3.4",
        removed=("454 854 155 455 855 157 857 464"),
    ),
)
WING = Technique(
    id="broken-wing",
    rank=3420,
    code="1400",
    score=180,
    level=Level.HARD,
    in_path=False,
    largest=9,
    find=find_broken_wings,
    example=Example(
        board="..6.9..8114.6.8.7..8.1..56.46.93.8158..4.69379.38.5642..4.69128..83..79669..8..5.",
        removed=("211 212 317 733 236 339 185 286 296 496"),
    ),
)
TECHNIQUES: Final = (ODDAGON, WING)
