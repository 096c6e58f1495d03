"""Which part of a step a player marks to show that it was found."""

from ..core.digits import Cell
from ..logic.step import Role, Step


def pattern_cells(step: Step) -> frozenset[Cell]:
    """Return the cells of a step's pattern: its candidates, fins, sets, corners and chains."""
    arguments = dict(step.arguments)
    found = {
        candidate.cell
        for role, candidates in step.roles
        if role is not Role.COVER
        for candidate in candidates
    }
    found.update(cell for each in step.sets for cell in each.cells)
    found.update(
        candidate.cell
        for chain in step.chains
        for link in chain
        for candidate in link.start + link.end
    )
    corners = arguments.get("corner_cells", ())
    assert isinstance(corners, tuple)
    found.update(corner for corner in corners if isinstance(corner, int))  # type: ignore[misc]
    return frozenset(found)
