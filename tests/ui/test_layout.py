"""Every scene at a grid of sizes and interface scales: nothing clipped, nothing overlapping."""

from itertools import combinations

import pytest

from game.shell.rect import Rect
from game.ui.layout.board import board_layout, board_side, cell_for
from game.ui.layout.menu import menu_layout
from game.ui.layout.metrics import LEAST_TARGET, LEAST_TEXT, Metrics

SIZES = (
    (480, 360),
    (360, 480),
    (640, 480),
    (480, 640),
    (533, 421),
    (800, 600),
    (600, 800),
    (900, 900),
    (1024, 768),
    (1280, 720),
    (1280, 800),
    (800, 1280),
    (1366, 768),
    (1920, 1080),
    (1080, 1920),
    (2560, 1080),
    (2560, 1440),
    (3840, 2160),
    (2160, 3840),
    (3840, 1100),
)
INTERFACES = (0.8, 1.0, 1.25, 1.5, 2.0)

pytestmark = [
    pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}"),
    pytest.mark.parametrize("interface", INTERFACES),
]


def check(size: tuple[int, int], sizes: Metrics, apart: list[Rect], targets: list[Rect]) -> None:
    """All rectangles lie in the window and apart from one another; targets are large enough."""
    window = Rect(0, 0, *size)
    for rect in apart:
        assert rect.w > 0
        assert rect.h > 0
        assert window.contains(rect), rect
    for one, other in combinations(apart, 2):
        assert not one.overlaps(other), (one, other)
    least = 44 if sizes.scale >= 1 else LEAST_TARGET
    for target in targets:
        assert target.w >= least, target
        assert target.h >= least, target
    for text in (sizes.caption, sizes.body, sizes.strong, sizes.title, sizes.display):
        assert text >= LEAST_TEXT


@pytest.mark.parametrize("resume", [False, True])
def test_menu(size: tuple[int, int], interface: float, resume: bool) -> None:
    layout = menu_layout(*size, interface, resume=resume)
    targets = [*layout.levels, *layout.buttons]
    if layout.resume is not None:
        targets.append(layout.resume)
    assert (layout.resume is not None) == resume
    apart = [*layout.tiles, *targets]
    if layout.tagline is not None:
        apart.append(layout.tagline)
    if layout.preview is not None:
        assert layout.caption is not None
        apart += [layout.preview.outer, layout.caption]
    check(size, layout.metrics, apart, targets)


def test_board(size: tuple[int, int], interface: float) -> None:
    """The cells of a board are of one size, on whole pixels, apart, and found by their points."""
    cell = cell_for(round(min(size) * min(interface, 1.0)))
    board = board_layout(7, 11, cell)
    assert board_side(cell) <= min(size) < board_side(cell + 1) or interface < 1
    parts = [*board.cells, *board.thin_lines, *board.thick_lines]
    assert all(board.outer.contains(rect) for rect in parts)
    assert {(rect.w, rect.h) for rect in board.cells} == {(cell, cell)}
    for index, rect in enumerate(board.cells):
        assert board.cell_at(rect.x, rect.y) == index
        assert board.cell_at(rect.right - 1, rect.bottom - 1) == index
        assert not any(rect.overlaps(line) for line in (*board.thin_lines, *board.thick_lines))
    assert board.cells[80].right == board.outer.right - board.frame
    assert board.cell_at(7, 11) is None
    assert board.cell_at(board.outer.right, board.outer.bottom) is None
