"""Where everything of the play scene lies, for any window.

Landscape puts the panel to the right of the board, portrait under it. What does not fit folds, in
this order: the pad becomes lower, the card floats over the pad when it is needed, the counters
shrink into the header's second line, the pause button joins the tools.
"""

import math
from typing import Final, NamedTuple

from game.shell.rect import Rect
from game.ui.layout.board import BoardLayout, board_layout, board_side, cell_for
from game.ui.layout.metrics import (
    LEAST_TARGET,
    Arrangement,
    BoardFloor,
    Metrics,
    first_that_fits,
)
from game.ui.layout.rect import Band, stack, stack_height

TOOLS: Final = 3
ACTIONS: Final = 6
DIGITS: Final = 9


class PlayLayout(NamedTuple):
    """The parts of the play scene; those that are folded away are `None` or empty."""

    metrics: Metrics
    board: BoardLayout
    title: Rect
    facts: Rect
    pause: Rect
    freedom: Rect
    """The button of the degrees of freedom, beside the pause."""
    counters: tuple[Rect, ...]
    """Time, score, and mistakes when they are shown; empty when folded into the facts."""
    tools: tuple[Rect, ...]
    pad: tuple[Rect, ...]
    actions: tuple[Rect, ...]
    card: Rect
    """The hint, or a message."""
    card_floats: bool
    """Whether the card lies over the pad, and is there only while it says something."""


def play_layout(width: int, height: int, interface: float = 1.0, counters: int = 3) -> PlayLayout:
    """Lay the play scene out; `counters` is how many of them are wanted."""
    arrangements: tuple[Arrangement[PlayLayout], ...] = (
        lambda sizes, floor: _landscape(width, height, sizes, floor, counters),
        lambda sizes, floor: _portrait(width, height, sizes, floor, counters),
    )
    if width < height:
        arrangements = arrangements[::-1]
    return first_that_fits(width, height, interface, arrangements)


def _action_rows(width: int, sizes: Metrics) -> int:
    """Return 1 when the actions' names fit side by side, else 2."""
    each = (width - (ACTIONS - 1) * sizes.small_gap) // ACTIONS
    return 1 if each >= max(sizes.target, round(sizes.body * 3.6)) else 2


def _action_height(sizes: Metrics) -> int:
    return max(sizes.target, sizes.line(sizes.body) + sizes.line(sizes.caption) + sizes.px(8))


def _card_height(width: int, sizes: Metrics) -> int:
    """Return the height of a title, a sentence of a hundred characters and a row of buttons."""
    lines = max(2, math.ceil(100 * 0.5 * sizes.body / (width - 2 * sizes.padding)))
    text = sizes.line(sizes.strong) + lines * sizes.line(sizes.body)
    return text + sizes.target + 2 * sizes.padding + sizes.small_gap


def _header_height(sizes: Metrics) -> int:
    return max(sizes.line(sizes.display), sizes.target) + sizes.line(sizes.body)


def _counter_height(sizes: Metrics) -> int:
    return sizes.line(sizes.caption) + sizes.line(sizes.title) + sizes.px(12)


def _pad_bands(sizes: Metrics, rows: int) -> Band:
    gaps = (rows - 1) * sizes.small_gap
    least = max(sizes.target, LEAST_TARGET + 4)
    return Band("pad", rows * least + gaps, rows * max(least, sizes.px(78)) + gaps)


