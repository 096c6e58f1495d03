"""Why a pattern that is drawn does not eliminate a candidate."""

from typing import Final

from ...core.geometry import CLASSIC
from ...core.message import message
from ...logic.step import Candidate, Role, Step
from ..marks import pattern_cells
from .reason import Reason, common_houses, figures, house, houses, names

FIRST_COLUMN: Final = 9
FIRST_BOX: Final = 18


def why_not_struck(step: Step, candidate: Candidate) -> Reason | None:
    """Return why a candidate stays: its digit, its house, or a cell that it does not see."""
    cell, digit = candidate
    where = CLASSIC.cell_name(cell)
    gone = {each.digit for each in step.eliminations}
    if digit not in gone:
        said = message("learn.why.other_digit", digit=digit, digits=figures(gone, "list.or"))
        return Reason(said, (cell,))
    if cell in pattern_cells(step):
        return Reason(message("learn.why.in_pattern", cell=where), (cell,))
    crossed = _crosswise(step, cell)
    if crossed is not None:
        return crossed
    if step.covers and not any(cell in CLASSIC.houses[h].cells for h in step.covers):
        said = message("learn.why.outside", cell=where, houses=houses(step.covers))
        return Reason(said, (cell,))
    arguments = dict(step.arguments)
    must_see = {
        each.cell
        for role, candidates in step.roles
        for each in candidates
        if role in (Role.FIN, Role.ENDO_FIN) and each.digit == digit and step.covers
    }
    ends = arguments.get("end_cells", ())
    if isinstance(ends, tuple):
        must_see.update(end for end in ends if isinstance(end, int))  # type: ignore[misc]
    if not step.covers and not ends:
        must_see.update(
            each.cell
            for role, candidates in step.roles
            for each in candidates
            if role is Role.PATTERN and each.digit == digit
        )
    unseen = {other for other in must_see if other not in CLASSIC.peers[cell]}
    if not unseen:
        return None
    seen = must_see - unseen
    if not seen:
        said = message("learn.why.sees_none", cell=where, cells=names(unseen, "list.or"))
        return Reason(said, (cell, *sorted(unseen)))
    missed = names(unseen, "list.or")
    said = message("learn.why.sees_some", cell=where, seen=names(seen), unseen=missed)
    return Reason(said, (cell, *sorted(unseen)))


def _crosswise(step: Step, cell: int) -> Reason | None:
    """Return that a cell is in a line across the pattern, whose cells are in one line."""
    where = CLASSIC.cell_name(cell)
    if step.covers:
        return None
    cells = pattern_cells(step)
    shared = common_houses(cells)
    lines = [h for h in shared if h < FIRST_BOX]
    if len(lines) != 1 or any(cell in CLASSIC.houses[h].cells for h in shared):
        return None
    # The line of the other direction through the cell meets the pattern.
    across = CLASSIC.houses_of[cell][1 if lines[0] < FIRST_COLUMN else 0]
    if not cells & set(CLASSIC.houses[across].cells):
        return None
    said = message("learn.why.crosswise", cell=where, house=house(across), line=house(lines[0]))
    return Reason(said, (cell,))
