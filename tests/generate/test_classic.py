from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.grid import Grid
from game.core.matrix import to_matrix
from game.generate.classic import BASE, Making, erasures, makings
from game.generate.deal import deal
from game.generate.ids import CLASSIC_SYMMETRIES, SYMBOLS, PuzzleId, parse_id
from game.generate.levels import LEVELS, SYMMETRIC_MOST, Level
from game.generate.symmetry import Symmetry
from game.solve.exact import count

ids = st.tuples(
    st.sampled_from(Level),
    st.text(SYMBOLS, min_size=4, max_size=8),
    st.sampled_from(CLASSIC_SYMMETRIES),
).map(lambda parts: PuzzleId(*parts))


def boards(puzzle_id: PuzzleId, number: int) -> list[Grid]:
    """The first boards of an id that lost as many cells as its level is to lose."""
    fewest = puzzle_id.level.range.fewest
    made = (erasure.board() for erasure in erasures(puzzle_id))
    return list(islice((board for board in made if board.values.count(0) >= fewest), number))


def test_the_base_grid_is_a_solution() -> None:
    assert BASE.is_solved


@settings(max_examples=60)
@given(ids)
def test_every_board_of_an_id_is_in_its_range_and_unique(puzzle_id: PuzzleId) -> None:
    bounds = puzzle_id.level.range
    made = boards(puzzle_id, 3)
    for givens in made:
        assert bounds.fewest <= givens.values.count(0) <= bounds.most
        assert count(givens) == 1
        for house in (*givens.geometry.rows, *givens.geometry.columns):
            assert any(givens.values[cell] for cell in house.cells)
    assert len(made) == 3
    assert boards(parse_id(str(puzzle_id)), 3) == made


@settings(max_examples=30)
@given(ids)
def test_a_symmetric_puzzle_looks_the_same_upside_down(puzzle_id: PuzzleId) -> None:
    givens = boards(puzzle_id._replace(symmetry=Symmetry.HALF_TURN), 1)[0].values
    pattern = [value != 0 for value in givens]
    assert pattern == pattern[::-1]
    assert givens.count(0) <= SYMMETRIC_MOST


def making_of(seed: str, symmetric: bool = False) -> Making:
    symmetry = Symmetry.HALF_TURN if symmetric else Symmetry.NONE
    return next(makings(PuzzleId(Level.EASY, seed, symmetry)))


@given(st.text(SYMBOLS, max_size=8))
def test_the_first_four_phases_keep_the_grid_valid(seed: str) -> None:
    making = making_of(seed)
    grids = making.grids()
    assert len(grids) == 5
    assert all(grid.is_solved for grid in grids)
    assert grids[-1] == making.erasure.solution


@given(st.text(SYMBOLS, max_size=8))
def test_each_phase_moves_what_its_vectors_say(seed: str) -> None:
    making = making_of(seed)
    base, stacks, bands, columns, rows = map(to_matrix, making.grids())
    (stack_order,), (band_order,), column_orders, row_orders = making.phases
    for i in range(9):
        for j in range(9):
            stack, band = stack_order[j // 3], band_order[i // 3]
            assert stacks[i][j] == base[i][3 * stack + j % 3]
            assert bands[i][j] == stacks[3 * band + i % 3][j]
            assert columns[i][j] == bands[i][j - j % 3 + column_orders[j // 3][j % 3]]
            assert rows[i][j] == columns[i - i % 3 + row_orders[i // 3][i % 3]][j]


@settings(max_examples=20)
@given(st.text(SYMBOLS, max_size=8), st.booleans())
def test_the_kept_cells_stay_whatever_is_asked_for(seed: str, symmetric: bool) -> None:
    making = making_of(seed, symmetric)
    assert sorted(making.kept) == list(range(9))
    kept = [row * 9 + column for row, column in enumerate(making.kept)]
    puzzle = making.erasure._replace(most=81).board()
    assert all(puzzle.values[cell] for cell in kept)
    if symmetric:
        assert all(puzzle.values[80 - cell] for cell in kept)


def test_levels_erase_more_and_more() -> None:
    bounds = list(LEVELS.values())
    means = [
        sum(boards(PuzzleId(level, f"{n:04}"), 1)[0].values.count(0) for n in range(40))
        for level in Level
    ]
    assert [b.fewest for b in bounds] == sorted({b.fewest for b in bounds})
    assert means == sorted(set(means))


@pytest.mark.parametrize(
    ("text", "givens"),
    [
        (
            "bg-g2-0000-00d",
            ".379.2..4.1..7.6...2.48..7...6814.573.5..94..1.8.5..69.6..48.3..8..37.2..5.2...41",
        ),
        (
            "hd-g2-7q2k-48q",
            "8.......1.36.....7....3682.5.96....2..3..27.54....51......4....24..7...3..7...2..",
        ),
        (
            "xt-g2-7q2k4m-47r",
            "...8...2.9.2..74...3.92.....15........3....7.2......4..7...4.963.8.9.1......5.8.4",
        ),
        (
            "md-g2s-zzzz-77y",
            ".7....19......94.71....328.4...28.1.....7.....8.95...3.438....16.81......51....6.",
        ),
    ],
)
def test_ids_give_the_boards_they_always_gave(text: str, givens: str) -> None:
    assert deal(parse_id(text)).givens.text == givens
