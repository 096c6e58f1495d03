from random import Random

import pytest

from game.core.errors import ClassicOnlyError
from game.core.geometry import CLASSIC, geometry_of
from game.core.grid import Grid
from game.generate.minimal import minimal
from game.logic.board import Board
from game.logic.rating.explainer.position import Found, Position
from game.logic.search.places import house_places
from game.logic.search.placing import SETS, lists_of
from game.solve.exact import random_grid, solve


@pytest.mark.parametrize("seed", range(5))
def test_the_lists_are_the_candidates_of_the_grid(seed: int) -> None:
    rng = Random(seed)
    grid = minimal(random_grid(rng), rng)
    board = Position(grid).board()
    plain = Board(grid)
    assert list(board.masks) == list(plain.masks)
    assert list(board.planes) == list(plain.planes)
    assert bytes(board.values) == bytes(plain.values)
    assert board.givens == plain.givens
    assert board.exact == plain.exact
    for house, places in zip(CLASSIC.houses, board.cached(house_places), strict=True):
        for digit, own in enumerate(places):
            assert own == sum(
                (grid.candidates[cell] >> digit & 1) << index
                for index, cell in enumerate(house.cells)
            )


def test_what_is_found_is_taken() -> None:
    rng = Random(1)
    grid = minimal(random_grid(rng), rng)
    solution = solve(grid)
    assert solution is not None
    position = Position(grid)
    before = position.board()
    cell, other = (cell for cell in grid.open_cells[:2])
    wrong = next(d for d in grid.candidates_of(other) if d != solution.values[other])
    gone = 1 << SETS.number(other, wrong)
    position.take(Found(gone, 1 << SETS.number(cell, solution.values[cell])))
    after = grid.without([(other, wrong)]).place(cell, solution.values[cell])
    assert position.board() is not before
    assert list(position.board().masks) == list(after.candidates)
    assert bytes(position.board().values) == bytes(after.values)
    assert lists_of(position.exact)[0] == position.board().masks
    assert position.grid() == after


def test_a_grid_that_breaks_a_rule_is_broken() -> None:
    assert Position(Grid.parse("11" + "." * 79)).broken


def test_other_shapes_are_not_rated() -> None:
    with pytest.raises(ClassicOnlyError):
        Position(Grid.empty(geometry_of("6x6/2x3")))


def test_a_position_without_a_place_for_a_digit_is_dead() -> None:
    grid = Grid.parse("12345678." + "........9" + "." * 63)
    assert Position(grid).singles() is None
