"""What the worker is asked: each question is a value that can answer itself, wherever it is sent.

What an answer needs is imported by it, in the process that answers.
"""

from typing import TYPE_CHECKING, Final

from ..core.grid import Grid
from ..core.rules import Puzzle
from ..core.value import Value
from ..work.question import Lane, Pause, at_once

if TYPE_CHECKING:
    from ..generate.required import Required
    from ..logic.rating.explainer import ExplainerRating
    from ..logic.solver import SolverSettings
    from ..logic.step import Step
    from ..solve.exact import Classification
    from .arcade.playback import Playback
    from .arcade.run import Run
    from .modes.marathon_run import MarathonRun
    from .study import Example, Page, Route, Subject, Weighed
    from .theatre.source import Recording

PATIENCE: Final = 1_000
"""Branchings after which a board with constraints is played before its verdict: a second or so."""


class FindHint(Value):
    """The easiest step of a position without mistakes; None where no technique finds one."""

    position: Grid
    givens: int
    """The set of cells that are givens, bit c for cell c."""
    uniqueness: bool
    """Whether a step may rely on the solution being the only one."""
    notes_shown: bool

    lane = Lane.SHORT

    def answer(self, pause: Pause = at_once) -> "Step | None":
        """Look for a step."""
        from ..logic.finder import FinderOptions, next_step

        options = FinderOptions(
            uniqueness=self.uniqueness, notes_shown=self.notes_shown, cancelled=pause
        )
        return next_step(self.position, options, self.givens)


class JudgeBoard(Value):
    """How many solutions a board has, and the first of them."""

    givens: Grid

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> "Classification":
        """Classify the board; one with constraints that take long is played meanwhile."""
        from ..solve.exact import NODE_LIMIT, classify

        limit = PATIENCE if self.givens.geometry.constraints else NODE_LIMIT
        return classify(self.givens, node_limit=limit, cancelled=pause)


class SettleBoard(Value):
    """The same, for as long as it takes: its board is played meanwhile."""

    givens: Grid

    lane = Lane.LONG

    def answer(self, pause: Pause) -> "Classification":
        """Classify the board."""
        from ..solve.exact import classify

        return classify(self.givens, node_limit=None, cancelled=pause)


class VerifyRun(Value):
    """The run of a text, when its score is what its moves earn; else the error that says why."""

    text: str

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> "Run":
        """Read the run and work its score out again."""
        from .arcade.run_text import read_run
        from .arcade.verify import verify

        run = read_run(self.text)
        verify(run)
        return run


class VerifyMarathon(Value):
    """The marathon of a text, when its score is what its moves earn; else the error says why."""

    text: str

    lane = Lane.LONG

    def answer(self, pause: Pause) -> "MarathonRun":
        """Read the marathon and work its score out again."""
        from .modes.marathon_run import read_marathon, verify_marathon

        run = read_marathon(self.text)
        verify_marathon(run)
        return run


class DealPuzzle(Value):
    """The puzzle of an id."""

    puzzle_id: str

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> Puzzle:
        """Generate the puzzle."""
        from ..generate.deal import deal
        from ..generate.ids import parse_id

        return deal(parse_id(self.puzzle_id), pause=pause)


class DealWithTechnique(Value):
    """A puzzle that needs a technique, drawn from a text."""

    technique: str
    seed: str

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> "Required":
        """Deal puzzles until one needs the technique."""
        from ..generate.required import deal_with

        return deal_with(self.technique, self.seed, pause=pause)


class ListPages(Value):
    """The techniques; the worker has them imported."""

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> "tuple[Page, ...]":
        """List them by level."""
        from .study import pages

        return pages()


class WorkExample(Value):
    """The step of a technique's example."""

    technique: str

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> "Example":
        """Find the step."""
        from .study import worked_example

        return worked_example(self.technique)


class ListSteps(Value):
    """The steps of a position; its progress is what was found so far."""

    subject: "Subject"
    solver: "SolverSettings | None" = None

    lane = Lane.LONG

    def answer(self, pause: Pause) -> "tuple[Weighed, ...]":
        """Look for all steps."""
        from .study import steps_now

        return steps_now(self.subject, pause, self.solver)


class FindPath(Value):
    """The path to the solution."""

    subject: "Subject"
    solver: "SolverSettings | None" = None

    lane = Lane.LONG

    def answer(self, pause: Pause) -> "Route":
        """Find the path."""
        from .study import solution_path

        return solution_path(self.subject, pause, self.solver)


class FindPathByEr(Value):
    """The path to the solution as ER goes it."""

    subject: "Subject"

    lane = Lane.LONG

    def answer(self, pause: Pause) -> "tuple[Weighed, ...]":
        """Find the path."""
        from .study import path_by_er

        return path_by_er(self.subject, pause)


class RatePuzzle(Value):
    """ER, EP and ED of a puzzle; None where it has none."""

    puzzle: Grid

    lane = Lane.LONG

    def answer(self, pause: Pause) -> "ExplainerRating | None":
        """Rate the puzzle."""
        from ..logic.rating.explainer import explainer_rating

        rating = explainer_rating(self.puzzle, pause)
        return rating if rating.solved else None


class RecordMethod(Value):
    """All that a method does on a board."""

    method: str
    puzzle: Grid

    lane = Lane.LONG

    def answer(self, pause: Pause) -> "Recording":
        """Let the method work to its end."""
        from ..logic.methods import BY_ID
        from ..solve.stream import Options
        from .theatre.source import record

        return record(BY_ID[self.method], self.puzzle, Options(), pause)


class RecallRun(Value):
    """A run moment by moment, with what the judge says of it."""

    run: "Run"

    lane = Lane.LONG

    def answer(self, pause: Pause) -> "Playback":
        """Judge the run anew."""
        from .arcade.playback import playback_of

        return playback_of(self.run, pause)
