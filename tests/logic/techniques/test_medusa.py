"""3D Medusa: what a false colour leaves a cell is told, and proven."""

import pytest

from game.logic.board import Board
from game.logic.proof.checker import Checker
from game.logic.proof.prover import prove
from game.logic.step import Role
from game.logic.technique import Example
from game.logic.techniques.medusa import find


@pytest.mark.parametrize(
    ("board", "removed"),
    [
        ("39425.61....413.9....69.4.31273895466857429314391658729..8.1..4...9.4.6.742536189", ""),
        (
            "2...9..71..7.2..68....75.4..62.4.8351.3.5.429.4...2617...5.9.8.398214756...7...94",
            "812 513 314 614 316 322 124 327 334 834 856 864 671 696",
        ),
    ],
)
def test_a_cell_that_would_have_nothing_left_is_told_though_it_has_the_true_colour(
    board: str, removed: str
) -> None:
    position = Example(board=board, removed=removed).grid
    for step in find(Board(position)):
        certificate = prove(Board(position), step)
        assert certificate is not None
        Checker(position, Board(position).givens).check(certificate, (), step.eliminations)
        lone = {
            candidate.cell for role, found in step.roles if role is Role.FIN for candidate in found
        }
        if lone:
            (cell,) = lone
            own = {(cell, digit) for digit in position.candidates_of(cell)}
            named = {(c.cell, c.digit) for _, found in step.roles for c in found}
            assert own <= named
