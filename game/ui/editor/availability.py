"""Why something cannot be done in the editor now: keys of messages, empty when it can be done."""

from typing import Final

from ...play.editing.editing import Editing
from ...shell.handlers import unavailable
from .judgement import Judgement


class EditorAvailability:
    """Tells it from the puzzle in the making and from what is known of it."""

    def __init__(self, editing: Editing, judgement: Judgement) -> None:
        self._editing: Final = editing
        self._judgement: Final = judgement

    @property
    @unavailable("edit.undo")
    def why_not_undo(self) -> str:
        """Return the reason as a message key: nothing was changed; or empty."""
        return "" if self._editing.can_undo else "play.refused.nothing_to_undo"

    @property
    @unavailable("edit.redo")
    def why_not_redo(self) -> str:
        """Return the reason as a message key: nothing was taken back; or empty."""
        return "" if self._editing.can_redo else "play.refused.nothing_to_redo"

    @property
    @unavailable("edit.clear")
    def why_not_clear(self) -> str:
        """Return the reason as a message key: there is no digit; or empty."""
        return "" if any(self._editing.draft.values) else "edit.why.empty"

    @property
    def why_no_board(self) -> str:
        """Return the reason as a message key: the regions make no board yet; or empty."""
        return "" if self._editing.draft.is_board else "edit.why.regions"

    @property
    @unavailable("edit.play")
    def why_not_play(self) -> str:
        """Return the reason as a message key: the board cannot be played; or empty."""
        return self.why_no_board or self._judgement.why_not_play

    @property
    @unavailable("edit.solve")
    def why_not_solve(self) -> str:
        """Return the reason as a message key: no known solution, or nothing open; or empty."""
        full = 0 not in self._editing.draft.values
        return self.why_no_board or self._judgement.why_not_solve or ("edit.why.full" * full)

    @property
    @unavailable("edit.minimal")
    def why_not_minimal(self) -> str:
        """Return the reason as a message key: there is not one solution; or empty."""
        return self.why_no_board or self._judgement.why_not_minimal

    @property
    @unavailable("edit.suggest")
    def why_not_suggest(self) -> str:
        """Return the reason as a message key: no clue is needed, or none would help; or empty."""
        return self.why_no_board or self._judgement.why_not_suggest
