"""Unique loop, BUG-Lite, reverse BUG: small graves that contradict a unique solution.

A grave is cells of two digits each in which every digit of every house comes twice or never. If the
cells held nothing else, each could take the other of its two digits, and every house would still
hold the same. A unique loop is of two digits, a BUG-Lite of three or more; in a reverse BUG all
cells but one are filled, none of them a given: a cell that a player has filled counts with its
digit and another one. Types 1, 2 and 5 of the rectangles are what sees all guardians; type 4 is
found where one of two digits has no place beside two loose cells. (Sudopedia, "Unique Loop",
"BUG-Lite", "Reverse BUG".)

Cells are taken in until each digit has its partner in every house, beginning at each cell in turn.
Where a house has a digit once, the cells that could give it a partner are tried one by one.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from ...core.digits import Cell, Mask
from ..board import Board, bivalue_cells
from ..search.guarded import guarded_step, guardians_of, seen_by_guardians
from ..sets import CellSet, DigitSet, bits, union
from ..step import Pattern, Step
from ..technique import Example, Level, Technique

_MOST_TRIED: Final = 60_000
"""Cells that a search takes in before it ends."""


class GraveSearch:
    """Graves of at most `most` cells, `loose` of which may hold more than two digits.

    With a `pair` all cells hold these two digits, and cells that a player filled with one of them
    count, too.
    """

    def __init__(self, board: Board, *, most: int, loose: int, pair: DigitSet = 0) -> None:
        self._board: Final = board
        self._most: Final = most
        self._loose: Final = loose
        self._pair: Final = pair
        self._held: dict[int, DigitSet] = {}
        self._counts: dict[tuple[int, int], int] = {}
        """By house and digit, how many cells have it."""
        self._seen: set[frozenset[tuple[int, int]]] = set()
        self._tried = 0
        self._first = 0

    def patterns(self) -> Iterator[Pattern]:
        """Yield the graves that some guardian prevents, by their first cells."""
        masks = self._board.masks
        if self._board.tables.geometry.pairs:
            # What swaps in the houses may meet in a pair.
            return
        for cell in range(self._board.tables.area):
            self._first = cell
            for digits in self._choices(cell):
                if self._pair or masks[cell].bit_count() == 2:
                    yield from self._with(cell, digits)

    def _choices(self, cell: int) -> list[DigitSet]:
        """Return the pairs of digits that a cell may represent."""
        board, pair = self._board, self._pair
        mask = board.masks[cell]
        if pair:
            value = board.values[cell]
            filled = value and pair >> value - 1 & 1 and not board.givens >> cell & 1
            return [pair] if filled or mask & pair else []
        if mask.bit_count() == 2:
            return [mask]
        return [1 << one | 1 << other for one, other in combinations(bits(mask), 2)]

    def _with(self, cell: int, digits: DigitSet) -> Iterator[Pattern]:
        """Add a cell if it fits, and yield the graves that result."""
        board = self._board
        mask = board.masks[cell]
        loose = sum(bool(board.masks[c] & ~d) for c, d in self._held.items()) + bool(mask & ~digits)
        houses = board.tables.houses_of[cell]
        keys = [(house, digit) for house in houses for digit in bits(digits)]
        self._tried += 1
        if (
            loose > self._loose
            or len(self._held) >= self._most
            or self._tried > _MOST_TRIED
            or any(self._counts.get(key, 0) > 1 for key in keys)
        ):
            return
        self._held[cell] = digits
        for key in keys:
            self._counts[key] = self._counts.get(key, 0) + 1
        yield from self._grown()
        for key in keys:
            self._counts[key] -= 1
        del self._held[cell]

    def _grown(self) -> Iterator[Pattern]:
        key = frozenset(self._held.items())
        if key in self._seen:
            return
        self._seen.add(key)
        # The house that has the fewest cells to offer.
        best: list[int] | None = None
        for (house, digit), count in self._counts.items():
            if count == 1:
                partners = self._partners(house, digit)
                if best is None or len(partners) < len(best):
                    best = partners
                    wanted = digit
                if not partners:
                    return
        if best is None:
            yield tuple((Cell(cell), Mask(self._held[cell])) for cell in sorted(self._held))
            return
        for cell in best:
            for digits in self._choices(cell):
                if digits >> wanted & 1:
                    yield from self._with(cell, digits)

    def _partners(self, house: int, digit: int) -> list[int]:
        """Return the cells of a house that could hold the second of a digit."""
        board = self._board
        cells: CellSet = board.tables.houses[house] & board.planes[digit]
        if self._pair:
            cells = board.tables.houses[house]
        # Graves are found from their first cell; a loose cell may come before it.
        return [
            cell
            for cell in bits(cells)
            if cell not in self._held
            and (cell > self._first or board.masks[cell].bit_count() != 2)
            and any(digits >> digit & 1 for digits in self._choices(cell))
        ]


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
    """Yield the graves with one empty cell, the others filled by the player."""
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
    """Yield what follows if one digit is confined to two loose cells of a house."""
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
