"""The teaching documents' algorithms, one a file, none knowing another."""

from typing import Final

from game.solve.classic import backtracking, brute_force, stack_of_boards, staged
from game.solve.stream import Method

METHODS: Final[tuple[Method, ...]] = (
    stack_of_boards.METHOD,
    backtracking.METHOD,
    brute_force.METHOD,
    staged.METHOD,
)
