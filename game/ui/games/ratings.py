"""The path and the ratings of a puzzle, asked for once for all scenes that show them."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from ...core.geometry import CLASSIC
from ...play.questions import FindPath, RatePuzzle

if TYPE_CHECKING:
    from ...logic.rating.explainer import ExplainerRating
    from ...logic.solver import SolverSettings
    from ...play.study import Route, Subject
    from ...work.question import Question
    from ...work.worker import OpenQuestion
    from ..scene.services import Ask
    from ..scene.words import Words


def difficulty_of(route: "Route", words: "Words") -> str:
    """Return the score and level of a path, as text."""
    level = words.text(f"study.level.{route.level}")
    score = words.figures.thousands(route.score)
    return words.text("study.fact.difficulty_value", score=score, level=level)


def solver_words(solver: "SolverSettings", words: "Words") -> str:
    """Return the name of the solver's settings, as the command line has it for custom ones."""
    from ...logic.solver import PRESETS, name_of

    name = name_of(solver)
    return words.text(f"solver.preset.{name}") if name in PRESETS else name


class Ratings:
    """The ratings of a puzzle; more arrive while a scene wants them."""

    def __init__(self, subject: "Subject", solver: "SolverSettings | None" = None) -> None:
        self.subject: Final = subject
        self.solver: Final = solver
        """The settings that the path is found with; None for the standard ones."""
        self.route: Route | None = None
        """The path from the givens, once it is there."""
        self.explainer: ExplainerRating | None = None
        """ER, EP and ED, once they are there."""
        # The path from the givens is the same wherever the player is.
        path = FindPath(subject._replace(position=subject.puzzle, left_out=0), solver)
        self._lacking: list[Question[Any]] = [path]
        if subject.unique and subject.puzzle.geometry == CLASSIC:
            # In the order of the time that they take.
            self._lacking.append(RatePuzzle(subject.puzzle))
        self._failed: list[Question[Any]] = []
        self._asked: list[OpenQuestion[Any]] = []

    @property
    def finished(self) -> bool:
        """Whether all ratings have arrived."""
        return not self._awaited

    @property
    def only_explainer_lacks(self) -> bool:
        """Whether all ratings but ER have arrived; ER may take long."""
        return all(isinstance(question, RatePuzzle) for question in self._awaited)

    @property
    def _awaited(self) -> "list[Question[Any]]":
        return [question for question in self._lacking if question not in self._failed]

    def suit(self, subject: "Subject", solver: "SolverSettings | None") -> bool:
        """Whether these are the ratings of a subject's puzzle by the given solver's settings."""
        mine = self.subject.puzzle, self.subject.unique, self.solver
        return mine == (subject.puzzle, subject.unique, solver)

    def want(
        self,
        ask: "Ask",
        changed: Callable[[], object],
        failed: Callable[[Exception], object],
        *,
        path_alone: bool = False,
    ) -> None:
        """Ask for missing ratings; `changed` is called after each answer or failure."""
        self._failed.clear()
        self._asked = [
            ask(
                question,
                partial(self._take_answer, question, changed),
                failed=partial(self._go_without, question, changed, failed),
            )
            for question in tuple(self._lacking)
            if not path_alone or isinstance(question, FindPath)
        ]

    def drop(self) -> None:
        """Cancel the missing ratings; they can be asked for again."""
        for asked in self._asked:
            asked.drop()

    def _take_answer(
        self, question: "Question[Any]", changed: Callable[[], object], found: Any
    ) -> None:
        if question in self._lacking:
            self._lacking.remove(question)
        if isinstance(question, FindPath):
            self.route = found
        else:
            self.explainer = found
        changed()

    def _go_without(
        self,
        question: "Question[Any]",
        changed: Callable[[], object],
        failed: Callable[[Exception], object],
        error: Exception,
    ) -> None:
        self._failed.append(question)
        changed()
        failed(error)


class LatestRatings:
    """The ratings of the last puzzle asked about, shared by scenes that follow one another."""

    def __init__(self) -> None:
        self._latest: Ratings | None = None

    def of(self, subject: "Subject", solver: "SolverSettings | None" = None) -> Ratings:
        """Return the ratings of a puzzle, as far as they have arrived.

        Without settings of the solver, the standard ones apply.
        """
        latest = self._latest
        if latest is None or not latest.suit(subject, solver):
            latest = self._latest = Ratings(subject, solver)
        return latest
