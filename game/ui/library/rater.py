"""Rating puzzles in the background."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from .questions import RatePuzzles

if TYPE_CHECKING:
    from ...store.collections.collections import Collections
    from ...work.worker import OpenQuestion, Worker
    from ..scene.words import Words

SHOWN_EVERY: Final = 20
"""The list is read anew after so many ratings."""


class Rater:
    """Rates one list of puzzles at a time in the worker; finished ratings are stored."""

    def __init__(self, collections: "Collections", worker: "Worker", words: "Words") -> None:
        self._collections: Final = collections
        self._worker: Final = worker
        self._words: Final = words
        self._open_question: OpenQuestion[int] | None = None
        self.done = 0
        self.total = 0
        self.failure = ""
        """Why it ended before the end."""

    @property
    def is_working(self) -> bool:
        """Whether puzzles are being rated."""
        return self._open_question is not None and self._open_question.is_open

    def start(self, numbers: Sequence[int]) -> None:
        """Rate puzzles, replacing the previous list."""
        self.stop()
        self.done, self.total, self.failure = 0, len(numbers), ""
        question = RatePuzzles(self._collections.path, tuple(numbers))
        self._open_question = self._worker.ask(
            question, self._finish, asker=self, failed=self._fail, progress=self._note_progress
        )

    def stop(self) -> None:
        """Cancel the rest."""
        if self._open_question is not None:
            self._open_question.drop()
            self._open_question = None
            self._show()

    def _note_progress(self, progress: tuple[int, int]) -> None:
        self.done, self.total = progress
        if self.done % SHOWN_EVERY == 0:
            self._show()

    def _finish(self, _: int) -> None:
        self._open_question = None
        self._show()

    def _fail(self, error: Exception) -> None:
        self._open_question, self.failure = None, self._words.failure(error)
        self._show()

    def _show(self) -> None:
        """Make scenes refresh the collections."""
        self._collections.changes += 1
