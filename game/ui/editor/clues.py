"""Clues that a puzzle being made could gain or lose, found by the worker."""

import os
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from ...play.editing.draft import Draft
from ...play.editing.editing import Editing
from ...play.editing.questions import MakeMinimal, SuggestClues
from ...shell.handlers import handles

if TYPE_CHECKING:
    from ...play.editing.judging import Suggestion
    from ...work.worker import OpenQuestion
    from ..scene.services import Ask


class Clues:
    """Asks the worker for clues to add or to remove; `drop` when the draft has changed."""

    def __init__(
        self,
        editing: Editing,
        ask: "Ask",
        *,
        show_suggestions: Callable[[], object],
        take_minimal: Callable[[Draft], object],
    ) -> None:
        """`take_minimal` is called with the draft without superfluous clues."""
        self._editing: Final = editing
        self._ask: Final = ask
        self._show_suggestions: Final = show_suggestions
        self._pass_on: Final = take_minimal
        self._open_question: OpenQuestion[Any] | None = None
        self.suggestions: tuple[Suggestion, ...] = ()
        """The clues that would leave one solution, or few, the best first."""

    def drop(self) -> None:
        """Drop suggestions and questions."""
        self.suggestions = ()
        self._stop()

    @handles("edit.suggest")
    def suggest(self) -> None:
        """Search for clues that would leave one solution, or few."""
        self._stop()
        self._open_question = self._ask(
            SuggestClues(self._editing.draft.grid), self._take_suggestions
        )

    @handles("edit.minimal")
    def make_minimal(self) -> None:
        """Remove superfluous clues, respecting the symmetry."""
        seed = int.from_bytes(os.urandom(4), "big")
        question = MakeMinimal(self._editing.draft.grid, self._editing.symmetry, seed)
        self._stop()
        self._open_question = self._ask(question, self._take_minimal)

    def at(self, cell: int) -> "Suggestion | None":
        """Return the suggestion for a cell."""
        return next((one for one in self.suggestions if one.cell == cell), None)

    def _stop(self) -> None:
        if self._open_question is not None:
            self._open_question.drop()
            self._open_question = None

    def _take_suggestions(self, suggestions: "tuple[Suggestion, ...]") -> None:
        self.suggestions = suggestions
        self._show_suggestions()

    def _take_minimal(self, values: bytes) -> None:
        self._pass_on(self._editing.draft._replace(values=values))
