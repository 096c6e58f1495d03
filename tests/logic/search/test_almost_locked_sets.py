"""The tables of almost locked sets against their definitions, spelled out cell by cell."""

import gc
from itertools import combinations
from random import Random

import pytest

from game.core.digits import Cell
from game.core.geometry import CLASSIC
from game.core.grid import Grid
from game.generate.minimal import minimal
from game.logic.board import Board
from game.logic.finder import FinderOptions, path
from game.logic.search.almost_locked_sets import almost_locked_sets, spread_sets
from game.logic.search.als_links import AlsLinks
from game.logic.sets import bits
from game.logic.techniques.als_chain import TECHNIQUE, find_forward
from game.solve.exact import random_grid


def position(seed: int) -> Grid:
    """Return a position in the middle of the path of a random puzzle."""
    rng = Random(seed)
    grid = minimal(random_grid(rng), rng)
    steps = path(grid, FinderOptions(nets=False)).steps
    for step in steps[: len(steps) // 3]:
        grid = step.apply(grid)
    return grid


def by_definition(grid: Grid) -> set[frozenset[int]]:
    found: set[frozenset[int]] = set()
    for house in CLASSIC.houses:
        cells = [cell for cell in house.cells if grid.candidates_of(cell)]
        for size in range(1, len(cells) + 1):
            for chosen in combinations(cells, size):
                if len({d for cell in chosen for d in grid.candidates_of(cell)}) == size + 1:
                    found.add(frozenset(chosen))
    return found


@pytest.mark.parametrize("seed", range(3))
def test_every_almost_locked_set_is_found_once(seed: int) -> None:
    grid = position(seed)
    found = [frozenset(bits(als.cells)) for als in almost_locked_sets(Board(grid))]
    assert len(found) == len(set(found))
    assert set(found) == by_definition(grid)


def test_restricted_commons_are_those_of_the_definition() -> None:
    grid = position(10)
    links = AlsLinks(Board(grid))
    places = [
        [[c for c in bits(als.cells) if digit in grid.candidates_of(c)] for digit in range(1, 10)]
        for als in links.sets
    ]
    for first in range(0, len(links.sets), 7):
        for second, others in enumerate(places):
            for digit in range(9):
                here, there = places[first][digit], others[digit]
                restricted = bool(here and there) and all(
                    a in CLASSIC.peers[b] for a in here for b in there
                )
                linked = links.commons[first].get(digit, 0) >> second & 1
                assert bool(linked) is restricted


def test_a_cell_outside_the_house_completes_a_set_where_no_digit_can_be_twice() -> None:
    board = Board(position(4))
    houses = [set(house.cells) for house in CLASSIC.houses]
    candidates = {cell: set(bits(board.masks[cell])) for cell in CLASSIC.cells}
    wanted = set()
    for als in almost_locked_sets(board):
        for cell in CLASSIC.cells:
            cells = {*map(Cell, bits(als.cells)), cell}
            apart = all(
                two in CLASSIC.peers[one]
                for one, two in combinations(cells, 2)
                if candidates[one] & candidates[two]
            )
            brings = len(candidates[cell] - set(bits(als.digits))) == 1
            if brings and apart and not any(cells <= house for house in houses):
                wanted.add(frozenset(cells))
    found = spread_sets(board)
    assert {frozenset(bits(als.cells)) for als in found} == wanted
    assert len(found) == len(wanted) > 20


def test_chains_of_sets_leave_nothing_for_the_garbage_collector() -> None:
    example = TECHNIQUE.example
    before = {id(each) for each in gc.get_objects() if isinstance(each, AlsLinks)}
    gc.disable()
    try:
        board = Board(example.grid, example.givens)
        assert list(find_forward(board))
        del board
        left = [each for each in gc.get_objects() if isinstance(each, AlsLinks)]
    finally:
        gc.enable()
    assert not [each for each in left if id(each) not in before]
