"""The draw list of an overlay: every line over the cells, in pixels, without pygame.

Shapes on candidates are not included: they belong to the images of cells.
"""

import math
from collections.abc import Iterable, Sequence, Set
from typing import Final, NamedTuple

from ...core.geometry import HouseKind
from ...shell.rect import Rect
from .overlay import Letter, Outline, Overlay, Ray, Region
from .places import BoardLayout
from .routes import SHAPE_RADIUS, Point, Route, extent, middle

HOUSE_WIDTH: Final = 0.075
COVER_WIDTH: Final = 0.05
RING: Final = 0.42
"""The radius of the ring around a digit that blocks."""
RING_WIDTH: Final = 0.045
CROSS: Final = 0.13
"""Half the side of the x in a cell that is blocked."""
LINK_WIDTH: Final = 0.034
PEN_WIDTH: Final = 0.05
REGION_WIDTH: Final = 0.036
_REGION_INSETS: Final = (0.015, -0.022, 0.04)
DASH: Final = 0.1
HEAD: Final = 0.13
LEAST_HEAD: Final = 5.0
CORNER: Final = 0.12
"""The radius of an outline's corners."""
NAME: Final = 0.2
"""The side of the plate with the name of a set."""


class Stroke(NamedTuple):
    """A line through points in the colour of a role; `dash` is the length of dashes and gaps."""

    points: tuple[Point, ...]
    width: float
    role: str
    dash: float = 0.0


class Fill(NamedTuple):
    """A filled polygon: the head of an arrow."""

    points: tuple[Point, ...]
    role: str


class Plate(NamedTuple):
    """A name on a small background in its role's colour."""

    area: Rect
    text: str
    role: str


class DrawList(NamedTuple):
    """What is drawn over the cells, in order."""

    strokes: tuple[Stroke, ...] = ()
    fills: tuple[Fill, ...] = ()
    plates: tuple[Plate, ...] = ()


EMPTY: Final = DrawList()


