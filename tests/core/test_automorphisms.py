"""The symmetries of boards: known counts, and that each leaves its board as it is."""

from random import Random

import pytest

from game.core.automorphisms import TooLargeError, TooManyError, automorphisms
from game.core.canonical import NoCanonicalFormError
from game.core.geometry import geometry_of
from game.core.grid import Grid
from game.logic.techniques import BY_ID
from game.solve.exact import random_grid

MOST_SYMMETRIC = "123456789456789123789123456231564897564897231897231564312645978645978312978312645"
"""The grid with the most automorphisms, 648."""


def test_the_grid_with_most_automorphisms_has_648() -> None:
    grid = Grid.parse(MOST_SYMMETRIC)
    found = automorphisms(grid)
    assert len(found) == len(set(found)) == 648
    for each in found[::20]:
        moved = bytearray(81)
        for cell, to in enumerate(each.cells):
            moved[to] = each.digits[grid.values[cell] - 1]
        assert bytes(moved) == grid.values


def test_most_grids_have_themselves_alone() -> None:
    found = automorphisms(random_grid(Random(1)))
    assert len(found) == 1
    assert found[0].cells == tuple(range(81))


def test_the_symmetry_of_a_puzzle_is_found_with_its_digits() -> None:
    example = BY_ID["symmetrical-placement"].example
    found = automorphisms(Grid.parse(example.board))
    turned = [each for each in found if each.cells == tuple(range(80, -1, -1))]
    assert [each.digits for each in turned] == [(2, 1, 4, 3, 6, 5, 8, 7, 9)]
    assert len(found) % 2 == 0


def test_small_boards_and_those_it_is_not_for() -> None:
    grid = Grid.parse("1234341221434321", geometry_of("4x4"))
    assert len(automorphisms(grid)) > 1
    with pytest.raises(NoCanonicalFormError):
        automorphisms(Grid.parse("11" + "." * 79))
    with pytest.raises(TooLargeError):
        automorphisms(Grid(bytes(256), None, geometry_of("16x16")))


def test_a_board_without_clues_is_refused_before_it_fills_the_memory() -> None:
    with pytest.raises(TooManyError):
        automorphisms(Grid.empty())
