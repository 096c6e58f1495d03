"""Where the cells of a board lie, at any size."""

import pytest

from game.ui.board.places import board_layout, board_side, cell_for


@pytest.mark.parametrize("side", [160, 216, 333, 480, 620, 719, 1080, 2160, 3840])
def test_board(side: int) -> None:
    """The cells of a board are of one size, on whole pixels, apart, and found by their points."""
    cell = cell_for(side)
    board = board_layout(7, 11, cell)
    assert board_side(cell) <= side < board_side(cell + 1)
    parts = [*board.cells, *board.thin_lines, *board.thick_lines]
    assert all(board.outer.contains(rect) for rect in parts)
    assert {(rect.w, rect.h) for rect in board.cells} == {(cell, cell)}
    for index, rect in enumerate(board.cells):
        assert board.cell_at(rect.x, rect.y) == index
        assert board.cell_at(rect.right - 1, rect.bottom - 1) == index
        assert not any(rect.overlaps(line) for line in (*board.thin_lines, *board.thick_lines))
    assert board.cells[80].right == board.outer.right - board.frame
    assert board.cell_at(7, 11) is None
    assert board.cell_at(board.outer.right, board.outer.bottom) is None
