"""Impossible patterns, and their guardians: the candidates that prevent them.

These are its guardians. Whatever sees them all goes: the pattern's own digits in a cell that holds
every guardian, or a digit that all guardians share in the cells around them. (Sudopedia,
"Guardian", "Uniqueness Test".)
"""

from collections.abc import Iterable

from ...core.digits import Cell, Mask
from ..board import Board
from ..sets import CandidateSet, CellIndex, DigitSet, bits
from ..step import Argument, Pattern, Role, Step
from ..tables import sees


def pattern_of(cells: Iterable[CellIndex], digits: DigitSet) -> Pattern:
    """Return the pattern of cells that contain only some digits."""
    return tuple((Cell(cell), Mask(digits)) for cell in sorted(cells))


def guardians_of(board: Board, pattern: Pattern) -> CandidateSet:
    """Return the candidates in a pattern's cells other than its digits."""
    found = 0
    for cell, digits in pattern:
        found |= board.candidates(1 << cell, board.masks[cell] & ~digits)
    return found


def seen_by_guardians(board: Board, guardians: CandidateSet) -> CandidateSet:
    """Return the candidates that see all guardians."""
    table, seen = sees(board.tables), _every(board)
    for number in bits(guardians):
        seen &= table[number]
        if not seen:
            break
    return seen


def _every(board: Board) -> CandidateSet:
    found = 0
    for digit, plane in enumerate(board.planes):
        found |= plane << board.tables.area * digit
    return found


def guarded_step(
    technique: str,
    board: Board,
    pattern: Pattern,
    guardians: CandidateSet,
    gone: CandidateSet,
    arguments: tuple[tuple[str, Argument], ...] = (),
) -> Step:
    """Return the step for a pattern that its guardians prevent."""
    tables, held = board.tables, 0
    digits = 0
    for cell, mask in pattern:
        digits |= mask
        held |= board.candidates(1 << cell, mask & board.masks[cell])
    return Step(
        technique=technique,
        eliminations=tables.candidates(gone),
        roles=tuple(
            role
            for role in (
                (Role.PATTERN, tables.candidates(held)),
                (Role.FIN, tables.candidates(guardians)),
            )
            if role[1]
        ),
        arguments=(
            ("pattern_cells", tuple(cell for cell, _ in pattern)),
            ("set_digits", tuple(digit + 1 for digit in bits(digits))),
            *arguments,
        ),
        patterns=(pattern,),
    )
