"""The fourth document's program, line by line, with what it does told to a listener."""

from collections.abc import Callable

Mat = list[list[int]]
Event = tuple[str, int, int, tuple[int, ...]]
"""What happened, row and column, and the list or the value it happened with."""


class Board:
    @staticmethod
    def verifica_linha(verifica: int, board: Mat, linha: int) -> bool:
        return verifica not in board[linha]

    @staticmethod
    def verifica_coluna(verifica: int, board: Mat, coluna: int) -> bool:
        for linha in range(len(board)):
            if verifica == board[linha][coluna]:
                return False
        return True

    @staticmethod
    def verifica_quadrante(verifica: int, board: Mat, linha: int, coluna: int) -> bool:
        row_start = (linha // 3) * 3
        col_start = (coluna // 3) * 3
        for i in range(row_start, row_start + 3):
            for j in range(col_start, col_start + 3):
                if verifica == board[i][j]:
                    return False
        return True

    @staticmethod
    def is_complete(board: Mat) -> bool:
        for linha in range(9):
            if not Board.verifica_linha(0, board, linha):
                return False
        return True


class Solver:
    def __init__(self, tell: Callable[[Event], object]) -> None:
        self.tell = tell

    def which_is_safe(self, tabuleiro: Mat, linha: int, coluna: int) -> list[int]:
        possible = [1, 2, 3, 4, 5, 6, 7, 8, 9]
        removidos = []
        for i in possible:
            if (
                not Board.verifica_linha(i, tabuleiro, linha)
                or not Board.verifica_coluna(i, tabuleiro, coluna)
                or not Board.verifica_quadrante(i, tabuleiro, linha, coluna)
            ):
                removidos.append(i)
        return [x for x in possible if x not in removidos]

    def solve(self, tabuleiro: Mat, linha: int = 0, coluna: int = 0) -> bool:
        if Board.is_complete(tabuleiro):
            self.tell(("done", -1, -1, ()))
            return True
        # The document makes the list for filled cells too, and does not use it there.
        if tabuleiro[linha][coluna] != 0:
            return self.go_on(tabuleiro, linha, coluna)
        possibilidades = self.which_is_safe(tabuleiro, linha, coluna)
        self.tell(("list", linha, coluna, tuple(possibilidades)))
        if possibilidades:
            for i in possibilidades:
                tabuleiro[linha][coluna] = i
                self.tell(("put", linha, coluna, (i,)))
                if self.go_on(tabuleiro, linha, coluna):
                    return True
                tabuleiro[linha][coluna] = 0
                self.tell(("back", linha, coluna, ()))
        return False

    def go_on(self, tabuleiro: Mat, linha: int, coluna: int) -> bool:
        if coluna == 8:
            return self.solve(tabuleiro, linha + 1, 0)
        return self.solve(tabuleiro, linha, coluna + 1)
