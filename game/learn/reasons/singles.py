"""Why a cell is not a single."""

from typing import Final

from ...core.geometry import CLASSIC
from ...core.message import message
from ..verdict import Exercise
from .reason import Reason, digits_in, figures, filled

TECHNIQUES: Final = frozenset({"full-house", "naked-single", "hidden-single"})


def why_not(exercise: Exercise, cells: frozenset[int]) -> Reason | None:
    """Return that it is more than one cell, or what else the cell can hold."""
    position = exercise.position
    if len(cells) != 1:
        return Reason(message("learn.why.one_cell"), tuple(sorted(cells)))
    (cell,) = cells
    digits = digits_in(position, cells)
    if position.values[cell] or len(digits) < 2:
        return filled(position, cells)
    said = message(
        "learn.why.still", cell=CLASSIC.cell_name(cell), digits=figures(digits, "list.or")
    )
    return Reason(said, (cell,))
