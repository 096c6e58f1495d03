"""Exercises from a game: finding a step, or saying why a digit follows."""

from ..core.grid import Grid
from ..logic.cause import SINGLES
from ..logic.step import Candidate, Step
from ..solve.exact import solve
from .exercise import steps_at
from .item import Item
from .road import TECHNIQUES
from .task import Card, Dealt, Task
from .verdict import Exercise


def deal_seen(position: Grid, givens: int, step: Step) -> Dealt:
    """Return the exercise of finding a step, or another of its technique, at a position.

    The position has one solution. All techniques of the road are recognised, so that the verdict
    can name them.
    """
    solution = solve(position)
    assert solution is not None
    name = step.technique
    steps = steps_at(position, givens, (name,))
    if step not in steps:
        # Hints name the first of several that prove the same; a search may name another.
        steps = (step, *steps)
    others = tuple(each for each in TECHNIQUES if each != name)
    exercise = Exercise((name,), position, givens, solution, steps, others)
    item = Item(name, position.text, (), "", 0, (), ())
    return Dealt(Task(Card.FIND, name, 0, ""), item, exercise, step)


def deal_proof(position: Grid, givens: int, solution: Grid, candidate: Candidate) -> Dealt:
    """Return the exercise of saying why a digit follows from those on the board."""
    steps = steps_at(position, givens, SINGLES)
    claim = next(step for step in steps if candidate in step.placements)
    exercise = Exercise(SINGLES, position, givens, solution, steps)
    item = Item(claim.technique, position.text, (), "", 0, (), ())
    return Dealt(Task(Card.FIND, claim.technique, 0, ""), item, exercise, claim)
