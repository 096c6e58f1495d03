"""Why a cell is no single."""

from typing import Final

from game.core.geometry import CLASSIC
from game.core.message import message
from game.learn.reasons.reason import Reason, digits_in, figures, filled
from game.learn.verdict import Exercise

TECHNIQUES: Final = frozenset({"full-house", "naked-single", "hidden-single"})


def why_not(exercise: Exercise, cells: frozenset[int]) -> Reason | None:
    """Return that it is not one cell, or what it can still hold."""
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
