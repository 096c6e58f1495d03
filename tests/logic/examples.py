"""The first step of each technique at its example, found once for all that is asked of it."""

from functools import cache

from game.core.grid import Grid
from game.logic.board import Board
from game.logic.step import Step
from game.logic.techniques import BY_ID


@cache
def first_step(technique: str) -> tuple[Step, Grid]:
    """Return what a technique finds first at its example, and the board that it is found on."""
    known = BY_ID[technique]
    grid = known.example.grid
    return next(known.find(Board(grid, known.example.givens))), grid
