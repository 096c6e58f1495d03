"""Digits are given until what was taught is enough."""

from game.core.grid import Grid
from game.generate.draw import Draw
from game.learn.within_reach import within_reach
from game.solve.exact import solve
from tests.ui.driver import PUZZLE

SINGLES = ("full-house", "naked-single", "hidden-single")


def test_what_is_to_be_kept_stays_open_longest() -> None:
    board = Grid.parse(PUZZLE)
    solution = solve(board)
    assert solution is not None
    kept = frozenset(board.open_cells[::7])
    for seed in "abc":
        found = within_reach(board, solution, SINGLES, Draw(seed), most=len(kept) + 2, kept=kept)
        assert len(found.open_cells) == len(kept) + 2
        assert kept <= set(found.open_cells)
