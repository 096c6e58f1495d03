"""Where notes stand in a cell."""

from pathlib import Path

import pygame
import pytest

from game.core.digits import Mask, mask_of
from game.play.cell_view import CellView
from game.shell.draw import Shapes
from game.shell.text import Fonts
from game.ui.board.faces import Face
from game.ui.board.painter import CellPainter
from game.ui.theme import load

ASSETS = Path(__file__).parents[3] / "assets"


def inked(surface: pygame.Surface, ground: object) -> set[tuple[int, int]]:
    """Return the pixels that are not ground."""
    width, height = surface.get_size()
    return {
        (x, y) for x in range(width) for y in range(height) if surface.get_at((x, y))[:3] != ground
    }


@pytest.mark.parametrize("centre", [0, mask_of(8), mask_of(1, 2)])
def test_a_corner_note_stands_where_it_stood_when_others_join_it(centre: int) -> None:
    pygame.font.init()
    theme = load(ASSETS / "themes" / "paper.toml")
    painter = CellPainter(theme, Fonts.in_folder(ASSETS / "fonts"), Shapes(), 80)

    def ink(*corner: int) -> set[tuple[int, int]]:
        view = CellView(corner=mask_of(*corner), centre=Mask(centre))
        return inked(painter.picture(Face(view=view)), tuple(theme.surface)[:3])

    alone = [ink(digit) for digit in range(1, 10)]
    assert all(alone)
    together = ink(*range(1, 10))
    assert all(one <= together for one in alone)
    assert ink(3, 7) == alone[2] | alone[6]
