"""The ratings of many puzzles: how each is found out, and the forms it is written in."""

import csv
import io
import json
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from ..core.errors import SudokuError
from ..core.geometry import CLASSIC
from ..core.grid import Grid
from ..core.message import Message
from ..core.verdict import Verdict
from ..formats.document import Entry
from ..formats.syntax import FormatError
from ..logic.board import CancelledError, never
from ..logic.finder import FinderOptions, path
from ..logic.rating.explainer import explainer_rating
from ..logic.rating.hodoku import rate, rating_of
from ..logic.remembered import forget
from ..logic.solver import STANDARD, SolverSettings, name_of
from ..logic.step import Candidate, Step
from ..logic.technique import Level
from ..messages import sentences
from ..messages.catalogue import Catalogue
from ..solve.exact import classify
from .board_arguments import require_classic
from .collection import Puzzle
from .position_arguments import position_of

if TYPE_CHECKING:
    from ..logic.rating.classic import ClassicRating

_JSON: Final = json.JSONEncoder(ensure_ascii=False)
UNREADABLE: Final = "unreadable"
"""The verdict on a line that is no board for ratings."""
COLUMNS: Final = (
    "puzzle",
    "verdict",
    "level",
    "score",
    "se",
    "er",
    "ep",
    "ed",
    "classic_technique",
    "hardest",
    "solved",
    "error",
    "solver",
)
"""The heading of the comma-separated form."""


class Request(NamedTuple):
    """What is asked of every puzzle."""

    with_path: bool = False
    with_counts: bool = False
    with_explainer: bool = True
    uniqueness: bool = True
    with_classic: bool = False
    seconds: int | None = None
    """How long a puzzle may take; None for as long as it does."""
    passes_over: bool = False
    """Whether a board that cannot be rated is a `RatedPuzzle` with its error, and not raised."""
    solver: SolverSettings | None = None
    """The techniques and scores of the path; None for the standard ones."""

    @property
    def solver_name(self) -> str:
        """What the settings are called that it is rated with."""
        return name_of(self.solver or STANDARD)


class RatedPuzzle(NamedTuple):
    """What was found out about one puzzle; without anything but the verdict when it is none."""

    puzzle: str
    verdict: str = Verdict.UNIQUE.value
    level: str | None = None
    """None also where the techniques that are on do not lead to the end."""
    score: int | None = None
    """Of the steps that there are."""
    se: float | None = None
    classic: "ClassicRating | None" = None
    hardest: str | None = None
    techniques: dict[str, int] | None = None
    solved: bool = False
    steps: tuple[Step, ...] = ()
    error: Message | None = None
    """What is wrong with a line that is no board for ratings."""


def rate_puzzle(request: Request, puzzle: Puzzle) -> RatedPuzzle:
    """Rate one board; a puzzle has exactly one solution."""
    try:
        if isinstance(puzzle, FormatError):
            raise puzzle
        grid, givens = _told(puzzle)
        require_classic(grid.geometry, "rate")
    except SudokuError as error:
        if not request.passes_over:
            raise
        return RatedPuzzle("", UNREADABLE, error=error.message)
    cancelled = never if request.seconds is None else _deadline(request.seconds)
    try:
        return _rated(request, grid, givens, cancelled)
    except CancelledError:
        return RatedPuzzle(grid.text, Verdict.GAVE_UP.value)


def _deadline(seconds: int) -> Callable[[], bool]:
    clock = time.monotonic
    end = clock() + seconds
    return lambda: clock() > end


def _told(puzzle: bytes | Grid | Entry) -> tuple[Grid, int | None]:
    """Return a board, and its givens where not all of its digits are."""
    if isinstance(puzzle, Entry):
        return position_of(puzzle)
    return Grid(puzzle) if isinstance(puzzle, bytes) else puzzle, None


