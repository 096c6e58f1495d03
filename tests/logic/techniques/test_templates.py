from itertools import islice

from game.core.grid import Grid
from game.logic.board import Board
from game.logic.techniques.templates import narrowed, templates
from game.solve.exact import solve


def test_an_empty_board_has_46656_templates_for_a_digit() -> None:
    board = Board(Grid.empty().without([(0, 1)]))
    lists = templates(board)
    assert len(lists[8]) == 46656
    assert all(
        (template & house).bit_count() == 1
        for template in lists[8][::500]
        for house in board.tables.houses
    )
    # The first digit may be in eight cells of its first row, not nine.
    assert len(lists[0]) == 46656 // 9 * 8


def test_the_solution_survives_every_round_of_narrowing() -> None:
    grid = Grid.parse(
        "...12..34...53..678324.......726.9...51.9.38...4.851.......345964..52...19..47..."
    )
    solution = solve(grid)
    assert solution is not None
    sizes = []
    for lists in islice(narrowed(templates(Board(grid))), 10):
        sizes.append(sum(map(len, lists)))
        for digit, found in enumerate(lists, 1):
            cells = sum(1 << cell for cell, value in enumerate(solution.values) if value == digit)
            assert cells in found
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[-1] == 9
