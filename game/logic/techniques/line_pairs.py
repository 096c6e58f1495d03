"""Extended rectangle and multivalue grave (MUG): patterns of two lines that could be swapped.

Cells in two parallel lines and three or four others across are held by as many digits. Swapped from
line to line, they would leave every house what it has. In an extended rectangle two of the columns
at least take all the digits, or each cell takes two; the others, such as {2, 3}, {2, 3, 4} and
{3, 4}, are multivalue graves. The form does not say whether a pattern is one: all ways to fill it
are tried. (SudokuWiki, "Extended Unique Rectangles"; Sudopedia, "MUG".)
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Final, NamedTuple

from ..board import Board
from ..proof.patterns import PatternVerdict, pattern_verdict
from ..search.guarded import guarded_step, guardians_of, seen_by_guardians
from ..sets import CandidateSet, CellSet, DigitSet, bits, union
from ..step import Pattern, Step
from ..technique import Example, Level, Technique

_LOOSE: Final = 2
"""Cells that may hold further digits."""


class LinePair(NamedTuple):
    """A deadly pattern of two lines, its digits, its guardians, and the cells that see them."""

    pattern: Pattern
    digits: DigitSet
    guardians: CandidateSet
    gone: CandidateSet

    @property
    def is_full(self) -> bool:
        """Whether its cells are in two boxes, as in an extended rectangle."""
        return len({cell // 27 * 3 + cell % 9 // 3 for cell, _ in self.pattern}) == 2


def line_pairs(board: Board) -> tuple[LinePair, ...]:
    """Return the patterns that eliminate something; use through `Board.cached`."""
    return tuple(_found(board))


def _found(board: Board) -> Iterator[LinePair]:
    tables = board.tables
    open_cells = union(board.planes)
    known: set[tuple[CellSet, DigitSet]] = set()
    for lines, across in ((tables.rows, tables.columns), (tables.columns, tables.rows)):
        for one, other in combinations(lines, 2):
            board.poll()
            pair = tables.houses[one] | tables.houses[other]
            columns = [cells for h in across if (cells := tables.houses[h] & pair & open_cells)]
            columns = [cells for cells in columns if cells.bit_count() == 2]
            for size in (3, 4):
                for chosen in combinations(columns, size):
                    yield from _measured(board, union(chosen), size, known)


def _measured(
    board: Board, cells: CellSet, size: int, known: set[tuple[CellSet, DigitSet]]
) -> Iterator[LinePair]:
    masks = board.masks
    inside = bits(cells)
    # All but the loose cells hold these digits and no others.
    narrow = [cell for cell in inside if masks[cell].bit_count() <= size]
    if len(narrow) < len(inside) - _LOOSE:
        return
    for count in range(_LOOSE + 1):
        for loose in combinations(inside, count):
            digits = union(masks[cell] for cell in inside if cell not in loose)
            if digits.bit_count() != size or (cells, digits) in known:
                continue
            known.add((cells, digits))
            pattern = tuple((cell, board.masks[cell] & digits) for cell in inside)
            if any(mask.bit_count() < 2 for _, mask in pattern):
                continue
            found: Pattern = pattern  # type: ignore[assignment]
            guardians = guardians_of(board, found)
            gone = seen_by_guardians(board, guardians) if guardians else 0
            own = board.tables.cells_with(guardians)
            if not own & (own - 1):
                gone &= board.candidates(own, digits)
            if gone and pattern_verdict(board.tables.geometry, found) is PatternVerdict.DEADLY:
                yield LinePair(found, digits, guardians, gone)


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
