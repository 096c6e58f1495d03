"""Finds steps: the easiest next one, all of them, and the path to the solution."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from heapq import merge

from ..core.geometry import CLASSIC, Geometry
from ..core.grid import Grid
from .board import Board, CancelledError, never
from .cause import SINGLES
from .search.queues import Single, first_single, named
from .sets import CellSet
from .solver import SolverSettings
from .step import Step
from .technique import Search, Technique
from .techniques import BY_ID, TECHNIQUES, full_house, hidden_single, naked_single
from .walk import first_step, plain_walk, searches, walk

Chosen = tuple[bool, bool, bool, frozenset[str], frozenset[str], SolverSettings | None]


@dataclass(frozen=True, slots=True, kw_only=True)
class FinderOptions:
    """Which techniques the finder may use, and in which order.

    `notes_shown` puts naked singles before hidden ones, as a player with candidates on the
    board sees them. `optional` names the optional techniques to use, such as chains through
    almost locked sets, `without` those to do without, singles excepted. `cancelled` is polled
    between techniques and within long ones. `solver` are settings whose techniques take the place
    of the usual ones, in their order.
    """

    uniqueness: bool = True
    nets: bool = True
    notes_shown: bool = True
    optional: frozenset[str] = frozenset()
    without: frozenset[str] = frozenset()
    cancelled: Callable[[], bool] = never
    solver: SolverSettings | None = None

    @property
    def chosen(self) -> Chosen:
        """The options that decide which techniques are used, and in which order."""
        return (
            self.uniqueness,
            self.nets,
            self.notes_shown,
            self.optional,
            self.without,
            self.solver,
        )

    @property
    def keeps_queues(self) -> bool:
        """Whether singles come first, in HoDoKu's order."""
        return self.solver is None or self.solver.begins_with_singles


DEFAULT_OPTIONS = FinderOptions()


@dataclass(frozen=True, slots=True)
class Path:
    """The steps from a position as far as logic leads, and the position it ends in."""

    steps: tuple[Step, ...]
    end: Grid

    @property
    def solved(self) -> bool:
        """Whether the steps fill the board."""
        return self.end.is_solved

    @property
    def hardest(self) -> Technique | None:
        """The technique of highest score among the steps; None for a path without steps."""
        used = (BY_ID[step.technique] for step in self.steps)
        return max(used, key=lambda t: (t.level, t.score, t.rank), default=None)

    @property
    def counts(self) -> dict[str, int]:
        """How often each technique is used, by id, in the order of first use."""
        return counted(self.steps)


def counted(steps: Iterable[Step]) -> dict[str, int]:
    """Return how often each technique is used, by id, in the order of first use."""
    counts: dict[str, int] = {}
    for step in steps:
        counts[step.technique] = counts.get(step.technique, 0) + 1
    return counts


def techniques_in_use(
    options: FinderOptions = DEFAULT_OPTIONS, geometry: Geometry = CLASSIC
) -> Sequence[Technique]:
    """Return the techniques of a path under the options, in the order of search."""
    if geometry.constraints:
        from ..core.constraints import base_of
        from .constraints import techniques_of

        # What swaps without its houses noticing may break a constraint: a board with constraints
        # has no deadly patterns.
        own = [each for each in techniques_of(geometry) if each.id not in options.without]
        bare = techniques_in_use(replace(options, uniqueness=False), base_of(geometry))
        # Those of constraints find their place by rank among the others, whatever their order.
        return tuple(merge(own, bare, key=lambda technique: technique.rank))
    return _in_use(*options.chosen, geometry.size)


@lru_cache(64)
def _in_use(
    uniqueness: bool,
    nets: bool,
    notes_shown: bool,
    optional: frozenset[str],
    without: frozenset[str],
    solver: SolverSettings | None,
    size: int,
) -> tuple[Technique, ...]:
    if solver is None:
        usual = (t for t in TECHNIQUES if t.in_path and (not t.optional or t.id in optional))
    else:
        usual = (BY_ID[id] for id in solver.techniques)
    chosen = [
        technique
        for technique in usual
        if technique.largest >= size
        and technique.id not in without
        and (uniqueness or not technique.assumes_uniqueness)
        and (nets or not technique.needs_net)
    ]
    if not notes_shown and solver is None:
        chosen.sort(key=lambda t: 301 if t.id == "naked-single" else t.rank)
    return tuple(chosen)


def next_step(
    grid: Grid, options: FinderOptions = DEFAULT_OPTIONS, givens: CellSet | None = None
) -> Step | None:
    """Return the easiest step at a position, or None when no technique applies.

    It is the first of the path from there, unless hidden singles come before naked ones.
    `givens` is the set of cells that are givens, for the techniques that need to know. Raises
    `CancelledError` when the options' `cancelled` says so.
    """
    if options.cancelled():
        raise CancelledError
    queued = options.notes_shown and options.keeps_queues and grid.geometry == CLASSIC
    single = first_single(grid) if queued else None
    if single is not None:
        return single_step(single)
    board = Board(grid, givens, options.cancelled)
    if queued:
        return first_step(board, _beyond_singles(*options.chosen))
    return first_step(board, searches(techniques_in_use(options, grid.geometry)))


@lru_cache(64)
def _beyond_singles(*chosen: *Chosen) -> tuple[Search, ...]:
    """Return the searches of a path on the classic board, except those for singles."""
    techniques = _in_use(*chosen, CLASSIC.size)
    return tuple(searches(each for each in techniques if each.id not in SINGLES))


def all_steps(
    grid: Grid,
    options: FinderOptions = DEFAULT_OPTIONS,
    givens: CellSet | None = None,
    techniques: Iterable[Technique] | None = None,
) -> Iterator[Step]:
    """Yield every step available at a position, by technique in order of difficulty.

    On boards above 9x9 those that a path would look at: sorting all almost locked sets takes long.
    """
    board = Board(grid, givens, options.cancelled)
    geometry = grid.geometry
    for technique in techniques_in_use(options, geometry) if techniques is None else techniques:
        board.poll()
        if geometry.size <= CLASSIC.size:
            yield from technique.find(board)
        elif technique.largest >= geometry.size:
            for search in searches((technique,)):
                yield from search(board)


def path(
    grid: Grid, options: FinderOptions = DEFAULT_OPTIONS, givens: CellSet | None = None
) -> Path:
    """Solve as far as logic leads, always by the easiest technique, and return the steps.

    The order is HoDoKu's; of singles full houses come first, then naked ones, and each kind in
    the order in which they came up. On other boards than the classic one, the next step is always
    the first one that `next_step` would give; and so it is where singles do not come first.
    """
    if grid.geometry != CLASSIC or not options.keeps_queues:
        techniques = techniques_in_use(options, grid.geometry)
        return Path(*plain_walk(grid, techniques, givens, options.cancelled))
    way = walk(grid, techniques_in_use(options), givens, options.cancelled)
    others = iter(way.steps)
    steps = [
        next(others) if single is None else single_step(single)
        for single in named(way.singles.windows)
    ]
    return Path(tuple(steps), way.singles.grid())


def single_step(single: Single) -> Step:
    """Return the step of a single."""
    if single.house is None:
        return naked_single.step(single.cell, single.digit)
    make = full_house.step if single.technique == full_house.TECHNIQUE.id else hidden_single.step
    return make(single.cell, single.digit, single.house)
