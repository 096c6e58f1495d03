"""A method's step as a line: what it does, how deep, where, which digits, why."""

from ..core.digits import digits_of
from ..core.geometry import Geometry
from ..solve.stream import BEATS, NO_CELL, NO_DIGIT, StepKind, StreamStep


def trace_line(step: StreamStep, geometry: Geometry) -> str:
    """Return the line of a step.

    A list of candidates stands in braces, `{}` when it is empty. What caused a step of a deducing
    method follows "by": the cells that it was drawn from, or the house in which a digit had one
    place; what a digit is in conflict with follows "at". A candidate removed is `r1c1<>5`.
    """
    name = geometry.cell_name
    words = [f"{step.kind.name.lower():<9}{step.depth:>3}"]
    if step.cell != NO_CELL:
        words.append(name(step.cell) + (f"={step.digit}" if step.digit else ""))
    if step.cells:
        house = next((house for house in geometry.houses if house.cells == step.cells), None)
        where = house.name if house is not None else " ".join(map(name, step.cells))
        words.append(("by " if step.kind in BEATS else "at ") + where)
    if _has_list(step):
        words.append("{" + " ".join(map(str, digits_of(step.candidates))) + "}")
    words += [f"{name(cell)}<>{digit}" for cell, digit in step.removed]
    if step.rule:
        words.append(f"[{step.rule}]")
    return "  ".join(words)


def _has_list(step: StreamStep) -> bool:
    """Whether the step concerns a list of candidates, even an empty one."""
    match step.kind:
        case StepKind.TRY | StepKind.CONFLICT:
            return step.digit == NO_DIGIT
        case StepKind.DEDUCE:
            return bool(step.candidates)
        case _:
            return False
