"""The exact engine: no, one or many solutions, in plain Python."""

from .engine import NODE_LIMIT, Classification, classify, count, solutions, solve
from .fill import random_grid, searched_grid
from .search import GaveUpError

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
