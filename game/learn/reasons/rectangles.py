"""Why cells are not a rectangle with swappable digits."""

from itertools import combinations, product
from typing import Final

from ...core.digits import Mask, digits_of
from ...core.geometry import CLASSIC
from ...core.message import message
from ..verdict import Exercise
from .reason import Reason, figures, filled, names

AVOIDABLE: Final = ("avoidable-rectangle-1", "avoidable-rectangle-2")
BARE: Final = {
    "uniqueness-test-1": 3,
    "uniqueness-test-2": 2,
    "uniqueness-test-3": 2,
    "uniqueness-test-4": 2,
    "uniqueness-test-6": 2,
    "hidden-rectangle": 1,
}
"""How many corners hold the two digits alone."""
TECHNIQUES: Final = frozenset({*AVOIDABLE, *BARE})


def why_not(exercise: Exercise, cells: frozenset[int]) -> Reason | None:
    """Return what a rectangle lacks: corners, two boxes, two digits, corners with just these."""
    position, technique = exercise.position, exercise.techniques[0]
    found = None if technique in AVOIDABLE else filled(position, cells)
    if found is not None:
        return found
    all_cells = tuple(sorted(cells))
    if len(cells) < 4:
        return Reason(message("learn.why.four_corners"), all_cells)
    corners = _corners(cells)
    if not corners:
        return Reason(message("learn.why.no_rectangle"), all_cells)
    boxes = {CLASSIC.houses_of[cell][2] for cell in corners}
    if len(boxes) != 2:
        said = message("learn.why.not_two_boxes", len(boxes), cells=names(corners))
        return Reason(said, corners)
    if technique in AVOIDABLE:
        given = [cell for cell in corners if exercise.givens >> cell & 1]
        if given:
            said = message("learn.why.given_corner", len(given), cells=names(given))
            return Reason(said, tuple(given))
        return None
    common = position.candidates[corners[0]]
    for cell in corners:
        common = Mask(common & position.candidates[cell])
    if common.bit_count() < 2:
        return Reason(message("learn.why.no_pair", cells=names(corners)), corners)
    bare = [cell for cell in corners if position.candidates[cell].bit_count() == 2]
    if len(bare) < BARE[technique]:
        digits = figures(digits_of(common))
        return Reason(message("learn.why.too_few_bare", len(bare), digits=digits), corners)
    return None


def _corners(cells: frozenset[int]) -> tuple[int, ...]:
    """Return four of the cells that form a rectangle, if there are any."""
    rows, columns = sorted({cell // 9 for cell in cells}), sorted({cell % 9 for cell in cells})
    for pair, other in product(combinations(rows, 2), combinations(columns, 2)):
        corners = tuple(9 * row + column for row in pair for column in other)
        if cells.issuperset(corners):
            return corners
    return ()
