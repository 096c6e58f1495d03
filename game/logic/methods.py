"""All methods that solve a board, as streams of steps of the same type."""

from typing import Final

from ..solve.classic import METHODS as CLASSIC
from ..solve.exact import watched
from ..solve.stream import Method
from . import stream

METHODS: Final[tuple[Method, ...]] = (*CLASSIC, stream.METHOD, watched.METHOD)
"""In the order in which they are offered."""

BY_ID: Final = {method.id: method for method in METHODS}
