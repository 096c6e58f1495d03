"""Where the parts of cards in the middle of the window lie: pause, win, questions, settings, help.

Every function takes the scale from the window and goes down with it until the card fits.
"""

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
