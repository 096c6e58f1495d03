"""Where the cells and the lines of a board lie."""

from typing import Final, NamedTuple

from game.core.geometry import CLASSIC, Geometry
from game.shell.rect import Rect

STRIP: Final = 0.42
"""How wide the numbers beside a board stand, in cells."""
LEAST_STRIP: Final = 14
LEAST_NUMBERED: Final = 17
"""The smallest cell that has a number beside it, in pixels."""


class BoardLayout(NamedTuple):
    """A square board: lines have pixels of their own, so that all cells have the same size."""

    outer: Rect
    """The board with its frame."""
    cell: int
    frame: int
    thick: int
    thin: int
    cells: tuple[Rect, ...]
    """In reading order."""
    thin_lines: tuple[Rect, ...]
    thick_lines: tuple[Rect, ...]

    def cell_at(self, x: int, y: int) -> int | None:
        """Return the index of the cell at a point; a line belongs to the cell before it."""
        inner = self.outer.inset(self.frame)
        if not inner.holds(x, y):
            return None
        return next(
            index
            for index in range(len(self.cells) - 1, -1, -1)
            if self.cells[index].x <= x and self.cells[index].y <= y
        )


MANY: Final = 100
"""Pixels of a cell beyond which its board's side is guessed before it is looked for."""


def _lines(cell: int) -> tuple[int, int, int]:
    frame = max(2, round(cell * 0.07))
    thick = max(2, round(cell * 0.035))
    thin = max(1, round(cell * 0.012))
    return frame, thick, thin


def _box(geometry: Geometry) -> tuple[int, int]:
    """Return height and width of the boxes; a jigsaw's regions are no reason for wider lines."""
    return geometry.box_shape or (geometry.size, geometry.size)


def board_side(cell: int, geometry: Geometry = CLASSIC) -> int:
    """Return the side of a board, frame included, of a cell size."""
    frame, thick, thin = _lines(cell)
    boxes = geometry.size // _box(geometry)[1] - 1
    return geometry.size * cell + 2 * frame + boxes * thick + (geometry.size - 1 - boxes) * thin


def cell_for(side: int, geometry: Geometry = CLASSIC) -> int:
    """Return the largest cell size whose board is no larger than a side."""
    # Lines are this share of a cell, but for rounding: there are few cells to try.
    cell = side // geometry.size
    if cell > MANY:
        cell = round((side + MANY) / (board_side(MANY * MANY, geometry) / (MANY * MANY)))
    while cell > 1 and board_side(cell, geometry) > side:
        cell -= 1
    return cell


def beside_numbers(layout: BoardLayout, geometry: Geometry = CLASSIC) -> BoardLayout:
    """Return a smaller board in the same square, with room for numbers over it and at its left.

    Where its cells would be too small for numbers beside them it is the same board.
    """
    outer = layout.outer
    for cell in range(layout.cell - 1, LEAST_NUMBERED - 1, -1):
        side = board_side(cell, geometry)
        if side + max(LEAST_STRIP, round(cell * STRIP)) <= outer.w:
            return board_layout(outer.right - side, outer.bottom - side, cell, geometry)
    return layout


def board_layout(x: int, y: int, cell: int, geometry: Geometry = CLASSIC) -> BoardLayout:
    """Lay a board out with its top left corner at a point."""
    frame, thick, thin = _lines(cell)
    side = board_side(cell, geometry)

    def starts(box: int) -> tuple[int, ...]:
        at, found = frame, []
        for index in range(geometry.size):
            found.append(at)
            at += cell + (thick if (index + 1) % box == 0 else thin)
        return tuple(found)

    height, width = _box(geometry)
    across, down = starts(width), starts(height)
    inner = side - 2 * frame
    thin_lines: list[Rect] = []
    thick_lines: list[Rect] = []
    for index in range(1, geometry.size):
        is_thick = index % width == 0
        breadth = thick if is_thick else thin
        line = Rect(x + across[index] - breadth, y + frame, breadth, inner)
        (thick_lines if is_thick else thin_lines).append(line)
        is_thick = index % height == 0
        breadth = thick if is_thick else thin
        line = Rect(x + frame, y + down[index] - breadth, inner, breadth)
        (thick_lines if is_thick else thin_lines).append(line)
    return BoardLayout(
        outer=Rect(x, y, side, side),
        cell=cell,
        frame=frame,
        thick=thick,
        thin=thin,
        cells=tuple(Rect(x + left, y + top, cell, cell) for top in down for left in across),
        thin_lines=tuple(thin_lines),
        thick_lines=tuple(thick_lines),
    )
