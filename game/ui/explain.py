"""From a step to what is drawn of it: shapes on candidates, links, houses, sets."""

from collections.abc import Sequence
from typing import Final

from game.core.geometry import CLASSIC
from game.core.grid import Grid
from game.logic.step import Candidate, Role, Step
from game.play.cell_view import CellView
from game.play.view import HintCard, HintKind
from game.ui.board.overlay import (
    NOTHING,
    Disc,
    Ground,
    Group,
    Link,
    Outline,
    Overlay,
    Region,
    Shape,
)
from game.ui.board.routes import middle

SHAPES: Final[dict[Role, tuple[str, Shape, str]]] = {
    Role.PATTERN: ("pattern_a", Shape.DISC, "strong"),
    Role.SECOND: ("pattern_b", Shape.SQUARE, "second"),
    Role.FIN: ("pattern_c", Shape.DIAMOND, "weak"),
    Role.ENDO_FIN: ("pattern_c", Shape.DIAMOND, "given"),
    Role.COVER: ("", Shape.RING, "muted"),
}
"""Ground, shape and line of what a candidate does in a step."""
SET_LINES: Final = ("strong", "second", "given", "weak")
"""The lines around almost locked sets, in turn."""


def overlay_of(hint: HintCard | None, cells: tuple[CellView, ...]) -> Overlay:
    """Return what to draw over the board for a hint at its stage."""
    if hint is None:
        return NOTHING
    if hint.kind is HintKind.MISTAKE:
        wrong = (cell for cell, view in enumerate(cells) if view.hint_focus)
        return Overlay(grounds=tuple(Ground(cell, "conflict_ground") for cell in wrong))
    if hint.step is None or hint.position is None:
        return NOTHING
    return step_overlay(hint.step, hint.position, concluded=hint.stage == hint.stages)


def step_overlay(step: Step, position: Grid, *, concluded: bool = True) -> Overlay:
    """Return the drawing of a step at a position; what follows from it only when `concluded`."""
    gone = set(step.eliminations) if concluded else set()
    placed = step.placements if concluded else ()
    filled = {cell for cell, _ in placed}
    roles: dict[Candidate, Role] = {}
    for role, found in step.roles:
        for candidate in found:
            roles.setdefault(candidate, role)
    nodes = [node for chain in step.chains for link in chain for node in (link.start, link.end)]
    in_sets = {cell for found in step.sets for cell in found.cells}
    for node in nodes:
        for candidate in node:
            # What an almost locked set does together, it does inside its outline.
            if len(node) == 1 or candidate.cell not in in_sets:
                roles.setdefault(candidate, Role.PATTERN)
    discs = [
        Disc(candidate.cell, candidate.digit, ground, shape=shape, line=line)
        for candidate, (ground, shape, line) in ((c, SHAPES[role]) for c, role in roles.items())
        if candidate not in gone and candidate.cell not in filled and _open(position, candidate)
    ]
    discs += [
        Disc(c.cell, c.digit, "elimination", struck=True, line="elimination") for c in sorted(gone)
    ]
    involved = {disc.cell for disc in discs} | in_sets
    return Overlay(
        discs=tuple(sorted(discs, key=lambda disc: (disc.cell, disc.digit))),
        links=_links(step),
        outlines=(
            *(Outline(house, "strong") for house in step.houses),
            *(Outline(house, "second", dashed=True) for house in step.covers),
        ),
        regions=_regions(step),
        groups=_groups(nodes),
        notes=tuple(
            (cell, position.candidates[cell])
            for cell in sorted(involved)
            if not position.values[cell] and cell not in filled
        ),
        placed=tuple((c.cell, c.digit) for c in placed),
    )


def _open(position: Grid, candidate: Candidate) -> bool:
    return bool(position.candidates[candidate.cell] >> (candidate.digit - 1) & 1)


def _links(step: Step) -> tuple[Link, ...]:
    """Return the links, each once, between the nearest candidates of their nodes."""
    found: dict[Link, None] = {}
    for chain in step.chains:
        for link in chain:
            pairs = [(a, b) for a in link.start for b in link.end if a != b]
            if pairs:
                start, end = min(pairs, key=lambda pair: (_distance(*pair), pair))
                found[Link((start.cell, start.digit), (end.cell, end.digit), link.strong)] = None
    return tuple(found)


def _distance(one: Candidate, other: Candidate) -> float:
    (x1, y1), (x2, y2) = middle((one.cell, one.digit)), middle((other.cell, other.digit))
    return (x1 - x2) ** 2 + (y1 - y2) ** 2


def _regions(step: Step) -> tuple[Region, ...]:
    named = len(step.sets) > 1
    return tuple(
        Region(found.cells, SET_LINES[index % len(SET_LINES)], chr(65 + index) if named else "")
        for index, found in enumerate(step.sets)
    )


def _groups(nodes: Sequence[tuple[Candidate, ...]]) -> tuple[Group, ...]:
    """Return the nodes that are candidates of one digit in a row or column of a box."""
    found: dict[Group, None] = {}
    for node in nodes:
        cells = {candidate.cell for candidate in node}
        same_digit = len({candidate.digit for candidate in node}) == 1
        in_line = len({c // 9 for c in cells}) == 1 or len({c % 9 for c in cells}) == 1
        in_box = len({CLASSIC.houses_of[c][2] for c in cells}) == 1
        if len(cells) > 1 and same_digit and in_line and in_box:
            found[Group(tuple((c.cell, c.digit) for c in sorted(node)), "strong")] = None
    return tuple(found)
