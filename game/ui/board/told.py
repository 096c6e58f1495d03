"""The overlay of a step while its reasoning is shown: only what was mentioned so far."""

from collections.abc import Sequence

from ...core.grid import Grid
from ...logic.step import Step
from ...messages.reasoning import Passage
from .explain import crossed_out, step_overlay
from .overlay import Ground, Outline, Overlay
from .phases import part_of

MOST_LIT = 6
"""So many cells of a passage are lit at most: more than that are no place to look at."""


def told_overlay(step: Step, position: Grid, passages: Sequence[Passage], place: int) -> Overlay:
    """Return the overlay at a passage; conclusions are drawn at the last one only."""
    passage = passages[place]
    if place == len(passages) - 1:
        return step_overlay(step, position)
    whole = step_overlay(step, position, concluded=False)
    lines = {outline.house: outline for outline in whole.outlines}
    houses = tuple(lines.get(h, Outline(h, "muted")) for h in sorted(passage.houses))
    if passage.blockers:
        drawn = crossed_out(position, passage.blockers)
        if step.technique == "naked-single":
            return drawn._replace(grounds=whole.grounds, outlines=houses, rays=(), crosses=())
        return drawn._replace(outlines=whole.outlines)
    cells = passage.cells if len(passage.cells) <= MOST_LIT else ()
    lit = tuple(Ground(cell, "pattern_a") for cell in sorted(cells))
    if passage.links:
        part = part_of(step, step.chains[0][: passage.links])
        return step_overlay(part, position, concluded=False)._replace(grounds=lit)
    told = passages[: place + 1]
    seen = {cell for each in told for cell in each.cells}
    about = {house for each in told for house in each.houses}
    geometry = position.geometry
    seen |= {cell for house in about for cell in geometry.houses[house].cells}
    drawn = _within(whole, seen) if seen else whole
    return drawn._replace(grounds=lit, outlines=houses or drawn.outlines)


def _within(drawn: Overlay, cells: set[int]) -> Overlay:
    """Return the part of an overlay within some cells."""
    return drawn._replace(
        discs=tuple(disc for disc in drawn.discs if disc.cell in cells),
        links=tuple(link for link in drawn.links if {link.start[0], link.end[0]} <= cells),
        regions=tuple(region for region in drawn.regions if set(region.cells) <= cells),
        groups=tuple(g for g in drawn.groups if {cell for cell, _ in g.spots} <= cells),
        sides=tuple(side for side in drawn.sides if {side.start, side.end} <= cells),
        letters=tuple(letter for letter in drawn.letters if letter.cell in cells),
        notes=tuple(note for note in drawn.notes if note[0] in cells),
        outlines=(),
    )
