"""Questions to the worker: each is a value that can answer itself, in any process.

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
    """Asks for the easiest step of a position without mistakes; None if there is none."""

    position: Grid
    givens: int
    """The set of cells that are givens, bit c for cell c."""
    uniqueness: bool
    """Whether a step may rely on the solution being the only one."""
    notes_shown: bool

    lane = Lane.SHORT

    def answer(self, pause: Pause = at_once) -> "Step | None":
        """Return the step."""
        from ..logic.finder import FinderOptions, next_step

        options = FinderOptions(
            uniqueness=self.uniqueness, notes_shown=self.notes_shown, cancelled=pause
        )
        return next_step(self.position, options, self.givens)


class JudgeBoard(Value):
    """Asks how many solutions a board has, and for the first of them."""

    givens: Grid

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> "Classification":
        """Return the verdict; a board with slow constraints is not judged, but played meanwhile."""
        from ..solve.exact import NODE_LIMIT, classify

        limit = PATIENCE if self.givens.geometry.constraints else NODE_LIMIT
        return classify(self.givens, node_limit=limit, cancelled=pause)


class SettleBoard(Value):
    """Asks the same without a limit: the board is played meanwhile."""

    givens: Grid

    lane = Lane.LONG

    def answer(self, pause: Pause) -> "Classification":
        """Return the verdict."""
        from ..solve.exact import classify

        return classify(self.givens, node_limit=None, cancelled=pause)


class VerifyRun(Value):
    """Asks for the run in a text, if its moves earn its score; else for the error."""

    text: str

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> "Run":
        """Return the run once its score is verified."""
        from .arcade.run_text import read_run
        from .arcade.verify import verify

        run = read_run(self.text)
        verify(run)
        return run


class VerifyMarathon(Value):
    """Asks for the marathon in a text, if its moves earn its score; else for the error."""

    text: str

    lane = Lane.LONG

    def answer(self, pause: Pause) -> "MarathonRun":
        """Return the marathon once its score is verified."""
        from .modes.marathon_run import read_marathon, verify_marathon

        run = read_marathon(self.text)
        verify_marathon(run)
        return run


class DealPuzzle(Value):
    """Asks for the puzzle of an id."""

    puzzle_id: str

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> Puzzle:
        """Return the puzzle."""
        from ..generate.deal import deal
        from ..generate.ids import parse_id

        return deal(parse_id(self.puzzle_id), pause=pause)


class DealWithTechnique(Value):
    """Asks for a puzzle that needs a technique, drawn from a seed."""

    technique: str
    seed: str

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> "Required":
        """Return a puzzle that needs it."""
        from ..generate.required import deal_with

        return deal_with(self.technique, self.seed, pause=pause)


class ListPages(Value):
    """Asks for the pages of techniques, which the worker has imported."""

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> "tuple[Page, ...]":
        """Return the pages by level."""
        from .study import pages

        return pages()


class WorkExample(Value):
    """Asks for the step of a technique's example."""

    technique: str

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> "Example":
        """Return the example with its step."""
        from .study import worked_example

        return worked_example(self.technique)


class ListSteps(Value):
    """Asks for the steps of a position; its progress is what was found so far."""

    subject: "Subject"
    solver: "SolverSettings | None" = None

    lane = Lane.LONG

    def answer(self, pause: Pause) -> "tuple[Weighed, ...]":
        """Return all steps."""
        from .study import steps_now

        return steps_now(self.subject, pause, self.solver)


class FindPath(Value):
    """Asks for the path to the solution."""

    subject: "Subject"
    solver: "SolverSettings | None" = None

    lane = Lane.LONG

    def answer(self, pause: Pause) -> "Route":
        """Return the path."""
        from .study import solution_path

        return solution_path(self.subject, pause, self.solver)


class FindPathByEr(Value):
    """Asks for the path to the solution by ER."""

    subject: "Subject"

    lane = Lane.LONG

    def answer(self, pause: Pause) -> "tuple[Weighed, ...]":
        """Return the path."""
        from .study import path_by_er

        return path_by_er(self.subject, pause)


class RatePuzzle(Value):
    """Asks for ER, EP and ED of a puzzle; None if it has none."""

    puzzle: Grid

    lane = Lane.LONG

    def answer(self, pause: Pause) -> "ExplainerRating | None":
        """Return the rating."""
        from ..logic.rating.explainer import explainer_rating

        rating = explainer_rating(self.puzzle, pause)
        return rating if rating.solved else None


class RecordMethod(Value):
    """Asks for all steps of a method on a board."""

    method: str
    puzzle: Grid

    lane = Lane.LONG

    def answer(self, pause: Pause) -> "Recording":
        """Return the recording of the whole method."""
        from ..logic.methods import BY_ID
        from ..solve.stream import Options
        from .theatre.source import record

        return record(BY_ID[self.method], self.puzzle, Options(), pause)


class RecallRun(Value):
    """Asks for a run moment by moment, with its judgement."""

    run: "Run"

    lane = Lane.LONG

    def answer(self, pause: Pause) -> "Playback":
        """Return the run, judged again."""
        from .arcade.playback import playback_of

        return playback_of(self.run, pause)
