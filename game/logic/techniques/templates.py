"""Template set and template delete: cells in all, or none, of the ways to place a digit.

A template is one way to place a digit in every row, column and box. A classic board has 46,656 of
them for a digit; what the placed digits and the candidates leave is found row by row. Nobody finds
these by eye; they are for study, never part of a path. (Sudopedia, "Templates"; "Pattern Overlay
Method".)
"""

from collections.abc import Iterator
from functools import reduce
from operator import and_
from typing import Final

from ..board import Board, marks
from ..sets import CellSet, DigitIndex, cells_of, union
from ..step import Role, Step
from ..technique import Example, Level, Technique


def templates(board: Board) -> list[list[CellSet]]:
    """Return for each digit the templates that its places allow, as sets of cells."""
    return [_templates(board, digit) for digit in range(board.tables.size)]


def _templates(board: Board, digit: DigitIndex) -> list[CellSet]:
    tables = board.tables
    placed = 0
    for cell, value in enumerate(board.values):
        if value == digit + 1:
            placed |= 1 << cell
    places = placed | board.planes[digit]
    partial = [(0, 0)]
    for row in tables.rows:
        in_row = placed & tables.houses[row] or places & tables.houses[row]
        grown = []
        for template, seen in partial:
            rest = in_row & ~seen
            while rest:
                low = rest & -rest
                rest ^= low
                grown.append((template | low, seen | tables.peers[low.bit_length() - 1]))
        partial = grown
    # Rows, columns and regions have the digit by now; of further houses some may miss it.
    further = tables.houses[3 * tables.size :]
    return [template for template, _ in partial if all(template & house for house in further)]


def narrowed(lists: list[list[CellSet]]) -> Iterator[list[list[CellSet]]]:
    """Yield the lists, then shorter ones: a template goes if some digit has none compatible.

    Ends when a round removes nothing.
    """
    lists = list(lists)
    while True:
        yield list(lists)
        removed = False
        for digit, kept in enumerate(lists):
            for other, others in enumerate(lists):
                if other != digit:
                    count = len(kept)
                    kept = [each for each in kept if any(not each & one for one in others)]
                    removed = removed or len(kept) < count
            lists[digit] = kept
        if not removed:
            return


def find_template_sets(board: Board) -> Iterator[Step]:
    """Yield the empty cells that are in every template of a digit."""
    known = set()
    for lists in narrowed(board.cached(templates)):
        for digit, each in enumerate(lists):
            common = reduce(and_, each) & board.planes[digit] if each else 0
            if common and (digit, common) not in known:
                known.add((digit, common))
                yield Step(
                    technique=SET.id,
                    placements=marks(common, digit + 1),
                    roles=((Role.PATTERN, marks(common, digit + 1)),),
                    arguments=(
                        ("count", len(each)),
                        ("pattern_digit", digit + 1),
                        ("pattern_cells", cells_of(common)),
                    ),
                )


def find_template_deletes(board: Board) -> Iterator[Step]:
    """Yield the candidates that are in no template of their digit."""
    known = set()
    for lists in narrowed(board.cached(templates)):
        for digit, each in enumerate(lists):
            useless = board.planes[digit] & ~union(each) if each else 0
            if useless and (digit, useless) not in known:
                known.add((digit, useless))
                yield Step(
                    technique=DELETE.id,
                    eliminations=marks(useless, digit + 1),
                    arguments=(
                        ("count", len(each)),
                        ("pattern_digit", digit + 1),
                        ("pattern_cells", cells_of(useless)),
                    ),
                )


SET = Technique(
    id="template-set",
    rank=8700,
    code="1201",
    score=10000,
    level=Level.EXTREME,
    in_path=False,
    largest=9,
    find=find_template_sets,
    example=Example(
        board="..6.25.49..5947...4926..7.56.1472.....8196...9..538...1.9.5..265632.94.728..6....",
    ),
)

DELETE = Technique(
    id="template-delete",
    rank=8800,
    code="1202",
    score=10000,
    level=Level.EXTREME,
    in_path=False,
    largest=9,
    find=find_template_deletes,
    example=Example(
        board="6491372..2..658749587249613..4.72.9.7.8...4.29254...7.89...4.2747..2.....527...64",
        removed=("384 584 195 197 397"),
    ),
)

TECHNIQUES: Final = (SET, DELETE)
