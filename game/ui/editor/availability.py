"""Reasons why something cannot be done in the editor: message keys, empty if it can."""

from typing import Final

from ...play.editing.editing import Editing
from ...shell.handlers import unavailable
from .judgement import Judgement


class EditorAvailability:
    """Derives the reasons from the draft and from what is known about it."""

    def __init__(self, editing: Editing, judgement: Judgement) -> None:
        self._editing: Final = editing
        self._judgement: Final = judgement

    @property
    @unavailable("edit.undo")
    def why_not_undo(self) -> str:
        """The message key of the reason, if there is nothing to undo; else empty."""
        return "" if self._editing.can_undo else "play.refused.nothing_to_undo"

    @property
    @unavailable("edit.redo")
    def why_not_redo(self) -> str:
        """The message key of the reason, if there is nothing to redo; else empty."""
        return "" if self._editing.can_redo else "play.refused.nothing_to_redo"

    @property
    @unavailable("edit.clear")
    def why_not_clear(self) -> str:
        """The message key of the reason, if there is no digit; else empty."""
        return "" if any(self._editing.draft.values) else "edit.why.empty"

    @property
    def why_no_board(self) -> str:
        """The message key of the reason, if the regions are not valid yet; else empty."""
        return "" if self._editing.draft.is_board else "edit.why.regions"

    @property
    @unavailable("edit.play")
    def why_not_play(self) -> str:
        """The message key of the reason, if the board cannot be played; else empty."""
        return self.why_no_board or self._judgement.why_not_play

    @property
    @unavailable("edit.solve")
    def why_not_solve(self) -> str:
        """The message key of the reason, if no solution is known or no cell empty; else empty."""
        full = 0 not in self._editing.draft.values
        return self.why_no_board or self._judgement.why_not_solve or ("edit.why.full" * full)

    @property
    @unavailable("edit.minimal")
    def why_not_minimal(self) -> str:
        """The message key of the reason, if the solution is not unique; else empty."""
        return self.why_no_board or self._judgement.why_not_minimal

    @property
    @unavailable("edit.suggest")
    def why_not_suggest(self) -> str:
        """The message key of the reason, if clues are not needed or would not help; else empty."""
        return self.why_no_board or self._judgement.why_not_suggest
