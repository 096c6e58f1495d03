"""Every method that solves a board, through the same stream of steps."""

from typing import Final

from game.logic import stream
from game.solve.classic import METHODS as CLASSIC
from game.solve.exact import watched
from game.solve.stream import Method

METHODS: Final[tuple[Method, ...]] = (*CLASSIC, stream.METHOD, watched.METHOD)
"""In the order in which they are offered."""

BY_ID: Final = {method.id: method for method in METHODS}
