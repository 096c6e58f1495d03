"""Waves are compared with the same implications followed one at a time."""

from itertools import pairwise
from random import Random

import pytest

from game.core.geometry import CLASSIC
from game.core.grid import Grid
from game.generate.minimal import minimal
from game.logic.board import Board
from game.logic.search.waves import Links, choices
from game.logic.sets import bits
from game.solve.exact import random_grid


def some_board(seed: int) -> Board:
    rng = Random(seed)
    return Board(minimal(random_grid(rng), rng))


def slow_closure(grid: Grid, cell: int, digit: int) -> tuple[set[int], set[int]]:
    """Return what a true candidate makes false and true, by links between two candidates."""
    masks = grid.candidates
    true, false = {(cell, digit)}, set[tuple[int, int]]()
    waiting = [(cell, digit, True)]
    while waiting:
        where, what, is_true = waiting.pop()
        found = set[tuple[int, int]]()
        if is_true:
            found |= {(where, d) for d in grid.candidates_of(where) if d != what}
            found |= {(p, what) for p in CLASSIC.peers[where] if masks[p] >> (what - 1) & 1}
            new = found - false
            false |= new
        else:
            if masks[where].bit_count() == 2:
                found |= {(where, d) for d in grid.candidates_of(where) if d != what}
            for house in CLASSIC.houses_of[where]:
                places = [c for c in CLASSIC.houses[house].cells if masks[c] >> (what - 1) & 1]
                if len(places) == 2:
                    found |= {(c, what) for c in places if c != where}
            new = found - true
            true |= new
        waiting += [(*mark, not is_true) for mark in new]
    return {81 * (d - 1) + c for c, d in false}, {81 * (d - 1) + c for c, d in true}


@pytest.mark.parametrize("seed", range(3))
def test_waves_reach_all_that_follows(seed: int) -> None:
    board = some_board(seed)
    links = Links(board.tables, board.masks, board.planes)
    for number in bits(links.present)[::7]:
        waves = list(links.waves(1 << number, 0))
        false, true = slow_closure(Grid(board.values, board.masks), number % 81, number // 81 + 1)
        assert {n for wave in waves for n in bits(wave[0])} == false
        assert {n for wave in waves for n in bits(wave[1])} == true - {number}


def test_a_chain_alternates_from_its_start_to_its_end() -> None:
    board = some_board(5)
    links = Links(board.tables, board.masks, board.planes)
    chains = 0
    for number in bits(links.present):
        for assumed in (True, False):
            waves = list(links.waves(assumed << number, (not assumed) << number))
            for depth, wave in enumerate(waves):
                for true in (False, True):
                    for end in bits(wave[true]):
                        if end == number and not true and not assumed:
                            continue
                        chain = links.chain(number, waves, end, true=true)
                        chains += 1
                        assert chain[0] == (number, assumed)
                        assert chain[-1] == (end, true)
                        assert len(chain) == 2 * depth + 1 + assumed + true
                        for (one, was), (other, becomes) in pairwise(chain):
                            assert was != becomes
                            linked = links.sees[one] if was else links.partners[one]
                            assert linked >> other & 1
    assert chains


def test_choices_are_cells_and_houses_with_three_or_more() -> None:
    board = some_board(1)
    found = list(choices(board.tables, board.masks, board.planes))
    assert all(len(numbers) > 2 for _, numbers in found)
    cells = [numbers for house, numbers in found if house < 0]
    assert len(cells) == sum(mask.bit_count() > 2 for mask in board.masks)
    for house, numbers in found:
        if house >= 0:
            digit = numbers[0] // 81
            held = {c for c in CLASSIC.houses[house].cells if board.masks[c] >> digit & 1}
            assert {number % 81 for number in numbers} == held
