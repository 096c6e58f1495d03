"""Which lines of a list are seen."""

from collections.abc import Sequence
from pathlib import Path
from typing import overload

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


def test_a_list_of_any_length_is_asked_for_what_is_seen_alone(kit: Kit) -> None:
    asked: set[int] = set()

    class Many(Sequence[Line]):
        def __len__(self) -> int:
            return 100_000

        @overload
        def __getitem__(self, index: int) -> Line: ...

        @overload
        def __getitem__(self, index: slice) -> list[Line]: ...

        def __getitem__(self, index: int | slice) -> Line | list[Line]:
            if isinstance(index, slice):
                return [self[at] for at in range(100_000)[index]]
            asked.add(index)
            return Line(f"A long title that has to be shortened in any window: {index}" * 4)

    listed = ListBox(lambda _: None, lambda _: None)
    listed.show(Many(), 50_000)
    listed.arrange(pygame.Rect(0, 0, 300, 280), kit)
    listed.paint(pygame.Surface((300, 280)), kit, listed.rect)
    assert listed.step(1)
    assert listed.go_to_end(1)
    assert len(asked) < 300
