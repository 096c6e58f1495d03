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
from game.generate.ids import PuzzleId
from game.generate.levels import SYMMETRIC_MOST
from game.generate.reduction import Reduction
from game.generate.symmetry import Symmetry, orbits
from game.generate.transform import SIZE, Transform

BASE: Final = Grid.parse(
    "123456789456789123789123456234567891567891234891234567345678912678912345912345678"
)
"""The document's base grid."""

ATTEMPTS: Final = 2000
"""Boards tried for one id: a bound that does not depend on the clock."""


def boards(puzzle_id: PuzzleId) -> Iterator[Grid]:
    """Yield the boards of an id that are in its level's range, of `ATTEMPTS` that are made."""
    draw = Draw(str(puzzle_id))
    bounds = puzzle_id.level.range
    symmetric = puzzle_id.symmetry is Symmetry.HALF_TURN
    most = min(bounds.most, SYMMETRIC_MOST) if symmetric else bounds.most
    for _ in range(ATTEMPTS):
        target = bounds.fewest + draw.below(most - bounds.fewest + 1)
        givens = erase_cells(permuted_base(draw), draw, target, symmetric=symmetric)
        if bounds.fewest <= givens.values.count(0) <= most:
            yield givens


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


def erase_cells(solution: Grid, draw: Draw, target: int, *, symmetric: bool) -> Grid:
    """Return the grid after the fifth phase: up to `target` cells erased, one solution left.

    A random permutation names a cell in every row and column that is kept; in a symmetric board
    a kept cell keeps its opposite.
    """
    columns = draw.permutation(SIZE)
    kept = {row * SIZE + column for row, column in enumerate(columns)}
    pattern = orbits(Symmetry.HALF_TURN if symmetric else Symmetry.NONE, CLASSIC)
    groups = [group for group in pattern if kept.isdisjoint(group)]
    order = [groups[index] for index in draw.permutation(len(groups))]
    reduction = Reduction(CLASSIC, solution.values, solution.values, most=target)
    reduction.erase(order)
    return Grid(reduction.values)
