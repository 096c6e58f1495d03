"""Where the parts of a study lie: a board, a list beside it, a card and the keys that step."""

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

KEYS: Final = 4
"""Buttons of the transport: to the start, back, on, to the end."""
LEAST_ROWS: Final = 2
PORTRAIT_CELL: Final = 27
"""A board over its list may have cells as small as these, the smallest with candidates."""


class StudyLayout(NamedTuple):
    """The parts of a study."""

    metrics: Metrics
    board: BoardLayout
    title: Rect
    facts: Rect
    back: Rect
    tabs: tuple[Rect, ...]
    list: Rect
    card: Rect
    keys: tuple[Rect, ...]


def study_layout(width: int, height: int, interface: float = 1.0, *, tabs: int) -> StudyLayout:
    """Lay a study out; without tabs their place goes to the list."""
    arrangements: tuple[Arrangement[StudyLayout], ...] = (
        lambda sizes, floor: _landscape(width, height, sizes, floor, tabs),
        lambda sizes, floor: _portrait(width, height, sizes, floor, tabs),
    )
    if width < height:
        arrangements = arrangements[::-1]
    return first_that_fits(width, height, interface, arrangements)


def row_height(sizes: Metrics) -> int:
    """Return the height of a line of the list."""
    return max(sizes.line(sizes.body) + sizes.px(10), LEAST_TARGET - 8)


def _landscape(
    width: int, height: int, sizes: Metrics, floor: BoardFloor, tabs: int
) -> StudyLayout | None:
    margin, across = sizes.margin, max(sizes.px(44), 8)
    room = width - 2 * margin - across
    tall = height - 2 * margin
    least = max(sizes.px(340), KEYS * LEAST_TARGET + (KEYS - 1) * sizes.small_gap)
    panel = min(max(room - tall, least), sizes.px(520))
    cell = cell_for(min(tall, room - panel))
    side = board_side(cell)
    if cell < floor.cell or side < floor.share * height:
        return None
    free = width - 2 * margin - side - across - panel
    left = margin + free // 2
    area = Rect(left + side + across, margin, panel, tall)
    board = board_layout(left, (height - side) // 2, cell)
    if side > 0.8 * tall:
        area = Rect(area.x, board.outer.y, panel, side)
    return _panel(area, sizes, tabs, board)


def _portrait(
    width: int, height: int, sizes: Metrics, floor: BoardFloor, tabs: int
) -> StudyLayout | None:
    margin, gap = sizes.margin, sizes.gap
    wide, tall = width - 2 * margin, height - 2 * margin
    head = _head_height(sizes)
    fixed = stack_height(_bands(sizes, wide, tabs)[1:], gap) + 2 * gap + head
    side = min(wide, tall - fixed)
    cell = cell_for(max(0, side))
    if cell < min(floor.cell, PORTRAIT_CELL) or side < floor.share * width:
        return None
    side = board_side(cell)
    header = Rect(margin, margin, wide, head)
    board = board_layout((width - side) // 2, header.bottom + gap, cell)
    top = board.outer.bottom + gap
    return _panel(Rect(margin, top, wide, height - margin - top), sizes, tabs, board, header)


def _head_height(sizes: Metrics) -> int:
    return max(sizes.line(sizes.title) + sizes.line(sizes.body), sizes.target)


def _card_height(sizes: Metrics) -> int:
    return sizes.line(sizes.strong) + 2 * sizes.line(sizes.body) + 2 * max(6, sizes.px(16))


def _one_row(width: int, sizes: Metrics, tabs: int) -> bool:
    """Whether tabs and keys fit side by side."""
    keys = KEYS * sizes.target + (KEYS - 1) * sizes.small_gap
    each = max(sizes.target, round(sizes.body * 5.2))
    return keys + sizes.gap + tabs * (each + sizes.small_gap) <= width


def _bands(sizes: Metrics, width: int, tabs: int) -> tuple[Band, ...]:
    head, card = _head_height(sizes), _card_height(sizes)
    rows = LEAST_ROWS * row_height(sizes)
    one_row = _one_row(width, sizes, tabs)
    bands = [Band("head", head, head)]
    if tabs and not one_row:
        bands.append(Band("tabs", sizes.target, sizes.target))
    bands.append(Band("list", rows, 100 * sizes.target))
    bands.append(Band("card", card, card + 60 * sizes.target))
    bands.append(Band("keys", sizes.target, sizes.target))
    return tuple(bands)


def _panel(
    area: Rect, sizes: Metrics, tabs: int, board: BoardLayout, header: Rect | None = None
) -> StudyLayout | None:
    bands = _bands(sizes, area.w, tabs)
    if header is not None:
        bands = bands[1:]
    if stack_height(bands, sizes.gap) > area.h:
        return None
    placed = stack(area, bands, sizes.gap)
    head = header or placed["head"]
    back_width = max(sizes.target, round(sizes.body * 4.6))
    text = head.left_part(head.w - back_width - sizes.gap)
    line = sizes.line(sizes.title)
    keys_row = placed["keys"]
    tab_places: tuple[Rect, ...] = ()
    if tabs and "tabs" in placed:
        tab_places = placed["tabs"].columns(tabs, sizes.small_gap)
    elif tabs:
        keys_width = KEYS * sizes.target + (KEYS - 1) * sizes.small_gap
        rest = keys_row.right_part(keys_row.w - keys_width - sizes.gap)
        tab_places = rest.columns(tabs, sizes.small_gap)
        keys_row = keys_row.left_part(keys_width)
    return StudyLayout(
        metrics=sizes,
        board=board,
        title=text.top_part(line),
        facts=Rect(text.x, text.y + line, text.w, sizes.line(sizes.body)),
        back=head.right_part(back_width).top_part(sizes.target),
        tabs=tab_places,
        list=placed["list"],
        card=placed["card"],
        keys=keys_row.columns(KEYS, sizes.small_gap),
    )
