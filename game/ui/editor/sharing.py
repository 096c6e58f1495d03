"""Sharing a puzzle being made: copy, store, play, describe."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ...core.errors import SudokuError
from ...formats.forms.links import FPuzzlesForm
from ...formats.lines import entries_of
from ...formats.written import Conversion
from ...play.editing.draft import NOTHING
from ...play.editing.editing import Editing
from ...shell.handlers import handles
from ..games.launcher import request_of
from .about import About
from .brought import draft_in, entry_of

if TYPE_CHECKING:
    from ...shell.stage import Stage
    from .services import EditorServices


class Sharing:
    """Exports the draft, and imports others."""

    def __init__(
        self,
        editing: Editing,
        stage: "Stage",
        services: "EditorServices",
        *,
        do: Callable[[bool, str], object],
        tell: Callable[[str], object],
    ) -> None:
        """`do` is called after each change, and `tell` with a result to show."""
        self._editing: Final = editing
        self._stage: Final = stage
        self._services: Final = services
        self._do: Final = do
        self._tell: Final = tell

    @handles("paste")
    def paste(self) -> None:
        """Import the board in the clipboard."""
        words = self._services.words
        text = self._stage.clipboard.get().strip()
        if not text:
            self._tell(words.text("ui.open.nothing"))
            return
        try:
            draft = draft_in(entries_of(text)[0])
        except SudokuError as error:
            self._tell(words.catalogue.error(error))
            return
        self._do(self._editing.change(draft), "digit")

    @handles("edit.copy")
    def copy(self) -> None:
        """Copy the board: as a link if a line of digits is not enough."""
        draft, words = self._editing.draft, self._services.words
        is_plain = draft.brought == NOTHING and draft.is_board and not draft.constraints
        form = "line" if is_plain else FPuzzlesForm.name
        try:
            text = "".join(Conversion(form).texts([entry_of(draft)]))
        except SudokuError as error:
            self._tell(words.catalogue.error(error))
            return
        self._stage.clipboard.put(text.rstrip("\n"))
        self._tell(words.text("ui.board_copied"))

    @handles("edit.export")
    def export(self) -> None:
        """Open the card that copies or saves it in another form."""
        self._stage.push("export", entry_of(self._editing.draft))

    @handles("edit.save")
    def save(self) -> None:
        """Add it to the player's own collection."""
        words = self._services.words
        try:
            added = self._services.collections.add(entry_of(self._editing.draft))
        except SudokuError as error:
            self._tell(words.catalogue.error(error))
            return
        self._tell(words.text("edit.saved" if added.is_new else "edit.saved.before"))

    @handles("edit.play")
    def play(self) -> None:
        """Play it; it stays in the editor."""
        self._services.launcher.start(request_of((entry_of(self._editing.draft),)))

    @handles("edit.about")
    def tell_about(self) -> None:
        """Open the card of title, author and rules."""
        brought = self._editing.draft.brought
        told = About(brought.title, brought.author, brought.rules, self._editing.draft.board)
        self._stage.push("editor_about", told)

    def take_about(self, told: About) -> None:
        """Store title, author and rules."""
        draft = self._editing.draft
        brought = draft.brought._replace(title=told.title, author=told.author, rules=told.rules)
        self._do(self._editing.change(draft._replace(brought=brought)), "digit")
