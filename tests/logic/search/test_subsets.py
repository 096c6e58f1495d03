"""Subsets are checked against the definition: all cells, or all digits, of a house in turn."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from game.core.geometry import CLASSIC
from game.generate.minimal import minimal
from game.logic.board import Board
from game.logic.search.subsets import find_hidden, find_locked, find_naked
from game.logic.step import Step
from game.solve.exact import random_grid

Marks = set[tuple[int, int]]


def positions(count: int) -> Iterator[Board]:
    """Yield positions of which none has a contradiction, with ever more candidates ruled out."""
    rng = Random(7)
    for number in range(count):
        solution = random_grid(rng)
        grid = minimal(solution, rng)
        yield Board(
            grid.without(
                (cell, digit)
                for cell in grid.open_cells
                for digit in grid.candidates_of(cell)
                if digit != solution.values[cell] and rng.random() < number / count / 2
            )
        )


def bits(mask: int) -> list[int]:
    return [bit for bit in range(9) if mask >> bit & 1]


def by_cells(board: Board, size: int) -> Marks:
    found: Marks = set()
    for house in CLASSIC.houses:
        cells = [cell for cell in house.cells if board.masks[cell]]
        several = [cell for cell in cells if board.masks[cell].bit_count() > 1]
        for group in combinations(several, size):
            digits = 0
            for cell in group:
                digits |= board.masks[cell]
            if digits.bit_count() == size:
                found |= {
                    (cell, bit + 1)
                    for cell in cells
                    if cell not in group
                    for bit in bits(board.masks[cell] & digits)
                }
    return found


def by_digits(board: Board, size: int) -> Marks:
    found: Marks = set()
    for house in CLASSIC.houses:
        places = {
            digit: {cell for cell in house.cells if board.masks[cell] >> digit & 1}
            for digit in range(9)
        }
        for group in combinations([d for d in places if len(places[d]) > 1], size):
            cells = set().union(*(places[digit] for digit in group))
            if len(cells) == size:
                found |= {
                    (cell, bit + 1)
                    for cell in cells
                    for bit in bits(board.masks[cell])
                    if bit not in group
                }
    return found


def eliminated(*steps: Iterator[Step]) -> Marks:
    return {(c.cell, c.digit) for found in steps for step in found for c in step.eliminations}


@pytest.mark.parametrize("size", [2, 3, 4])
def test_naked_subsets_rule_out_what_all_groups_of_cells_do(size: int) -> None:
    seen = 0
    for board in positions(60):
        steps = [find_naked(board, "naked", size)]
        if size < 4:
            steps.append(find_locked(board, "locked", size))
        found, expected = eliminated(*steps), by_cells(board, size)
        if size == 4:
            # A quad may be named by the hidden pair or triple that is its other side.
            hidden = eliminated(find_hidden(board, "hidden", 2), find_hidden(board, "hidden", 3))
            assert found <= expected <= found | hidden
        else:
            assert found == expected
        seen += bool(found)
    assert seen > 5


@pytest.mark.parametrize("size", [2, 3, 4])
def test_hidden_subsets_rule_out_what_all_groups_of_digits_do(size: int) -> None:
    seen = 0
    for board in positions(60):
        found = eliminated(find_hidden(board, "hidden", size))
        assert found == by_digits(board, size)
        seen += bool(found)
    assert seen > 5
