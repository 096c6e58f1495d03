import pytest

from game.shell.rect import Rect
from game.ui.layout.theatre import WORTH, theatre_layout
from tests.ui.test_layout import INTERFACES, SIZES, check

pytestmark = [
    pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}"),
    pytest.mark.parametrize("interface", INTERFACES),
]


@pytest.mark.parametrize("panes", [1, 2, 3, 4])
def test_theatre(size: tuple[int, int], interface: float, panes: int) -> None:
    layout = theatre_layout(*size, interface, panes=panes)
    targets = [*layout.actions, *layout.keys, layout.speed, layout.sync]
    apart = [layout.title, layout.pace, *targets]
    for pane in layout.panes:
        apart += [pane.title, pane.board.outer, *([pane.info] if pane.info else [])]
        assert pane.board.cell >= 9
    assert len(layout.panes) == panes
    assert len({pane.board.cell for pane in layout.panes}) == 1
    check(size, layout.metrics, apart, targets)


def test_an_attraction_fills_the_window(size: tuple[int, int], interface: float) -> None:
    bare = theatre_layout(*size, interface, panes=4, bare=True)
    window = Rect(0, 0, *size)
    assert window.contains(bare.title)
    assert not any(window.overlaps(rect) for rect in (*bare.actions, *bare.keys, bare.sync))
    full = theatre_layout(*size, interface, panes=4)
    folded = full.panes[0].info is None
    assert folded or bare.panes[0].board.cell * WORTH >= full.panes[0].board.cell
    assert not any(pane.board.outer.overlaps(bare.title) for pane in bare.panes)
