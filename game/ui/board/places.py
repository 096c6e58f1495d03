"""The places of cells and lines on a board, and of candidates in a cell."""

from collections.abc import Sequence
from math import ceil, isqrt
from typing import Final

from ...core.geometry import CLASSIC, Geometry
from ...core.value import Value
from ...shell.rect import Rect

STRIP: Final = 0.42
"""How wide the numbers beside a board stand, in cells."""
LEAST_STRIP: Final = 14
LEAST_NUMBERED: Final = 17
"""The smallest cell that has a number beside it, in pixels."""
CLUE: Final = 0.66
"""How wide clues beside a board stand, in cells."""
LEAST_CLUE: Final = 15
MARGIN: Final = 0.04
"""The part of a cell, on each side, that its candidates leave free."""


class BoardLayout(Value):
    """A square board; lines have their own pixels, so that all cells have the same size."""

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
    geometry: Geometry = CLASSIC

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


def _lines(cell: int, geometry: Geometry) -> tuple[int, int, int]:
    frame = max(2, round(cell * 0.07))
    # Between regions a line turns often: it must be told from the others at each turn.
    thick = max(2, round(cell * (0.035 if geometry.box_shape else 0.055)))
    thin = max(1, round(cell * 0.012))
    return frame, thick, thin


def _gaps(geometry: Geometry, cell: int, box: int | None) -> list[int]:
    """Return the widths of the lines between rows, or columns, of which `box` make a box.

    Lines between the regions of a jigsaw may be anywhere, so each has space for one.
    """
    _, thick, thin = _lines(cell, geometry)
    return [thick if box is None or index % box == 0 else thin for index in range(1, geometry.size)]


def _sides(cell: int, geometry: Geometry) -> tuple[int, int]:
    """Return width and height of a board: with boxes wider than tall, it is slightly taller."""
    frame, _, _ = _lines(cell, geometry)
    tall, wide = geometry.box_shape or (None, None)
    whole = geometry.size * cell + 2 * frame
    return whole + sum(_gaps(geometry, cell, wide)), whole + sum(_gaps(geometry, cell, tall))


def board_side(cell: int, geometry: Geometry = CLASSIC) -> int:
    """Return the side of the square that a board with its frame needs for a cell size."""
    return max(_sides(cell, geometry))


def cell_for(side: int, geometry: Geometry = CLASSIC) -> int:
    """Return the largest cell size whose board fits a side."""
    # Lines are this share of a cell, but for rounding: there are few cells to try.
    cell = side // geometry.size
    if cell > MANY:
        cell = round((side + MANY) / (board_side(MANY * MANY, geometry) / (MANY * MANY)))
    while cell > 1 and board_side(cell, geometry) > side:
        cell -= 1
    return cell


def beside_numbers(layout: BoardLayout) -> BoardLayout:
    """Return a smaller board in the same square, with space for numbers above and at the left.

    If its cells would be too small for numbers, it is the same board.
    """
    outer, geometry = layout.outer, layout.geometry
    for cell in range(layout.cell - 1, LEAST_NUMBERED - 1, -1):
        side = board_side(cell, geometry)
        if side + max(LEAST_STRIP, round(cell * STRIP)) <= outer.w:
            return board_layout(outer.right - side, outer.bottom - side, cell, geometry)
    return layout


def beside_clues(layout: BoardLayout, reach: float = CLUE) -> BoardLayout:
    """Return a smaller board centred in the same square, with space for clues around it.

    `reach` is the width of that space, in cells.
    """
    outer, geometry = layout.outer, layout.geometry
    for cell in range(layout.cell - 1, 0, -1):
        side = board_side(cell, geometry)
        if side + 2 * max(LEAST_CLUE, round(cell * reach)) <= outer.w:
            x, y = outer.x + (outer.w - side) // 2, outer.y + (outer.h - side) // 2
            return board_layout(x, y, cell, geometry)
    return layout


def board_layout(x: int, y: int, cell: int, geometry: Geometry = CLASSIC) -> BoardLayout:
    """Return a board's layout with the top left corner of its square at a point."""
    frame, thick, thin = _lines(cell, geometry)
    width, height = _sides(cell, geometry)
    side = max(width, height)
    x, y = x + (side - width) // 2, y + (side - height) // 2
    tall, wide = geometry.box_shape or (None, None)
    gaps = _gaps(geometry, cell, wide), _gaps(geometry, cell, tall)
    across, down = (
        [start + frame + index * cell + sum(breadths[:index]) for index in range(geometry.size)]
        for start, breadths in zip((x, y), gaps, strict=True)
    )
    cells = tuple(Rect(left, top, cell, cell) for top in down for left in across)
    thin_lines: list[Rect] = []
    thick_lines: list[Rect] = []
    inner = Rect(x, y, width, height).inset(frame)
    for index in range(geometry.size - 1):
        upright = Rect(across[index] + cell, inner.y, gaps[0][index], inner.h)
        level = Rect(inner.x, down[index] + cell, inner.w, gaps[1][index])
        for line, box in ((upright, wide), (level, tall)):
            is_thick = box is not None and (index + 1) % box == 0
            (thick_lines if is_thick else thin_lines).append(line)
    if geometry.box_shape is None:
        thick_lines += _borders(cells, thick, geometry)
    return BoardLayout(
        outer=Rect(x, y, width, height),
        cell=cell,
        frame=frame,
        thick=thick,
        thin=thin,
        cells=cells,
        thin_lines=tuple(thin_lines),
        thick_lines=tuple(thick_lines),
        geometry=geometry,
    )


def _borders(cells: Sequence[Rect], breadth: int, geometry: Geometry) -> list[Rect]:
    """Return the lines between cells of different regions, corners included."""
    size, region_of = geometry.size, geometry.region_of
    found = []
    for index, (left, top, side, _) in enumerate(cells):
        long = side + 2 * breadth
        if (index + 1) % size and region_of[index] != region_of[index + 1]:
            found.append(Rect(left + side, top - breadth, breadth, long))
        if index + size < len(cells) and region_of[index] != region_of[index + size]:
            found.append(Rect(left - breadth, top + side, long, breadth))
    return found


def note_grid(size: int) -> tuple[int, int]:
    """Return how many candidates are side by side in a cell, and in how many rows."""
    across = isqrt(size - 1) + 1
    return across, ceil(size / across)


def candidate_place(digit: int, size: int) -> tuple[float, float]:
    """Return the centre of a candidate in its cell, whose side is 1, on a board of a size."""
    across, down = note_grid(size)
    row, column = divmod(digit - 1, across)
    whole = 1 - 2 * MARGIN
    return MARGIN + (column + 0.5) * whole / across, MARGIN + (row + 0.5) * whole / down


def candidate_slot(cell: Rect, digit: int, size: int) -> Rect:
    """Return the place of a candidate in its cell: for 9x9 like the keys of a telephone."""
    columns, rows = note_grid(size)
    down, across = divmod(digit - 1, columns)
    inset = max(1, round(cell.w * MARGIN))
    wide, tall = (cell.w - 2 * inset) / columns, (cell.w - 2 * inset) / rows
    left, top = round(inset + across * wide), round(inset + down * tall)
    right, bottom = round(inset + (across + 1) * wide), round(inset + (down + 1) * tall)
    return Rect(cell.x + left, cell.y + top, right - left, bottom - top)
