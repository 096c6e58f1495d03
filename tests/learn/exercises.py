"""Exercises made from items, for tests."""

from functools import lru_cache

from game.learn.exercise import exercise_at, givens_of
from game.learn.item import Item
from game.learn.verdict import Exercise
from game.solve.exact import solve


@lru_cache(512)
def exercise_of(item: Item) -> Exercise:
    """Return the exercise of an item as it is; several tests ask about the same ones."""
    solution = solve(item.givens)
    assert solution is not None
    return exercise_at(item.technique, item.position, givens_of(item.givens), solution)
