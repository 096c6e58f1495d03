"""The icons: each has its file, in one weight, and shows something at the sizes of buttons."""

import re
from pathlib import Path

import pygame
import pytest

from game.shell.draw import Shapes
from game.ui.widgets.icons import Icon
from tests.pilot import headless

STAGE = "stage."
"""What the emblems of a marathon's stages begin with."""
FOLDER = Path(__file__).parents[3] / "assets" / "icons"


def test_each_icon_has_a_file_and_each_file_is_an_icon() -> None:
    assert {icon.value for icon in Icon} == {
        path.stem for path in FOLDER.glob("*.svg") if not path.stem.startswith(STAGE)
    }


@pytest.mark.parametrize("icon", Icon)
def test_an_icon_is_drawn_in_lines_of_one_weight(icon: Icon) -> None:
    headless()
    text = (FOLDER / f"{icon.value}.svg").read_text()
    assert 'viewBox="0 0 24 24" width="24" height="24"' in text
    assert re.search(r'<svg[^>]* stroke="#fff" stroke-width="2" stroke-linecap="round"', text)
    shapes = Shapes(FOLDER)
    for side in (14, 20, 48):
        surface = pygame.Surface((64, 64), pygame.SRCALPHA)
        shapes.icon(surface, icon.value, (32, 32), side, (200, 10, 30))
        drawn = surface.get_bounding_rect(min_alpha=40)
        assert 0 < drawn.w <= side
        assert 0 < drawn.h <= side
        assert pygame.Rect(32 - side // 2, 32 - side // 2, side, side).contains(drawn)
    # Of lines that are wide enough the middle has all of the colour.
    shown = [surface.get_at((x, y)) for x in range(64) for y in range(64)]
    assert {tuple(colour)[:3] for colour in shown if colour.a > 200} == {(200, 10, 30)}
