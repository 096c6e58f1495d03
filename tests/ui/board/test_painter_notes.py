"""Where notes stand in a cell."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.digits import Mask, mask_of
from game.play.cell_view import CellView
from game.shell.draw import Shapes
from game.shell.text import Fonts
from game.ui.board import tiny
from game.ui.board.faces import Face
from game.ui.board.notes import NotePainter
from game.ui.board.painter import CellPainter
from game.ui.board.places import note_grid
from game.ui.look.theme import load
from tests.truth import sample

Pixel = tuple[int, int]
ASSETS = Path(__file__).parents[3] / "assets"


def inked(surface: pygame.Surface, ground: object) -> set[tuple[int, int]]:
    """Return the pixels that are not ground."""
    width, height = surface.get_size()
    return {
        (x, y) for x in range(width) for y in range(height) if surface.get_at((x, y))[:3] != ground
    }


@pytest.mark.parametrize("cell", range(28, 84))
def test_no_frame_covers_a_note(cell: int) -> None:
    """At 640x480 that of a hint went through the notes, and that of the cursor beside them."""
    pygame.font.init()
    theme = load(ASSETS / "themes" / "paper.toml")
    painter = CellPainter(theme, Fonts.in_folder(ASSETS / "fonts"), Shapes(), cell)
    notes = inked(painter.picture(Face(view=CellView(corner=Mask(511)))), theme.surface)
    chosen = CellView(selected=True, cursor=True)
    for view in (chosen, CellView(hint_focus=True), chosen._replace(hint_focus=True)):
        face = Face(view=view, sides=15 * view.selected, focused=view.selected)
        frame = inked(painter.picture(face), painter.ground(face))
        assert frame
        assert not notes & frame


@pytest.mark.parametrize("centre", [(), (8,), (1, 2), (2, 4, 5, 6, 7)])
def test_a_corner_note_stands_where_it_stood_when_others_join_it(
    centre: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    pygame.font.init()
    theme = load(ASSETS / "themes" / "paper.toml")
    painter = CellPainter(theme, Fonts.in_folder(ASSETS / "fonts"), Shapes(), 80)
    noted: list[tuple[object, ...]] = []
    note = NotePainter._note

    def listen(self: NotePainter, surface: pygame.Surface, face: Face, *told: Any) -> None:
        noted.append(told)
        note(self, surface, face, *told)

    monkeypatch.setattr(NotePainter, "_note", listen)

    def ink(*corner: int) -> set[tuple[int, int]]:
        view = CellView(corner=mask_of(*corner), centre=mask_of(*centre))
        return inked(painter.picture(Face(view=view)), tuple(theme.surface)[:3])

    def corner_notes(*corner: int) -> list[tuple[object, ...]]:
        noted.clear()
        assert ink(*corner)
        assert len(noted) == len(corner) + len(centre)
        return noted[: len(corner)]

    together = corner_notes(*range(1, 10))
    for digit in range(1, 10):
        assert corner_notes(digit) == together[digit - 1 : digit]
    assert ink(3, 7) == ink(3) | ink(7)


@pytest.mark.parametrize("size", [4, 6, 8, 9, 10, 12, 16])
def test_centre_notes_leave_the_corner_notes_of_the_first_and_last_row_where_they_stand(
    size: int,
) -> None:
    pygame.font.init()
    theme = load(ASSETS / "themes" / "paper.toml")
    painter = CellPainter(theme, Fonts.in_folder(ASSETS / "fonts"), Shapes(), 80)

    def ink(corner: int, centre: int) -> set[Pixel]:
        face = Face(view=CellView(corner=mask_of(corner), centre=Mask(centre)), size=size)
        return inked(painter.picture(face), theme.surface)

    columns, rows = note_grid(size)
    for digit in (*range(1, columns + 1), *range(columns * (rows - 1) + 1, size + 1)):
        assert ink(digit, 0) <= ink(digit, mask_of(digit % size + 1))


@pytest.mark.parametrize("size", [6, 9, 12])
def test_all_notes_of_both_kinds_are_seen_apart(size: int) -> None:
    pygame.font.init()
    theme = load(ASSETS / "themes" / "paper.toml")
    painter = CellPainter(theme, Fonts.in_folder(ASSETS / "fonts"), Shapes(), 80)
    everything = (1 << size) - 1

    def rows_of(corner: int, centre: int) -> set[int]:
        face = Face(view=CellView(corner=Mask(corner), centre=Mask(centre)), size=size)
        return {y for _, y in strong(painter.picture(face), theme.surface, theme.note)}

    taken = sorted(rows_of(everything, everything))
    lines = 1 + sum(after > before + 1 for before, after in pairwise(taken))
    assert lines == note_grid(size)[1] + 1


def strong(surface: pygame.Surface, ground: tuple[int, ...], ink: tuple[int, ...]) -> set[Pixel]:
    """Return the pixels that are nearer to the ink than to the ground."""
    width, height = surface.get_size()
    return {
        (x, y)
        for x in range(width)
        for y in range(height)
        if sum(abs(a - b) for a, b in zip(surface.get_at((x, y))[:3], ink, strict=True))
        < sum(abs(a - b) for a, b in zip(surface.get_at((x, y))[:3], ground, strict=True))
    }


@pytest.mark.parametrize(
    "cell", sample([20, 21, 22, 23, 25, 27, 28, 30, 31, 32, 33, 35, 40, 51, 78, 160], 3)
)
@pytest.mark.parametrize("size", [9, 16])
def test_notes_are_seen_apart_in_cells_of_any_size(cell: int, size: int) -> None:
    if size == 16 and cell < 27:
        pytest.skip("a larger board has no smaller cells in its least window")
    pygame.font.init()
    theme = load(ASSETS / "themes" / "paper.toml")
    painter = CellPainter(theme, Fonts.in_folder(ASSETS / "fonts"), Shapes(), cell)

    def ink(*corner: int) -> set[Pixel]:
        face = Face(view=CellView(corner=mask_of(*corner)), size=size)
        return strong(painter.picture(face), theme.surface, theme.note)

    alone = [ink(digit) for digit in range(1, size + 1)]
    assert all(len(one) >= 7 for one in alone)
    taken: dict[Pixel, int] = {}
    for digit, one in enumerate(alone):
        for x, y in one:
            around = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
            assert all(taken.get(near, digit) == digit for near in around)
        taken.update(dict.fromkeys(one, digit))
    assert ink(*range(1, size + 1)) == set(taken)


def test_notes_use_the_room_that_they_have() -> None:
    pygame.font.init()
    theme = load(ASSETS / "themes" / "paper.toml")
    painter = CellPainter(theme, Fonts.in_folder(ASSETS / "fonts"), Shapes(), 78)
    ones = inked(painter.picture(Face(view=CellView(corner=mask_of(8)))), theme.surface)
    height = max(y for _, y in ones) - min(y for _, y in ones) + 1
    assert height > 0.2 * 78


@pytest.mark.parametrize("size", [(4, 6), (5, 7), (6, 8), (3, 5)])
def test_digits_of_pixels_differ_and_fill_their_place(size: tuple[int, int]) -> None:
    wide, high = tiny.size_for(*size)
    assert size <= tiny.LEAST or (wide < size[0] and high < size[1])
    pictures = [tiny.tiny(symbol, wide, (1, 2, 3)) for symbol in tiny.SYMBOLS]
    assert {picture.get_size() for picture in pictures} == {(wide, high)}
    assert len({frozenset(inked(p, (0, 0, 0))) for p in pictures}) == len(tiny.SYMBOLS)
