"""The drawings of constraints, cell by cell, and the places of clues beside the board."""

from functools import lru_cache
from typing import Final, NamedTuple

from ...core.constraints import base_of, kind_of
from ...core.constraints.marks import Clue, Ink, Mark, Outline, Point, Spot, Track
from ...core.geometry import Geometry
from .faces import BOTTOM, LEFT, RIGHT, TOP

CORNERS: Final = ((LEFT | TOP, -1, -1), (RIGHT | TOP, 1, -1), (LEFT | BOTTOM, -1, 1),
                  (RIGHT | BOTTOM, 1, 1))  # fmt: skip
"""The two sides of each corner, and the way to the cell beyond it."""


TONES: Final = (6, 3, 4, 9, 2)
"""The digits whose hues cages are tinted with."""


class Edge(NamedTuple):
    """The part of a cage's outline that is in one cell."""

    sides: int
    """Where the outline runs along the cell."""
    corners: tuple[int, ...] = ()
    """Where it only turns: the two sides of such a corner."""
    label: str = ""
    tone: int = 0
    """The digit in whose hue the cage is tinted, which no cage beside it has; 0 for none."""


Piece = Edge | Track | Spot
"""What is drawn in a cell; places are counted from its top left corner."""


@lru_cache(32)
def marks_in(geometry: Geometry) -> tuple[Mark, ...]:
    """Return the drawings of a board's constraints."""
    board, every = base_of(geometry), geometry.constraints
    return tuple(mark for one in every for mark in kind_of(one).marks(one, board, every))


@lru_cache(32)
def pieces_of(geometry: Geometry) -> tuple[tuple[Piece, ...], ...]:
    """Return for each cell what is drawn in it, the lowest first."""
    found: list[list[Piece]] = [[] for _ in geometry.cells]
    tones = _tones(geometry)
    for mark in sorted(marks_in(geometry), key=_height):
        if isinstance(mark, Outline):
            for own in mark.cells:
                edge = _edge(mark, own, geometry.size)
                found[own].append(edge._replace(tone=tones[mark.cells]))
        elif not isinstance(mark, Clue):
            for cell, piece in _cut(mark, geometry.size):
                found[cell].append(piece)
    return tuple(map(tuple, found))


@lru_cache(32)
def has_outlines(geometry: Geometry) -> bool:
    """Whether there are outlines, which reduce the space for notes in all cells equally."""
    return any(isinstance(mark, Outline) for mark in marks_in(geometry))


@lru_cache(32)
def clues_of(geometry: Geometry) -> tuple[Clue, ...]:
    """Return the clues beside the board."""
    return tuple(mark for mark in marks_in(geometry) if isinstance(mark, Clue))


def _tones(geometry: Geometry) -> dict[tuple[int, ...], int]:
    """Return a tone for each outline, different from its neighbours'."""
    outlines = [mark for mark in marks_in(geometry) if isinstance(mark, Outline)]
    size = geometry.size
    found: dict[tuple[int, ...], int] = {}
    owner: dict[int, int] = {}
    for outline in outlines:
        near = {
            owner.get(cell + step, 0)
            for cell in outline.cells
            for step in (-size, size, -1 if cell % size else 0, 1 if (cell + 1) % size else 0)
        }
        tone = next((one for one in TONES if one not in near), TONES[0])
        found[outline.cells] = tone
        owner |= dict.fromkeys(outline.cells, tone)
    return found


def _height(mark: Mark) -> int:
    if isinstance(mark, Outline):
        return 1
    return 0 if isinstance(mark, Track | Spot) and mark.ink is Ink.FAINT else 2


def _edge(outline: Outline, cell: int, size: int) -> Edge:
    cells = set(outline.cells)
    row, column = divmod(cell, size)

    def has(right: int, down: int) -> bool:
        inside = 0 <= row + down < size and 0 <= column + right < size
        return inside and cell + down * size + right in cells

    sides = 0
    for side, right, down in ((TOP, 0, -1), (RIGHT, 1, 0), (BOTTOM, 0, 1), (LEFT, -1, 0)):
        if not has(right, down):
            sides |= side
    corners = tuple(
        both for both, right, down in CORNERS if not sides & both and not has(right, down)
    )
    return Edge(sides, corners, outline.label if cell == min(cells) else "")


def _cut(mark: Track | Spot, size: int) -> list[tuple[int, Track | Spot]]:
    """Return the cells that a mark touches, with the mark as each sees it."""
    if isinstance(mark, Spot):
        boxes = [(mark.at, mark.at)]
        reach = mark.radius
    else:
        boxes = list(zip(mark.points, mark.points[1:], strict=False))
        reach = mark.breadth + (0.2 if mark.arrow else 0.0)
    cells = set()
    for one, other in boxes:
        (left, right), (top, bottom) = (sorted(pair) for pair in zip(one, other, strict=True))
        for row in range(max(0, int(top - reach)), min(size, int(bottom + reach) + 1)):
            for column in range(max(0, int(left - reach)), min(size, int(right + reach) + 1)):
                cells.add(row * size + column)
    found: list[tuple[int, Track | Spot]] = []
    for cell in sorted(cells):
        down, right = divmod(cell, size)
        if isinstance(mark, Spot):
            found.append((cell, mark._replace(at=_from(mark.at, right, down))))
        else:
            points = tuple(_from(point, right, down) for point in mark.points)
            found.append((cell, mark._replace(points=points)))
    return found


def _from(point: Point, right: int, down: int) -> Point:
    return round(point[0] - right, 3), round(point[1] - down, 3)
