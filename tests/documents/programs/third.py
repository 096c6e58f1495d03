"""The third document's program, line by line.

Two of its slips are not repeated: a box is three rows and three columns, and going back from the
first empty cell is the end.
"""

from collections.abc import Iterator

Sudoku = list[list[int]]
Event = tuple[str, int, int, int]
"""What happened, and the row, the column and the value it happened with."""


def conflito_linha(sudoku: Sudoku, i: int, j: int) -> bool:
    valor = sudoku[i][j]
    for coluna in range(9):
        if coluna != j and sudoku[i][coluna] == valor:
            return True
    return False


def conflito_coluna(sudoku: Sudoku, i: int, j: int) -> bool:
    valor = sudoku[i][j]
    for linha in range(9):
        if linha != i and sudoku[linha][j] == valor:
            return True
    return False


def conflito_subquadrado(sudoku: Sudoku, i: int, j: int) -> bool:
    valor = sudoku[i][j]
    linha_primeiro = (i // 3) * 3
    coluna_primeiro = (j // 3) * 3
    for linha in range(linha_primeiro, linha_primeiro + 3):
        for coluna in range(coluna_primeiro, coluna_primeiro + 3):
            if not (linha == i and coluna == j) and sudoku[linha][coluna] == valor:
                return True
    return False


def conflito(sudoku: Sudoku, i: int, j: int) -> bool:
    return (
        conflito_linha(sudoku, i, j)
        or conflito_coluna(sudoku, i, j)
        or conflito_subquadrado(sudoku, i, j)
    )


def resolve(sudoku: Sudoku) -> Iterator[Event]:
    """Fill a board in place, and tell what happens."""
    vazios = [(i, j) for i in range(9) for j in range(9) if sudoku[i][j] == 0]
    it = 0
    while it < len(vazios):
        if it < 0:
            return
        i, j = vazios[it]
        if sudoku[i][j] == 9:
            sudoku[i][j] = 0
            it -= 1
            yield "back", i, j, 0
            continue
        sudoku[i][j] += 1
        yield "try", i, j, sudoku[i][j]
        if not conflito(sudoku, i, j):
            it += 1
            yield "next", i, j, sudoku[i][j]
        else:
            yield "conflict", i, j, sudoku[i][j]
    yield "done", -1, -1, 0
