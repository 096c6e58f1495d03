"""Where everything of the theatre lies: one to four panes between two bars of controls."""

from enum import Enum
from typing import Final, NamedTuple

from game.shell.rect import Rect
from game.ui.layout.board import BoardLayout, board_layout, board_side, cell_for
from game.ui.layout.metrics import Metrics, scales

ACTIONS: Final = 5
"""Buttons of the head."""
KEYS: Final = 4
"""Buttons of the transport: to the start, a step back, play, a step on."""
LEAST_CELL: Final = 12
LEAST_FOLDED: Final = 9
"""The smallest cell where nothing else is to be seen."""
LEAST_CROWDED: Final = 6
"""The smallest cell where no scale leaves more."""
WORTH: Final = 1.2
"""An arrangement further down the list must have boards larger by this factor."""
_LEAST_TEXT_SCALE: Final = 0.45
"""An explanation is rather left out than pressed in."""
_GRIDS: Final = {
    1: ((1, 1),),
    2: ((2, 1), (1, 2)),
    3: ((3, 1), (2, 2), (1, 3)),
    4: ((2, 2), (4, 1), (1, 4)),
}


class Info(Enum):
    """Where the info of a pane is."""

    BESIDE = "beside"
    UNDER = "under"
    FOLDED = "folded"


class PaneLayout(NamedTuple):
    """One method: its name, its board and what is told of it."""

    area: Rect
    title: Rect
    board: BoardLayout
    info: Rect | None
    """None where it is folded into the title."""


class TheatreLayout(NamedTuple):
    """The parts of the theatre."""

    metrics: Metrics
    title: Rect
    actions: tuple[Rect, ...]
    panes: tuple[PaneLayout, ...]
    keys: tuple[Rect, ...]
    speed: Rect
    """The slider of the speed."""
    pace: Rect
    """The speed in words."""
    sync: Rect


def theatre_layout(
    width: int, height: int, interface: float = 1.0, *, panes: int, bare: bool = False
) -> TheatreLayout:
    """Lay the theatre out; a `bare` one has its controls outside the window, its title below."""
    for least in (LEAST_FOLDED, LEAST_CROWDED):
        for sizes in scales(width, height, interface):
            found = _arrange(width, height, sizes, panes, bare, least)
            if found is not None:
                return found
    raise ValueError(f"{width}x{height} is smaller than the smallest window")


