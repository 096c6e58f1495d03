from hypothesis import given
from hypothesis import strategies as st

from game.core.grid import Grid
from game.generate.classic import BASE
from game.generate.draw import Draw
from game.generate.transform import Transform, drawn_transform
from game.solve.exact import solve
from tests.characters import ANY

PUZZLE = Grid.parse(
    "...12..34...53..678324.......726.9...51.9.38...4.851.......345964..52...19..47..."
)


@given(st.text(ANY, max_size=8))
def test_a_drawn_transform_keeps_a_grid_valid_and_its_candidates_with_it(seed: str) -> None:
    transform = drawn_transform(Draw(seed))
    assert transform.apply(BASE).is_solved
    solution = solve(PUZZLE)
    assert solution is not None
    assert solve(transform.apply(PUZZLE)) == transform.apply(solution)
    lost = PUZZLE.without([(0, 5), (1, 6)])
    assert transform.apply(lost).candidates != transform.apply(PUZZLE).candidates
    assert sorted(m.bit_count() for m in transform.apply(lost).candidates) == sorted(
        m.bit_count() for m in lost.candidates
    )


def test_the_plain_transform_changes_nothing() -> None:
    assert Transform().apply(PUZZLE) == PUZZLE


def test_each_swap_moves_what_it_says() -> None:
    stacks = Transform().swap_stacks((1, 0, 2)).apply(BASE)
    assert stacks.text[:9] == "456123789"
    bands = Transform().swap_bands((2, 1, 0)).apply(BASE)
    assert bands.text[:9] == BASE.text[54:63]
    assert Transform().swap_columns(0, (2, 1, 0)).apply(BASE).text[:9] == "321456789"
    assert Transform().swap_rows(1, (1, 0, 2)).apply(BASE).text[27:36] == BASE.text[36:45]
    assert Transform(transposed=True).apply(BASE).text[:9] == BASE.text[::9]
