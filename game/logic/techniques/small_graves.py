"""Unique loop, BUG-Lite, reverse BUG: small graves that a single solution rules out.

A unique loop is of two digits, a BUG-Lite of three or more; in a reverse BUG all cells but one are
filled, none of them a given. Types 1, 2 and 5 of the rectangles are what sees all guardians; type 4
is found where one of two digits has no place beside two loose cells. (Sudopedia, "Unique Loop",
"BUG-Lite", "Reverse BUG".)
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from ..board import Board, bivalue_cells
from ..search.guarded import guarded_step, guardians_of, seen_by_guardians
from ..search.small_graves import GraveSearch
from ..sets import bits, union
from ..step import Pattern, Step
from ..technique import Example, Level, Technique

_LONGEST: Final = 14
_LOOSE: Final = 3


def find_loops(board: Board) -> Iterator[Step]:
    """Yield the loops of two digits, shortest first."""
    patterns = []
    for pair in sorted({board.masks[cell] for cell in bits(board.cached(bivalue_cells))}):
        search = GraveSearch(board, most=_LONGEST, loose=_LOOSE, pair=pair)
        patterns += [p for p in search.patterns() if not _filled(board, p) and len(p) > 4]
    for pattern in sorted(patterns, key=len):
        yield from _by_guardians(LOOP.id, board, pattern)
        yield from _by_locked_digit(LOOP.id, board, pattern)


def find_lites(board: Board) -> Iterator[Step]:
    """Yield the small graves of three digits and more, smallest first."""
    search = GraveSearch(board, most=_LONGEST, loose=2)
    patterns = [p for p in search.patterns() if union(mask for _, mask in p).bit_count() > 2]
    for pattern in sorted(patterns, key=len):
        yield from _by_guardians(LITE.id, board, pattern)


def find_reverse(board: Board) -> Iterator[Step]:
    """Yield the graves of which one cell is open and the others were filled by the player."""
    free = {v for c, v in enumerate(board.values) if v and not board.givens >> c & 1}
    for one, other in combinations(sorted(free), 2):
        pair = 1 << one - 1 | 1 << other - 1
        search = GraveSearch(board, most=_LONGEST, loose=1, pair=pair)
        for pattern in search.patterns():
            if _filled(board, pattern) == len(pattern) - 1:
                yield from _by_guardians(REVERSE.id, board, pattern)


def _filled(board: Board, pattern: Pattern) -> int:
    return sum(bool(board.values[cell]) for cell, _ in pattern)


def _by_guardians(technique: str, board: Board, pattern: Pattern) -> Iterator[Step]:
    guardians = guardians_of(board, pattern)
    if not guardians:
        return
    gone = seen_by_guardians(board, guardians)
    cells = board.tables.cells_with(guardians)
    if not cells & (cells - 1):
        gone &= board.candidates(cells, dict(pattern)[bits(cells)[0]])  # type: ignore[index]
    if gone:
        yield guarded_step(technique, board, pattern, guardians, gone)


def _by_locked_digit(technique: str, board: Board, pattern: Pattern) -> Iterator[Step]:
    """Yield what follows where one digit is confined to two loose cells of a house."""
    guardians = guardians_of(board, pattern)
    cells, pair = board.tables.cells_with(guardians), pattern[0][1]
    if cells.bit_count() != 2:
        return
    for house, members in enumerate(board.tables.houses):
        if cells & ~members:
            continue
        for digit in bits(pair):
            places = board.planes[digit] & members
            if places and not places & ~cells:
                gone = board.candidates(cells, pair & ~(1 << digit))
                if gone:
                    arguments = (
                        ("variant", "locked"),
                        ("locked_digit", digit + 1),
                        ("house", house),
                    )
                    step = guarded_step(technique, board, pattern, guardians, gone, arguments)
                    yield step


LOOP = Technique(
    id="unique-loop",
    rank=4051,
    code="0620",
    score=120,
    level=Level.HARD,
    assumes_uniqueness=True,
    in_path=False,
    largest=9,
    find=find_loops,
    example=Example(
        board="..9125....856342....287954..28.513....1362.58563.87.12..6543..7857296134..47186.5",
        removed=("711 312 718 751 952 971 991"),
        puzzle="..91.5....8....2....2.7..4..2...13......6...8.63.87.1.....43..78..29.1.4......6..",
    ),
)
LITE = Technique(
    id="bug-lite",
    rank=4052,
    code="0622",
    score=140,
    level=Level.HARD,
    assumes_uniqueness=True,
    in_path=False,
    largest=9,
    find=find_lites,
    example=Example(
        board="..496.8533.54..7928293756414.65.7128..82..37.7.21.896.983654217..1723489247819536",
        puzzle="...9...5.3.....7...293756....65.71.8..8...3..7.21.89....365421...1.....9.4...9...",
    ),
)
REVERSE = Technique(
    id="reverse-bug",
    rank=4053,
    code="0623",
    score=120,
    level=Level.HARD,
    assumes_uniqueness=True,
    in_path=False,
    largest=9,
    find=find_reverse,
    example=Example(
        board="8.9...75.75....8.4..28.769.9...782...864.5.17.7.9.6...41.78.5....7..134.6.8..3179",
        puzzle="..9....5.75....8.4..28..69.9...782....64.5....7.9.6...41.78.5.......134.6.8..3..9",
    ),
)
TECHNIQUES: Final = (LOOP, LITE, REVERSE)
