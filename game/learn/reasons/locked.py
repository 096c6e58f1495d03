"""Why cells are not locked candidates."""

from typing import Final

from ...core.message import message
from ..verdict import Exercise
from .reason import (
    Reason,
    common_houses,
    digits_in,
    filled,
    names,
    third_place,
)

TECHNIQUES: Final = frozenset({"locked-candidates-1", "locked-candidates-2"})
BOXES: Final = range(18, 27)


def why_not(exercise: Exercise, cells: frozenset[int]) -> Reason | None:
    """Return that the cells are not in a box and a line, or where else the digit can be."""
    position = exercise.position
    found = filled(position, cells)
    if found is not None:
        return found
    shared = common_houses(cells)
    boxes = [house for house in shared if house in BOXES]
    lines = [house for house in shared if house not in BOXES]
    if not boxes or not lines:
        said = message("learn.why.not_in_box_and_line", cells=names(cells))
        return Reason(said, tuple(sorted(cells)))
    pointing = "locked-candidates-1" in exercise.techniques
    common = [
        digit
        for digit in digits_in(position, cells)
        if all(position.candidates[cell] >> (digit - 1) & 1 for cell in cells)
    ]
    for digit in common:
        for house in boxes if pointing else lines:
            found = third_place(position, digit, house, cells)
            if found is None:
                said = message("learn.why.rules_out_nothing", digits=str(digit))
                return Reason(said, tuple(sorted(cells)))
    return found
