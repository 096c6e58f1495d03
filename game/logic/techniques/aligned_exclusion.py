"""Aligned pair and triple exclusion: tries every way to fill some cells.

(Sudopedia, "Aligned Pair Exclusion", "Subset Exclusion".)
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from ...core.digits import Cell
from ..board import Board
from ..search.aligned import (
    Aligned,
    aligned_pairs,
    aligned_triplets,
    lost_by_pair,
    lost_by_triplet,
)
from ..sets import CandidateSet, CellIndex, union
from ..step import Role, Step
from ..technique import Example, Level, Technique

_Lost = Callable[[Board, tuple[int, ...], tuple[int, ...]], CandidateSet]


def _find(
    board: Board, name: str, search: Callable[[Board], Iterator[Aligned]], lost: _Lost
) -> Iterator[Step]:
    for found in search(board):
        yield _step(board, name, found.base, _needed(board, found, lost), found.gone)


def _needed(board: Board, found: Aligned, lost: _Lost) -> tuple[CellIndex, ...]:
    """Return as few of the excluding cells as eliminate the same."""
    kept = found.excluding
    for cell in found.excluding:
        fewer = tuple(other for other in kept if other != cell)
        if lost(board, found.base, fewer) == found.gone:
            kept = fewer
    return kept


def _step(
    board: Board,
    name: str,
    base: tuple[CellIndex, ...],
    excluding: tuple[CellIndex, ...],
    gone: CandidateSet,
) -> Step:
    tables = board.tables
    every = (1 << tables.size) - 1
    return Step(
        technique=name,
        eliminations=tables.candidates(gone),
        roles=tuple(
            (role, tables.candidates(board.candidates(union(1 << cell for cell in cells), every)))
            for role, cells in ((Role.PATTERN, excluding), (Role.SECOND, base))
        ),
        arguments=(
            ("set_cells", tuple(Cell(cell) for cell in sorted(base))),
            *(
                (("excluding_cells", tuple(Cell(cell) for cell in excluding)),)
                if excluding
                else (("variant", "alone"),)
            ),
        ),
    )


def _technique(
    name: str,
    rank: int,
    code: str,
    score: int,
    search: Callable[[Board], Iterator[Aligned]],
    lost: _Lost,
    example: Example,
) -> Technique:
    return Technique(
        id=name,
        rank=rank,
        code=code,
        score=score,
        level=Level.UNFAIR,
        in_path=False,
        largest=9,
        find=partial(_find, name=name, search=search, lost=lost),
        example=example,
    )


TECHNIQUES: Final = (
    _technique(
        "aligned-pair-exclusion",
        5117,
        "9017",
        240,
        aligned_pairs,
        lost_by_pair,
        Example(
            board=".859..7.373....5..69.573.8.816327.5.52964....347.59...97.4....5.58.36...463795821",
            removed="437",
        ),
    ),
    _technique(
        "aligned-triplet-exclusion",
        5118,
        "9018",
        280,
        aligned_triplets,
        lost_by_triplet,
        Example(
            board="394267851....59..3..58.3..95.6....928.2.951..9136724854.753192..3.9..5...597.....",
            removed="221 722 231 732 488 498",
        ),
    ),
)
