"""Whether a board that is shown elsewhere reveals the solution of a scored game."""

from ...core.grid import Grid
from ..mistakes import only_solution
from ..saved import SavedGame


def with_help_if_revealed(game: SavedGame, board: Grid) -> SavedGame | None:
    """Return a scored game marked as helped, if a board has its solution; else `None`.

    The filled cells of the board are compared, so that copied entries do not matter.
    """
    if not game.rules.is_scored or game.is_over or game.tally.helped:
        return None
    solution = only_solution(game.puzzle.givens)
    if solution is None or board.geometry != solution.geometry:
        return None
    pairs = zip(board.values, solution.values, strict=True)
    if not board.filled or not all(value in (0, right) for value, right in pairs):
        return None
    return game._replace(tally=game.tally._replace(helps=game.tally.helps + 1))
