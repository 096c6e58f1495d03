"""A stack of whole boards, the top one replaced by all its valid extensions.

Source: the second teaching document (University of Cyprus, EPL131, "Playing Sudoku"). The first
open cell of the top board, counted by rows, by columns or by how few digits fit it, is filled
with every digit that fits; the extensions are pushed in ascending order, so the highest digit is
tried first. A board without extensions simply leaves the stack.
"""

from typing import Final

from ...core.digits import Cell, Digit, Mask
from ...core.grid import Grid
from ..order import chooser
from ..stream import (
    NO_CELL,
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
    """Expand the top board and push the results until the stack is empty."""
    geometry = grid.geometry
    choose = chooser(grid, options.order)
    open_count = len(grid.open_cells)

    top = StreamStep(StepKind.PUSH, depth=1, board=grid.values)
    stack = [(top, 0)]
    yield top
    while stack:
        step, filled = stack.pop()
        board = step.board
        assert board is not None
        yield StreamStep(
            StepKind.POP, step.cell, step.digit, len(stack), board=board, forced=step.forced
        )
        if filled == open_count:
            yield StreamStep(StepKind.SOLUTION, depth=len(stack), board=board)
            continue
        first_open = choose(board, filled)
        assert first_open is not None
        digits = extensions(board, geometry.peers[first_open], geometry.size)
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
            step = StreamStep(
                StepKind.PUSH,
                first_open,
                digit,
                len(stack) + 1,
                board=bytes(extended),
                forced=len(digits) == 1,
            )
            stack.append((step, filled + 1))
            yield step
    return None


def extensions(board: bytes, peers: tuple[Cell, ...], size: int) -> list[Digit]:
    """Return the digits, ascending, that no peer of a cell holds."""
    taken = {board[peer] for peer in peers}
    return [Digit(digit) for digit in range(1, size + 1) if digit not in taken]


def _line(step: StreamStep) -> int:
    if step.kind is StepKind.PUSH:
        return 1 if step.cell == NO_CELL else 7
    return {StepKind.POP: 3, StepKind.SOLUTION: 4}.get(step.kind, 6)


METHOD: Final = Method("stack", search, complete=True, line=_line)
