"""XY-Wing and XYZ-Wing: a pivot whose every digit puts the same digit into a wing.

Sudopedia, "XY-Wing" and "XYZ-Wing".
"""

from collections.abc import Iterator
from typing import Final

from ..board import Board, marks
from ..search.wings import Wing, xy_wings, xyz_wings
from ..sets import bits
from ..step import Role, Step
from ..technique import Example, Level, Technique


def find_xy_wings(board: Board) -> Iterator[Step]:
    """Yield every XY-Wing: a cell with two digits and two wings that share a third."""
    for wing in xy_wings(board):
        yield _step(board, XY_WING.id, wing)


def find_xyz_wings(board: Board) -> Iterator[Step]:
    """Yield every XYZ-Wing: a cell with three digits and two wings that hold two of them each."""
    for wing in xyz_wings(board):
        yield _step(board, XYZ_WING.id, wing)


def _step(board: Board, technique: str, wing: Wing) -> Step:
    pivot, one, other, digit, _ = wing
    cells = 1 << pivot | 1 << one | 1 << other
    second = board.candidates(cells, board.tables.geometry.all_digits & ~(1 << digit))
    return Step(
        technique=technique,
        eliminations=marks(wing.eliminated, digit + 1),
        roles=(
            (Role.PATTERN, marks(board.planes[digit] & cells, digit + 1)),
            (Role.SECOND, board.tables.candidates(second)),
        ),
        arguments=(
            ("pivot_cell", pivot),
            ("pivot_digits", tuple(held + 1 for held in bits(board.masks[pivot]))),
            ("wing_cells", (one, other)),
            ("digit", digit + 1),
        ),
    )


XY_WING = Technique(
    id="xy-wing",
    rank=3300,
    code="0800",
    score=160,
    level=Level.HARD,
    explainer=4.2,
    par=60,
    find=find_xy_wings,
    example=Example(
        board="298413675415679823..3258194.8476.35.5..38.46.3..94578.842197536.5.834217.3.526948",
        removed=("159"),
    ),
)

XYZ_WING = Technique(
    id="xyz-wing",
    rank=3400,
    code="0801",
    score=180,
    level=Level.HARD,
    explainer=4.4,
    par=70,
    find=find_xyz_wings,
    example=Example(
        board=".9652.84..85.7..9...2.983.5847136529239857416561942738624789153..3.6.98.9.8.1...4",
        removed=("111 121"),
    ),
)

TECHNIQUES: Final = (XY_WING, XYZ_WING)
