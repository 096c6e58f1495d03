"""The path that is studied goes the way that the hints of the game lead."""

from typing import Final

import pytest

from game.core.digits import Mask
from game.core.geometry import CLASSIC
from game.core.grid import Grid
from game.core.rules import Puzzle
from game.generate.deal import deal
from game.generate.ids import puzzle_id
from game.generate.levels import Level, Shape
from game.logic.cause import SINGLES
from game.play.hints import question_of
from game.play.state import State
from game.play.study import positions, solution_path, subject_of
from game.solve.exact import solve
from tests.truth import WHOLE

SEEDS: Final = range(40 if WHOLE else 2)
SHAPES: Final = {
    Shape.CLASSIC: (Level.EASY, Level.HARD, Level.EXTREME),
    Shape.SIX: (Level.EASY,),
    Shape.DIAGONAL: (Level.MEDIUM,),
    Shape.JIGSAW: (Level.MEDIUM,),
    Shape.WINDOKU: (Level.MEDIUM,),
    Shape.KNIGHT: (Level.MEDIUM,),
    Shape.KILLER: (Level.MEDIUM,),
}
PUZZLES: Final = [
    pytest.param(shape, level, seed, id=f"{shape.value} {level.value} {seed}")
    for shape, levels in SHAPES.items()
    for level in levels
    for seed in (range(3 * len(SEEDS)) if shape is Shape.CLASSIC else SEEDS)
]


@pytest.mark.parametrize(("shape", "level", "seed"), PUZZLES)
def test_the_path_begins_and_goes_on_as_hints_do(shape: Shape, level: Level, seed: int) -> None:
    """Of singles that are there together, either may take the one that came up first."""
    puzzle = deal(puzzle_id(level, f"study{seed}", shape=shape))
    solution = solve(puzzle.givens)
    route = solution_path(subject_of(State.start(puzzle), solution))
    assert route.solved
    for number, grid in enumerate(positions(puzzle.givens, route.steps)[:-1]):
        step = route.steps[number].step
        shown = in_game(puzzle, grid)
        hint = question_of(shown._replace(corner=grid.candidates), solution).answer()
        assert hint is not None
        in_turn = number and grid.geometry == CLASSIC and step.technique in SINGLES
        assert hint.technique == step.technique if in_turn else hint == step
        # Who has no notes on the board sees a hidden single before a naked one.
        bare = question_of(shown, solution).answer()
        assert bare is not None
        hidden_first = (step.technique, bare.technique) == ("naked-single", "hidden-single")
        assert hidden_first or bare.technique == step.technique


def in_game(puzzle: Puzzle, grid: Grid) -> State:
    """Return the game in which that much is filled and ruled out, without notes."""
    rules = Grid(grid.values, geometry=grid.geometry).candidates
    gone = (Mask(rule & ~left) for rule, left in zip(rules, grid.candidates, strict=True))
    return State.start(puzzle)._replace(values=grid.values, eliminated=tuple(gone))
