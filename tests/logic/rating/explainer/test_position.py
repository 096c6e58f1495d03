from random import Random

import pytest

from game.core.geometry import CLASSIC
from game.core.grid import Grid
from game.generate.minimal import minimal
from game.logic.rating.explainer.position import PLACES, Position
from game.solve.exact import random_grid


@pytest.mark.parametrize("seed", range(5))
def test_fields_and_planes_are_the_candidates_of_the_grid(seed: int) -> None:
    rng = Random(seed)
    grid = minimal(random_grid(rng), rng)
    position = Position.of(grid)
    assert position is not None
    assert position.fields[:81] == list(grid.candidates)
    for number, house in enumerate(CLASSIC.houses):
        for digit in range(1, 10):
            places = sum(
                1 << index
                for index, cell in enumerate(house.cells)
                if grid.candidates[cell] >> (digit - 1) & 1
            )
            assert position.fields[PLACES + 9 * number + digit - 1] == places
    for digit, plane in enumerate(position.planes, 1):
        cells = {c for c in range(81) if grid.candidates[c] >> (digit - 1) & 1}
        assert {c for c in range(81) if plane >> c & 1} == cells


def test_a_grid_that_breaks_a_rule_has_no_position() -> None:
    assert Position.of(Grid.parse("11" + "." * 79)) is None


def test_a_position_without_a_place_for_a_digit_is_dead() -> None:
    grid = Grid.parse("12345678." + "........9" + "." * 63)
    position = Position.of(grid)
    assert position is not None
    assert position.singles() is None
