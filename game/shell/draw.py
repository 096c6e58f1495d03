"""Anti-aliased shapes: drawn large, scaled down once, and cached."""

import io
import itertools
import math
from collections import OrderedDict
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import pygame

from .log import log
from .style import Colour

CACHED_BYTES: Final = 3_000_000
SMALL_ICON: Final = 20
"""Icons below this size have finer lines."""
SMALL: Final = 128
"""Shapes up to this size are drawn at four times their size, larger ones at twice."""
Point = tuple[float, float]


class Shapes:
    """Rounded rectangles, circles and curves with smooth edges.

    Only corners, discs and curves are cached: a large card costs no more memory than a small one.
    """

    def __init__(self, icons: Path | None = None) -> None:
        """`icons` is the folder of the icons, each an SVG of white lines in a square of 24."""
        self._icons = icons
        self._kept: OrderedDict[tuple[object, ...], pygame.Surface] = OrderedDict()
        self._bytes = 0

    def rounded(
        self,
        surface: pygame.Surface,
        rect: pygame.Rect,
        radius: int,
        colour: Colour,
        *,
        width: int = 0,
    ) -> None:
        """Fill a rounded rectangle, or draw its outline `width` pixels thick inside it."""
        if rect.width <= 0 or rect.height <= 0:
            return
        if 2 * width >= min(rect.size):
            width = 0
        radius = max(0, min(radius, rect.width // 2, rect.height // 2))
        if radius == 0:
            pygame.draw.rect(surface, colour, rect, width)
            return
        ring = self._disc(radius, width, colour)
        for column in (0, 1):
            for row in (0, 1):
                surface.blit(
                    ring,
                    (
                        rect.right - radius if column else rect.left,
                        rect.bottom - radius if row else rect.top,
                    ),
                    (column * radius, row * radius, radius, radius),
                )
        if width:
            inner, across = rect.width - 2 * radius, rect.height - 2 * radius
            surface.fill(colour, (rect.left + radius, rect.top, inner, width))
            surface.fill(colour, (rect.left + radius, rect.bottom - width, inner, width))
            surface.fill(colour, (rect.left, rect.top + radius, width, across))
            surface.fill(colour, (rect.right - width, rect.top + radius, width, across))
        else:
            surface.fill(colour, rect.inflate(-2 * radius, 0))
            for left in (rect.left, rect.right - radius):
                surface.fill(colour, (left, rect.top + radius, radius, rect.height - 2 * radius))

    def circle(
        self,
        surface: pygame.Surface,
        centre: Point,
        radius: int,
        colour: Colour,
        *,
        width: int = 0,
    ) -> None:
        """Fill a disc, or draw its outline `width` pixels thick inside it."""
        if radius > 0:
            disc = self._disc(radius, width, colour)
            surface.blit(disc, (round(centre[0]) - radius, round(centre[1]) - radius))

    def curve(
        self,
        surface: pygame.Surface,
        points: Sequence[Point],
        width: float,
        colour: Colour,
        *,
        dash: float = 0.0,
        arrow: float = 0.0,
    ) -> pygame.Rect:
        """Draw a Bézier curve of two to four control points and return the area it covers.

        `dash` is the length of dashes and gaps (0: solid); `arrow` the length of a head whose tip
        touches the last point (0: none).
        """
        margin = math.ceil(max(width, arrow)) + 2
        left = math.floor(min(x for x, _ in points)) - margin
        top = math.floor(min(y for _, y in points)) - margin
        right = math.ceil(max(x for x, _ in points)) + margin
        bottom = math.ceil(max(y for _, y in points)) + margin
        local = tuple((round(x - left, 1), round(y - top, 1)) for x, y in points)
        size = (right - left, bottom - top)
        key = ("curve", local, size, width, colour, dash, arrow)
        kept = self._keep(
            key, lambda: _smooth(size, colour, lambda s, k: _curve(s, k, local, width, dash, arrow))
        )
        return surface.blit(kept, (left, top))

    def polygon(
        self, surface: pygame.Surface, points: Sequence[Point], colour: Colour
    ) -> pygame.Rect:
        """Fill a polygon and return the area it covers."""
        left = math.floor(min(x for x, _ in points))
        top = math.floor(min(y for _, y in points))
        size = (
            math.ceil(max(x for x, _ in points)) - left + 1,
            math.ceil(max(y for _, y in points)) - top + 1,
        )
        local = tuple((x - left, y - top) for x, y in points)

        def paint(target: pygame.Surface, factor: int) -> None:
            pygame.draw.polygon(target, WHITE, [(x * factor, y * factor) for x, y in local])

        kept = self._keep(("polygon", local, size, colour), lambda: _smooth(size, colour, paint))
        return surface.blit(kept, (left, top))

    def strokes(
        self,
        surface: pygame.Surface,
        centre: Point,
        reach: int,
        paths: Sequence[Sequence[Point]],
        width: float,
        colour: Colour,
    ) -> None:
        """Draw lines with round ends in a square; the points of a path go from -1 to 1.

        A path of one point is a dot, twice as wide as a line.
        """
        side = 2 * (reach + math.ceil(width))
        key = ("strokes", tuple(map(tuple, paths)), reach, width, colour)

        def paint(target: pygame.Surface, factor: int) -> None:
            for path in paths:
                points = [
                    ((side / 2 + x * reach) * factor, (side / 2 + y * reach) * factor)
                    for x, y in path
                ]
                thick = width * factor * (2 if len(points) == 1 else 1)
                for a, b in itertools.pairwise(points):
                    steps = max(1, math.ceil(6 * math.dist(a, b) / thick))
                    for step in range(1, steps):
                        share = step / steps
                        x, y = a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
                        pygame.draw.circle(target, WHITE, (x, y), thick / 2)
                for point in points:
                    pygame.draw.circle(target, WHITE, point, thick / 2)

        kept = self._keep(key, lambda: _smooth((side, side), colour, paint))
        surface.blit(kept, (round(centre[0]) - side // 2, round(centre[1]) - side // 2))

    def icon(
        self, surface: pygame.Surface, name: str, centre: Point, side: int, colour: Colour
    ) -> None:
        """Draw an icon around a point, in a square of `side` pixels; nothing without its file."""
        key = ("icon", name, side, colour)
        drawn = self._keep(key, lambda: _icon(self._icons, name, side, colour))
        surface.blit(drawn, drawn.get_rect(center=(round(centre[0]), round(centre[1]))))

    def _disc(self, radius: int, width: int, colour: Colour) -> pygame.Surface:
        def paint(target: pygame.Surface, factor: int) -> None:
            centre = radius * factor
            pygame.draw.circle(target, WHITE, (centre, centre), centre, width * factor)

        def coloured() -> pygame.Surface:
            size = (2 * radius, 2 * radius)
            # The same for all colours: scaling is most of the work.
            white = self._keep(("disc", radius, width), lambda: _smooth(size, WHITE[:3], paint))
            disc = white.copy()
            disc.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
            return disc

        return self._keep(("disc", radius, width, colour), coloured)

    def _keep(self, key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        kept = self._kept[key] = make()
        self._bytes += kept.get_height() * kept.get_pitch()
        while self._bytes > CACHED_BYTES and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self._bytes -= old.get_height() * old.get_pitch()
        return kept


WHITE: Final = (255, 255, 255, 255)


def _icon(folder: Path | None, name: str, side: int, colour: Colour) -> pygame.Surface:
    """Return an icon at a size; small ones have finer lines."""
    clear = pygame.Surface((side, side), pygame.SRCALPHA)
    if folder is None:
        return clear
    try:
        lines = (folder / f"{name}.svg").read_text("utf-8")
        if side < SMALL_ICON:
            lines = lines.replace('stroke-width="2"', 'stroke-width="1.7"')
        drawn = pygame.image.load_sized_svg(io.BytesIO(lines.encode()), (side, side))
    except (OSError, pygame.error) as error:
        log().warning("no icon %s: %s", name, error)
        return clear
    drawn.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return drawn


def _smooth(
    size: tuple[int, int], colour: Colour, paint: Callable[[pygame.Surface, int], None]
) -> pygame.Surface:
    """Paint a white shape at several times its size, scale it down and colour it."""
    factor = 4 if max(size) <= SMALL else 2
    large = pygame.Surface((size[0] * factor, size[1] * factor), pygame.SRCALPHA)
    large.fill((255, 255, 255, 0))
    paint(large, factor)
    small = pygame.transform.smoothscale(large, size)
    small.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return small


def bezier(points: Sequence[Point], at: float) -> Point:
    """Return the point of a Bézier curve at a parameter from 0 to 1 (de Casteljau)."""
    left = list(points)
    while len(left) > 1:
        left = [
            (a[0] + (b[0] - a[0]) * at, a[1] + (b[1] - a[1]) * at)
            for a, b in itertools.pairwise(left)
        ]
    return left[0]


def _curve(
    target: pygame.Surface,
    factor: int,
    points: Sequence[Point],
    width: float,
    dash: float,
    arrow: float,
) -> None:
    count = max(8, int(sum(math.dist(a, b) for a, b in itertools.pairwise(points))))
    path = [bezier(points, step / count) for step in range(count + 1)]
    tip = path[-1]
    while arrow and len(path) > 2 and math.dist(path[-1], tip) < arrow * 0.8:
        path.pop()
    half = width / 2
    travelled = 0.0
    for a, b in itertools.pairwise(path):
        length = math.dist(a, b)
        steps = max(1, int(4 * length / max(1.0, width)))
        for step in range(steps + 1):
            phase = (travelled + length * step / steps) % (2 * dash) if dash else 0.0
            # The round ends of a dash belong to its length.
            if dash and not half <= phase <= max(half, dash - half):
                continue
            x = (a[0] + (b[0] - a[0]) * step / steps) * factor
            y = (a[1] + (b[1] - a[1]) * step / steps) * factor
            pygame.draw.circle(target, WHITE, (x, y), half * factor)
        travelled += length
    if arrow:
        neck = path[-1]
        angle = math.atan2(tip[1] - neck[1], tip[0] - neck[0])
        head = [tip]
        for side in (-1, 1):
            turned = angle + math.pi + side * 0.45
            head.append((tip[0] + arrow * math.cos(turned), tip[1] + arrow * math.sin(turned)))
        pygame.draw.polygon(target, WHITE, [(x * factor, y * factor) for x, y in head])
