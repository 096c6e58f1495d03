"""The logical path of a puzzle being made, step by step, and its true candidates."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ...core.digits import NO_DIGITS
from ...core.grid import Grid
from ...core.verdict import Verdict
from ...messages.sentences import name, sentence
from ...play.cell_view import CellView
from ...play.editing.editing import Editing
from ...play.study import Route, Subject, positions
from ...shell.handlers import handles, unavailable
from ..board.explain import step_overlay
from ..board.overlay import Overlay
from .judgement import Judgement

if TYPE_CHECKING:
    from ..games.ratings import Ratings
    from ..scene.services import Ask
    from .services import EditorServices


class Checking:
    """Asks the solver about the draft; `drop` when the draft has changed."""

    def __init__(
        self,
        editing: Editing,
        judgement: Judgement,
        services: "EditorServices",
        ask: "Ask",
        *,
        show: Callable[[], object],
        failed: Callable[[Exception], object],
    ) -> None:
        """`failed` is called with the reason why there is no path."""
        self._editing: Final = editing
        self._judgement: Final = judgement
        self._services: Final = services
        self._ask: Final = ask
        self._show: Final = show
        self._failed: Final = failed
        self.shows_candidates = False
        """Whether cells show the digits that they have in some solution."""
        self._ratings: Ratings | None = None
        self._at = 0
        self._along: tuple[Grid, ...] = ()

    def drop(self) -> None:
        """Drop the path, which was another board's."""
        self._ratings, self._along, self._at = None, (), 0

    # -- true candidates

    @handles("edit.candidates")
    def flip_candidates(self) -> None:
        """Show the digits that cells have in some solution, or hide them."""
        self.shows_candidates = not self.shows_candidates
        self._show()

    @property
    def candidates_words(self) -> str:
        """A description of the small digits, as far as known; empty if none are shown."""
        judged = self._judgement.judged
        if not self.shows_candidates or judged is None or self.is_on_path:
            return ""
        catalogue = self._services.words.catalogue
        if judged.verdict is Verdict.MANY:
            key = "edit.candidates.some" if self._judgement.is_waiting else "edit.candidates.all"
            return catalogue.text(key)
        return ""

    # -- the path

    @property
    def is_on_path(self) -> bool:
        """Whether the board shows a position on the path."""
        return self._ratings is not None

    @property
    def _route(self) -> "Route | None":
        return None if self._ratings is None else self._ratings.route

    @property
    @unavailable("edit.step")
    def why_not_step(self) -> str:
        """The message key of the reason, if there is no next step; else empty."""
        judged = self._judgement.judged
        playable = Verdict.UNIQUE, Verdict.MANY
        if not self._editing.draft.is_board:
            return "edit.why.regions"
        if judged is None or judged.verdict not in playable:
            return "edit.why.no_solution"
        if 0 not in self._editing.draft.values:
            return "edit.why.full"
        route = self._route
        return "ui.why.last_step" if route is not None and self._at >= len(route.steps) else ""

    @property
    @unavailable("edit.step_back")
    def why_not_step_back(self) -> str:
        """The message key of the reason, if the path has not begun; else empty."""
        return "" if self.is_on_path else "ui.why.first_step"

    @handles("edit.step")
    def step(self) -> None:
        """Explain the first step of the path, or the next."""
        if self._ratings is None:
            judged, grid = self._judgement.judged, self._editing.draft.grid
            unique = judged is not None and judged.verdict is Verdict.UNIQUE
            self._ratings = self._services.ratings.of(Subject(grid, grid, unique))
            self._ratings.want(self._ask, self._show_path, self._failed, path_alone=True)
            self._show_path()
        elif self._route is not None:
            self._at += 1
            self._show()

    @handles("edit.step_back")
    def step_back(self) -> None:
        """Explain the previous step; before the first one, show the plain board."""
        if self._at:
            self._at -= 1
        else:
            self.drop()
        self._show()

    def _show_path(self) -> None:
        route = self._route
        if route is not None and not self._along:
            self._along = positions(self._editing.draft.grid, route.steps)
        self._show()

    @property
    def path_words(self) -> str:
        """The present step in words, or how far logic has led."""
        words, route = self._services.words, self._route
        if self._ratings is None:
            return ""
        if route is None or not self._along:
            return words.text("edit.path.working")
        if self._at < len(route.steps):
            step = route.steps[self._at].step
            return words.text(
                "edit.path.step",
                n=self._at + 1,
                total=len(route.steps),
                name=name(words.catalogue, step.technique),
                sentence=sentence(words.catalogue, step, self._along[self._at], words.notation),
            )
        left = self._along[-1].values.count(0)
        if left:
            return words.catalogue.count("edit.path.stuck", left)
        hardest = max(route.steps, key=lambda one: (one.level, one.score))
        return words.catalogue.count(
            "edit.path.solved",
            len(route.steps),
            name=name(words.catalogue, hardest.step.technique),
        )

    @property
    def cells(self) -> tuple[CellView, ...]:
        """The cells at the present position on the path."""
        given = self._editing.draft.values
        position = self._along[min(self._at, len(self._along) - 1)]
        candidates = position.candidates
        return tuple(
            CellView(
                digit=value,
                given=bool(given[cell]),
                corner=NO_DIGITS if value else candidates[cell],
                selected=cell == self._editing.cursor,
                cursor=cell == self._editing.cursor,
            )
            for cell, value in enumerate(position.values)
        )

    @property
    def overlay(self) -> Overlay | None:
        """The overlay of the present step; None if the path is not known."""
        route = self._route
        if route is None or not self._along:
            return None
        if self._at >= len(route.steps):
            return Overlay()
        return step_overlay(route.steps[self._at].step, self._along[self._at])
