"""A stack of whole boards, the top one replaced by all its valid extensions.

Source: the second teaching document (University of Cyprus, EPL131, "Playing Sudoku"). The first
open cell of the top board, counted by rows or by columns, is filled with every digit that fits;
the extensions are pushed in ascending order, so the highest digit is tried first. A board
without extensions simply leaves the stack.
"""

from typing import Final

from game.core.digits import Cell, Digit, Mask
from game.core.grid import Grid
from game.solve.stream import (
    BoundError,
    Method,
    Options,
    Search,
    StepKind,
    StreamStep,
)


class StackFullError(BoundError):
    """The stack would hold more boards than its bound."""

    key = "error.stack_full"

    def __init__(self, bound: int) -> None:
        super().__init__(f"the stack is full: it holds {bound} boards", bound=bound)


def search(grid: Grid, options: Options) -> Search:
    """Take the top board, extend it, push the extensions, until the stack is empty."""
    geometry = grid.geometry
    size = geometry.size
    order = geometry.cells
    if options.by_columns:
        order = tuple(sorted(geometry.cells, key=lambda cell: (cell % size, cell // size)))
    open_cells = tuple(cell for cell in order if not grid.values[cell])
    filled_before = len(open_cells)

    stack = [(grid.values, 0)]
    yield StreamStep(StepKind.PUSH, depth=1, board=grid.values)
    while stack:
        # Open cells are filled in one fixed order, so a count tells which one is the first.
        board, filled = stack.pop()
        cell = open_cells[filled - 1] if filled else Cell(-1)
        digit = Digit(board[cell]) if filled else Digit(0)
        yield StreamStep(StepKind.POP, cell, digit, len(stack), board=board)
        if filled == filled_before:
            yield StreamStep(StepKind.SOLUTION, depth=len(stack), board=board)
            continue
        first_open = open_cells[filled]
        digits = extensions(board, geometry.peers[first_open], size)
        yield StreamStep(
            StepKind.TRY,
            first_open,
            depth=len(stack),
            candidates=Mask(sum(1 << (digit - 1) for digit in digits)),
        )
        if not digits:
            yield StreamStep(StepKind.CONFLICT, first_open, depth=len(stack))
        for digit in digits:
            if len(stack) >= options.stack_bound:
                raise StackFullError(options.stack_bound)
            extended = bytearray(board)
            extended[first_open] = digit
            stack.append((bytes(extended), filled + 1))
            yield StreamStep(StepKind.PUSH, first_open, digit, len(stack), board=stack[-1][0])
    return None


def extensions(board: bytes, peers: tuple[Cell, ...], size: int) -> list[Digit]:
    """Return the digits, ascending, that no peer of a cell holds."""
    taken = {board[peer] for peer in peers}
    return [Digit(digit) for digit in range(1, size + 1) if digit not in taken]


METHOD: Final = Method("stack", search, complete=True)
