"""Which lines of a list are seen."""

from collections.abc import Sequence
from pathlib import Path
from typing import overload

import pygame
import pytest

from game.shell.draw import Shapes
from game.shell.kit import Kit
from game.shell.text import Fonts
from game.ui.look.style import style_of
from game.ui.look.theme import load
from game.ui.widgets.list_box import Line, ListBox
from tests.pilot import headless

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
    box = ListBox(lambda _: None, lambda _: None)
    box.show(LINES, chosen)
    box.arrange(pygame.Rect(0, 0, 300, SEEN * box.row_height(kit)), kit)
    assert first_line(box) == first


def test_steps_scroll_no_further_than_they_must(kit: Kit) -> None:
    box = ListBox(lambda _: None, lambda _: None)
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


def test_no_line_is_cut_wherever_the_list_stands(kit: Kit) -> None:
    box = ListBox(lambda _: None, lambda _: None)
    row = box.row_height(kit)
    for high in range(2 * row, 8 * row, 5):
        box.arrange(pygame.Rect(0, 0, 300, high), kit)
        for chosen in (50, 51, 60, 40, 99, 30):
            box.show(LINES, 0)
            box.show(LINES, chosen)
            assert box.rect.height % row == 0
            assert first_line(box).is_integer()
            assert first_line(box) <= chosen <= first_line(box) + high // row - 1
            for by in (3, 1, -7):
                box.step(by)
                assert first_line(box).is_integer()
    wheel = pygame.event.Event(pygame.MOUSEWHEEL, y=1)
    box.arrange(pygame.Rect(0, 0, 300, 5 * row + 7), kit)
    box.show(LINES, 99)
    assert first_line(box) == 95
    box.handle(wheel)
    assert first_line(box) == 93


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


@pytest.mark.parametrize("keeps", [True, False])
def test_a_figure_that_a_line_is_about_stays_where_the_words_are_shortened(
    kit: Kit, *, keeps: bool
) -> None:
    rect = pygame.Rect(0, 0, 120, 60)

    def ends(figure: str) -> bytes:
        box = ListBox(lambda _: None, lambda _: None)
        box.show([Line("words that have no room", figure=figure, keeps_figure=keeps)])
        box.arrange(rect, kit)
        surface = pygame.Surface(rect.size)
        box.paint(surface, kit, rect)
        return pygame.image.tobytes(surface.subsurface((60, 0, 60, 30)), "RGB")

    assert (ends("+ 70") != ends("")) is keeps