def _landscape(
    width: int, height: int, sizes: Metrics, floor: BoardFloor, counters: int
) -> PlayLayout | None:
    margin, across = sizes.margin, max(sizes.px(44), 8)
    room = width - 2 * margin - across
    tall = height - 2 * margin
    panel_least = max(sizes.px(300), 3 * 44 + 2 * sizes.small_gap)
    panel = min(max(room - tall, panel_least), sizes.px(460))
    cell = cell_for(min(tall, room - panel))
    side = board_side(cell)
    if cell < floor.cell or side < floor.share * height:
        return None
    rows = _action_rows(panel, sizes)
    header = Band("header", _header_height(sizes), _header_height(sizes))
    count = Band("counters", _counter_height(sizes), sizes.px(66))
    tools = Band("tools", sizes.target, sizes.target)
    pad = _pad_bands(sizes, 3)
    one = _action_height(sizes)
    gaps = (rows - 1) * sizes.small_gap
    actions = Band("actions", rows * one + gaps, rows * max(one, sizes.px(54)) + gaps)
    card = Band("card", _card_height(panel, sizes), sizes.px(148))
    variants: tuple[tuple[Band, ...], ...] = (
        (header, count, tools, pad, actions, card),
        (header, count, tools, pad, actions),
        (header, tools, pad, actions, card),
        (header, tools, pad, actions),
    )
    if panel // counters < round(sizes.title * 3.6) + 2 * sizes.padding:
        variants = variants[2:]
    bands = next((v for v in variants if stack_height(v, sizes.gap) <= tall), None)
    if bands is None:
        return None
    free = width - 2 * margin - side - across - panel
    left = margin + free // 2
    board = board_layout(left, (height - side) // 2, cell)
    # The panel is as tall as the board where it can be, so that their edges line up.
    panel_height = min(tall, max(side, stack_height(bands, sizes.gap)))
    area = Rect(left + side + across, (height - panel_height) // 2, panel, panel_height)
    placed = stack(area, _grown(bands, area.h, sizes.gap), sizes.gap)
    head = placed["header"]
    pause = head.right_part(sizes.target).top_part(sizes.target)
    freedom = pause.moved(-sizes.target - sizes.small_gap, 0)
    title = head.left_part(freedom.x - head.x - sizes.small_gap).top_part(sizes.target)
    facts = head.bottom_part(sizes.line(sizes.body))
    docked = "card" in placed
    return PlayLayout(
        metrics=sizes,
        board=board,
        title=title,
        facts=facts,
        pause=pause,
        freedom=freedom,
        counters=_counters(placed.get("counters"), counters, sizes),
        tools=placed["tools"].columns(TOOLS, sizes.small_gap),
        pad=placed["pad"].grid(3, 3, sizes.small_gap),
        actions=placed["actions"].grid(ACTIONS // rows, rows, sizes.small_gap),
        card=placed["card"] if docked else _floating(placed["pad"], area, sizes),
        card_floats=not docked,
    )


def _portrait(
    width: int, height: int, sizes: Metrics, floor: BoardFloor, counters: int
) -> PlayLayout | None:
    margin, gap = sizes.margin, sizes.gap
    wide, tall = width - 2 * margin, height - 2 * margin
    rows = _action_rows(wide, sizes)
    header = Band("header", _header_height(sizes), _header_height(sizes))
    bare = sizes.line(sizes.body)
    tools = Band("tools", sizes.target, sizes.target)
    if (wide - (DIGITS - 1) * sizes.small_gap) // DIGITS < sizes.target:
        return None
    pad = _pad_bands(sizes, 1)
    one = _action_height(sizes)
    gaps = (rows - 1) * sizes.small_gap
    actions = Band("actions", rows * one + gaps, rows * max(one, sizes.px(60)) + gaps)
    card = Band("card", _card_height(wide, sizes), sizes.px(160))
    fits = None
    for top, bands in (
        (header, (tools, pad, actions, card)),
        (header, (tools, pad, actions)),
        (Band("header", bare, bare), (tools, pad, actions)),
    ):
        rest = top.least + stack_height(bands, gap) + 2 * gap
        side = min(wide, tall - rest)
        # A card that is there all the time must not cost the board more than a tenth.
        least = 0.9 * wide if card in bands and height < 2 * width else floor.share * width
        if side >= least and cell_for(side) >= floor.cell:
            fits = top, bands, side
            break
    if fits is None:
        return None
    top, bands, side = fits
    cell = cell_for(side)
    side = board_side(cell)
    used = top.least + side + 2 * gap + stack_height(bands, gap)
    area_height = min(tall - (top.least + side + 2 * gap), stack_height(bands, gap, liked=True))
    used = top.least + side + 2 * gap + area_height
    y = margin + max(0, tall - used) // 3
    head = Rect(margin, y, wide, top.least)
    board = board_layout((width - side) // 2, head.bottom + gap, cell)
    area = Rect(margin, board.outer.bottom + gap, wide, area_height)
    placed = stack(area, bands, gap)
    full = top.least == header.least and top is header
    docked = "card" in placed
    if full:
        pause = head.right_part(sizes.target).top_part(sizes.target)
        freedom = pause.moved(-sizes.target - sizes.small_gap, 0)
        text = head.left_part(freedom.x - head.x - sizes.gap)
        counter_width = min(round(text.w * 0.62), counters * sizes.px(110))
        counter_area = text.right_part(counter_width)
        title, facts = _title_and_facts(text.left_part(text.w - counter_width - gap), sizes)
        counted = counter_area.columns(counters, sizes.small_gap)
        tool_rects = placed["tools"].columns(TOOLS, sizes.small_gap)
    else:
        *tool_rects_list, freedom, pause = placed["tools"].columns(TOOLS + 2, sizes.small_gap)
        tool_rects = tuple(tool_rects_list)
        title, facts = head.left_part(head.w * 2 // 5), head.right_part(head.w * 3 // 5)
        counted = ()
    return PlayLayout(
        metrics=sizes,
        board=board,
        title=title,
        facts=facts,
        pause=pause,
        freedom=freedom,
        counters=counted,
        tools=tool_rects,
        pad=placed["pad"].columns(DIGITS, sizes.small_gap),
        actions=placed["actions"].grid(ACTIONS // rows, rows, sizes.small_gap),
        card=placed["card"] if docked else area,
        card_floats=not docked,
    )


def _grown(bands: tuple[Band, ...], height: int, gap: int) -> tuple[Band, ...]:
    """Let the pad, and the card, like what would stay free at the bottom of the panel."""
    free = height - stack_height(bands, gap, liked=True)
    if free <= 0:
        return bands
    eager = [band.name for band in bands if band.name in ("pad", "card")]
    share = free // len(eager)
    return tuple(
        Band(band.name, band.least, band.liked + share) if band.name in eager else band
        for band in bands
    )


def _title_and_facts(area: Rect, sizes: Metrics) -> tuple[Rect, Rect]:
    high = sizes.line(sizes.display)
    return area.top_part(high), Rect(area.x, area.y + high, area.w, sizes.line(sizes.body))


def _counters(area: Rect | None, count: int, sizes: Metrics) -> tuple[Rect, ...]:
    return () if area is None else area.columns(count, sizes.small_gap)


def _floating(pad: Rect, area: Rect, sizes: Metrics) -> Rect:
    """Return where a folded card shows: over the pad, as high as its text needs."""
    height = max(pad.h, _card_height(area.w, sizes))
    return Rect(area.x, min(pad.y, area.bottom - height), area.w, height)
