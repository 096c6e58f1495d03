"""Solves a position as far as techniques lead: the search behind paths and ratings."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from operator import itemgetter
from typing import Final, NamedTuple

from ..core.geometry import CLASSIC
from ..core.grid import Grid
from .board import Board, filled_cells, never
from .cause import SINGLES
from .search.singles import Singles
from .sets import CellSet
from .step import Candidate, Step
from .technique import Search, Technique

_LOCKED: Final = ("locked-pair", "locked-triple")


class Walk(NamedTuple):
    """The result of a walk: its steps, and the position where it ended."""

    singles: Singles
    """The last position, with the singles that were placed in order."""
    steps: list[Step]
    """The other steps."""

    @property
    def solved(self) -> bool:
        """Whether every cell is filled."""
        return self.singles.solved


def walk(
    grid: Grid,
    techniques: Sequence[Technique],
    givens: CellSet | None = None,
    cancelled: Callable[[], bool] = never,
    most: int | None = None,
) -> Walk:
    """Take steps to the end: all singles, then the first step of the first technique with one.

    The walk stops after more than `most` steps that are not singles.
    """
    singles = Singles(grid, givens, cancelled)
    steps: list[Step] = []
    others: list[Search] = []
    while singles.run() and not singles.solved:
        # Many puzzles need none.
        others = others or searches(each for each in techniques if each.id not in SINGLES)
        step = first_step(singles.board(), others)
        if step is None:
            break
        steps.append(step)
        if most is not None and len(steps) > most:
            break
        singles.take((step.placements, _as_they_go(step)))
    return Walk(singles, steps)


def plain_walk(
    grid: Grid,
    techniques: Sequence[Technique],
    givens: CellSet | None = None,
    cancelled: Callable[[], bool] = never,
) -> tuple[tuple[Step, ...], Grid]:
    """Take steps to the end, each the first step of the first technique that has one.

    This is for boards that HoDoKu does not know, so there is no order of singles to keep.
    """
    ordered = searches(techniques)
    if givens is None:
        givens = filled_cells(grid)
    steps: list[Step] = []
    while not grid.is_full:
        step = first_step(Board(grid, givens, cancelled), ordered)
        if step is None:
            break
        steps.append(step)
        grid = step.apply(grid)
    return tuple(steps), grid


def _as_they_go(step: Step) -> tuple[Candidate, ...]:
    """Return a step's eliminations in HoDoKu's order, which orders the singles after it.

    Digit by digit; what a pair or triple locks in a line and a box goes from the line first.
    """
    if step.technique not in _LOCKED:
        return tuple(sorted(step.eliminations, key=itemgetter(1, 0)))
    line = CLASSIC.houses[step.houses[1]].cells
    return tuple(sorted(step.eliminations, key=lambda each: (each.cell not in line, each)))


def searches(techniques: Iterable[Technique]) -> list[Search]:
    """Return searches for techniques in order; those that are sorted together share one.

    These follow each other in the order of their ranks; in another order each is for itself.
    """
    found: list[Search] = []
    family: set[str] = set()
    before: Technique | None = None
    for technique in techniques:
        search = technique.path_search
        if search is None:
            found.append(technique.find)
        elif before and search is before.path_search and technique.rank > before.rank:
            family.add(technique.id)
        else:
            family = {technique.id}
            found.append(partial(_of_family, search, family))
        before = technique
    return found


def _of_family(search: Search, ids: set[str], board: Board) -> Iterator[Step]:
    return (step for step in search(board) if step.technique in ids)


def first_step(board: Board, ordered: Iterable[Search]) -> Step | None:
    """Return the first step of the first search that finds one, or None."""
    for search in ordered:
        board.poll()
        for step in search(board):
            return step
    return None
