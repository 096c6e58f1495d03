"""The editor's board, on which strokes draw constraints."""

import itertools
from typing import Any, Final, NamedTuple, Protocol

import pygame

from ...core.constraints.gesture import Gesture
from ...core.constraints.marks import Point, middle
from ...shell.kit import Kit
from ..board.board import Board
from ..board.places import CLUE, LEAST_CLUE

TOUCHED: Final = 0.13
"""The breadth of the line of a stroke, in cells."""


class Strokes(Protocol):
    """The target of strokes."""

    def press(self, point: Point) -> object:
        """Start a stroke."""

    def drag(self, point: Point) -> object:
        """Continue the stroke."""

    def release(self) -> object:
        """End the stroke."""


class Sketch(NamedTuple):
    """What is drawn over the board: the present stroke, and the selection."""

    gesture: Gesture = Gesture.CELL
    cells: tuple[int, ...] = ()
    chosen: tuple[int, ...] = ()
    beside: Point | None = None
    """The place of a clue that is chosen, or that lacks its number yet."""


class SketchBoard(Board):
    """A board that takes strokes while a tool draws, and presses like others otherwise."""

    def __init__(self, *arguments: Any, strokes: Strokes, **named: Any) -> None:
        """`strokes` get points in cells from the board's top left corner."""
        super().__init__(*arguments, **named)
        self._strokes: Final = strokes
        self._held = False
        self.draws = False
        """Whether the left button draws."""
        self._roomy = False
        self._sketch = Sketch()

    @property
    def roomy(self) -> bool:
        """Whether to keep space for clues around the board, even if there are none yet."""
        return self._roomy

    @roomy.setter
    def roomy(self, value: bool) -> None:
        if value != self._roomy:
            self._roomy = value
            self.resized()

    def show_sketch(self, sketch: Sketch) -> None:
        """Draw another sketch over the board."""
        if sketch != self._sketch:
            self._sketch = sketch
            self.invalidate()

    @property
    def _reach(self) -> float:
        return max(super()._reach, CLUE if self._roomy else 0.0)

    def handle(self, event: pygame.event.Event) -> bool:
        """Draw with the left button, if the tool does."""
        layout = self._layout
        if not self.draws or layout is None:
            return super().handle(event)
        button = getattr(event, "button", pygame.BUTTON_LEFT)
        if event.type == pygame.MOUSEBUTTONDOWN and button == pygame.BUTTON_LEFT:
            self._held = True
            self._strokes.press(self.point_at(event.pos))
            return True
        if event.type == pygame.MOUSEMOTION and self._held:
            self._strokes.drag(self.point_at(event.pos))
            return True
        if event.type == pygame.MOUSEBUTTONUP and self._held and button == pygame.BUTTON_LEFT:
            self._held = False
            self._strokes.release()
            return True
        return super().handle(event)

    def point_at(self, position: tuple[int, int]) -> Point:
        """Return a position on the screen in cells from the board's top left corner."""
        assert self._layout is not None
        first, last = self._layout.cells[0], self._layout.cells[-1]
        size = self.geometry.size
        return (
            (position[0] - first.x) * size / (last.right - first.x),
            (position[1] - first.y) * size / (last.bottom - first.y),
        )

    def place_of(self, point: Point) -> tuple[int, int]:
        """Return the position of a point in cells on the screen; clues are beside the board."""
        assert self._layout is not None
        layout, size = self._layout, self.geometry.size
        first, last = layout.cells[0], layout.cells[-1]
        strip = max(LEAST_CLUE, round(layout.cell * CLUE))
        found = []
        for at, start, end in (
            (point[0], first.x, last.right),
            (point[1], first.y, last.bottom),
        ):
            if at < 0:
                found.append(start - layout.frame - strip // 2)
            elif at > size:
                found.append(end + layout.frame + strip // 2)
            else:
                found.append(round(start + at * (end - start) / size))
        return found[0], found[1]

    def paint_over(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the overlay, and above it the sketch."""
        super().paint_over(surface, kit, area)
        if self._layout is None or self._hidden:
            return
        sketch, accent = self._sketch, kit.style.accent
        line = max(2, round(self._layout.cell * 0.05))
        if sketch.chosen:
            self._ring(surface, kit, sketch.chosen, line)
        if sketch.beside is not None:
            side = max(LEAST_CLUE, round(self._layout.cell * CLUE)) - 2
            place = pygame.Rect(0, 0, side, side)
            place.center = self.place_of(sketch.beside)
            kit.shapes.rounded(surface, place, side // 4, accent, width=line)
        if not sketch.cells:
            return
        if sketch.gesture is Gesture.PATH:
            points = [self.place_of(middle(cell, self.geometry.size)) for cell in sketch.cells]
            breadth = max(3, round(self._layout.cell * TOUCHED))
            kit.shapes.circle(surface, points[0], 2 * breadth, accent)
            for start, end in itertools.pairwise(points):
                kit.shapes.curve(surface, (start, end), breadth, accent)
        else:
            self._ring(surface, kit, sketch.cells, line)

    def _ring(self, surface: pygame.Surface, kit: Kit, cells: tuple[int, ...], line: int) -> None:
        """Draw a line around cells."""
        assert self._layout is not None
        size, inside = self.geometry.size, {*cells}
        for cell in cells:
            rect = pygame.Rect(self._layout.cells[cell])
            column = cell % size
            for is_open, side in (
                (cell - size not in inside, (rect.left, rect.top, rect.width, line)),
                (cell + size not in inside, (rect.left, rect.bottom - line, rect.width, line)),
                (not column or cell - 1 not in inside, (rect.left, rect.top, line, rect.height)),
                (
                    column == size - 1 or cell + 1 not in inside,
                    (rect.right - line, rect.top, line, rect.height),
                ),
            ):
                if is_open:
                    surface.fill(kit.style.accent, side)
