"""Extended rectangle and multivalue grave (MUG): patterns of two lines that could be swapped.

An extended rectangle is one of three digits (or four) that two of its columns at least take all,
or of which each cell takes two; the others are graves of several values. (SudokuWiki, "Extended
Unique Rectangles"; Sudopedia, "MUG".)
"""

from collections.abc import Iterator
from typing import Final

from ..board import Board
from ..search.guarded import guarded_step
from ..search.line_pairs import LinePair, line_pairs
from ..step import Step
from ..technique import Example, Level, Technique


def find_rectangles(board: Board) -> Iterator[Step]:
    """Yield the extended rectangles."""
    return _steps(RECTANGLE.id, board, rectangular=True)


def find_graves(board: Board) -> Iterator[Step]:
    """Yield the multivalue graves of two lines."""
    return _steps(GRAVE.id, board, rectangular=False)


def _steps(technique: str, board: Board, *, rectangular: bool) -> Iterator[Step]:
    for pair in board.cached(line_pairs):
        if _is_rectangle(pair) == rectangular:
            yield guarded_step(technique, board, pair.pattern, pair.guardians, pair.gone)


def _is_rectangle(pair: LinePair) -> bool:
    sizes = [mask.bit_count() for _, mask in pair.pattern]
    return sizes.count(pair.digits.bit_count()) > 3 or set(sizes) == {2}


RECTANGLE = Technique(
    id="extended-rectangle",
    rank=4054,
    code="0621 0624",
    score=140,
    level=Level.HARD,
    assumes_uniqueness=True,
    in_path=False,
    largest=9,
    find=find_rectangles,
    example=Example(
        board="86.31475.7..6.283....8.76..934178265286435917175926483.137895..5.72.1..8..85.317.",
        removed=("922 929 232 932 239 939 279 492 499 699"),
    ),
)
GRAVE = Technique(
    id="mug",
    rank=4055,
    code="0624 0621",
    score=160,
    level=Level.HARD,
    assumes_uniqueness=True,
    in_path=False,
    largest=9,
    find=find_graves,
    example=Example(
        board="1..59.248...74.195549..867378..653.92.53..486....8.5.795.8.176.6..9.4851...65.93.",
        removed=("226 164"),
        puzzle="1...9.2.....7......4....6.378..6......53..4.6....8.5.....8.1...6....4.51...65.9..",
    ),
)
TECHNIQUES: Final = (RECTANGLE, GRAVE)
