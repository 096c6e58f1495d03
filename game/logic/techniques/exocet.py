"""Junior and senior exocet: the digits of two cells are those of two others.

(D. P. Bird, "JExocet Compendium", 2012.)
"""

from collections.abc import Iterator
from functools import partial
from typing import Final

from ..board import Board
from ..search.exocets import Exocet, exocets
from ..sets import bits, cells_of, union
from ..step import Role, Step
from ..technique import Example, Level, Technique


def _find(board: Board, name: str, *, junior: bool) -> Iterator[Step]:
    for exocet in board.cached(exocets):
        if exocet.is_junior is junior:
            yield _step(board, name, exocet)


def _step(board: Board, name: str, exocet: Exocet) -> Step:
    tables, frame = board.tables, exocet.frame
    base = union(1 << cell for cell in frame.base)
    targets = union(1 << cell for cell in exocet.targets)
    places = union(tables.houses[line] for line in frame.lines)
    if exocet.mirrored:
        places |= union(tables.houses[box] for box in frame.boxes)
    every = (1 << tables.size) - 1
    return Step(
        technique=name,
        eliminations=tables.candidates(exocet.gone),
        roles=(
            (Role.PATTERN, tables.candidates(board.candidates(base, exocet.digits))),
            (Role.SECOND, tables.candidates(board.candidates(targets, every))),
            (
                Role.FIN,
                tables.candidates(board.candidates(places & ~base & ~targets, exocet.digits)),
            ),
        ),
        houses=frame.lines,
        covers=exocet.covers,
        arguments=(
            *((("variant", "mirror"),) if exocet.mirrored else ()),
            ("base_cells", cells_of(base)),
            ("target_cells", cells_of(targets)),
            ("cross_houses", tuple(sorted(frame.lines))),
            ("set_digits", tuple(digit + 1 for digit in bits(exocet.digits))),
        ),
    )


def _technique(name: str, rank: int, code: str, example: Example, *, junior: bool) -> Technique:
    return Technique(
        id=name,
        rank=rank,
        code=code,
        score=480,
        level=Level.EXTREME,
        in_path=False,
        largest=9,
        find=partial(_find, name=name, junior=junior),
        example=example,
    )


TECHNIQUES: Final = (
    _technique(
        "junior-exocet",
        8430,
        "9015",
        Example(
            board="5964..1737....6259132795..491.....4.8.....9..2....953.6719.43.53.9..74..4...6.79.",
            removed="824 825 245 845 255 865 285 885",
        ),
        junior=True,
    ),
    _technique(
        "senior-exocet",
        8440,
        "9016",
        Example(
            board="384...16.2...3.48..1.48.2.37568..3.4921643578843.7562..78..493....3.874.43.7..8.6",
            removed="915 916 924 926 929 933 593",
        ),
        junior=False,
    ),
)
