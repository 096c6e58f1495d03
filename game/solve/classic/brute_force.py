"""Recursive brute force: cell after cell in reading order, every candidate in turn.

Source: the fourth teaching document (a course report on "Força Bruta"): `whichIsSafe` gives the
digits that row, column and box leave to a cell, and the recursion tries each, opens the cell
again and goes back when none is left. Unlike the document's program, a board that is full from
the start is checked before it counts as solved.
"""

from typing import Final

from ...core.digits import Cell, Digit, Mask
from ...core.grid import Grid
from ..order import Choose, chooser
from ..stream import Method, Options, Search, StepKind, StreamStep


def search(grid: Grid, options: Options) -> Search:
    """Fill the board from the first cell on."""
    yield from _fill(bytearray(grid.values), grid, chooser(grid, options.order), 0)
    return None


def _fill(values: bytearray, grid: Grid, choose: Choose, depth: int) -> Search:
    """Try every way to fill the empty cells, and leave `values` unchanged."""
    cell = choose(values, depth)
    if cell is None:
        yield StreamStep(StepKind.SOLUTION, depth=depth)
        return None
    digits = safe_digits(values, grid, cell)
    candidates = Mask(sum(1 << (digit - 1) for digit in digits))
    forced = len(digits) == 1
    yield StreamStep(StepKind.TRY, cell, depth=depth, candidates=candidates)
    if not digits:
        yield StreamStep(StepKind.CONFLICT, cell, depth=depth)
    for digit in digits:
        values[cell] = digit
        yield StreamStep(
            StepKind.PLACE, cell, digit, depth + 1, candidates=candidates, forced=forced
        )
        yield from _fill(values, grid, choose, depth + 1)
        values[cell] = 0
        yield StreamStep(StepKind.RETREAT, cell, digit, depth, candidates=candidates)
    return None


def safe_digits(values: bytearray, grid: Grid, cell: Cell) -> list[Digit]:
    """Return the digits, ascending, that row, column and box allow in an empty cell."""
    taken = {values[peer] for peer in grid.geometry.peers[cell]}
    return [Digit(digit) for digit in range(1, grid.geometry.size + 1) if digit not in taken]


_LINES: Final = {
    StepKind.SOLUTION: 2,
    StepKind.TRY: 4,
    StepKind.PLACE: 6,
    StepKind.RETREAT: 8,
    StepKind.CONFLICT: 9,
}

METHOD: Final = Method("brute-force", search, complete=True, line=lambda step: _LINES[step.kind])
