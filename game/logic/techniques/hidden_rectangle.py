"""Hidden rectangle: strong links along two sides of a rectangle would force a deadly pattern.

Sudopedia, "Hidden Rectangle".
"""

from collections.abc import Iterator
from typing import Final

from ..board import Board, marks
from ..search.rectangles import deadly, open_rectangles
from ..sets import bits
from ..step import Link, Role, Step
from ..technique import Example, Level, Technique


def find_hidden_rectangles(board: Board) -> Iterator[Step]:
    """Yield every hidden rectangle.

    The corner opposite one with only the pair cannot hold one digit if the other digit's only
    further places in its row and column are the adjacent corners.
    """
    planes, tables = board.planes, board.tables
    houses, size = tables.houses, tables.size
    for rectangle in board.cached(open_rectangles):
        cells = rectangle.cells
        corners = rectangle.corners
        for corner in range(4):
            if rectangle.extras[corner]:
                continue
            across = cells[3 - corner]
            in_row, in_column = cells[(3 - corner) ^ 1], cells[(3 - corner) ^ 2]
            row, column = across // size, size + across % size
            lines = houses[row] | houses[column]
            for linked in bits(rectangle.pair):
                plane = planes[linked]
                digit = (rectangle.pair & ~(1 << linked)).bit_length() - 1
                if (
                    not planes[digit] >> across & 1
                    or plane & lines & ~corners
                    or not plane >> in_row & 1
                    or not plane >> in_column & 1
                ):
                    continue
                pattern = 0
                for each in bits(rectangle.pair):
                    pattern |= (planes[each] & corners) << tables.area * each
                start = marks(1 << across, linked + 1)
                yield Step(
                    technique=TECHNIQUE.id,
                    eliminations=marks(1 << across, digit + 1),
                    roles=((Role.PATTERN, tables.candidates(pattern)),),
                    chains=(
                        (Link(start, marks(1 << in_row, linked + 1), True),),
                        (Link(start, marks(1 << in_column, linked + 1), True),),
                    ),
                    houses=(row, column),
                    arguments=(
                        ("excluded_digit", digit + 1),
                        ("linked_digit", linked + 1),
                        ("across_cell", across),
                        ("beside_cells", (in_row, in_column)),
                        ("corner_cells", cells),
                    ),
                    patterns=(deadly(cells, rectangle.pair),),
                )


TECHNIQUE: Final = Technique(
    id="hidden-rectangle",
    rank=4010,
    code="0606",
    score=100,
    level=Level.HARD,
    assumes_uniqueness=True,
    par=60,
    find=find_hidden_rectangles,
    example=Example(
        board="215469..8..4285916869173524...6.18.51563.8..79.85.7.61.82916.535917346826..8521.9",
        removed=("742 448"),
    ),
)

TECHNIQUES: Final = (TECHNIQUE,)
