"""A board that reports presses: used by exercises, Rush and the theatre."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from ...core.geometry import CLASSIC, Geometry
from ...shell.animation import Animator
from ...shell.rect import Rect
from .board import Board
from .places import candidate_slot

if TYPE_CHECKING:
    from ..look.theme import Theme

LEAST_SLOT = 9
"""Pixels of a candidate below which a press is for its cell alone."""


class PressableBoard(Board):
    """A board that reports which cell, and which candidate in it, was pressed."""

    def __init__(
        self,
        animator: Animator,
        press: Callable[[int, int], object],
        *,
        theme: "Callable[[], Theme]",
        numbers: Callable[[], bool] = lambda: True,
        geometry: Geometry = CLASSIC,
        id: str = "board",
    ) -> None:
        """`press` gets the cell and the digit of the candidate's place, or 0 between them.

        Rows and columns are numbered, since texts about it mostly name cells.
        """
        super().__init__(animator, theme=theme, numbers=numbers, geometry=geometry, id=id)
        self.focusable = True
        self._press_spot = press

    def handle(self, event: pygame.event.Event) -> bool:
        """Report presses and follow the mouse; the scene handles keys."""
        layout = self._layout
        if layout is None:
            return False
        if event.type == pygame.MOUSEMOTION:
            self._point(layout.cell_at(*event.pos))
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            cell = layout.cell_at(*event.pos)
            if cell is not None:
                size = self.geometry.size
                self._press_spot(cell, _digit_at(layout.cells[cell], event.pos, size))
            return True
        return False


def _digit_at(cell: Rect, position: tuple[int, int], size: int) -> int:
    """Return the digit whose candidate is at a point of a cell."""
    slots = ((digit, candidate_slot(cell, digit, size)) for digit in range(1, size + 1))
    return next((d for d, slot in slots if slot.w >= LEAST_SLOT and slot.holds(*position)), 0)
