"""Gurth's symmetrical placement: a symmetry of the givens is one of the solution, too.

If turning or reflecting the board turns the givens into themselves, apart from an exchange of
digits, it turns the one solution into itself as well: otherwise it would make a second one. A cell
that stays where it is holds a digit that stays what it is. (Gurth, 2006; Sudopedia.)
"""

from collections.abc import Iterator
from typing import Final

from ..board import Board
from ..search.turns import turns
from ..sets import CandidateSet, CellIndex, PlainDigit, bits
from ..step import Candidate, Role, Step, Symmetry
from ..tables import sees
from ..technique import Example, Level, Technique


def find(board: Board) -> Iterator[Step]:
    """Yield what each symmetry of the givens eliminates: in fixed cells, and elsewhere."""
    if not board.givens:
        return
    for name, cells in turns(board.tables.geometry):
        digits = _exchange(board, cells)
        if digits is None:
            continue
        symmetry = Symmetry(cells, digits)
        fixed, moved = _ruled_out(board, symmetry)
        for gone, kind in ((fixed, "fixed"), (moved, "moved")):
            if gone:
                yield _step(board, symmetry, gone, name, kind)


def _exchange(board: Board, cells: tuple[CellIndex, ...]) -> tuple[PlainDigit, ...] | None:
    """Return the image of each digit; None if the givens are not symmetrical."""
    values, size = board.values, board.tables.size
    becomes: dict[int, int] = {}
    for cell in bits(board.givens):
        to = cells[cell]
        if not board.givens >> to & 1 or becomes.setdefault(values[cell], values[to]) != values[to]:
            return None
    left = [digit for digit in range(1, size + 1) if digit not in becomes]
    free = [digit for digit in range(1, size + 1) if digit not in becomes.values()]
    if len(left) > 1 or len(set(becomes.values())) < len(becomes):
        return None
    becomes |= dict(zip(left, free, strict=True))
    return tuple(becomes[digit] for digit in range(1, size + 1))


def _ruled_out(board: Board, symmetry: Symmetry) -> tuple[CandidateSet, CandidateSet]:
    tables = board.tables
    area, table = tables.area, sees(tables)
    live = 0
    for digit, plane in enumerate(board.planes):
        live |= plane << area * digit
    filled = sum(1 << area * (v - 1) + c for c, v in enumerate(board.values) if v)
    fixed = moved = 0
    for number in bits(live):
        digit, cell = divmod(number, area)
        image = area * (symmetry.digits[digit] - 1) + symmetry.cells[cell]
        if not (live | filled) >> image & 1 or table[number] >> image & 1:
            if symmetry.cells[cell] == cell:
                fixed |= 1 << number
            else:
                moved |= 1 << number
    return fixed, moved


def _step(board: Board, symmetry: Symmetry, gone: CandidateSet, name: str, kind: str) -> Step:
    tables = board.tables
    eliminations = tables.candidates(gone)
    own = {candidate.cell for candidate in eliminations}
    kept = tuple(
        Candidate(cell, digit)
        for cell, digit in tables.candidates(
            board.candidates(sum(1 << cell for cell in own), (1 << tables.size) - 1)
        )
        if (cell, digit) not in eliminations
    )
    return Step(
        technique=TECHNIQUE.id,
        eliminations=eliminations,
        roles=((Role.PATTERN, kept),) if kept else (),
        arguments=(
            ("variant", f"{name}.{kind}"),
            (
                "kept_digits",
                tuple(d for d in range(1, tables.size + 1) if symmetry.digits[d - 1] == d),
            ),
            ("exchange", _pairs(symmetry.digits)),
        ),
        symmetry=symmetry,
    )


def _pairs(digits: tuple[PlainDigit, ...]) -> str:
    return ", ".join(f"{one} → {to}" for one, to in enumerate(digits, 1) if one != to) or "–"


TECHNIQUE: Final = Technique(
    id="symmetrical-placement",
    rank=4040,
    code="9013",
    score=200,
    level=Level.UNFAIR,
    assumes_uniqueness=True,
    in_path=False,
    largest=9,
    find=find,
    example=Example(
        board="...2.4.9......54.66...8.1.3.35....822..8.7..117....64.4.2.7...55.36......9.3.1...",
        removed=(
            "812 321 921 222 728 445 645 945 652 355 555 357 957 963 365 565 172 872 "
            "976 977 378 678 285 887 489 893 295 797 799 899"
        ),
    ),
)

TECHNIQUES: Final = (TECHNIQUE,)
