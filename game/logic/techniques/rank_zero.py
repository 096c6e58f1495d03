"""Multi-sector locked set and SK loop: as many cells as digits of houses that cover them.

(A. Barker, "rank 0 logic"; S. Kurzhals, "SK Loop", also "Virus Pattern".)
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from ...core.digits import symbol
from ..board import Board
from ..search.rank_zero import RankZero, locked_sets, rings
from ..sets import bits, cells_of, union
from ..step import Role, Step
from ..technique import Example, Level, Technique


def _find(board: Board, name: str, search: Callable[[Board], Iterator[RankZero]]) -> Iterator[Step]:
    for found in search(board):
        yield _step(board, name, found)


def _step(board: Board, name: str, found: RankZero) -> Step:
    tables = board.tables
    geometry = tables.geometry
    lines = tables.rows
    held = union(board.candidates(1 << cell, board.masks[cell]) for cell in bits(found.cells))
    by_row = union(
        board.candidates(tables.houses[house] & found.cells, 1 << digit)
        for house, digit in found.links
        if house in lines
    )
    houses = tuple(sorted({house for house, _ in found.links}))
    return Step(
        technique=name,
        eliminations=tables.candidates(found.gone),
        roles=tuple(
            role
            for role in (
                (Role.PATTERN, tables.candidates(held & ~by_row)),
                (Role.SECOND, tables.candidates(by_row)),
            )
            if role[1]
        ),
        houses=houses,
        arguments=(
            ("set_cells", cells_of(found.cells)),
            ("count", found.cells.bit_count()),
            ("cover_houses", houses),
        ),
        truths=tuple(geometry.cell_name(cell) for cell in bits(found.cells)),
        links=tuple(
            f"{symbol(digit + 1)}{geometry.houses[house].name}" for house, digit in found.links
        ),
    )


TECHNIQUES: Final = (
    Technique(
        id="multi-sector-locked-set",
        rank=5340,
        code="9010",
        score=400,
        level=Level.EXTREME,
        in_path=False,
        largest=9,
        find=partial(_find, name="multi-sector-locked-set", search=locked_sets),
        example=Example(
            board=".8.56179.9.6724.8.7.589346.65.947..819.386..7.781529.65692.83.4.476.98..8.14.56.9",
            removed=("213 248 258 289"),
        ),
    ),
    Technique(
        id="sk-loop",
        rank=5341,
        code="9011",
        score=400,
        level=Level.EXTREME,
        in_path=False,
        largest=9,
        find=partial(_find, name="sk-loop", search=rings),
        example=Example(
            board="...........3..4.......................8..3.........1.6.9............9.....62.5...",
            removed=(
                "413 913 116 616 521 621 721 821 522 622 722 822 624 824 225 625 825 433 "
                "933 136 636 143 243 443 746 151 251 451 152 252 452 454 954 255 455 955 "
                "263 463 766"
            ),
        ),
    ),
)
