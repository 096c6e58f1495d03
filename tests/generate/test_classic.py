import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.generate.classic import BASE, erase_cells, generate, permuted_base
from game.generate.draw import Draw
from game.generate.ids import CLASSIC_SYMMETRIES, SYMBOLS, PuzzleId, parse_id
from game.generate.levels import LEVELS, SYMMETRIC_MOST, Level
from game.generate.symmetry import Symmetry
from game.solve.exact import count

ids = st.tuples(
    st.sampled_from(Level),
    st.text(SYMBOLS, min_size=4, max_size=8),
    st.sampled_from(CLASSIC_SYMMETRIES),
).map(lambda parts: PuzzleId(*parts))


def test_the_base_grid_is_a_solution() -> None:
    assert BASE.is_solved


@settings(max_examples=60, deadline=None)
@given(ids)
def test_every_id_gives_one_puzzle_of_its_level(puzzle_id: PuzzleId) -> None:
    puzzle = generate(puzzle_id)
    bounds = puzzle_id.level.range
    erased = puzzle.givens.values.count(0)
    assert 41 <= bounds.fewest <= erased <= bounds.most
    assert count(puzzle.givens) == 1
    for house in (*puzzle.givens.geometry.rows, *puzzle.givens.geometry.columns):
        assert any(puzzle.givens.values[cell] for cell in house.cells)
    assert puzzle.id == str(puzzle_id)
    assert generate(parse_id(str(puzzle_id))) == puzzle


@settings(max_examples=30, deadline=None)
@given(ids)
def test_a_symmetric_puzzle_looks_the_same_upside_down(puzzle_id: PuzzleId) -> None:
    givens = generate(puzzle_id._replace(symmetry=Symmetry.HALF_TURN)).givens.values
    pattern = [value != 0 for value in givens]
    assert pattern == pattern[::-1]
    assert givens.count(0) <= SYMMETRIC_MOST


@given(st.text(SYMBOLS, max_size=8))
def test_the_first_four_phases_keep_the_grid_valid(seed: str) -> None:
    assert permuted_base(Draw(seed)).is_solved


@settings(max_examples=20, deadline=None)
@given(st.text(SYMBOLS, max_size=8), st.booleans())
def test_the_kept_cells_stay_whatever_is_asked_for(seed: str, symmetric: bool) -> None:
    draw = Draw(seed)
    solution = permuted_base(draw)
    again = Draw(seed)
    permuted_base(again)
    kept = [row * 9 + column for row, column in enumerate(again.permutation(9))]
    puzzle = erase_cells(solution, draw, 81, symmetric=symmetric)
    assert all(puzzle.values[cell] for cell in kept)
    if symmetric:
        assert all(puzzle.values[80 - cell] for cell in kept)


def test_levels_erase_more_and_more() -> None:
    bounds = list(LEVELS.values())
    means = [
        sum(generate(PuzzleId(level, f"{n:04}")).givens.values.count(0) for n in range(40))
        for level in Level
    ]
    assert [b.fewest for b in bounds] == sorted({b.fewest for b in bounds})
    assert means == sorted(set(means))


@pytest.mark.parametrize(
    ("text", "givens"),
    [
        (
            "bg-g1-0000",
            ".379.2..4.1..7.6...2.48..7...6814.573.5..94..1.8.5..69.6..48.3..8..37.2..5.2...41",
        ),
        (
            "hd-g1-7q2k",
            ".9....8.15.614..3..483.26..9...5....48.9......6.4...9......97.6.3...6..8..7...3..",
        ),
        (
            "xt-g1-7q2k4m",
            ".1.2.......3..8.2.6.7.....5.81...5.......5..1.948..3......6....15......64...91.7.",
        ),
        (
            "md-g1s-zzzz",
            ".9.8..3......1...63..69.8.5.45...6..6..548..7..7...58.5.4.31..29...8......3..9.5.",
        ),
    ],
)
def test_ids_give_the_boards_they_always_gave(text: str, givens: str) -> None:
    assert generate(parse_id(text)).givens.text == givens
