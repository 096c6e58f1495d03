"""Pencil marks on paper: a digit is noted if only two cells of a box can hold it."""

from ..core.digits import Mask
from ..core.geometry import CLASSIC, HouseKind
from ..core.grid import Grid
from ..logic.step import Role, Step


def corner_notes(position: Grid) -> tuple[Mask, ...]:
    """Return the notes of each cell: each digit with exactly two places in its box."""
    noted = [0] * len(position.values)
    for house in CLASSIC.houses:
        if house.kind is HouseKind.BOX:
            for digit in range(9):
                places = [c for c in house.cells if position.candidates[c] >> digit & 1]
                if len(places) == 2:
                    for cell in places:
                        noted[cell] |= 1 << digit
    return tuple(map(Mask, noted))


def is_seen(step: Step, position: Grid) -> bool:
    """Whether such notes show a step: its candidates are noted, or what excludes its digit.

    A digit in only one box of a row or column is seen if it is placed or noted elsewhere in the
    line's other boxes.
    """
    notes = corner_notes(position)
    if step.technique == "locked-candidates-2":
        line = next(h for h in step.houses if CLASSIC.houses[h].kind is not HouseKind.BOX)
        (digit,) = {candidate.digit for candidate in step.eliminations}
        own = {CLASSIC.houses_of[c.cell][2] for _, some in step.roles for c in some}
        boxes = {CLASSIC.houses_of[cell][2] for cell in CLASSIC.houses[line].cells} - own
        return all(_is_elsewhere(position, notes, box, line, digit) for box in boxes)
    return all(
        notes[candidate.cell] >> (candidate.digit - 1) & 1
        for role, some in step.roles
        if role is not Role.COVER
        for candidate in some
    )


def _is_elsewhere(position: Grid, notes: tuple[Mask, ...], box: int, line: int, digit: int) -> bool:
    """Whether a digit is placed in a box, or noted there only outside a line."""
    cells = CLASSIC.houses[box].cells
    noted = [cell for cell in cells if notes[cell] >> (digit - 1) & 1]
    if any(position.values[cell] == digit for cell in cells):
        return True
    return len(noted) == 2 and not set(noted) & set(CLASSIC.houses[line].cells)
