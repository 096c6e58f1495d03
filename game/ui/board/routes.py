"""The routes of links: curves between candidates that avoid digits.

All is in cells, so that a way is found once for all sizes. What is in
the way is kept as a fine raster. Of the curves from one shape to another, the gentlest comes
first that touches nothing; where none is clear, a path along the lanes between the digits is
searched for (A*, Hart, Nilsson and Raphael 1968), pulled taut, and its corners are rounded.
"""

import itertools
import math
from collections.abc import Iterable, Sequence
from heapq import heappop, heappush
from typing import Final, NamedTuple

from ...core.digits import digits_of
from ...core.geometry import CLASSIC, Geometry
from .overlay import Link, Overlay, Spot
from .places import candidate_place

Point = tuple[float, float]

FINE: Final = 24
"""Raster points to a cell."""
SHAPE_RADIUS: Final = 0.165
"""Of the shape on a candidate, and a hair: where links begin and end."""
SHAPE_CLEARANCE: Final = 0.165
OWN_CLEARANCE: Final = 0.2
"""Around its ends a link may touch what their shapes touch."""
NOTE_CLEARANCE: Final = (0.085, 0.115)
"""Half the width and the height that a small digit keeps free."""
DIGIT_CLEARANCE: Final = (0.24, 0.31)
LEAST_WAY: Final = 0.16
"""Shorter ways between two shapes could not be seen."""
STRIDE: Final = 0.06
"""Cells between two points of a way."""
_LANES: Final = (0.1, 0.9, 0.355, 0.645)
"""The lanes of a row or column that big digits, or notes, leave free."""
SOFT, HARD = 1, 2
"""How much a point in the way counts: on a pale note, on anything else."""
OUTSIDE: Final = 4
"""How much worse a point outside of a link's row, column or box is than one on a digit."""
LANE: Final = 6
"""Steps of the search to a cell."""
MANY: Final = 20
"""With more links there is no keeping off everything, and the search would take too long."""
_BENDS: Final = (0.35, -0.35, 0.6, -0.6, 0.15, -0.15, 0.0, 0.9, -0.9, 1.3, -1.3)
_CURVES: Final = tuple(
    sorted(
        ((one, other) for one in _BENDS for other in _BENDS),
        key=lambda bends: (
            abs(bends[0]) + abs(bends[1]) + 1.5 * abs(bends[0] - bends[1]) + (bends == (0.0, 0.0)),
            bends[0] < 0,
        ),
    )
)
"""How far the two control points of a curve stand off the straight line, the gentlest first."""


class Route(NamedTuple):
    """The route of a link, from the rim of one shape to that of another."""

    link: Link
    points: tuple[Point, ...]
    clear: bool
    """Whether it touches no digit and no other shape."""


class Raster:
    """A map of the points that block links, and of those that links already use."""

    def __init__(self, size: int) -> None:
        self._wide: Final = FINE * size
        self._blocked: Final = bytearray(self._wide**2)
        self._used: Final = bytearray(self._wide**2)

    def block(
        self, centre: Point, half_width: float, half_height: float, *, how: int = HARD
    ) -> None:
        """Block an ellipse; what is blocked hard must be blocked last."""
        _stamp(self._blocked, self._wide, centre, half_width, half_height, how)

    def use(self, points: Iterable[Point]) -> None:
        """Record the route of a link."""
        for point in points:
            _stamp(self._used, self._wide, point, 0.06, 0.06, 1)

    def touches(self, x: float, y: float) -> int:
        """Return how strongly a point is blocked, or off the board: 0 for a free one."""
        column, row = int(x * FINE), int(y * FINE)
        if 0 <= column < self._wide and 0 <= row < self._wide and x >= 0 and y >= 0:
            return self._blocked[row * self._wide + column]
        return HARD

    def shared(self, points: Sequence[Point]) -> int:
        """Return how many points are on other links."""
        return sum(self._used[int(y * FINE) * self._wide + int(x * FINE)] for x, y in points)


