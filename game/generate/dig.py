"""Digs a puzzle out of a full grid: erases cells in a symmetric pattern."""

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Final

from ..core.geometry import Geometry, geometry_of
from ..core.grid import Grid
from ..solve.exact import random_grid, searched_grid
from .draw import Draw
from .erasure import Erasure
from .ids import SEARCHED, VERSION, PuzzleId
from .levels import SYMMETRIC_MOST, Level, Shape
from .minimal import NotUniqueError
from .regions import random_regions
from .symmetry import Symmetry, orbits

if TYPE_CHECKING:
    from .constrained import Coarser

DIGS: Final = 16
"""Puzzles that are dug out of a full grid which was hard to find."""


def dig(solution: Grid, erased: range, symmetry: Symmetry, rng: Random) -> Grid | None:
    """Return a puzzle with the given solution and no other, or None when this attempt ends short.

    How many cells are open is drawn from `erased`; where the pattern or the uniqueness does not
    let it come so far, any number within `erased` will do. At least one cell in every row and
    every column stays filled. The same state of `rng` gives the same puzzle. Raises
    `NotUniqueError` when `solution` is not a solved grid.
    """
    if not solution.is_solved:
        raise NotUniqueError(solution.text)
    givens = _erasure(solution, erased, symmetry, rng).board()
    return givens if givens.values.count(0) in erased else None


def erasures(puzzle_id: PuzzleId) -> "Iterator[Erasure | Coarser]":
    """Yield endlessly the erasures of an id's seed."""
    # The seed of the random numbers is the id itself, as for the classic generator.
    rng = Random(int.from_bytes(puzzle_id.sequence.encode(), "big"))
    bounds = puzzle_id.range
    is_classic = puzzle_id.shape is Shape.CLASSIC
    most = min(bounds.most, SYMMETRIC_MOST) if is_classic else bounds.most
    erased = range(bounds.fewest, most + 1)
    if puzzle_id.shape.is_drawn:
        from .constrained import chain_of

        for solution in drawn_grids(puzzle_id.shape, puzzle_id.level, rng):
            erasure = _erasure(solution, erased, puzzle_id.symmetry, rng)
            if bounds.fewest == len(solution.values):
                # Without givens there is nothing to keep: all goes, or the board is no good.
                whole = (solution.geometry.cells,)
                erasure = erasure._replace(groups=whole, keep_lines=False)
            yield from chain_of(erasure, puzzle_id.level, Draw.of(rng))
    geometry = board_of(puzzle_id.shape, rng)
    is_searched = puzzle_id.newest == SEARCHED and puzzle_id.version != VERSION
    while True:
        solution = (searched_grid if is_searched else random_grid)(rng, geometry)
        for _ in range(DIGS if is_searched else 1):
            yield _erasure(solution, erased, puzzle_id.symmetry, rng)


def drawn_grids(shape: Shape, level: Level, rng: Random) -> Iterator[Grid]:
    """Yield endlessly full grids with constraints drawn around them."""
    from .constrained import with_constraints  # most shapes have none

    while True:
        yield with_constraints(shape, level, random_grid(rng), Draw.of(rng))


def board_of(shape: Shape, rng: Random) -> Geometry:
    """Return the board of a shape; anything drawn for it comes first from the seed."""
    if shape.jigsaw_size:
        return random_regions(shape.jigsaw_size, Draw.of(rng))
    if shape.is_drawn:
        return next(drawn_grids(shape, Level.EASY, rng)).geometry
    return geometry_of(shape.code)


def _erasure(solution: Grid, erased: range, symmetry: Symmetry, rng: Random) -> Erasure:
    draw = Draw.of(rng)
    pattern = orbits(symmetry, solution.geometry)
    groups = tuple(pattern[index] for index in draw.permutation(len(pattern)))
    most = erased[draw.below(len(erased))]
    return Erasure(solution, groups, most, keep_lines=True)
