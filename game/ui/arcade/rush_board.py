"""The board of Rush: the question's cells are highlighted, and possible answers marked."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from ...core.digits import Mask
from ...core.geometry import CLASSIC
from ...learn.rush import Question
from ...learn.rush_pattern import digits_of_pattern, pattern_of
from ...play.cell_view import CellView
from ...shell.animation import Animator
from ...shell.kit import Kit
from ...shell.text import Weight
from ..board.explain import step_overlay
from ..board.overlay import NOTHING, Ground, Outline, Overlay
from ..board.places import candidate_slot
from ..board.pressable_board import PressableBoard
from ..study.base import cells_of

if TYPE_CHECKING:
    from ..look.theme import Theme

RING: Final = 0.66
"""The ring of a cell that may be pressed, as a share of the cell."""
PALE: Final = 0.36
"""The pale digit under the cursor, as a share of the cell."""


class RushBoard(PressableBoard):
    """A board that highlights the cells of a question."""

    def __init__(
        self,
        animator: Animator,
        press: Callable[[int, int], object],
        *,
        theme: "Callable[[], Theme]",
    ) -> None:
        super().__init__(animator, press, theme=theme, numbers=lambda: False)
        self._look: Final = theme
        self._question: Question | None = None
        self._cursor: int | None = None

    def ask(self, question: Question | None, cursor: int | None) -> None:
        """Show a question with the cursor."""
        self._question, self._cursor = question, cursor
        if question is None:
            self.show((CellView(),) * len(CLASSIC.cells))
        else:
            self.show(_cells(question, cursor), _lit(question))
        self.invalidate()

    def tell(self, question: Question, wrong: tuple[int, int] | None) -> None:
        """Show the right answer to a question, with the pattern of its technique."""
        self._question = self._cursor = None
        self.show(*told(question, wrong), rises=True)
        self.invalidate()

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the board, then the marks of the question."""
        super().paint(surface, kit, area)
        question, layout = self._question, self._layout
        if question is None or layout is None:
            return
        theme = self._look()
        if question.cell is not None:
            cell = layout.cells[question.cell]
            width = max(3, round(cell.w * 0.075))
            kit.shapes.rounded(
                surface, pygame.Rect(cell).inflate(2, 2), cell.w // 8, theme.accent, width=width
            )
        elif question.digit:
            for at in question.cells:
                self._ring(surface, kit, pygame.Rect(layout.cells[at]), at == self._cursor)
        elif question.is_strike and self._pointed is not None:
            self._strike_pointed(surface, kit, theme)

    def _ring(self, surface: pygame.Surface, kit: Kit, cell: pygame.Rect, is_chosen: bool) -> None:
        theme, question = self._look(), self._question
        assert question is not None
        side = round(cell.width * RING)
        circle = pygame.Rect(0, 0, side, side)
        circle.center = cell.center
        width = max(2, round(cell.width * (0.065 if is_chosen else 0.028)))
        if is_chosen:
            circle.inflate_ip(width, width)
        kit.shapes.rounded(surface, circle, circle.width // 2, kit.style.surface)
        kit.shapes.rounded(surface, circle, circle.width // 2, theme.accent, width=width)
        if is_chosen:
            size = max(10, round(cell.width * PALE))
            digit = kit.fonts.render(str(question.digit), size, theme.accent, Weight.ENTRY)
            digit.set_alpha(150)
            top = round(cell.centery - kit.fonts.digit_middle(size, Weight.ENTRY))
            surface.blit(digit, (cell.centerx - digit.get_width() // 2, top))
            digit.set_alpha(255)

    def _strike_pointed(self, surface: pygame.Surface, kit: Kit, theme: "Theme") -> None:
        """Draw a strike through the note under the mouse."""
        layout, question = self._layout, self._question
        at, mouse = self._pointed, pygame.mouse.get_pos()
        if layout is None or question is None or at is None:
            return
        for digit in range(1, 10):
            slot = candidate_slot(layout.cells[at], digit, 9)
            if slot.holds(*mouse) and question.takes(at, digit):
                strike(surface, pygame.Rect(slot), theme.strike)

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; the mouse points at notes."""
        question = self._question
        if event.type == pygame.MOUSEMOTION and question is not None and question.is_strike:
            self.invalidate()
        return super().handle(event)


def strike(surface: pygame.Surface, area: pygame.Rect, colour: tuple[int, int, int]) -> None:
    """Draw a line through an area, from lower left to upper right."""
    reach = area.inflate(-area.width // 8, -area.height // 8)
    start, end = reach.bottomleft, reach.topright
    half = max(2, area.width // 10) / 2 / 2**0.5
    corners = [
        (start[0] - half, start[1] - half),
        (start[0] + half, start[1] + half),
        (end[0] + half, end[1] + half),
        (end[0] - half, end[1] - half),
    ]
    pygame.draw.polygon(surface, colour, corners)
    pygame.draw.aalines(surface, colour, True, corners)


def _cells(question: Question, cursor: int | None) -> tuple[CellView, ...]:
    cells = list(cells_of(question.grid, None, notes=question.is_strike))
    if question.is_new:
        step = pattern_of(question)
        lit = sum(1 << digit - 1 for digit in digits_of_pattern(step)) if step else 0
        cells = [view._replace(same_notes=Mask(view.corner & lit)) for view in cells]
    if cursor is not None and not question.digit and question.cell is None:
        cells[cursor] = cells[cursor]._replace(selected=True, cursor=True)
    return tuple(cells)


def _lit(question: Question) -> Overlay:
    if question.cell is not None:
        return Overlay(grounds=(Ground(question.cell, "selected"),))
    if question.house is None:
        return NOTHING
    house = CLASSIC.houses[question.house]
    grounds = tuple(Ground(cell, "selected") for cell in house.cells)
    return Overlay(grounds=grounds, outlines=(Outline(question.house, "accent"),))


def told(
    question: Question, wrong: tuple[int, int] | None = None
) -> tuple[tuple[CellView, ...], Overlay]:
    """Return how a board shows the right answer to a question."""
    cells = list(cells_of(question.grid, None, notes=question.is_strike))
    grounds = [] if wrong is None else [Ground(wrong[0], "conflict_ground")]
    step = pattern_of(question)
    if step is not None:
        overlay = step_overlay(step, question.grid)
        return tuple(cells), overlay._replace(grounds=(*overlay.grounds, *grounds))
    cell, digit = min(question.answers)
    cells[cell] = cells[cell]._replace(hint_digit=digit)
    return tuple(cells), Overlay(grounds=(*grounds, Ground(cell, "pattern_a")))
