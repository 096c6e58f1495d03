"""Clues that a puzzle in the making could have, or do without, found by the worker."""

import os
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from ...play.editing.draft import Draft
from ...play.editing.editing import Editing
from ...play.editing.questions import MakeMinimal, SuggestClues

if TYPE_CHECKING:
    from ...play.editing.judging import Suggestion
    from ...work.worker import Asked
    from ..scene.base import GameScene


class Clues:
    """Asks one question at a time; a draft that changes takes it back, by `drop`."""

    def __init__(
        self,
        scene: "GameScene",
        editing: Editing,
        *,
        change: Callable[[Draft, str], object],
        suggested: Callable[[], object],
    ) -> None:
        """`change` takes a draft and the sound of it, `suggested` is told of suggestions."""
        self._scene: Final = scene
        self._editing: Final = editing
        self._change: Final = change
        self._told: Final = suggested
        self._asked: Asked[Any] | None = None
        self.suggestions: tuple[Suggestion, ...] = ()
        """The clues that would leave one solution, or few, the best first."""

    def drop(self) -> None:
        """Forget what was suggested, and what was asked."""
        self.suggestions = ()
        self._stop()

    def suggest(self) -> None:
        """Look for clues that would leave one solution, or few."""
        self._stop()
        self._asked = self._scene.ask(SuggestClues(self._editing.draft.grid), self._take)

    def make_minimal(self) -> None:
        """Take the clues away that are not needed, by the symmetry."""
        seed = int.from_bytes(os.urandom(4), "big")
        question = MakeMinimal(self._editing.draft.grid, self._editing.symmetry, seed)
        self._stop()
        self._asked = self._scene.ask(question, self._take_minimal)

    def at(self, cell: int) -> "Suggestion | None":
        """Return what is suggested in a cell."""
        return next((one for one in self.suggestions if one.cell == cell), None)

    def _stop(self) -> None:
        if self._asked is not None:
            self._asked.drop()
            self._asked = None

    def _take(self, suggestions: "tuple[Suggestion, ...]") -> None:
        self.suggestions = suggestions
        self._told()

    def _take_minimal(self, values: bytes) -> None:
        draft = self._editing.draft
        gone = values.count(0) - draft.values.count(0)
        self._change(draft._replace(values=values), "erase")
        self._scene.tell(self._scene.catalogue.count("edit.minimal", gone))
