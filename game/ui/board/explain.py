"""The drawing of a step: shapes on candidates, links, houses, sets."""

from collections.abc import Iterable, Sequence
from typing import Final

from ...core.geometry import Geometry
from ...core.grid import Grid
from ...logic.cause import SINGLES, Blocker, cause_of
from ...logic.step import Candidate, Role, Step
from ...play.cell_view import CellView
from ...play.view import HintCard, HintKind
from .overlay import (
    NOTHING,
    Disc,
    Ground,
    Group,
    Letter,
    Link,
    Outline,
    Overlay,
    Ray,
    Region,
    Shape,
    Sight,
)
from .roles import (
    added_links,
    corners,
    ends,
    is_directed,
    lettered,
    marked_cells,
    parts,
    roles_of,
    seen,
    sides,
)
from .routes import middle

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
    """Return the overlay of a hint at its stage."""
    if hint is None:
        return NOTHING
    if hint.kind is HintKind.MISTAKE:
        wrong = (cell for cell, view in enumerate(cells) if view.hint_focus)
        return Overlay(grounds=tuple(Ground(cell, "conflict_ground") for cell in wrong))
    if hint.step is None or hint.position is None:
        return NOTHING
    return step_overlay(hint.step, hint.position, concluded=hint.stage == hint.stages)


def step_overlay(step: Step, position: Grid, *, concluded: bool = True) -> Overlay:
    """Return the overlay of a step at a position; its conclusions only when `concluded`."""
    if step.technique in SINGLES:
        return _single(step, position, concluded=concluded)
    geometry = position.geometry
    gone = set(step.eliminations) if concluded else set()
    placed = step.placements if concluded else ()
    filled = {cell for cell, _ in placed}
    roles = roles_of(step, position)
    at_ends = ends(step)
    in_sets = {cell for found in step.sets for cell in found.cells}
    nodes = [node for chain in step.chains for link in chain for node in (link.start, link.end)]
    for node in nodes:
        for candidate in node:
            # What an almost locked set does together, it does inside its outline.
            if len(node) == 1 or candidate.cell not in in_sets:
                roles.setdefault(candidate, Role.PATTERN)
    discs = []
    for candidate in sorted({*roles, *gone}):
        if candidate.cell in filled or not _open(position, candidate):
            continue
        ground, shape, line = "", Shape.BARE, ""
        if candidate in roles:
            ground, shape, line = SHAPES[roles[candidate]]
        if candidate in at_ends:
            ground, shape, line = "pattern_a", Shape.END, "strong"
        discs.append(
            Disc(
                candidate.cell,
                candidate.digit,
                ground,
                struck=candidate in gone,
                shape=shape,
                line=line,
            )
        )
    involved = {disc.cell for disc in discs} | in_sets
    filled_cells = tuple(cell for cell, value in enumerate(position.values) if value)
    candidates = tuple(
        (cell, digit) for cell in position.open_cells for digit in position.candidates_of(cell)
    )
    return Overlay(
        grounds=tuple(Ground(cell, "pattern_a") for cell in marked_cells(step, position)),
        discs=tuple(discs),
        links=(
            *_links(step, geometry.size),
            *(Link(*link) for link in added_links(step, position)),
        ),
        outlines=_outlines(step, geometry),
        regions=_regions(step),
        groups=_groups(nodes, geometry),
        notes=tuple(
            (cell, position.candidates[cell])
            for cell in sorted(involved)
            if not position.values[cell] and cell not in filled
        ),
        placed=tuple((c.cell, c.digit) for c in placed),
        sights=tuple(Sight(*pair) for pair in seen(step, roles, geometry)) if concluded else (),
        sides=tuple(
            Ray(*side, filled_cells, candidates) for side in sides(corners(step, geometry))
        ),
        letters=tuple(
            Letter(cell, chr(65 + index), "strong" if not index else "second")
            for index, cell in enumerate(lettered(step))
        ),
        digits=_digits(step, roles),
    )


def _single(step: Step, position: Grid, *, concluded: bool) -> Overlay:
    """Return the overlay of a single: blocking digits, and what they leave."""
    cause = cause_of(step, position)
    hidden = step.technique == "hidden-single"
    target = step.placements[0].cell
    drawn = Overlay(
        grounds=() if concluded or hidden else (Ground(target, "pattern_a"),),
        outlines=_outlines(step, position.geometry),
        placed=tuple((c.cell, c.digit) for c in step.placements) if concluded else (),
        rings=tuple(blocker.cell for blocker in cause.blockers),
        bare=True,
    )
    if not hidden:
        return drawn
    crossed = crossed_out(position, cause.blockers)
    crosses = tuple(sorted((*crossed.crosses, *cause.earlier)))
    return drawn._replace(rays=crossed.rays, crosses=crosses)


