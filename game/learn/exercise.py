"""Exercises: a position with all steps that are there."""

from ..core.grid import Grid
from ..logic.board import Board
from ..logic.step import Step
from ..logic.techniques import BY_ID
from .road import station_of, taught_before
from .verdict import Exercise


def exercise_at(technique: str, position: Grid, givens: int, solution: Grid) -> Exercise:
    """Return an exercise on a technique at a position."""
    techniques = station_of(technique).techniques
    return Exercise(
        techniques,
        position,
        givens,
        solution,
        steps_at(position, givens, techniques),
        taught_before(technique),
    )


def steps_at(position: Grid, givens: int, techniques: tuple[str, ...]) -> tuple[Step, ...]:
    """Return every step of techniques at a position."""
    board = Board(position, givens)
    return tuple(step for name in techniques for step in BY_ID[name].find(board))


def givens_of(puzzle: Grid) -> int:
    """Return the filled cells of a puzzle as a set."""
    return sum(1 << cell for cell, value in enumerate(puzzle.values) if value)
