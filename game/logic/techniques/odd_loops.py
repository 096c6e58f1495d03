"""Bivalue oddagon and broken wing: loops of odd length that some guardian keeps away.

(Sudopedia, "Bivalue Oddagon", "Broken Wing"; the guardians of the latter are R. Crosbie's.)
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from ...core.digits import Cell, Mask
from ..board import Board, marks
from ..search.guarded import guarded_step
from ..search.odd_loops import bivalue_oddagons, broken_wings
from ..step import Link, Role, Step
from ..technique import Example, Level, Technique


def find_oddagons(board: Board) -> Iterator[Step]:
    """Yield the oddagons of two digits, those of fewest guardians first."""
    for loop in bivalue_oddagons(board):
        pattern = tuple((Cell(cell), Mask(loop.digits)) for cell in loop.cells)
        yield guarded_step(ODDAGON.id, board, pattern, loop.guardians, loop.gone)


def find_broken_wings(board: Board) -> Iterator[Step]:
    """Yield the loops of one digit, those of fewest guardians first."""
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
