"""The classic generator: a base grid, four phases that permute it, and a fifth that erases.

The method, its base grid, its five phases and the permutation of kept cells are those of the
exercise "Terceiro Exercício-Programa" (IME-USP, 2006). Its rule does not make the solution the
only one; here every erasure is checked with the exact engine. Since the four phases alone reach
only 6^8 grids, the base grid is relabelled and transposed beforehand.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from ..core.geometry import CLASSIC
from ..core.grid import Grid
from .draw import Draw
from .erasure import Erasure
from .ids import PuzzleId
from .levels import SYMMETRIC_MOST
from .symmetry import Symmetry, orbits
from .transform import SIZE, Transform

BASE: Final = Grid.parse(
    "123456789456789123789123456234567891567891234891234567345678912678912345912345678"
)
"""The document's base grid."""


class Making(NamedTuple):
    """How a board is made: the draws of each phase, and the board before the fifth."""

    base: Transform
    """The base grid relabelled and transposed."""
    phases: tuple[tuple[tuple[int, ...], ...], ...]
    """The permutations of the first four phases: one each, then one a stack, one a band."""
    kept: tuple[int, ...]
    """For each row the column of the cell that is kept."""
    erasure: Erasure

    def grids(self) -> tuple[Grid, ...]:
        """Return the grid before the first phase and after each of the first four."""
        return tuple(transform.apply(BASE) for transform in _transforms(self.base, self.phases))


def makings(puzzle_id: PuzzleId) -> Iterator[Making]:
    """Yield endlessly what the seed of an id makes."""
    draw = Draw(puzzle_id.sequence)
    bounds = puzzle_id.level.range
    symmetric = puzzle_id.symmetry is Symmetry.HALF_TURN
    most = min(bounds.most, SYMMETRIC_MOST) if symmetric else bounds.most
    while True:
        target = bounds.fewest + draw.below(most - bounds.fewest + 1)
        labels = tuple(index + 1 for index in draw.permutation(SIZE))
        base = Transform(transposed=draw.below(2) == 1, digits=labels)
        phases = tuple(tuple(draw.permutation(3) for _ in range(count)) for count in (1, 1, 3, 3))
        solution = _transforms(base, phases)[-1].apply(BASE)
        kept = tuple(draw.permutation(SIZE))
        erasure = fifth_phase(solution, draw, kept, target, symmetric=symmetric)
        yield Making(base, phases, kept, erasure)


def erasures(puzzle_id: PuzzleId) -> Iterator[Erasure]:
    """Yield endlessly the erasures of an id's seed."""
    return (making.erasure for making in makings(puzzle_id))


def _transforms(
    base: Transform, phases: tuple[tuple[tuple[int, ...], ...], ...]
) -> list[Transform]:
    """Return the permutation of the base grid before the first phase and after each of four."""
    (stacks,), (bands,), columns, rows = phases
    found = [base, base.swap_stacks(stacks)]
    found.append(found[-1].swap_bands(bands))
    within = found[-1]
    for stack, order in enumerate(columns):
        within = within.swap_columns(stack, order)
    found.append(within)
    for band, order in enumerate(rows):
        within = within.swap_rows(band, order)
    return [*found, within]


def fifth_phase(
    solution: Grid, draw: Draw, kept: Sequence[int], target: int, *, symmetric: bool
) -> Erasure:
    """Draw which cells to erase, up to `target` of them, and in which order.

    `kept` names for each row the column of a cell that is kept; in a symmetric board a kept cell
    keeps its opposite.
    """
    cells = {row * SIZE + column for row, column in enumerate(kept)}
    pattern = orbits(Symmetry.HALF_TURN if symmetric else Symmetry.NONE, CLASSIC)
    groups = [group for group in pattern if cells.isdisjoint(group)]
    order = tuple(groups[index] for index in draw.permutation(len(groups)))
    return Erasure(solution, order, target)