def draw_list(overlay: Overlay, ways: Sequence[Route], layout: BoardLayout) -> DrawList:
    """Return the draw list of an overlay on a board; `ways` are the routes of its links."""
    strokes: list[Stroke] = []
    fills: list[Fill] = []
    plates: list[Plate] = []
    cell, size = layout.cell, layout.geometry.size
    kinds = sorted({outline.house // size for outline in overlay.outlines})
    for outline in overlay.outlines:
        width = max(2.0, cell * (HOUSE_WIDTH if not outline.dashed else COVER_WIDTH))
        dash = max(3.0, cell * 0.12) if outline.dashed else 0.0
        strokes += (
            Stroke(line, width, outline.role, dash)
            for line in _around_house(layout, outline, kinds.index(outline.house // size))
        )
    strokes += _causes(overlay, layout)
    thin = max(1.0, cell * 0.022)
    for side in overlay.sides:
        lines = _ray(side, size, short=0.0)
        strokes += (Stroke(_placed(layout, part), thin * 2, "muted") for part in lines)
    for pen in overlay.pens:
        dash = 0.0 if pen.strong else max(3.0, cell * DASH)
        wide = max(2.0, cell * PEN_WIDTH)
        for part in _ray(pen.ray, size):
            strokes.append(Stroke(_placed(layout, part), wide, "second", dash))
    for sight in overlay.sights:
        line = _straight(middle(sight.start, size), middle(sight.end, size))
        strokes.append(Stroke(_placed(layout, line), thin, "muted", max(2.0, cell * 0.045)))
    named: set[int] = set()
    for index, region in enumerate(overlay.regions):
        # The notes begin right inside the edge: what is there lies between them and it.
        inset = _REGION_INSETS[index % len(_REGION_INSETS)]
        width = max(1.5, cell * REGION_WIDTH)
        strokes.extend(
            Stroke(_placed(layout, loop), width, region.role)
            for loop in region_loops(region.cells, size, inset)
        )
        if region.name:
            at = _cell_for_name(region, named, size)
            named.add(at)
            plates.append(_plate(layout, region, at, inset))
    for group in overlay.groups:
        loop = _capsule([middle(spot, size) for spot in group.spots])
        strokes.append(Stroke(_placed(layout, loop), max(1.0, cell * 0.018), group.role))
    for way in ways:
        role = "strong" if way.link.strong else "weak"
        points = _placed(layout, way.points)
        if way.link.start[0] == way.link.end[0] or not way.link.directed:
            bar = 1.8 if way.link.start[0] == way.link.end[0] else 1.0
            dash = 0.0 if way.link.strong else max(3.0, cell * DASH)
            strokes.append(Stroke(points, bar * max(1.5, cell * LINK_WIDTH), role, dash))
            continue
        head = max(LEAST_HEAD, cell * HEAD)
        shaft, arrow = _arrow(points, head)
        dash = 0.0 if way.link.strong else max(3.0, cell * DASH)
        strokes.append(Stroke(shaft, max(1.5, cell * LINK_WIDTH), role, dash))
        if arrow:
            fills.append(Fill(arrow, role))
    plates += (_letter(layout, letter) for letter in overlay.letters)
    return DrawList(tuple(strokes), tuple(fills), tuple(plates))


def _causes(overlay: Overlay, layout: BoardLayout) -> list[Stroke]:
    """Return rings around blocking digits, rays from them, and crosses where these end."""
    cell, size = layout.cell, layout.geometry.size
    found = []
    for ray in overlay.rays:
        found += [
            Stroke(_placed(layout, part), max(1.5, cell * 0.03), "strong", max(2.0, cell * 0.06))
            for part in _ray(ray, size)
        ]
    for source in overlay.rings:
        x, y = _centre(source, size)
        turns = [math.tau * part / 32 for part in range(33)]
        circle = [(x + RING * math.cos(turn), y + RING * math.sin(turn)) for turn in turns]
        found.append(Stroke(_placed(layout, circle), max(1.8, cell * RING_WIDTH), "strong"))
    for blocked in overlay.crosses:
        x, y = _centre(blocked, size)
        for side in (-CROSS, CROSS):
            ends = ((x - CROSS, y - side), (x + CROSS, y + side))
            found.append(Stroke(_placed(layout, ends), max(1.8, cell * 0.045), "strike"))
    return found


def _around_house(layout: BoardLayout, outline: Outline, rank: int) -> list[tuple[Point, ...]]:
    """Return the lines around a house; those of crossing and touching ones keep apart.

    `rank` is that of its kind among those that have lines.
    """
    geometry, cell = layout.geometry, layout.cell
    kind, _, cells = geometry.houses[outline.house]
    apart = 0.01 + 0.025 * rank + (0.04 if outline.dashed else 0)
    if kind is HouseKind.REGION:
        return [_placed(layout, loop) for loop in region_loops(cells, geometry.size, apart)]
    first, last = layout.cells[cells[0]], layout.cells[cells[-1]]
    if kind is HouseKind.DIAGONAL:
        return [_slanted(first, last, cell * (0.5 - apart))]
    area = Rect(first.x, first.y, last.right - first.x, last.bottom - first.y)
    return [_box(area, cell * apart, cell * CORNER)]


def _slanted(first: Rect, last: Rect, reach: float) -> tuple[Point, ...]:
    """Return a closed line around a diagonal, with round ends."""
    points: list[Point] = []
    for one, other in ((first, last), (last, first)):
        x, y = one.x + one.w / 2, one.y + one.h / 2
        away = math.atan2(y - other.y - other.h / 2, x - other.x - other.w / 2)
        turns = (away - math.pi / 2 + math.pi * part / 12 for part in range(13))
        points += ((x + reach * math.cos(t), y + reach * math.sin(t)) for t in turns)
    return tuple((round(x, 2), round(y, 2)) for x, y in (*points, points[0]))


def _centre(cell: int, size: int) -> Point:
    row, column = divmod(cell, size)
    return column + 0.5, row + 0.5


def _ray(ray: Ray, size: int, short: float = CROSS * 1.6) -> list[list[Point]]:
    """Return the visible parts of a ray, which stops at digits and before its end."""
    start, end = _centre(ray.start, size), _centre(ray.end, size)
    before = [(_centre(cell, size), RING) for cell in ray.behind]
    before += [(middle(spot, size), SHAPE_RADIUS) for spot in ray.beside]
    count = max(2, round(math.dist(start, end) / 0.04))
    parts: list[list[Point]] = [[]]
    for step in range(count + 1):
        point = _towards(start, end, math.dist(start, end) * step / count)
        if math.dist(point, end) < short:
            break
        if any(math.dist(point, digit) < apart for digit, apart in before):
            if parts[-1]:
                parts.append([])
        else:
            parts[-1].append(point)
    return [[part[0], part[-1]] for part in parts if len(part) > 1]


def _straight(start: Point, end: Point) -> tuple[Point, Point]:
    """Return the line between the shapes on two candidates."""
    return _towards(start, end, SHAPE_RADIUS), _towards(end, start, SHAPE_RADIUS)


def _letter(layout: BoardLayout, letter: Letter) -> Plate:
    """Return the plate of a letter, on the top edge of its cell."""
    rect = layout.cells[letter.cell]
    side = max(11, round(layout.cell * NAME))
    x = rect.x + round(layout.cell * 0.345) - side // 2
    return Plate(Rect(x, max(layout.outer.y, rect.y - side // 2), side, side), *letter[1:])


def _placed(layout: BoardLayout, points: Iterable[Point]) -> tuple[Point, ...]:
    """Return points of the board, in cells, as pixels.

    The scale is even between the centres of two cells, so that nothing bends where it crosses a
    line.
    """
    size = layout.geometry.size
    across = [rect.x + rect.w / 2 for rect in layout.cells[:size]]
    down = [rect.y + rect.h / 2 for rect in layout.cells[::size]]
    return tuple((_even(across, x, layout.cell), _even(down, y, layout.cell)) for x, y in points)


def _even(middles: Sequence[float], at: float, cell: int) -> float:
    """Return a length in cells as pixels, interpolated between the centres of cells."""
    before = math.floor(at - 0.5)
    if before < 0:
        return round(middles[0] + (at - 0.5) * cell, 2)
    if before >= len(middles) - 1:
        return round(middles[-1] + (at - len(middles) + 0.5) * cell, 2)
    share = at - 0.5 - before
    return round(middles[before] + (middles[before + 1] - middles[before]) * share, 2)


def _arrow(points: tuple[Point, ...], size: float) -> tuple[tuple[Point, ...], tuple[Point, ...]]:
    """Return shaft and head of an arrow to the last point; a short one has a small head."""
    size = min(size, extent(points) * 0.6)
    if size < 2:
        return points, ()
    shaft = list(points)
    tip = shaft[-1]
    while len(shaft) > 2 and math.dist(shaft[-2], tip) < size * 0.8:
        shaft.pop()
    away = math.dist(shaft[-2], tip) or 1.0
    # The shaft ends inside the head.
    share = 1 - size * 0.7 / away
    neck = (
        shaft[-2][0] + (tip[0] - shaft[-2][0]) * share,
        shaft[-2][1] + (tip[1] - shaft[-2][1]) * share,
    )
    shaft[-1] = neck
    angle = math.atan2(tip[1] - neck[1], tip[0] - neck[0])
    head = [tip]
    for side in (-1, 1):
        turned = angle + math.pi + side * 0.42
        head.append(
            (round(tip[0] + size * math.cos(turned), 2), round(tip[1] + size * math.sin(turned), 2))
        )
    return tuple((round(x, 2), round(y, 2)) for x, y in shaft), tuple(head)


def _box(area: Rect, inset: float, radius: float) -> tuple[Point, ...]:
    """Return a closed line around a rectangle, with rounded corners."""
    left, top = area.x + inset, area.y + inset
    right, bottom = area.right - inset, area.bottom - inset
    corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    return tuple((round(x, 2), round(y, 2)) for x, y in _round_loop(corners, radius))


def _round_loop(corners: Sequence[Point], radius: float) -> list[Point]:
    """Return a closed line through corners, each rounded by a quadratic curve."""
    found: list[Point] = []
    count = len(corners)
    for index, corner in enumerate(corners):
        before, after = corners[index - 1], corners[(index + 1) % count]
        reach = min(radius, math.dist(before, corner) / 2, math.dist(corner, after) / 2)
        start, end = _towards(corner, before, reach), _towards(corner, after, reach)
        for step in range(5):
            t = step / 4
            u = 1 - t
            found.append(
                (
                    u * u * start[0] + 2 * u * t * corner[0] + t * t * end[0],
                    u * u * start[1] + 2 * u * t * corner[1] + t * t * end[1],
                )
            )
    found.append(found[0])
    return found


def _towards(point: Point, other: Point, distance: float) -> Point:
    away = math.dist(point, other) or 1.0
    share = distance / away
    return point[0] + (other[0] - point[0]) * share, point[1] + (other[1] - point[1]) * share


def region_loops(among: Iterable[int], size: int, inset: float) -> list[list[Point]]:
    """Return the closed lines around cells of a board, `inset` within their edges.

    The edges between a cell inside and one outside are followed with the inside on the right.
    """
    cells = {(cell % size, cell // size) for cell in among}
    edges: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for x, y in cells:
        for start, end, beside in (
            ((x, y), (x + 1, y), (x, y - 1)),
            ((x + 1, y), (x + 1, y + 1), (x + 1, y)),
            ((x + 1, y + 1), (x, y + 1), (x, y + 1)),
            ((x, y + 1), (x, y), (x - 1, y)),
        ):
            if beside not in cells:
                edges.setdefault(start, []).append(end)
    loops = []
    while edges:
        start = min(edges)
        walk = [start]
        while True:
            ends = edges[walk[-1]]
            end = ends[0]
            if len(ends) > 1:
                # Two cells that meet in a corner: stay with the one the walk came along.
                came = (walk[-1][0] - walk[-2][0], walk[-1][1] - walk[-2][1])
                right = (walk[-1][0] - came[1], walk[-1][1] + came[0])
                end = right if right in ends else end
            ends.remove(end)
            if not ends:
                del edges[walk[-1]]
            if end == start:
                break
            walk.append(end)
        loops.append(_round_loop(_inset(walk, inset), CORNER))
    return loops


def _inset(walk: Sequence[tuple[int, int]], inset: float) -> list[Point]:
    """Return the corners of a walk, moved towards its right, which is the inside."""
    found: list[Point] = []
    count = len(walk)
    for index, (x, y) in enumerate(walk):
        before, after = walk[index - 1], walk[(index + 1) % count]
        into = (x - before[0], y - before[1])
        out = (after[0] - x, after[1] - y)
        if into == out:
            continue
        dx = -into[1] - out[1]
        dy = into[0] + out[0]
        found.append((x + dx * inset, y + dy * inset))
    return found


def _capsule(places: Sequence[Point]) -> list[Point]:
    """Return a line around places in a row or a column."""
    reach = 0.155
    left, right = min(x for x, _ in places) - reach, max(x for x, _ in places) + reach
    top, bottom = min(y for _, y in places) - reach, max(y for _, y in places) + reach
    return _round_loop([(left, top), (right, top), (right, bottom), (left, bottom)], reach)


def _cell_for_name(region: Region, named: Set[int], size: int) -> int:
    """Return the first cell whose top edge has no other set's name; else the first."""
    cells = sorted(region.cells)
    free = (cell for cell in cells if cell not in named and cell - size not in region.cells)
    return next(free, cells[0])


def _plate(layout: BoardLayout, region: Region, cell: int, inset: float) -> Plate:
    """Return the plate of a set's name, on the top edge of a cell."""
    rect = layout.cells[cell]
    side = max(11, round(layout.cell * NAME))
    x = rect.x + round(layout.cell * 0.345) - side // 2
    y = rect.y + round(layout.cell * inset) - side // 2
    return Plate(Rect(x, max(layout.outer.y, y), side, side), region.name, region.role)
