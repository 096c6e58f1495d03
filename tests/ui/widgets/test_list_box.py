"""Which lines of a list are seen."""

from pathlib import Path

import pygame
import pytest

from game.shell.draw import Shapes
from game.shell.kit import Kit
from game.shell.pilot import headless
from game.shell.text import Fonts
from game.ui.style import style_of
from game.ui.theme import load
from game.ui.widgets.list_box import Line, ListBox

ASSETS = Path(__file__).parents[3] / "assets"
LINES = [Line(f"line {number}") for number in range(100)]
SEEN = 9


@pytest.fixture(scope="module")
def kit() -> Kit:
    headless()
    style = style_of(load(ASSETS / "themes" / "paper.toml"))
    return Kit(style, Fonts.in_folder(ASSETS / "fonts"), Shapes())


def first_line(box: ListBox) -> float:
    return box._offset / box.row


@pytest.mark.parametrize(("chosen", "first"), [(0, 0), (5, 0), (50, 46), (97, 91)])
def test_the_chosen_line_stands_among_others_when_a_list_is_shown(
    kit: Kit, chosen: int, first: int
) -> None:
    box = ListBox(lambda index: None, lambda index: None)
    box.show(LINES, chosen)
    box.arrange(pygame.Rect(0, 0, 300, SEEN * box.row_height(kit)), kit)
    assert first_line(box) == first


def test_steps_scroll_no_further_than_they_must(kit: Kit) -> None:
    box = ListBox(lambda index: None, lambda index: None)
    box.arrange(pygame.Rect(0, 0, 300, SEEN * box.row_height(kit)), kit)
    box.show(LINES, 50)
    assert first_line(box) == 46
    for _ in range(4):
        box.step(1)
    assert first_line(box) == 46
    box.step(1)
    assert first_line(box) == 47
    box.step(-9)
    assert first_line(box) == 46
