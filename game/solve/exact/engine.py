"""The questions to the exact engine: a solution, their number, all of them, the verdict."""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from random import Random
from typing import Final, NamedTuple

from ...core.grid import Grid
from ...core.rules import Conflict, conflicts
from ...core.verdict import Verdict
from .fill import completions_by_chance
from .search import GaveUpError, completions
from .tables import EngineTables, tables_of

NODE_LIMIT: Final = 20_000
"""Branchings after which `classify` gives up: a third of a second. The hardest known puzzles need
some hundreds."""


TRIES: Final = 1000
"""Searches by chance for a second solution, where that in order gives up."""


class Classification(NamedTuple):
    """A verdict with its evidence: the solutions found, or the conflicts."""

    verdict: Verdict
    solutions: tuple[Grid, ...] = ()
    """In the order found, up to the limit asked for."""
    conflicts: tuple[Conflict, ...] = ()

    @property
    def solution(self) -> Grid | None:
        """The first solution found, if any."""
        return self.solutions[0] if self.solutions else None


def solutions(
    grid: Grid,
    *,
    node_limit: int | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Iterator[Grid]:
    """Yield the solutions of a grid; the iterator may be abandoned at any point.

    Candidates that were removed from the grid stay out of its solutions. A grid that breaks a
    rule has none. Raises `GaveUpError` past `node_limit` branchings or when `cancelled`, which
    is asked every few milliseconds, returns true.
    """
    if grid.geometry.constraints:
        yield from _constrained(grid, node_limit, cancelled)
        return
    tables = tables_of(grid.geometry)
    board = board_of(tables, grid)
    if board is not None:
        for placed in completions(tables, board, node_limit=node_limit, cancelled=cancelled):
            yield Grid(tables.values(grid.values, placed), None, grid.geometry)


def solve(
    grid: Grid,
    *,
    node_limit: int | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Grid | None:
    """Return a solution of a grid, always the same one, or None; see `solutions`."""
    return next(solutions(grid, node_limit=node_limit, cancelled=cancelled), None)


def count(
    grid: Grid,
    limit: int = 2,
    *,
    node_limit: int | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> int:
    """Return the number of solutions of a grid, at most `limit`; see `solutions`."""
    if grid.geometry.constraints:
        wanted = max(limit, 0)
        every = solutions(grid, node_limit=node_limit, cancelled=cancelled)
        return sum(1 for _ in islice(every, wanted))
    tables = tables_of(grid.geometry)
    board = board_of(tables, grid)
    found = 0
    if board is not None and limit > 0:
        for _ in completions(tables, board, node_limit=node_limit, cancelled=cancelled):
            found += 1
            if found == limit:
                break
    return found


def classify(
    grid: Grid,
    *,
    limit: int = 2,
    node_limit: int | None = NODE_LIMIT,
    cancelled: Callable[[], bool] | None = None,
) -> Classification:
    """Return the verdict on a grid, with up to `limit` (at least two) of its solutions.

    The verdict is `GAVE_UP` when `node_limit` or `cancelled` ended the search before it was
    known; two solutions are enough to know `MANY`. Where the author of a board asks for more than
    was read, it is `UNJUDGED` unless the rest leaves one solution: more rules cannot add any.
    """
    found = _classified(grid, limit, node_limit, cancelled)
    if grid.geometry.unread and found.verdict is not Verdict.UNIQUE:
        return Classification(Verdict.UNJUDGED)
    return found


def _classified(
    grid: Grid, limit: int, node_limit: int | None, cancelled: Callable[[], bool] | None
) -> Classification:
    """Return the verdict by the rules that are known."""
    broken = conflicts(grid)
    if broken:
        return Classification(Verdict.CONFLICT, (), broken)
    found: list[Grid] = []
    complete = True
    try:
        for solution in solutions(grid, node_limit=node_limit, cancelled=cancelled):
            found.append(solution)
            if len(found) >= max(limit, 2):
                break
    except GaveUpError:
        complete = False
        is_open = grid.filled < grid.geometry.size and not grid.geometry.constraints
        if is_open and not (cancelled and cancelled()):
            # A board with so few digits has many solutions, and a search in order may meet none.
            found += _by_chance(grid, found)
    if len(found) > 1:
        verdict = Verdict.MANY
    elif not complete:
        verdict = Verdict.GAVE_UP
    else:
        verdict = Verdict.UNIQUE if found else Verdict.NONE
    return Classification(verdict, tuple(found))


def _by_chance(grid: Grid, found: Sequence[Grid]) -> list[Grid]:
    """Return further solutions, up to two in all; always the same ones."""
    tables = tables_of(grid.geometry)
    board, more = board_of(tables, grid), list[Grid]()
    if board is None:
        return more
    for values in completions_by_chance(tables, grid.values, board, Random(0), TRIES):
        solution = Grid(values, None, grid.geometry)
        if solution not in (*found, *more):
            more.append(solution)
            if len(found) + len(more) > 1:
                break
    return more


def _constrained(
    grid: Grid, node_limit: int | None, cancelled: Callable[[], bool] | None
) -> Iterator[Grid]:
    from . import constrained  # no board without constraints needs it

    masks = constrained.masks_of(grid)
    if masks is not None and not conflicts(grid):
        found = constrained.completions(
            grid.geometry, masks, node_limit=node_limit, cancelled=cancelled
        )
        for values in found:
            yield Grid(values, None, grid.geometry)


def board_of(tables: EngineTables, grid: Grid) -> int | None:
    """Return the engine board of a grid, without the candidates that the grid has lost."""
    board = tables.load(grid.values)
    masks = grid.known_candidates
    if board is None or masks is None:
        return board
    for value, mask, bans in zip(grid.values, masks, tables.ban, strict=True):
        if not value:
            for digit in range(1, len(bans)):
                if not mask >> (digit - 1) & 1:
                    board &= bans[digit]
    return board
