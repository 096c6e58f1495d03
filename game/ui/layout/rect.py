"""Bands: strips of a stack, one under the other."""

from collections.abc import Sequence
from typing import NamedTuple

from game.shell.rect import Rect


class Band(NamedTuple):
    """A horizontal strip of a stack: its least height, and the height it would like."""

    name: str
    least: int
    liked: int


def stack(area: Rect, bands: Sequence[Band], gap: int) -> dict[str, Rect]:
    """Lay bands one under the other from the top of an area.

    What is left over after the least heights goes to all bands in proportion to what they lack;
    the rest stays free at the bottom. The caller has made sure that the least heights fit.
    """
    free = area.h - stack_height(bands, gap)
    lacking = sum(band.liked - band.least for band in bands)
    share = min(1.0, free / lacking) if lacking > 0 else 0.0
    placed = {}
    y = area.y
    for band in bands:
        height = band.least + int((band.liked - band.least) * share)
        placed[band.name] = Rect(area.x, y, area.w, height)
        y += height + gap
    return placed


def stack_height(bands: Sequence[Band], gap: int, *, liked: bool = False) -> int:
    """Return the height that bands take with the gaps between them."""
    heights = sum(band.liked if liked else band.least for band in bands)
    return heights + gap * max(0, len(bands) - 1)
