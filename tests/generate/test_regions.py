import random

import pytest

from game.core.geometry import geometry, geometry_of
from game.generate.dig import dig
from game.generate.draw import Draw
from game.generate.regions import JIGSAW_SIZES, neighbours, random_regions
from game.generate.symmetry import Symmetry
from game.solve.exact import count, random_grid
from tests.solve.exact.slow import all_solutions


@pytest.mark.parametrize("size", JIGSAW_SIZES)
def test_regions_hang_together_and_can_be_filled(size: int) -> None:
    seen = set()
    for seed in range(4):
        shape = random_regions(size, Draw(f"{size}/{seed}"))
        assert shape == random_regions(size, Draw(f"{size}/{seed}"))
        assert geometry_of(shape.code) is shape
        for region in shape.boxes:
            reached, ahead = {region.cells[0]}, [region.cells[0]]
            while ahead:
                for near in neighbours(ahead.pop(), size):
                    if near in region.cells and near not in reached:
                        reached.add(shape.cells[near])
                        ahead.append(shape.cells[near])
            assert reached == set(region.cells)
        assert random_grid(random.Random(seed), shape).is_solved
        seen.add(shape.code)
    assert len(seen) > 1


def test_regions_of_a_text_stay_the_same() -> None:
    assert random_regions(4, Draw("nonet")).code == "4x4:AABBAABBCDDDCCCD"


def test_cells_share_sides() -> None:
    assert neighbours(0, 4) == [1, 4]
    assert neighbours(5, 4) == [1, 4, 6, 9]
    assert neighbours(15, 4) == [11, 14]


DUG = [("4x4", 6), ("6x6", 14), ("8x8", 24), ("10x10", 40), ("9x9+diagonals", 35), ("9x9+king", 35)]


@pytest.mark.parametrize(("code", "erased"), DUG)
def test_any_shape_is_dug_with_one_solution_and_no_empty_line(code: str, erased: int) -> None:
    shape = geometry_of(code)
    rng = random.Random(code)
    for symmetry in (Symmetry.NONE, Symmetry.HALF_TURN):
        puzzle = None
        while puzzle is None:
            puzzle = dig(random_grid(rng, shape), range(erased, erased + 4), symmetry, rng)
        assert puzzle.geometry is shape
        assert count(puzzle) == 1
        assert len(all_solutions(puzzle, 2)) == 1
        assert puzzle.values.count(0) in range(erased, erased + 4)
        lines = (*shape.rows, *shape.columns)
        assert all(any(puzzle.values[cell] for cell in line.cells) for line in lines)


def test_a_jigsaw_of_boxes_is_the_boxed_board_under_another_name() -> None:
    boxed = geometry(2, 2)
    named = geometry_of("4x4:AABBAABBCCDDCCDD")
    assert named.peers == boxed.peers
    assert named != boxed
