"""The classic generator: a base grid, four phases that permute it, and a fifth that erases.

The method, its base grid, its five phases and the permutation of kept cells are those of the
exercise "Terceiro Exercício-Programa" (IME-USP, 2006). Its rule does not make the solution the
only one; here every erasure is checked with the exact engine. Since the four phases alone reach
only 6^8 grids, the base grid is relabelled and transposed beforehand.
"""

from collections.abc import Iterator
from typing import Final

from game.core.geometry import CLASSIC
from game.core.grid import Grid
from game.generate.draw import Draw
from game.generate.erasure import Erasure
from game.generate.ids import PuzzleId
from game.generate.levels import SYMMETRIC_MOST
from game.generate.symmetry import Symmetry, orbits
from game.generate.transform import SIZE, Transform

BASE: Final = Grid.parse(
    "123456789456789123789123456234567891567891234891234567345678912678912345912345678"
)
"""The document's base grid."""


def erasures(puzzle_id: PuzzleId) -> Iterator[Erasure]:
    """Yield, without end, what the seed of an id makes."""
    draw = Draw(puzzle_id.sequence)
    bounds = puzzle_id.level.range
    symmetric = puzzle_id.symmetry is Symmetry.HALF_TURN
    most = min(bounds.most, SYMMETRIC_MOST) if symmetric else bounds.most
    while True:
        target = bounds.fewest + draw.below(most - bounds.fewest + 1)
        yield fifth_phase(permuted_base(draw), draw, target, symmetric=symmetric)


def permuted_base(draw: Draw) -> Grid:
    """Return the base grid relabelled and transposed, and after the first four phases."""
    labels = tuple(index + 1 for index in draw.permutation(SIZE))
    transform = Transform(transposed=draw.below(2) == 1, digits=labels)
    transform = transform.swap_stacks(draw.permutation(3))
    transform = transform.swap_bands(draw.permutation(3))
    for stack in range(3):
        transform = transform.swap_columns(stack, draw.permutation(3))
    for band in range(3):
        transform = transform.swap_rows(band, draw.permutation(3))
    return transform.apply(BASE)


def fifth_phase(solution: Grid, draw: Draw, target: int, *, symmetric: bool) -> Erasure:
    """Draw which cells to erase, up to `target` of them, and in which order.

    A random permutation names a cell in every row and column that is kept; in a symmetric board
    a kept cell keeps its opposite.
    """
    columns = draw.permutation(SIZE)
    kept = {row * SIZE + column for row, column in enumerate(columns)}
    pattern = orbits(Symmetry.HALF_TURN if symmetric else Symmetry.NONE, CLASSIC)
    groups = [group for group in pattern if kept.isdisjoint(group)]
    order = tuple(groups[index] for index in draw.permutation(len(groups)))
    return Erasure(solution, order, target)
