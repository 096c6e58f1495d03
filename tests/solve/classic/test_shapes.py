"""The classic methods on boards of every shape: they find the solution that there is."""

import pytest

from game.generate.deal import deal
from game.generate.ids import puzzle_id
from game.generate.levels import Level, Shape
from game.solve.classic import METHODS
from game.solve.exact import solve, watched
from game.solve.stream import Method

SMALL = (Shape.SMALL, Shape.SIX, Shape.DIAGONAL, Shape.JIGSAW, Shape.WINDOKU)


@pytest.mark.parametrize("shape", [*SMALL, Shape.KNIGHT, Shape.KING, Shape.EIGHT])
@pytest.mark.parametrize("method", [*METHODS, watched.METHOD], ids=lambda method: method.id)
def test_the_solution_is_found(shape: Shape, method: Method) -> None:
    grid = deal(puzzle_id(Level.BEGINNER, "7q2k", shape=shape)).givens
    result = method.solve(grid)
    if method.complete or result.solution is not None:
        assert result.solution == solve(grid)
    assert all(
        value in (0, right)
        for value, right in zip(result.board.values, solve(grid).values, strict=True)  # type: ignore[union-attr]
    ) or result.solution == solve(grid)