def crossed_out(position: Grid, blockers: Sequence[Blocker]) -> Overlay:
    """Return the overlay of filled cells and the empty cells that they rule out."""
    values = position.values
    filled = tuple(c for c in range(len(values)) if values[c])
    return Overlay(
        rings=tuple(blocker.cell for blocker in blockers),
        rays=tuple(
            Ray(blocker.cell, cell, filled)
            for blocker in blockers
            for cell in _farthest(blocker.cell, blocker.blocked, position.geometry.size)
        ),
        crosses=tuple(sorted({cell for blocker in blockers for cell in blocker.blocked})),
        bare=True,
    )


def _farthest(source: int, cells: Sequence[int], size: int) -> list[int]:
    """Return the cells that rays must reach; those on the way need no ray of their own."""
    by_way: dict[tuple[int, int], int] = {}
    for cell in cells:
        across, down = cell % size - source % size, cell // size - source // size
        far = max(abs(across), abs(down))
        way = (across * size // far, down * size // far)
        before = by_way.get(way, source)
        if far > max(abs(before % size - source % size), abs(before // size - source // size)):
            by_way[way] = cell
    return sorted(by_way.values())


def _outlines(step: Step, geometry: Geometry) -> tuple[Outline, ...]:
    """Return the outlines of houses, except those that a strong link implies.

    The bases of a fish are always included.
    """
    linked = [
        {candidate.cell for candidate in link.start + link.end}
        for chain in step.chains
        for link in chain
        if link.strong
    ]
    houses = (
        house
        for house in step.houses
        if step.covers or not any(cells <= set(geometry.houses[house].cells) for cells in linked)
    )
    return (
        *(Outline(house, "muted") for house in houses),
        *(Outline(house, "muted", dashed=True) for house in step.covers),
    )


def _digits(step: Step, roles: Iterable[Candidate]) -> int:
    """Return the digits of a step, as a mask."""
    found = 0
    for candidate in (*roles, *step.eliminations, *step.placements):
        found |= 1 << (candidate.digit - 1)
    for each in step.sets:
        found |= each.digits
    return found


def _open(position: Grid, candidate: Candidate) -> bool:
    return bool(position.candidates[candidate.cell] >> (candidate.digit - 1) & 1)


def _links(step: Step, size: int) -> tuple[Link, ...]:
    """Return the links, each once, between the nearest candidates of their nodes."""
    found: dict[Link, None] = {}
    directed = is_directed(step)
    for chain in step.chains:
        for link in chain:
            pairs = [(a, b) for a in link.start for b in link.end if a != b]
            if pairs:
                start, end = min(pairs, key=lambda pair: (_distance(pair, size), pair))
                ways = (start.cell, start.digit), (end.cell, end.digit)
                found[Link(*ways, link.strong, directed)] = None
    return tuple(found)


def _distance(pair: tuple[Candidate, Candidate], size: int) -> float:
    (x1, y1), (x2, y2) = (middle((spot.cell, spot.digit), size) for spot in pair)
    return (x1 - x2) ** 2 + (y1 - y2) ** 2


def _regions(step: Step) -> tuple[Region, ...]:
    sets = parts(step)
    named = len(sets) > 1
    return tuple(
        Region(cells, SET_LINES[index % len(SET_LINES)], chr(65 + index) if named else "")
        for index, cells in enumerate(sets)
    )


def _groups(nodes: Sequence[tuple[Candidate, ...]], geometry: Geometry) -> tuple[Group, ...]:
    """Return the nodes that consist of candidates of one digit in a row or column of a box."""
    found: dict[Group, None] = {}
    for node in nodes:
        cells = {candidate.cell for candidate in node}
        same_digit = len({candidate.digit for candidate in node}) == 1
        rows, columns = ({geometry.houses_of[c][kind] for c in cells} for kind in (0, 1))
        in_line = len(rows) == 1 or len(columns) == 1
        in_box = len({geometry.region_of[c] for c in cells}) == 1
        if len(cells) > 1 and same_digit and in_line and in_box:
            found[Group(tuple((c.cell, c.digit) for c in sorted(node)), "strong")] = None
    return tuple(found)
