"""Paints the drawings of constraints in a cell."""

from itertools import pairwise
from typing import Final

import pygame

from ...core.constraints.marks import Ink, Point, Spot, Track
from ...shell.draw import Shapes
from ...shell.text import Fonts, Weight
from ..look.theme import Colour, Theme, blend
from .constraint_pieces import Edge, Piece, marks_in
from .faces import BOTTOM, LEFT, RIGHT, TOP
from .places import BoardLayout

FAINT, PLAIN = 0.2, 0.62
"""How much of the colour of thick lines there is in broad shapes and in thin lines."""
TINT: Final = 0.14
"""How much of its hue there is in the ground of a cage."""
INSET: Final = 0.07
"""How far from the edge of a cell its cage runs, in cells."""
DASHES: Final = 5
"""Dashes along a side."""
LABEL: Final = 0.235
"""The size of type of a sum in its corner, in cells."""
LEAST_LABEL: Final = 9


class ConstraintPainter:
    """Paints the drawings of constraints in a cell, for one theme and one cell size."""

    def __init__(self, theme: Theme, fonts: Fonts, shapes: Shapes, cell: int) -> None:
        self._theme = theme
        self._fonts = fonts
        self._shapes = shapes
        self._cell = cell

    def paint(self, surface: pygame.Surface, pieces: tuple[Piece, ...], ground: Colour) -> None:
        """Draw all pieces of a cell on its background, which a cage tints slightly."""
        tone = next((one.tone for one in pieces if isinstance(one, Edge)), 0)
        if tone:
            ground = blend(ground, self._theme.hue(tone), TINT)
            surface.fill(ground)
        for piece in pieces:
            if isinstance(piece, Edge):
                self._edge(surface, piece, blend(ground, self._theme.thick, PLAIN))
            elif isinstance(piece, Track):
                self._track(surface, piece, self._ink(piece.ink, ground))
            else:
                x, y = piece.at
                self._spot(surface, piece, (x * self._cell, y * self._cell), ground)
        self.paint_labels(surface, pieces, ground)

    def paint_labels(
        self, surface: pygame.Surface, pieces: tuple[Piece, ...], ground: Colour
    ) -> None:
        """Write the sums in their corners, above everything there."""
        for piece in pieces:
            if isinstance(piece, Edge) and piece.label:
                self._label(surface, piece.label, ground)

    def paint_seams(self, surface: pygame.Surface, layout: BoardLayout) -> None:
        """Draw the spots on the lines between cells."""
        for mark in marks_in(layout.geometry):
            if isinstance(mark, Spot) and _is_between(mark):
                self._spot(surface, mark, _on_screen(mark.at, layout), self._theme.surface)

    def sum_bottom(self, pieces: tuple[Piece, ...]) -> int:
        """Return how far down the sum in the corner of a cell reaches; 0 if there is none."""
        for piece in pieces:
            if isinstance(piece, Edge) and piece.label:
                drawn = self._fonts.render(
                    piece.label, self._label_size, self._theme.given, Weight.SEMIBOLD
                )
                return self._label_top + drawn.get_bounding_rect().h
        return 0

    def beside_digits(self, pieces: tuple[Piece, ...]) -> int:
        """Return how far the digits of a circle at the top right corner reach into the cell."""
        return max(
            (
                round(piece.radius * self._cell)
                for piece in pieces
                if isinstance(piece, Spot) and piece.text and piece.at == (1.0, 0.0)
            ),
            default=0,
        )

    @property
    def _label_size(self) -> int:
        return max(LEAST_LABEL, round(self._cell * LABEL))

    @property
    def _label_top(self) -> int:
        return max(1, round(self._cell * 0.04))

    def _ink(self, ink: Ink, ground: Colour) -> Colour:
        if ink is Ink.PAPER:
            return ground
        if ink is Ink.WHITE:
            return max(ground, self._theme.thick, key=sum)
        if ink is Ink.FULL:
            return min(ground, self._theme.thick, key=sum)
        return blend(ground, self._theme.thick, FAINT if ink is Ink.FAINT else PLAIN)

    def _edge(self, surface: pygame.Surface, edge: Edge, colour: Colour) -> None:
        cell = self._cell
        near = max(2, round(cell * INSET))
        far = cell - near
        thick = max(1, round(cell * 0.025))
        step = cell / (2 * DASHES)
        for place in range(DASHES):
            # Dashes are cut at the corners of an outline, and go on into the next cell.
            start, end = round((2 * place + 0.5) * step), round((2 * place + 1.5) * step)
            for side, level in ((TOP, near), (BOTTOM, far - thick)):
                if edge.sides & side:
                    left = max(start, near if edge.sides & LEFT else 0)
                    right = min(end, far if edge.sides & RIGHT else cell)
                    surface.fill(colour, (left, level, max(0, right - left), thick))
            for side, level in ((LEFT, near), (RIGHT, far - thick)):
                if edge.sides & side:
                    top = max(start, near if edge.sides & TOP else 0)
                    bottom = min(end, far if edge.sides & BOTTOM else cell)
                    surface.fill(colour, (level, top, thick, max(0, bottom - top)))
        for both in edge.corners:
            x = 0 if both & LEFT else far - thick
            y = 0 if both & TOP else far - thick
            wide = near + thick
            level = near if both & TOP else far - thick
            upright = near if both & LEFT else far - thick
            surface.fill(colour, (x, level, wide, thick))
            surface.fill(colour, (upright, y, thick, wide))

    def _label(self, surface: pygame.Surface, text: str, ground: Colour) -> None:
        drawn = self._fonts.render(text, self._label_size, self._theme.given, Weight.SEMIBOLD)
        area = drawn.get_bounding_rect()
        left = top = self._label_top
        surface.fill(ground, (0, 0, left + area.w + 2, top + area.h + 2))
        surface.blit(drawn, (left, top), area)

    def _track(self, surface: pygame.Surface, track: Track, colour: Colour) -> None:
        cell = self._cell
        width = max(1.5, track.breadth * cell)
        points = [(x * cell, y * cell) for x, y in track.points]
        last = len(points) - 2
        dash = 0.16 * cell if track.dashed else 0.0
        for number, (start, end) in enumerate(pairwise(points)):
            # Far from the cell there is nothing to see of it.
            if any(
                max(a, b) < -cell or min(a, b) > 2 * cell for a, b in zip(start, end, strict=True)
            ):
                continue
            arrow = 0.24 * cell if track.arrow and number == last else 0.0
            self._shapes.curve(surface, (start, end), width, colour, dash=dash, arrow=arrow)

    def _spot(self, surface: pygame.Surface, spot: Spot, middle: Point, ground: Colour) -> None:
        cell, theme = self._cell, self._theme
        x, y = middle
        radius = max(3, round(spot.radius * cell))
        # Between two cells the rim is all that is seen of a white dot.
        rim = theme.thick if _is_between(spot) else blend(ground, theme.thick, PLAIN)
        line = max(1, round(cell * 0.03))
        area = pygame.Rect(0, 0, 2 * radius, 2 * radius)
        area.center = (round(x), round(y))
        fill = None if spot.ink is None else self._ink(spot.ink, ground)
        if spot.square:
            if fill is not None:
                self._shapes.rounded(surface, area, radius // 6, fill)
            if spot.rim:
                self._shapes.rounded(surface, area, radius // 6, rim, width=line)
        else:
            if fill is not None:
                self._shapes.circle(surface, (x, y), radius, fill)
            if spot.rim:
                self._shapes.circle(surface, (x, y), radius, rim, width=line)
        if spot.text:
            share = 1.5 if len(spot.text) == 1 else 0.95
            size = max(LEAST_LABEL, round(radius * share))
            colour = theme.surface if fill == theme.thick else theme.given
            if len(spot.text) > 2:
                half = (len(spot.text) + 1) // 2
                rows = [spot.text[:half], spot.text[half:]]
            else:
                rows = [spot.text]
            high = round(size * 0.82)
            for row, text in enumerate(rows):
                drawn = self._fonts.render(text, size, colour, Weight.SEMIBOLD)
                level = y + (row - (len(rows) - 1) / 2) * high
                top = round(level - self._fonts.digit_middle(size, Weight.SEMIBOLD))
                surface.blit(drawn, (round(x - drawn.get_width() / 2), top))


def _is_between(spot: Spot) -> bool:
    """Return whether a spot is on a line between cells."""
    return any(place == int(place) for place in spot.at)


def _on_screen(at: Point, layout: BoardLayout) -> Point:
    """Return a place of the board in pixels; on a line it is the line's middle."""
    size, cells = layout.geometry.size, layout.cells
    right, down = (min(int(place), size - 1) for place in at)
    own = cells[down * size + right]
    found = [own.x + (at[0] - right) * own.w, own.y + (at[1] - down) * own.h]
    if at[0] == right > 0:
        found[0] = (cells[right - 1].right + own.x) / 2
    if at[1] == down > 0:
        found[1] = (cells[size * (down - 1)].bottom + own.y) / 2
    return found[0], found[1]
