"""The teaching documents' algorithms, one per file, independent of each other."""

from typing import Final

from ..stream import Method
from . import backtracking, brute_force, stack_of_boards, staged

METHODS: Final[tuple[Method, ...]] = (
    stack_of_boards.METHOD,
    backtracking.METHOD,
    brute_force.METHOD,
    staged.METHOD,
)
