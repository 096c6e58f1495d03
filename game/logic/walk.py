"""The road from a position as far as techniques lead: the one search behind paths and ratings."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

from game.core.grid import Grid
from game.logic.board import Board, never
from game.logic.search.singles import Singles
from game.logic.step import Step
from game.logic.technique import Search, Technique

SINGLES: Final = ("full-house", "naked-single", "hidden-single")
"""The ids of the techniques that a walk does itself."""


class Walk(NamedTuple):
    """Where a walk ended, and how it came there."""

    singles: Singles
    """The last position, with the singles that were placed in order."""
    steps: list[tuple[int, Step]]
    """The other steps, each with the number of singles placed before it."""

    @property
    def solved(self) -> bool:
        """Whether every cell is filled."""
        return self.singles.solved


def walk(
    grid: Grid,
    techniques: Sequence[Technique],
    givens: int | None = None,
    cancelled: Callable[[], bool] = never,
) -> Walk:
    """Take the first step of the first technique that has one, after all singles, to the end."""
    singles = Singles(grid, givens, cancelled)
    steps: list[tuple[int, Step]] = []
    by_steps = 0
    others = searches(technique for technique in techniques if technique.id not in SINGLES)
    while singles.run() and not singles.solved:
        step = first_step(singles.board(), others)
        if step is None:
            break
        steps.append((len(singles.placed) - by_steps, step))
        by_steps += len(step.placements)
        for cell, digit in step.placements:
            singles.place(cell, digit)
        singles.eliminate(step.eliminations)
    return Walk(singles, steps)


def searches(techniques: Iterable[Technique]) -> list[Search]:
    """Return what searches for techniques in order, with one search for those sorted together."""
    found: list[Search] = []
    families: dict[Search, set[str]] = {}
    for technique in techniques:
        together = technique.together
        if together is None:
            found.append(technique.find)
        elif together in families:
            families[together].add(technique.id)
        else:
            families[together] = {technique.id}
            found.append(partial(_of_family, together, families[together]))
    return found


def _of_family(together: Search, ids: set[str], board: Board) -> Iterator[Step]:
    return (step for step in together(board) if step.technique in ids)


def first_step(board: Board, ordered: Iterable[Search]) -> Step | None:
    """Return the first step of the first search that has one, or None."""
    for search in ordered:
        board.poll()
        for step in search(board):
            return step
    return None
