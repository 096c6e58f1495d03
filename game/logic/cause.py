"""What makes a single a single: the digits on the board that leave a cell or a digit no choice."""

from typing import NamedTuple

from ..core.digits import Cell, Digit, digits_of
from ..core.grid import Grid
from .step import Step


class Blocker(NamedTuple):
    """A filled cell, and the open cells that cannot take its digit because they see it."""

    cell: Cell
    blocked: tuple[Cell, ...]


class Cause(NamedTuple):
    """Why a single is forced; empty for every other step."""

    blockers: tuple[Blocker, ...] = ()
    earlier: tuple[Cell, ...] = ()
    """Cells of the house that no digit on the board blocks: an earlier step did."""
    counted: tuple[Digit, ...] = ()
    """The digits that the cell of a naked single sees."""
    crossed: tuple[Digit, ...] = ()
    """Those that an earlier step took from it."""


NONE = Cause()


def cause_of(step: Step, position: Grid) -> Cause:
    """Return why a naked or hidden single is forced, with as few blocking digits as possible."""
    if step.technique == "hidden-single":
        return _hidden(step, position)
    if step.technique == "naked-single":
        return _naked(step, position)
    return NONE


def _hidden(step: Step, position: Grid) -> Cause:
    geometry, values = position.geometry, position.values
    (cell, digit), house = step.placements[0], step.houses[0]
    left = {c for c in geometry.houses[house].cells if not values[c] and c != cell}
    sources = [Cell(c) for c, value in enumerate(values) if value == digit]
    found = []
    while left:
        best = max(sources, key=lambda c: len(left.intersection(geometry.peers[c])), default=None)
        blocked = left.intersection(geometry.peers[best]) if best is not None else set()
        if best is None or not blocked:
            break
        found.append(Blocker(best, tuple(Cell(c) for c in sorted(blocked))))
        left -= blocked
    return Cause(tuple(sorted(found)), tuple(Cell(c) for c in sorted(left)))


def _naked(step: Step, position: Grid) -> Cause:
    geometry, values = position.geometry, position.values
    cell, digit = step.placements[0]
    seen: dict[int, Cell] = {}
    for peer in geometry.peers[cell]:
        if values[peer]:
            seen.setdefault(values[peer], Cell(peer))
    others = [other for other in digits_of(geometry.all_digits) if other != digit]
    return Cause(
        blockers=tuple(Blocker(source, (cell,)) for _, source in sorted(seen.items())),
        counted=tuple(other for other in others if other in seen),
        crossed=tuple(other for other in others if other not in seen),
    )
