"""A question that takes thought: a plain value, so that a worker process can answer it."""

from typing import NamedTuple

from ..core.grid import Grid


class HintQuestion(NamedTuple):
    """A position without mistakes, for which a step is wanted."""

    position: Grid
    givens: int
    """The set of cells that are givens, bit c for cell c."""
    uniqueness: bool
    """Whether a step may rely on the solution being the only one."""
    notes_shown: bool
