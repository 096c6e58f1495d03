"""The canonical form against all arrangements there are, and for equal puzzles in disguise."""

from collections.abc import Iterator
from itertools import permutations, product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.canonical import NoCanonicalFormError, canonical
from game.core.geometry import geometry_of
from game.core.grid import Grid
from game.solve.exact import random_grid
from tests.documents import FIRST

PUZZLE = Grid.parse(
    "003020600900305001001806400008102900700000008006708200002609500800203009005010300"
)


def arrangements(inside: int, outside: int) -> Iterator[list[int]]:
    """Yield the orders of lines that keep their bands together."""
    for bands in permutations(range(outside)):
        for orders in product(permutations(range(inside)), repeat=outside):
            yield [b * inside + i for b, order in zip(bands, orders, strict=True) for i in order]


def least(grid: Grid) -> bytes:
    """Return the least form by trying every one."""
    size = grid.geometry.size
    assert grid.geometry.box_shape is not None
    high, wide = grid.geometry.box_shape
    rows = [grid.values[size * row : size * (row + 1)] for row in range(size)]
    columns = list(arrangements(wide, size // wide))
    found = []
    for lines in [rows] if high != wide else [rows, [bytes(c) for c in zip(*rows, strict=True)]]:
        for order in arrangements(high, size // high):
            for across in columns:
                names = {0: 0}
                form = (names.setdefault(lines[r][c], len(names)) for r in order for c in across)
                found.append(bytes(form))
    return min(found)


def disguised(grid: Grid, rng: Random) -> Grid:
    """Return the same puzzle in other orders, under other names."""
    size = grid.geometry.size
    assert grid.geometry.box_shape is not None
    high, wide = grid.geometry.box_shape
    rows = [list(grid.values[size * row : size * (row + 1)]) for row in range(size)]
    for inside in (high, wide):
        orders = [rng.sample(range(inside), inside) for _ in range(size // inside)]
        bands = rng.sample(range(size // inside), size // inside)
        order = [band * inside + line for band in bands for line in orders[band]]
        rows = [list(column) for column in zip(*(rows[line] for line in order), strict=True)]
    if high == wide and rng.random() < 0.5:
        rows = [list(column) for column in zip(*rows, strict=True)]
    names = [0, *rng.sample(range(1, size + 1), size)]
    return Grid([names[value] for row in rows for value in row], None, grid.geometry)


@pytest.mark.parametrize(("code", "times"), [("4x4", 60), ("6x6", 3)])
def test_it_is_the_least_of_all_forms(code: str, times: int) -> None:
    rng = Random(5)
    for share in range(times):
        full = random_grid(rng, geometry_of(code))
        values = [value if rng.randrange(times) < share else 0 for value in full.values]
        grid = Grid(values, None, full.geometry)
        assert canonical(grid).values == least(grid)


@settings(max_examples=25)
@given(st.integers(0, 2**32), st.sampled_from(["9x9", "8x8", "6x6", "12x12"]))
def test_disguises_have_one_form(seed: int, code: str) -> None:
    rng = Random(seed)
    full = random_grid(rng, geometry_of(code))
    kept = rng.uniform(0.15, 0.5)
    grid = Grid([v if rng.random() < kept else 0 for v in full.values], None, full.geometry)
    form = canonical(grid)
    assert canonical(disguised(grid, rng)) == form
    assert canonical(form) == form
    assert form.filled == grid.filled


def test_a_puzzle_known_elsewhere() -> None:
    assert canonical(FIRST.board) != canonical(PUZZLE)
    assert canonical(Grid.empty()) == Grid.empty()
    values = bytearray(81)
    values[40] = 9
    assert canonical(Grid(values)).text == "." * 80 + "1"


def test_full_boards_too() -> None:
    rng = Random(1)
    full = random_grid(rng)
    form = canonical(full)
    assert form.values[:9] == bytes(range(1, 10))
    assert canonical(disguised(full, rng)) == form


@pytest.mark.parametrize(
    "grid",
    [
        Grid.empty(geometry_of("9x9+diagonals")),
        Grid.empty(geometry_of("4x4:AABBABBACDDCCCDD")),
        Grid.empty(geometry_of("9x9~cage=3:r1c1.r1c2")),
        Grid.parse("11" + "." * 79),
    ],
)
def test_other_boards_have_none(grid: Grid) -> None:
    with pytest.raises(NoCanonicalFormError):
        canonical(grid)
