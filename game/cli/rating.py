"""The ratings of many puzzles: the request, and how each is rated."""

import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from ..core.constraints import read_whole
from ..core.errors import SudokuError
from ..core.geometry import CLASSIC
from ..core.grid import Grid
from ..core.message import Message
from ..core.verdict import Verdict
from ..formats.document import Entry
from ..formats.lines import line_of
from ..formats.syntax import FormatError
from ..generate.minimal import is_minimal
from ..logic.board import CancelledError, never
from ..logic.finder import FinderOptions, path
from ..logic.rating.hodoku import rate, rating_on
from ..logic.remembered import forget
from ..logic.solver import STANDARD, SolverSettings, name_of
from ..logic.step import Step
from ..logic.technique import Level
from ..messages.notation import Notation
from ..solve.exact import classify
from .position_arguments import position_of

if TYPE_CHECKING:
    from ..logic.rating.explainer import ExplainerRating
    from ..logic.rating.explainer.path import RatedStep

Puzzle = bytes | Grid | Entry | FormatError
"""A board, as its values where it is a classic one, with what was placed and ruled out where its
form tells that; or why a line holds none."""
UNREADABLE: Final = "unreadable"
"""The verdict on a line that is not a board for ratings."""


class Request(NamedTuple):
    """What to find out about every puzzle."""

    with_path: bool = False
    with_counts: bool = False
    with_er: bool = True
    uniqueness: bool = True
    seconds: float | None = None
    """How long a puzzle may take; None for as long as it does."""
    passes_over: bool = False
    """Whether a board that cannot be rated is a `RatedPuzzle` with its error, and not raised."""
    solver: SolverSettings | None = None
    """The techniques and scores of the path; None for the standard ones."""

    with_minimal: bool = False
    """Whether it is asked if each given is needed."""
    by_er: bool = False
    """Whether the path is that of the Explainer rating."""
    notation: Notation = Notation.PROSE
    """How the steps of a path are written."""

    @property
    def options(self) -> tuple[str, ...]:
        """The command line options that change the content of a result."""
        told = {"path": self.with_path, "no-er": not self.with_er}
        told["no-uniqueness"] = not self.uniqueness
        told["scale-er"] = self.by_er
        told[f"notation-{self.notation.value}"] = self.notation is not Notation.PROSE
        return tuple(name for name, is_set in told.items() if is_set)

    @property
    def solver_name(self) -> str:
        """The name of the solver's settings in use."""
        return name_of(self.solver or STANDARD)


class RatedPuzzle(NamedTuple):
    """The result for one puzzle; only a verdict if it does not have one solution."""

    puzzle: str
    verdict: str = Verdict.UNIQUE.value
    level: str | None = None
    """None also where the techniques that are on do not lead to the end."""
    score: int | None = None
    """Of the steps that there are."""
    er: "ExplainerRating | None" = None
    hardest: str | None = None
    techniques: dict[str, int] | None = None
    solved: bool = False
    steps: tuple[Step, ...] = ()
    er_steps: "tuple[RatedStep, ...]" = ()
    """The path by ER, where that is asked."""
    error: Message | None = None
    """What is wrong with a line that is not a board for ratings."""
    minimal: bool | None = None
    """Whether each given is needed, where that is asked."""
    board: Grid | None = None
    """What the path begins at, where that is not a classic board: steps are told by it."""

    @property
    def positions(self) -> Iterator[tuple[Step, Grid | None]]:
        """Yield the steps of the path, each with its position if the board is not classic."""
        at = self.board
        for step in self.steps:
            yield step, at
            at = None if at is None else step.apply(at)


def rate_puzzle(request: Request, puzzle: Puzzle) -> RatedPuzzle:
    """Rate one board; a puzzle has exactly one solution."""
    cancelled = never if request.seconds is None else _deadline(request.seconds)
    try:
        if isinstance(puzzle, FormatError):
            raise puzzle
        grid, givens = _grid_and_givens(puzzle)
        if grid.geometry.unread:
            verdict = classify(grid, cancelled=cancelled).verdict
            if verdict is not Verdict.UNIQUE:
                return RatedPuzzle(line_of(grid), verdict.value)
            grid = Grid(grid.values, grid.known_candidates, read_whole(grid.geometry))
    except SudokuError as error:
        if not request.passes_over:
            raise
        return RatedPuzzle("", UNREADABLE, error=error.message)
    try:
        return _rated(request, grid, givens, cancelled)
    except CancelledError:
        return RatedPuzzle(line_of(grid), Verdict.GAVE_UP.value)


def _deadline(seconds: float) -> Callable[[], bool]:
    clock = time.monotonic
    end = clock() + seconds
    return lambda: clock() > end


def _grid_and_givens(puzzle: bytes | Grid | Entry) -> tuple[Grid, int | None]:
    """Return a board, and its givens if they are not all of its digits."""
    if isinstance(puzzle, Entry):
        return position_of(puzzle)
    return Grid(puzzle) if isinstance(puzzle, bytes) else puzzle, None


def _rated(
    request: Request, grid: Grid, givens: int | None, cancelled: Callable[[], bool]
) -> RatedPuzzle:
    # Asked first: without one solution, logic would run through every net it knows, for nothing.
    verdict = classify(grid, cancelled=cancelled).verdict
    if verdict is not Verdict.UNIQUE:
        return RatedPuzzle(line_of(grid), verdict.value)
    options = FinderOptions(
        uniqueness=request.uniqueness, cancelled=cancelled, solver=request.solver
    )
    steps: tuple[Step, ...] = ()
    er_steps: tuple[RatedStep, ...] = ()
    is_classic = grid.geometry == CLASSIC
    if request.with_path and request.by_er and is_classic:
        from ..logic.rating.explainer.path import explainer_path  # few ask for it

        er_steps = tuple(explainer_path(grid, cancelled))
    if (request.with_path and not request.by_er) or not is_classic:
        found = path(grid, options, givens)
        steps = found.steps if request.with_path else ()
        rating = rating_on(grid.geometry, found.counts, solved=found.solved, solver=request.solver)
    else:
        rating = rate(grid, options, givens, full_houses=request.with_counts)
        if rating.hardest == "naked-single" and not request.with_counts:
            # Perhaps all of them are full houses.
            rating = rate(grid, options, givens, full_houses=True)
    return RatedPuzzle(
        line_of(grid),
        level=rating.level.name.capitalize() if rating.solved else None,
        score=rating.score,
        er=_classic_rating(grid, cancelled, extreme=rating.level is Level.EXTREME)
        if request.with_er and is_classic
        else None,
        hardest=rating.hardest,
        techniques=rating.counts,
        solved=rating.solved,
        steps=steps,
        er_steps=er_steps,
        minimal=is_minimal(grid) if request.with_minimal else None,
        board=None if is_classic else grid,
    )


def _classic_rating(
    grid: Grid, cancelled: Callable[[], bool], *, extreme: bool
) -> "ExplainerRating":
    from ..logic.rating.explainer import explainer_rating  # many are asked for without it

    if not extreme:
        return explainer_rating(grid, cancelled)
    # Nets need the room of what the other scales remember, and the next puzzle that of nets.
    forget()
    rating = explainer_rating(grid, cancelled)
    forget()
    return rating
