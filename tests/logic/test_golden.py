"""Every technique at positions of its own: one where it fires, and three where it just does not."""

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import pytest

from game.core.grid import Grid
from game.logic.board import Board
from game.logic.step import Step
from game.logic.techniques import BY_ID
from game.solve.exact import solve
from tests.truth import WHOLE

FOLDER = Path(__file__).parent / "golden"

Marks = frozenset[tuple[int, int]]


class Golden(NamedTuple):
    technique: str
    board: str
    removed: Marks
    conclusions: Marks
    near_misses: tuple[str, ...]
    puzzle: str

    def fires(self, removed: Marks, givens: int, opened: int | None = None) -> bool:
        board = Grid.parse(self.board)
        grid = (board if opened is None else board.erase(opened)).without(removed)
        return self.concluded_by(BY_ID[self.technique].find(Board(grid, givens)))

    def steps(self) -> list[Step]:
        """Return what is found up to the conclusions; with NONET_TRUTH=all, whatever there is."""
        grid = Grid.parse(self.board).without(self.removed)
        found = []
        for step in BY_ID[self.technique].find(Board(grid, self.givens)):
            found.append(step)
            if not WHOLE and self.concluded_by([step]):
                break
        return found

    def concluded_by(self, steps: Iterable[Step]) -> bool:
        return any(self.conclusions <= conclusions_of(step) for step in steps)

    @property
    def givens(self) -> int:
        return sum(1 << cell for cell, value in enumerate(Grid.parse(self.puzzle).values) if value)


def cell_of(row: str, column: str) -> int:
    return (int(row) - 1) * 9 + int(column) - 1


def marks_of(text: str) -> Marks:
    return frozenset((cell_of(word[1], word[2]), int(word[0])) for word in text.split())


def conclusions_of(step: Step) -> Marks:
    return frozenset((cell, digit) for cell, digit in step.placements + step.eliminations)


def read() -> list[Golden]:
    found = []
    for path in sorted(FOLDER.glob("*.txt")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                technique, board, removed, conclusions, near, puzzle = (
                    part.strip() for part in line.split("|")
                )
                found.append(
                    Golden(
                        technique,
                        board,
                        marks_of(removed),
                        marks_of(conclusions),
                        tuple(near.split()),
                        puzzle,
                    )
                )
    return found


GOLDEN = read()


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.technique)
def test_a_technique_fires_where_its_pattern_is(golden: Golden) -> None:
    grid = Grid.parse(golden.board).without(golden.removed)
    steps = golden.steps()
    assert golden.concluded_by(steps)
    solution = solve(Grid.parse(golden.puzzle))
    assert solution is not None
    for step in steps:
        assert step.check(grid)
        assert all(solution.values[cell] == digit for cell, digit in step.placements)
        assert all(solution.values[cell] != digit for cell, digit in step.eliminations)


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.technique)
def test_a_technique_is_silent_where_its_pattern_just_fails(golden: Golden) -> None:
    assert len(golden.near_misses) == 3
    for near in golden.near_misses:
        if near.startswith("g"):
            cell = cell_of(near[1], near[2])
            assert not golden.fires(golden.removed, golden.givens | 1 << cell), near
        elif near.startswith("o"):
            opened = cell_of(near[1], near[2])
            assert not golden.fires(golden.removed, golden.givens, opened), near
        else:
            restored = marks_of(near)
            assert restored < golden.removed
            assert not golden.fires(golden.removed - restored, golden.givens), near
