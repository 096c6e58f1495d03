"""The exact engine: no, one or many solutions, in plain Python."""

from game.solve.exact.engine import NODE_LIMIT, Classification, classify, count, solutions, solve
from game.solve.exact.fill import random_grid, searched_grid
from game.solve.exact.search import GaveUpError

__all__ = [
    "NODE_LIMIT",
    "Classification",
    "GaveUpError",
    "classify",
    "count",
    "random_grid",
    "searched_grid",
    "solutions",
    "solve",
]
