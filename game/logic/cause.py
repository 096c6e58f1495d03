"""Why a single is forced: the digits on the board that rule out every alternative."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from ..core.digits import Cell, Digit, digits_of
from ..core.grid import Grid
from .step import Step

SINGLES: Final = ("full-house", "naked-single", "hidden-single")
"""The techniques that need no notes, that first which is seen most easily on few cells."""


class Blocker(NamedTuple):
    """A filled cell, and the empty cells that cannot hold its digit because they see it."""

    cell: Cell
    blocked: tuple[Cell, ...]


class Cause(NamedTuple):
    """Why a single is forced; empty for steps of other kinds."""

    blockers: tuple[Blocker, ...] = ()
    earlier: tuple[Cell, ...] = ()
    """Cells of the house that no digit on the board blocks: an earlier step did."""
    counted: tuple[Digit, ...] = ()
    """The digits that the cell of a naked single sees."""
    crossed: tuple[Digit, ...] = ()
    """Those that an earlier step took from it."""


NONE = Cause()


def blocker_at(position: Grid, cell: int, cells: Iterable[int]) -> Blocker:
    """Return which of the given empty cells cannot hold the digit of a filled one."""
    seen = position.geometry.peers[cell]
    return Blocker(Cell(cell), tuple(Cell(c) for c in sorted(cells) if c in seen))


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
        blockers = (blocker_at(position, source, left) for source in sources)
        best = max(blockers, key=lambda blocker: len(blocker.blocked), default=None)
        if best is None or not best.blocked:
            break
        found.append(best)
        left.difference_update(best.blocked)
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