def _arrange(
    width: int, height: int, sizes: Metrics, panes: int, bare: bool, least: int
) -> TheatreLayout | None:
    room = Rect(0, 0, width, height).inset(sizes.margin, max(sizes.margin // 2, 4))
    button = max(sizes.target, round(sizes.body * 5.2))
    gap = sizes.small_gap
    actions_width = ACTIONS * button + (ACTIONS - 1) * gap
    line = sizes.line(sizes.strong)
    one_row = actions_width + sizes.gap + sizes.body * 8 <= room.w
    if one_row:
        head = room.top_part(sizes.target)
        actions = head.right_part(actions_width).columns(ACTIONS, gap)
        title = head.left_part(room.w - actions_width - sizes.gap).centred(
            room.w - actions_width - sizes.gap, line
        )
        top = head.bottom
    else:
        title = room.top_part(line)
        actions = Rect(room.x, title.bottom + 2, room.w, sizes.target).columns(ACTIONS, gap)
        top = actions[0].bottom
    keys_width = KEYS * sizes.target + (KEYS - 1) * gap
    pace_width = round(sizes.body * 6.5)
    sync_width = max(sizes.target, round(sizes.body * 11))
    speed_width = min(sizes.px(260), room.w - keys_width - pace_width - sync_width - 3 * sizes.gap)
    if speed_width >= max(90, sizes.px(120)):
        foot = room.bottom_part(sizes.target)
        keys = foot.left_part(keys_width).columns(KEYS, gap)
        second, bottom = foot, foot.y
        speed_x = keys[-1].right + sizes.gap
    else:
        foot = room.bottom_part(2 * sizes.target + gap)
        keys_row, second = foot.rows(2, gap)
        keys = keys_row.columns(KEYS, gap)
        bottom = foot.y
        speed_x = room.x
        speed_width = room.w - pace_width - sync_width - 2 * sizes.gap
        if speed_width < 60:
            return None
    speed = Rect(speed_x, second.y, speed_width, second.h)
    pace = Rect(speed.right + sizes.gap, second.y, pace_width, second.h)
    sync = second.right_part(sync_width)
    middle = Rect(room.x, top + sizes.gap, room.w, bottom - top - 2 * sizes.gap)
    if bare:
        title = room.bottom_part(line)
        middle = room._replace(h=room.h - line - sizes.small_gap)
        outside = height + sizes.target
        actions = tuple(rect.moved(0, outside) for rect in actions)
        keys = tuple(rect.moved(0, outside) for rect in keys)
        speed, pace, sync = (rect.moved(0, outside) for rect in (speed, pace, sync))
    placed = _panes(middle, sizes, panes, least)
    if placed is None:
        return None
    return TheatreLayout(sizes, title, actions, placed, keys, speed, pace, sync)


def _panes(area: Rect, sizes: Metrics, count: int, least: int) -> tuple[PaneLayout, ...] | None:
    """Return the arrangement with the largest boards, the first of about equal ones, or None.

    Only where boards would be tiny is the info folded into the title, and then their cells have
    at least `least` pixels.
    """
    best: tuple[PaneLayout, ...] | None = None
    for places in ((Info.BESIDE, Info.UNDER), (Info.FOLDED,)):
        for columns, rows in _GRIDS[count]:
            cells = area.grid(columns, rows, sizes.gap)[:count]
            # Spare pixels go to nobody, so that all boards have the same size.
            cells = tuple(cell._replace(w=cells[-1].w, h=cells[-1].h) for cell in cells)
            for place in places:
                placed = tuple(
                    p for p in (_pane(c, sizes, place, least) for c in cells) if p is not None
                )
                if len(placed) == count and (
                    best is None or placed[0].board.cell > best[0].board.cell * WORTH
                ):
                    best = placed
        if best is not None:
            break
    return best


def _pane(area: Rect, sizes: Metrics, place: Info, least: int) -> PaneLayout | None:
    """Lay a pane out."""
    title_height = sizes.line(sizes.strong)
    below = Rect(area.x, area.y + title_height, area.w, area.h - title_height)
    info_width, info_height = round(sizes.caption * 9.5), round(sizes.caption * 7)
    gap = sizes.small_gap
    side = {
        Info.BESIDE: min(below.h, below.w - info_width - gap),
        Info.UNDER: min(below.w, below.h - info_height - gap),
        Info.FOLDED: min(below.w, below.h),
    }[place]
    cell = cell_for(max(0, side))
    if cell < (least if place is Info.FOLDED else LEAST_CELL):
        return None
    side = board_side(cell)
    info: Rect | None = None
    wide = side
    if place is Info.BESIDE:
        free = below.w - side - gap
        info_wide = min(free, max(info_width, round(side * 0.75)))
        wide = side + gap + info_wide
        left = below.x + (below.w - wide) // 2
        top = below.y + (below.h - side) // 2
        info = Rect(left + side + gap, top, info_wide, side)
    elif place is Info.UNDER:
        left = below.x + (below.w - side) // 2
        high = min(below.h - side - gap, max(info_height, round(side * 0.5)))
        top = below.y + (below.h - side - gap - high) // 2
        info = Rect(left, top + side + gap, side, high)
    else:
        left = below.x + (below.w - side) // 2
        top = below.y + (below.h - side) // 2
    title = Rect(left, top - title_height, wide, title_height)
    return PaneLayout(area, title, board_layout(left, top, cell), info)
