"""The logic engine as a stream of steps: always the easiest technique, and never a guess.

Techniques that assume a single solution are left out: a verdict must not rest on what it says.
"""

from functools import partial
from typing import Final

from ..core.digits import Cell
from ..core.grid import Grid
from ..core.verdict import Verdict
from ..solve.stream import Method, Options, Search, StepKind, StreamStep
from .finder import FinderOptions, next_step
from .solver import SolverSettings
from .step import Step


def search(grid: Grid, _options: Options, solver: SolverSettings | None = None) -> Search:
    """Yield the easiest step until the board is full or no technique applies."""
    may_use = FinderOptions(uniqueness=False, solver=solver)
    givens = sum(1 << cell for cell, value in enumerate(grid.values) if value)

    while not grid.is_full:
        dead = _cell_without_candidates(grid)
        if dead is not None:
            yield StreamStep(StepKind.CONFLICT, dead)
            return Verdict.NONE
        step = next_step(grid, may_use, givens)
        if step is None:
            return Verdict.STUCK
        cells = _pattern(step)
        for cell, digit in step.placements:
            yield StreamStep(
                StepKind.PLACE,
                cell,
                digit,
                cells=cells,
                rule=step.technique,
                forced=True,
                why=(step, grid),
            )
        if step.eliminations:
            removed = tuple((cell, digit) for cell, digit in step.eliminations)
            yield StreamStep(
                StepKind.DEDUCE,
                cells=cells,
                removed=removed,
                rule=step.technique,
                why=(step, grid),
            )
        grid = step.apply(grid)
    if not grid.is_solved:
        # Two steps of one finding may contradict each other where there is no solution.
        return Verdict.NONE
    yield StreamStep(StepKind.SOLUTION)
    return None


def _cell_without_candidates(grid: Grid) -> Cell | None:
    for cell in grid.geometry.cells:
        if not grid.values[cell] and not grid.candidates[cell]:
            return cell
    return None


def _pattern(step: Step) -> tuple[Cell, ...]:
    """Return the cells of the pattern of a step, in reading order."""
    candidates = {candidate.cell for _, role in step.roles for candidate in role}
    linked = {candidate.cell for chain in step.chains for link in chain for candidate in link.start}
    return tuple(sorted(candidates | linked))


def _line(step: StreamStep) -> int:
    match step.kind:
        case StepKind.PLACE:
            return 5
        case StepKind.DEDUCE:
            return 6
        case StepKind.SOLUTION:
            return 8
        case _:
            return 7


def method_with(solver: SolverSettings) -> Method:
    """Return the logic method of the theatre, with the given settings."""
    return METHOD._replace(search=partial(search, solver=solver))


METHOD: Final = Method("logic", search, complete=False, line=_line, constraints=True, slow=True)
