"""Which entries are wrong, which was the first, and the last sound position."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ..core.errors import SudokuError
from ..core.grid import Grid
from ..core.rules import conflicts
from ..core.verdict import Verdict
from ..solve.exact import GaveUpError, classify, solve
from .state import State

PATIENCE: Final = 2_000
"""Branchings after which a board without a single solution counts as completable."""


class Mistake(NamedTuple):
    """The first wrong entry, and the position in the history before it."""

    cell: int
    digit: int
    sound_position: int | None
    """How many moves lead to the last sound board before it; `None` when that is forgotten."""


class UnplayableBoardError(SudokuError):
    """A board has no solution, so it cannot be played."""

    key = "error.unplayable_board"

    def __init__(self, givens: Grid) -> None:
        super().__init__(f"{givens.text} has no solution")


def solution_to_play(givens: Grid) -> Grid | None:
    """Return the only solution of a board; `None` if there are several or it is not judged.

    Raises `UnplayableBoardError` if there is none, or none was found in time.
    """
    found = classify(givens)
    if found.verdict not in (Verdict.UNIQUE, Verdict.MANY, Verdict.UNJUDGED):
        raise UnplayableBoardError(givens)
    return found.solution if found.verdict is Verdict.UNIQUE else None


def only_solution(givens: Grid) -> Grid | None:
    """Return the solution of a board that has exactly one."""
    found = classify(givens)
    return found.solution if found.verdict is Verdict.UNIQUE else None


def wrong_entries(state: State, solution: Grid | None) -> tuple[int, ...]:
    """Return the cells of wrong entries, in reading order.

    Without a unique solution these are the entries that break a rule.
    """
    if solution is None:
        broken = conflict_cells(state.grid)
        return tuple(c for c in state.entries if c in broken)
    return tuple(c for c in state.entries if state.values[c] != solution.values[c])


def conflict_cells(grid: Grid) -> frozenset[int]:
    """Return all cells whose digit is repeated in one of their houses."""
    return frozenset(cell for conflict in conflicts(grid) for cell in conflict.cells)


def is_completable(state: State) -> bool:
    """Whether the present board has a solution; True if that takes too long to find out."""
    try:
        return solve(state.grid, node_limit=PATIENCE) is not None
    except GaveUpError:
        return True


def first_mistake(states: Sequence[State], solution: Grid | None) -> Mistake | None:
    """Return the earliest wrong entry on the board of the last of `states`."""
    if solution is None:
        return _first_dead_end(states)
    present = states[-1]
    wrong = wrong_entries(present, solution)
    if not wrong:
        return None
    made, cell = min((_made_at(states, cell), cell) for cell in wrong)
    sound = (p for p in range(made - 1, -1, -1) if not wrong_entries(states[p], solution))
    return Mistake(cell, present.values[cell], next(sound, None))


def cell_to_reveal(state: State, solution: Grid, cursor: int) -> int:
    """Return the cursor's cell, or if that is correct, the most constrained one."""
    right, values = solution.values, state.values
    lacking = [cell for cell, value in enumerate(values) if value != right[cell]]
    if cursor in lacking or not lacking:
        return cursor
    masks = state.grid.candidates
    return min(lacking, key=lambda cell: (values[cell] != 0, masks[cell].bit_count(), cell))


def _made_at(states: Sequence[State], cell: int) -> int:
    """Return the position since which a cell has its present digit."""
    position = len(states) - 1
    digit = states[position].values[cell]
    while position and states[position - 1].values[cell] == digit:
        position -= 1
    return position


def _first_dead_end(states: Sequence[State]) -> Mistake | None:
    """Return the entry that made a board with several solutions unsolvable."""
    position = len(states) - 1
    while position >= 0 and not is_completable(states[position]):
        position -= 1
    if position == len(states) - 1:
        return None
    first = states[position + 1]
    if not first.entries:
        # The givens alone leave no solution.
        return None
    before = states[position].values if position >= 0 else first.puzzle.givens.values
    changed = (c for c in first.entries if first.values[c] != before[c])
    cell = next(changed, first.entries[-1])
    return Mistake(cell, first.values[cell], position if position >= 0 else None)
