"""Cells in two parallel lines and three or four others across, held by as many digits.

Swapped from line to line, the cells would leave every house what it has. Where all of them take
any of the digits this is an extended rectangle; where each takes some, as in {2, 3}, {2, 3, 4} and
{3, 4}, a multivalue grave. Whether a pattern is one is not told from its form: all ways to fill it
are tried. (SudokuWiki, "Extended Unique Rectangles"; Sudopedia, "MUG".)
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Final, NamedTuple

from ..board import Board
from ..proof.patterns import Standing, standing_of
from ..sets import CandidateSet, CellSet, DigitSet, bits, union
from ..step import Pattern
from .guarded import guardians_of, seen_by_guardians

_LOOSE: Final = 2
"""Cells that may hold further digits."""


class LinePair(NamedTuple):
    """A deadly pattern of two lines, its digits, its guardians and what sees them."""

    pattern: Pattern
    digits: DigitSet
    guardians: CandidateSet
    gone: CandidateSet

    @property
    def is_full(self) -> bool:
        """Whether its cells lie in two boxes, as those of an extended rectangle."""
        return len({cell // 27 * 3 + cell % 9 // 3 for cell, _ in self.pattern}) == 2


def line_pairs(board: Board) -> tuple[LinePair, ...]:
    """Return the patterns that rule something out; ask through `Board.cached`."""
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
            if gone and standing_of(board.tables.geometry, found) is Standing.DEADLY:
                yield LinePair(found, digits, guardians, gone)