def _stamp(
    raster: bytearray, wide: int, centre: Point, half_width: float, half_height: float, value: int
) -> None:
    x, y = centre[0] * FINE, centre[1] * FINE
    across, down = half_width * FINE, half_height * FINE
    for row in range(max(0, math.ceil(y - down)), min(wide - 1, int(y + down)) + 1):
        reach = across * math.sqrt(max(0.0, 1 - ((row - y) / down) ** 2))
        left, right = max(0, math.ceil(x - reach)), min(wide - 1, int(x + reach))
        if right >= left:
            raster[row * wide + left : row * wide + right + 1] = bytes((value,)) * (
                right - left + 1
            )


def middle(spot: Spot, size: int) -> Point:
    """Return the centre of a candidate on a board of a size."""
    x, y = candidate_place(spot[1], size)
    return spot[0] % size + x, spot[0] // size + y


def routes(
    overlay: Overlay,
    digits: Sequence[int],
    notes: Sequence[int],
    geometry: Geometry = CLASSIC,
) -> tuple[Route, ...]:
    """Return the routes of an overlay's links; `digits` and `notes` are those in the cells."""
    if not overlay.links:
        return ()
    size = geometry.size
    raster = Raster(size)
    placed = dict(overlay.placed)
    shown = dict(overlay.notes)
    shapes = {(disc.cell, disc.digit) for disc in overlay.discs}
    standing = [
        (cell, note)
        for cell, digit in enumerate(digits)
        if not digit and cell not in placed
        for note in digits_of(shown.get(cell, notes[cell]))
        if (cell, note) not in shapes
    ]
    # Pale notes may be crossed where there is no other way.
    hard = [overlay.digits >> (note - 1) & 1 or not overlay.digits for _, note in standing]
    for note_spot, is_hard in sorted(zip(standing, hard, strict=True), key=lambda each: each[1]):
        raster.block(middle(note_spot, size), *NOTE_CLEARANCE, how=HARD if is_hard else SOFT)
    for cell, digit in enumerate(digits):
        if digit or cell in placed:
            raster.block((cell % size + 0.5, cell // size + 0.5), *DIGIT_CLEARANCE)
    for spot in shapes:
        raster.block(middle(spot, size), SHAPE_CLEARANCE, SHAPE_CLEARANCE)
    found: dict[Link, Route] = {}
    # Short links have the fewest ways to go.
    for link in sorted(
        overlay.links, key=lambda li: math.dist(middle(li.start, size), middle(li.end, size))
    ):
        found[link] = route = _route(raster, link, geometry, search=len(overlay.links) <= MANY)
        raster.use(route.points[2:-2])
    return tuple(found[link] for link in overlay.links)


class Room(NamedTuple):
    """The part of the board that a link stays in: the row, column or box of its two cells."""

    left: float
    top: float
    right: float
    bottom: float

    def holds(self, x: float, y: float) -> bool:
        """Whether a point is in it, apart from its border."""
        return self.left <= x <= self.right and self.top <= y <= self.bottom


def _room(link: Link, geometry: Geometry) -> Room:
    size, region_of = geometry.size, geometry.region_of
    x, y, other_x, other_y = _columns_and_rows(link, size)
    edge = 0.03
    if y == other_y:
        return Room(edge, y + edge, size - edge, y + 1 - edge)
    if x == other_x:
        return Room(x + edge, edge, x + 1 - edge, size - edge)
    if geometry.box_shape and region_of[link.start[0]] == region_of[link.end[0]]:
        height, width = geometry.box_shape
        left, top = x // width * width, y // height * height
        return Room(left + edge, top + edge, left + width - edge, top + height - edge)
    return Room(edge, edge, size - edge, size - edge)


def _columns_and_rows(link: Link, size: int) -> tuple[int, int, int, int]:
    """Return column and row of the cells where a link starts and ends."""
    start, end = link.start[0], link.end[0]
    return start % size, start // size, end % size, end // size


def _along_lanes(link: Link, start: Point, end: Point, size: int) -> list[list[Point]]:
    """Return the routes along the free lanes of the row or column of two cells."""
    x, y, other_x, other_y = _columns_and_rows(link, size)
    ways = []
    for lane in _LANES:
        corners = None
        if y == other_y:
            turn = math.copysign(0.3, end[0] - start[0])
            corners = [start, (start[0] + turn, y + lane), (end[0] - turn, y + lane), end]
        elif x == other_x:
            turn = math.copysign(0.3, end[1] - start[1])
            corners = [start, (x + lane, start[1] + turn), (x + lane, end[1] - turn), end]
        if corners:
            ways.append(_rounded(corners, 0.25))
    return ways


def _route(raster: Raster, link: Link, geometry: Geometry, *, search: bool) -> Route:
    size = geometry.size
    start, end = middle(link.start, size), middle(link.end, size)
    if link.start[0] == link.end[0]:
        # A bar in its cell.
        points = _trimmed(_curve(start, end, (0.0, 0.0), STRIDE / 3), start, end)
        return Route(link, points, True)
    room = _room(link, geometry)
    ways = _Ways(raster, room, start, end)
    free = ways.free_curve()
    if free is not None:
        return Route(link, free, True)
    for along in _along_lanes(link, start, end, size) if ways.hits else ():
        ways.offer(_trimmed(along, start, end))
    # A row or column has no other ways than these.
    wide = min(room.right - room.left, room.bottom - room.top) > 1
    corners = _path(raster, start, end, room, size) if search and wide and ways.hits else []
    for cut in _CUTS if corners else ():
        ways.offer(_trimmed(_rounded(corners, cut), start, end))
    assert ways.best
    clear = all(raster.touches(*point) < HARD for point in ways.apart(ways.best))
    return Route(link, ways.best, clear)


class _Ways:
    """The routes tried for a link between two points, and the best of them."""

    def __init__(self, raster: Raster, room: Room, start: Point, end: Point) -> None:
        self._raster = raster
        self._room = room
        self._start = start
        self._end = end
        self.best: tuple[Point, ...] = ()
        self.hits = math.inf
        """How much is in the way of the best."""

    def apart(self, points: Sequence[Point]) -> list[Point]:
        """Return the points of a route that are not near its ends."""
        start, end = self._start, self._end
        return [
            point
            for point in points
            if min(math.dist(point, start), math.dist(point, end)) > OWN_CLEARANCE
        ]

    def hits_of(self, points: Sequence[Point]) -> int:
        """Return how strongly points are blocked in all."""
        room, raster = self._room, self._raster
        return sum(
            OUTSIDE * (not room.holds(*point)) + raster.touches(*point)
            for point in self.apart(points)
        )

    def offer(self, points: tuple[Point, ...]) -> int:
        """Keep a route if it is the best so far; return how strongly it is blocked."""
        hits = self.hits_of(points)
        if hits < self.hits:
            self.best, self.hits = points, hits
        return hits

    def free_curve(self) -> tuple[Point, ...] | None:
        """Try all curves; return the first that is not blocked."""
        start, end = self._start, self._end
        length = math.dist(start, end)
        for bends in _CURVES:
            if max(map(abs, bends)) > 0.5 + length * 0.5:
                continue
            # A glance at a few points tells most of the curves that will not do.
            if self.best:
                glance = self.hits_of(_curve(start, end, bends, 5 * STRIDE)[1:-1])
                if glance and glance * 4 >= self.hits:
                    continue
            points = _trimmed(_curve(start, end, bends, STRIDE), start, end)
            if extent(points) < LEAST_WAY:
                continue
            if not self.offer(points) and self._raster.shared(points) * 4 <= len(points):
                return points
        return None


def extent(points: Sequence[Point]) -> float:
    """Return the length of a route."""
    return sum(math.dist(one, other) for one, other in itertools.pairwise(points))


def _curve(start: Point, end: Point, bends: tuple[float, float], stride: float) -> list[Point]:
    """Return a cubic Bézier curve whose inner control points are beside the straight line."""
    (x0, y0), (x3, y3) = start, end
    length = math.dist(start, end)
    across, down = (y0 - y3) / length, (x3 - x0) / length
    x1 = x0 + (x3 - x0) * 0.28 + across * bends[0]
    y1 = y0 + (y3 - y0) * 0.28 + down * bends[0]
    x2 = x0 + (x3 - x0) * 0.72 + across * bends[1]
    y2 = y0 + (y3 - y0) * 0.72 + down * bends[1]
    count = max(4, round((length + max(map(abs, bends))) / stride))
    found = []
    for index in range(count + 1):
        t = index / count
        u = 1 - t
        a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        found.append((a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3))
    return found


def _trimmed(points: Sequence[Point], start: Point, end: Point) -> tuple[Point, ...]:
    """Return the part of a route outside the shapes at its ends."""
    first, last = 0, len(points) - 1
    while first < last - 1 and math.dist(points[first], start) < SHAPE_RADIUS:
        first += 1
    while last > first + 1 and math.dist(points[last], end) < SHAPE_RADIUS:
        last -= 1
    inner = list(points[first : last + 1])
    return (_rim(start, inner[0]), *inner, _rim(end, inner[-1]))


def _rim(centre: Point, towards: Point) -> Point:
    """Return the point on the rim of a shape that is nearest to another point."""
    away = math.dist(centre, towards) or 1.0
    share = SHAPE_RADIUS / away
    return _between(centre, towards, share)


def _between(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


_NEIGHBOURS: Final = tuple(
    (dx, dy, math.hypot(dx, dy)) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy
)


def _path(raster: Raster, start: Point, end: Point, room: Room, size: int) -> list[Point]:
    """Return the corners of the shortest path along free lattice points, pulled taut.

    It is empty if there is no path.
    """
    most = size * LANE
    goal = (round(end[0] * LANE), round(end[1] * LANE))
    origin = (round(start[0] * LANE), round(start[1] * LANE))

    def free(point: Point) -> bool:
        near = min(math.dist(point, start), math.dist(point, end))
        return near < OWN_CLEARANCE or (room.holds(*point) and raster.touches(*point) < HARD)

    def clear(one: Point, other: Point) -> bool:
        count = max(1, math.ceil(2 * math.dist(one, other) / STRIDE))
        return all(free(_between(one, other, i / count)) for i in range(count + 1))

    cost = {origin: 0.0}
    came: dict[tuple[int, int], tuple[int, int]] = {}
    queue = [(math.dist(origin, goal), origin)]
    done: set[tuple[int, int]] = set()
    while queue:
        _, node = heappop(queue)
        if node == goal:
            break
        if node in done:
            continue
        done.add(node)
        here = (node[0] / LANE, node[1] / LANE)
        for dx, dy, far in _NEIGHBOURS:
            after = (node[0] + dx, node[1] + dy)
            if not (0 < after[0] < most and 0 < after[1] < most) or after in done:
                continue
            total = cost[node] + far
            if total < cost.get(after, math.inf) and clear(
                here, (after[0] / LANE, after[1] / LANE)
            ):
                cost[after] = total
                came[after] = node
                heappush(queue, (total + math.dist(after, goal), after))
    else:
        return []
    nodes = [goal]
    while nodes[-1] != origin:
        nodes.append(came[nodes[-1]])
    points = [start, *((x / LANE, y / LANE) for x, y in nodes[-2:0:-1]), end]
    taut = [points[0]]
    index = 0
    while index < len(points) - 1:
        index = next(
            (j for j in range(len(points) - 1, index + 1, -1) if clear(points[index], points[j])),
            index + 1,
        )
        taut.append(points[index])
    return taut


_CUTS: Final = (0.25, 0.1, 0.03)
"""How much of a path's corners is cut: as much as there is room for."""


def _rounded(corners: Sequence[Point], share: float) -> list[Point]:
    """Return corners rounded three times (Chaikin 1974), with points added along the way."""
    points = list(corners)
    for _ in range(3):
        cut = [points[0]]
        for one, other in itertools.pairwise(points):
            cut += (_between(one, other, share), _between(one, other, 1 - share))
        points = [*cut, points[-1]]
    filled = [points[0]]
    for one, other in itertools.pairwise(points):
        count = max(1, round(math.dist(one, other) / STRIDE))
        filled += [_between(one, other, i / count) for i in range(1, count + 1)]
    return filled
