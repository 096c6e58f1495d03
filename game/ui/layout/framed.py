"""Where the parts of a card lie that fills the window: title, buttons beside it, and the rest."""

from collections.abc import Sequence
from math import inf
from typing import Final, NamedTuple

from game.shell.rect import Rect
from game.ui.layout.metrics import LEAST_SCALE, Metrics, scales

LEAST_WIDTH: Final = 420
LEAST_ROWS: Final = 7
"""Targets that stand under one another in the least card."""


class FramedLayout(NamedTuple):
    """A title, buttons, and the room that is left."""

    metrics: Metrics
    panel: Rect
    title: Rect
    buttons: tuple[Rect, ...]
    """From left to right; they stand at the right end."""
    body: Rect


def framed_layout(
    width: int,
    height: int,
    interface: float = 1.0,
    *,
    buttons: Sequence[float],
    wide: float = inf,
) -> FramedLayout:
    """Lay a card out; `buttons` are the widths of the buttons in sizes of the body's type.

    A width of 0 is that of a sign. The card is at most `wide` points wide. A narrow one has its
    title above the buttons.
    """

    def widths(sizes: Metrics) -> list[int]:
        return [max(sizes.target, round(sizes.body * ems)) for ems in buttons]

    def whole(sizes: Metrics) -> int:
        return sum(widths(sizes)) + (len(buttons) - 1) * sizes.small_gap

    sizes = next(
        s
        for s in scales(width, height, interface)
        if s.scale == LEAST_SCALE
        or (
            height - 2 * s.margin >= LEAST_ROWS * s.target
            and width - 2 * s.margin - 4 * s.padding >= whole(s)
        )
    )
    room = Rect(0, 0, width, height).inset(sizes.margin)
    panel = room.centred(round(min(room.w, max(wide * sizes.scale, LEAST_WIDTH))), room.h)
    inner = panel.inset(2 * sizes.padding)
    head = inner.top_part(sizes.target)
    title = head.left_part(head.w - whole(sizes) - sizes.gap)
    if title.w < 7 * sizes.display:
        title = inner.top_part(sizes.line(sizes.display))
        head = Rect(inner.x, title.bottom + sizes.small_gap, inner.w, sizes.target)
    rects = []
    right = head.right
    for each in reversed(widths(sizes)):
        rects.append(Rect(right - each, head.y, each, head.h))
        right -= each + sizes.small_gap
    top = head.bottom + sizes.gap
    body = Rect(inner.x, top, inner.w, inner.bottom - top)
    return FramedLayout(sizes, panel, title, tuple(reversed(rects)), body)