def _rated(
    request: Request, grid: Grid, givens: int | None, cancelled: Callable[[], bool]
) -> RatedPuzzle:
    # Asked first: without one solution, logic would run through every net it knows, for nothing.
    verdict = classify(grid, cancelled=cancelled).verdict
    if verdict is not Verdict.UNIQUE:
        return RatedPuzzle(grid.text, verdict.value)
    options = FinderOptions(
        uniqueness=request.uniqueness, cancelled=cancelled, solver=request.solver
    )
    steps: tuple[Step, ...] = ()
    if request.with_path:
        found = path(grid, options, givens)
        steps = found.steps
        rating = rating_of(found.counts, solved=found.solved, solver=request.solver)
    else:
        rating = rate(grid, options, givens, full_houses=request.with_counts)
        if rating.hardest == "naked-single" and not request.with_counts:
            # Perhaps all of them are full houses.
            rating = rate(grid, options, givens, full_houses=True)
    return RatedPuzzle(
        grid.text,
        level=rating.level.name.capitalize() if rating.solved else None,
        score=rating.score,
        se=explainer_rating(grid, cancelled).rating if request.with_explainer else None,
        classic=_classic_rating(grid, cancelled, extreme=rating.level is Level.EXTREME)
        if request.with_classic
        else None,
        hardest=rating.hardest,
        techniques=rating.counts,
        solved=rating.solved,
        steps=steps,
    )


def _classic_rating(grid: Grid, cancelled: Callable[[], bool], *, extreme: bool) -> "ClassicRating":
    from ..logic.rating.classic import classic_rating  # many are asked for without it

    if not extreme:
        return classic_rating(grid, cancelled)
    # Nets need the room of what the other scales remember, and the next puzzle that of nets.
    forget()
    rating = classic_rating(grid, cancelled)
    forget()
    return rating


def as_json(catalogue: Catalogue, request: Request, found: RatedPuzzle) -> str:
    """Return a rated puzzle as a JSON object; docs/rate.schema.json says what its fields are."""
    fields: dict[str, object] = {
        "puzzle": found.puzzle or None,
        "level": found.level,
        "score": found.score,
        "se": found.se,
        "classic": _classic(found.classic),
        "hardest": found.hardest,
        "techniques": found.techniques,
        "solved": found.solved,
        "solver": request.solver_name,
    }
    if found.score is None:
        fields["verdict"] = found.verdict
    if found.error is not None:
        fields["error"] = catalogue.render(found.error)
    if request.with_path:
        fields["steps"] = [_step(catalogue, step) for step in found.steps]
    return _JSON.encode(fields)


def as_csv(catalogue: Catalogue, request: Request, found: RatedPuzzle) -> str:
    """Return a rated puzzle as a row of the `COLUMNS`."""
    classic = _classic(found.classic) or dict.fromkeys(("er", "ep", "ed", "technique"))
    return row(
        found.puzzle,
        found.verdict,
        found.level,
        found.score,
        found.se,
        *classic.values(),
        found.hardest,
        int(found.solved),
        found.error and catalogue.render(found.error),
        request.solver_name,
    )


def row(*values: object) -> str:
    """Return comma-separated values; what is not known stays empty."""
    text = io.StringIO()
    csv.writer(text, lineterminator="").writerow(values)
    return text.getvalue()


def as_text(catalogue: Catalogue, request: Request, found: RatedPuzzle) -> str:
    """Return a rated puzzle for people, the steps of the path on lines of their own.

    Settings that are not standard are named.
    """
    if found.score is None:
        return f"{found.puzzle} -".lstrip()
    se = "-" if found.se is None else f"{found.se:.1f}"
    hardest = sentences.name(catalogue, found.hardest) if found.hardest else "-"
    line = f"{found.puzzle} {found.level or '-'} {found.score} {se} {hardest}"
    if request.solver is not None and request.solver_name != name_of(STANDARD):
        line = catalogue.text("solver.rated", line=line, solver=request.solver_name)
    lines = [line]
    for step in found.steps:
        name = sentences.name(catalogue, step.technique)
        said = sentences.sentence(catalogue, step)
        lines.append("  " + catalogue.text("steps.line", name=name, sentence=said))
    return "\n".join(lines)


def _classic(rating: "ClassicRating | None") -> dict[str, object] | None:
    if rating is None or not rating.solved:
        return None
    return {"er": rating.er, "ep": rating.ep, "ed": rating.ed, "technique": rating.technique}


def _step(catalogue: Catalogue, step: Step) -> dict[str, object]:
    return {
        "technique": step.technique,
        "placements": [f"{_name(one)}={one.digit}" for one in step.placements],
        "eliminations": [f"{_name(one)}<>{one.digit}" for one in step.eliminations],
        "sentence": sentences.sentence(catalogue, step),
    }


def _name(candidate: Candidate) -> str:
    return CLASSIC.cell_name(candidate.cell)
