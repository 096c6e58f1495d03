"""Dig a puzzle out of a full grid: erase cells down to a range, in a symmetric pattern."""

from random import Random

from game.core.grid import Grid
from game.generate.draw import Draw
from game.generate.minimal import NotUniqueError
from game.generate.reduction import Reduction
from game.generate.symmetry import Symmetry, orbits


def dig(solution: Grid, erased: range, symmetry: Symmetry, rng: Random) -> Grid | None:
    """Return a puzzle with the given solution and no other, or None when this attempt ends short.

    How many cells are open is drawn from `erased`; where the pattern or the uniqueness does not
    let it come so far, any number within `erased` will do. At least one cell in every row and
    every column stays filled. The same state of `rng` gives the same puzzle. Raises
    `NotUniqueError` when `solution` is not a solved grid.
    """
    if not solution.is_solved:
        raise NotUniqueError(solution.text)
    draw = Draw.of(rng)
    pattern = orbits(symmetry, solution.geometry)
    groups = [pattern[index] for index in draw.permutation(len(pattern))]
    most = erased[draw.below(len(erased))]
    reduction = Reduction(
        solution.geometry, solution.values, solution.values, most=most, keep_lines=True
    )
    reduction.erase(groups)
    if reduction.open not in erased:
        return None
    return Grid(reduction.values, None, solution.geometry)
