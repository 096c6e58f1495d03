"""The second document's program: a stack of boards, each a list of nine lists."""

from collections.abc import Iterator

Sudoku = list[list[int]]
Event = tuple[str, int, int, int, int]
"""What happened, row, column and value it happened with, and how many boards are on the stack."""


def play(sudoku: Sudoku, *, by_columns: bool = False) -> Iterator[Event]:
    """Solve as the document's section "Αλγόριθμος" says, and tell every move of the stack."""
    sudostack = [[row[:] for row in sudoku]]
    entered = [(-1, -1, 0)]
    yield "put", -1, -1, 0, 1
    while sudostack:
        board = sudostack.pop()
        yield "take", *entered.pop(), len(sudostack)
        slot = first_open_slot(board, by_columns=by_columns)
        if slot is None:
            yield "done", -1, -1, 0, len(sudostack)
            return
        row, column = slot
        for value in range(1, 10):
            if fits(board, row, column, value):
                extended = [line[:] for line in board]
                extended[row][column] = value
                sudostack.append(extended)
                entered.append((row, column, value))
                yield "put", row, column, value, len(sudostack)


def first_open_slot(board: Sudoku, *, by_columns: bool) -> tuple[int, int] | None:
    for outer in range(9):
        if not by_columns and 0 not in board[outer]:
            continue
        for inner in range(9):
            row, column = (inner, outer) if by_columns else (outer, inner)
            if board[row][column] == 0:
                return row, column
    return None


def fits(board: Sudoku, row: int, column: int, value: int) -> bool:
    if value in board[row]:
        return False
    for line in board:
        if line[column] == value:
            return False
    top, left = row - row % 3, column - column % 3
    return all(value not in line[left : left + 3] for line in board[top : top + 3])
