import random

import pytest

from benchmarks.engine import norvig, sets
from game.core.grid import Grid
from game.core.verdict import Verdict
from game.generate.minimal import minimal
from game.solve.exact import classify, count, random_grid


def test_the_baseline_counts_as_the_engine_does() -> None:
    rng = random.Random(4)
    for _ in range(10):
        puzzle = minimal(random_grid(rng), rng)
        several = puzzle.erase(next(c for c, value in enumerate(puzzle.values) if value))
        for grid in (puzzle, several):
            assert norvig.count(grid.text, 2) == count(grid, 2)
    assert norvig.count("11" + "." * 79, 2) == 0


@pytest.mark.parametrize("name", sets.NAMES)
def test_where_the_data_is_absent_there_are_stand_ins(
    name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: object
) -> None:
    monkeypatch.setattr(sets, "DATA", tmp_path)
    found, origin = sets.puzzles(name)
    assert origin == "stand-in"
    assert len(found) >= 200
    assert len(set(found)) > 100
    for text in found[::50]:
        assert classify(Grid.parse(text)).verdict is Verdict.UNIQUE
