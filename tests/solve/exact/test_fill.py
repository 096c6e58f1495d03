import random
from itertools import pairwise

import pytest

from game.core.geometry import Geometry, geometry, geometry_of
from game.solve.exact import fill, random_grid
from game.solve.exact.fill import NoFullGridError, random_values
from game.solve.exact.tables import tables_of

DRAWN = 10_000


@pytest.fixture(scope="module")
def drawn() -> list[bytes]:
    rng = random.Random(2024)
    tables = tables_of(geometry(3, 3))
    return [random_values(tables, rng) for _ in range(DRAWN)]


def test_each_digit_sits_in_each_cell_equally_often(drawn: list[bytes]) -> None:
    expected = DRAWN / 9
    deviation = (DRAWN * 1 / 9 * 8 / 9) ** 0.5
    for cell in range(81):
        digits = [values[cell] for values in drawn]
        for digit in range(1, 10):
            assert abs(digits.count(digit) - expected) < 5 * deviation


def same_triples(values: bytes, band: int, across: bool) -> bool:
    """Whether the three boxes of a band (or stack) hold the same three line-triples."""
    boxes = set()
    for box in range(3):
        triples = set()
        for line in range(3 * band, 3 * band + 3):
            places = range(3 * box, 3 * box + 3)
            triples.add(
                frozenset(values[9 * line + p] if across else values[9 * p + line] for p in places)
            )
        boxes.add(frozenset(triples))
    return len(boxes) == 1


@pytest.mark.parametrize("across", [True, False])
def test_bands_are_as_varied_as_those_of_all_grids(drawn: list[bytes], across: bool) -> None:
    # About 2/56 in all grids together; every one in the relabelled grid of a formula.
    shares = [sum(same_triples(v, band, across) for v in drawn) / DRAWN for band in range(3)]
    assert 0.025 < sum(shares) / 3 < 0.055
    for share in shares:
        assert 0.025 < share < 0.055


def test_no_grid_comes_twice(drawn: list[bytes]) -> None:
    assert all(one != other for one, other in pairwise(sorted(drawn)))


SHAPES = ["4x4", "6x6", "6x6/3x2", "9x9", "8x8", "10x10", "12x12", "16x16", "9x9+king"]
VARIANTS = ["4x4:AAABBABBCDDDCCCD", "9x9+diagonals", "9x9+windows", "9x9+knight"]


@pytest.mark.parametrize("shape", [geometry_of(code) for code in SHAPES + VARIANTS])
def test_a_random_grid_is_solved_and_follows_the_seed(shape: Geometry) -> None:
    first = random_grid(random.Random(7), shape)
    assert first.is_solved
    assert first == random_grid(random.Random(7), shape)
    assert len({random_grid(random.Random(seed), shape) for seed in range(8)}) > 4


def test_a_shape_without_full_grid_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fill, "_DESCENTS", 100)
    with pytest.raises(NoFullGridError, match="6x6"):
        random_grid(random.Random(1), geometry_of("6x6+diagonals+king"))


def test_the_grid_of_a_seed_stays_the_same() -> None:
    assert random_grid(random.Random(1)).text == (
        "869314752751692834342857691934178265286435917175926483413789526597261348628543179"
    )
