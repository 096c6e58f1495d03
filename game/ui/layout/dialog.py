"""Where the parts of cards in the middle of the window lie: pause, win, questions, settings, help.

Every function takes the scale from the window and goes down with it until the card fits.
"""

from collections.abc import Sequence
from typing import NamedTuple

from game.shell.rect import Rect
from game.ui.layout.metrics import LEAST_TARGET, Metrics, scales
from game.ui.layout.rect import Band, stack, stack_height


class Row(NamedTuple):
    """A setting: what it is on the left, its control on the right."""

    label: Rect
    control: Rect


class SettingsLayout(NamedTuple):
    """Tabs over rows; every tab has the place of the longest."""

    metrics: Metrics
    panel: Rect
    title: Rect
    back: Rect
    tabs: tuple[Rect, ...]
    rows: tuple[Row, ...]


def settings_layout(
    width: int, height: int, interface: float = 1.0, *, tabs: int, rows: int
) -> SettingsLayout:
    """Lay the settings out for the longest tab."""
    for sizes in scales(width, height, interface):
        room = Rect(0, 0, width, height).inset(sizes.margin)
        panel_width = min(room.w, max(sizes.px(680), 320))
        gaps = (rows - 1) * sizes.small_gap
        bands = (
            Band("head", sizes.target, sizes.target),
            Band("tabs", sizes.target, sizes.target),
            Band("rows", rows * sizes.target + gaps, rows * max(sizes.target, sizes.px(52)) + gaps),
        )
        padding = 2 * sizes.padding
        if stack_height(bands, sizes.gap) + 2 * padding > room.h:
            continue
        liked = stack_height(bands, sizes.gap, liked=True) + 2 * padding
        panel = Rect(0, 0, width, height).centred(panel_width, min(liked, room.h))
        placed = stack(panel.inset(padding), bands, sizes.gap)
        head = placed["head"]
        back_width = max(sizes.target, sizes.px(110), round(sizes.body * 5))
        lines = placed["rows"].rows(rows, sizes.small_gap)
        control = max(round(panel_width * 0.4), 4 * LEAST_TARGET)
        return SettingsLayout(
            metrics=sizes,
            panel=panel,
            title=head.left_part(head.w - back_width - sizes.gap),
            back=head.right_part(back_width),
            tabs=placed["tabs"].columns(tabs, sizes.small_gap),
            rows=tuple(
                Row(line.left_part(line.w - control - sizes.gap), line.right_part(control))
                for line in lines
            ),
        )
    raise ValueError(f"{width}x{height} is smaller than the smallest window")


class Page(NamedTuple):
    """What one page of the help shows: a heading for each group that begins, and its lines."""

    headings: tuple[tuple[int, Rect], ...]
    lines: tuple[tuple[int, int, Rect], ...]
    """Group, line in the group, and where it stands."""


class HelpLayout(NamedTuple):
    """Lines in columns on as many pages as it takes."""

    metrics: Metrics
    panel: Rect
    title: Rect
    learn: Rect
    """The way to the techniques."""
    back: Rect
    earlier: Rect
    later: Rect
    pages: tuple[Page, ...]


def _help_widths(sizes: Metrics) -> tuple[int, int]:
    """Return the widths of the way back and of the way to the techniques."""
    back = max(sizes.target, sizes.px(110), round(sizes.body * 5))
    return back, max(sizes.target, round(sizes.body * 6.6))


def _help_buttons(sizes: Metrics) -> int:
    """Return the width of all buttons in the head, with a gap to the title."""
    return sum(_help_widths(sizes)) + 2 * (sizes.target + sizes.small_gap + sizes.gap)


def help_layout(
    width: int, height: int, interface: float = 1.0, *, groups: Sequence[int]
) -> HelpLayout:
    """Lay groups of lines out in columns; a group goes on in the next column or page."""
    sizes = next(
        (
            s
            for s in scales(width, height, interface)
            if height - 2 * s.margin >= 7 * s.target
            and width - 2 * s.margin - 4 * s.padding >= _help_buttons(s)
        ),
        None,
    )
    if sizes is None:
        raise ValueError(f"{width}x{height} is smaller than the smallest window")
    panel = Rect(0, 0, width, height).inset(sizes.margin)
    inner = panel.inset(2 * sizes.padding)
    least = max(round(sizes.body * 19), 250)
    most = max(1, min(3, (inner.w + sizes.gap) // (least + sizes.gap)))
    head = inner.top_part(sizes.target)
    back_width, learn_width = _help_widths(sizes)
    title = head.left_part(head.w - _help_buttons(sizes))
    if title.w < 7 * sizes.display:
        # A narrow card has its title above the buttons.
        title = inner.top_part(sizes.line(sizes.display))
        head = Rect(inner.x, title.bottom + sizes.small_gap, inner.w, sizes.target)
    body = Rect(inner.x, head.bottom + sizes.gap, inner.w, inner.bottom - head.bottom - sizes.gap)
    line = max(sizes.line(sizes.body) + sizes.px(4), sizes.px(27))
    heading = sizes.line(sizes.strong) + sizes.px(8)
    pages: tuple[Page, ...] = ()
    for count in range(1, most + 1):
        columns = body.columns(count, 3 * sizes.gap if count > 1 else 0)
        pages = _pages(groups, columns, line, heading, sizes.gap)
        if len(pages) == 1:
            break
    arrow = sizes.target
    learn = head.right_part(back_width + sizes.small_gap + learn_width).left_part(learn_width)
    right = learn.x - sizes.gap
    return HelpLayout(
        metrics=sizes,
        panel=panel,
        title=title,
        learn=learn,
        back=head.right_part(back_width),
        earlier=Rect(right - 2 * arrow - sizes.small_gap, head.y, arrow, head.h),
        later=Rect(right - arrow, head.y, arrow, head.h),
        pages=pages,
    )


def _pages(
    groups: Sequence[int], columns: Sequence[Rect], line: int, heading: int, gap: int
) -> tuple[Page, ...]:
    pages: list[Page] = []
    headings: list[tuple[int, Rect]] = []
    lines: list[tuple[int, int, Rect]] = []
    column, y = 0, columns[0].y

    def advance() -> None:
        nonlocal column, y, headings, lines
        column += 1
        if column == len(columns):
            pages.append(Page(tuple(headings), tuple(lines)))
            column, headings, lines = 0, [], []
        y = columns[column].y

    for group, count in enumerate(groups):
        whole = heading + count * line
        # A group that fits into a column is not broken.
        needed = whole if whole <= columns[0].h else heading + 3 * line
        if y > columns[column].y and y + needed > columns[column].bottom:
            advance()
        area = columns[column]
        headings.append((group, Rect(area.x, y, area.w, heading)))
        y += heading
        for index in range(count):
            if y + line > columns[column].bottom:
                advance()
            area = columns[column]
            lines.append((group, index, Rect(area.x, y, area.w, line)))
            y += line
        y += gap
    if lines:
        pages.append(Page(tuple(headings), tuple(lines)))
    return tuple(pages)
