import random
from itertools import product

import pytest

from game.core.geometry import CLASSIC, Geometry, geometry, geometry_of
from game.core.grid import Grid
from game.solve.exact import random_grid
from game.solve.exact.engine import board_of
from game.solve.exact.tables import EngineTables, tables_of

SHAPES = [
    *(geometry(2, 2), geometry(2, 3), geometry(3, 2), CLASSIC),
    *map(geometry_of, ("4x4:AAABBABBCDDDCCCD", "4x4+diagonals", "9x9+windows", "6x6+knight+king")),
]


def candidates_in(tables: EngineTables, board: int) -> set[tuple[int, int]]:
    return {
        tables.candidate[bit + 1]
        for bit in range(tables.width * tables.fields)
        if board >> bit & 1 and (bit + 1) % tables.width
    }


@pytest.mark.parametrize("shape", SHAPES)
def test_a_field_holds_the_candidates_of_what_it_is_about(shape: Geometry) -> None:
    tables = tables_of(shape)
    seen = set()
    for field in range(tables.fields):
        start = field * tables.width
        members = {tables.candidate[start + i + 1] for i in range(shape.size)}
        subject = tables.subject(field)
        if isinstance(subject, tuple):
            house, digit = subject
            assert members == {(cell, digit) for cell in house.cells}
        else:
            assert members == {(subject, digit + 1) for digit in range(shape.size)}
        seen.add(subject)
    assert len(seen) == tables.fields


@pytest.mark.parametrize("shape", SHAPES)
def test_placing_leaves_the_candidates_of_the_rules(shape: Geometry) -> None:
    tables = tables_of(shape)
    for cell, digit in product(shape.cells, range(1, shape.size + 1)):
        board = tables.full & tables.given[cell][digit]
        after = Grid.empty(shape).place(cell, digit)
        expected = {(c, d) for c in shape.cells for d in after.candidates_of(c)}
        assert candidates_in(tables, board) == expected
        met = 1 + len(shape.houses_of[cell])
        assert (board & tables.guards).bit_count() == tables.fields - met
        if cell > 12:
            break


@pytest.mark.parametrize("shape", SHAPES)
def test_banning_removes_one_candidate(shape: Geometry) -> None:
    tables = tables_of(shape)
    everything = candidates_in(tables, tables.full)
    assert candidates_in(tables, tables.full & tables.ban[3][2]) == everything - {(3, 2)}


def obvious_locked_candidates(grid: Grid) -> set[tuple[int, int]]:
    """Return what one round of pointing and claiming removes, by the textbook."""
    removed: set[tuple[int, int]] = set()
    houses = CLASSIC.houses
    for one, other, digit in product(houses, houses, range(1, 10)):
        common = set(one.cells) & set(other.cells)
        if one.kind == other.kind or len(common) != 3:
            continue
        places = {cell for cell in one.cells if digit in grid.candidates_of(cell)}
        if places and places <= common:
            removed |= {
                (cell, digit)
                for cell in set(other.cells) - common
                if digit in grid.candidates_of(cell)
            }
    return removed


def test_locked_candidates_are_those_of_the_textbook() -> None:
    tables = tables_of(CLASSIC)
    locked = tables.locked
    assert locked is not None
    rng = random.Random(9)
    found = 0
    for _ in range(60):
        grid = random_grid(rng)
        for cell in rng.sample(CLASSIC.cells, rng.randrange(45, 65)):
            grid = grid.erase(cell)
        for _ in range(2):
            board = board_of(tables, grid)
            assert board is not None
            expected = obvious_locked_candidates(grid)
            before = candidates_in(tables, board)
            after = candidates_in(tables, locked.clear(board, locked.find(board)))
            assert before - after == expected
            found += len(expected)
            # Once more on what is left.
            grid = grid.without(expected)
    assert found > 500
