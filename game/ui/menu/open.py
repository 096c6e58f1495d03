"""Opening a puzzle: by its id, or by a board that is typed or pasted."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ...core.errors import SudokuError
from ...core.message import message
from ...play.arcade.run_text import MARK
from ...play.duel import is_duel_text
from ...play.modes.marathon_run import is_marathon_text
from ...play.modes.rush_run import is_rush_text
from ...shell.handlers import handles
from ...shell.parts.base import Item, Part
from ...shell.stage import Stage
from ...shell.widgets.base import Widget
from ...shell.widgets.button import Button, Look
from ...shell.widgets.text_field import TextField
from ..games.launcher import Request, read_request
from ..modes.ghost import Ghost
from ..modes.marathon import Marathon
from ..modes.rush import Rush
from ..scene.arguments import FileRequest, OpenFrom
from ..scene.dialog import DialogScene
from ..versus.duelling import open_duel

if TYPE_CHECKING:
    from .services import MenuServices


class OpenScene(DialogScene):
    """The card that opens a puzzle by its id, or by a board that is typed or pasted."""

    services: "MenuServices"
    wide = 560
    leaves = True
    across = (3, 2, 1)
    scopes = ("open",)

    def __init__(
        self, stage: Stage, services: "MenuServices", argument: OpenFrom | str | None
    ) -> None:
        super().__init__(stage, services, services.words.text("ui.open.title"))
        self._pasted = ""
        self.words.text = self.text("ui.open.text")
        self.words.colour = "muted"
        self.field: Final = TextField(
            stage.clipboard,
            self._submit,
            id="field",
            placeholder=self.text("ui.open.placeholder"),
            max_length=2000,
            on_change=self._edited,
        )
        self.add_button(self.action_button("open.go", id="go", look=Look.PRIMARY))
        self.add_button(self.action_button("paste"))
        self.add_button(self.action_button("edit"))
        self.add_button(Button(self.text("ui.open.file"), self._choose_file, id="file"))
        self.form.set_focus(self.field)
        if argument is OpenFrom.CLIPBOARD:
            self.paste()
        elif isinstance(argument, str):
            self._fill(argument)
            stage.later(self.submit)

    def take_over(self, before: "OpenScene") -> None:
        """Keep what was typed."""
        self.field.text, self._pasted = before.field.text, before._pasted

    def body(self) -> Sequence[Part | Widget]:
        """Return the prompt, or what was wrong, and the text field."""
        return Item(self.words, tall=80), Item(self.field, tall=52)

    @handles("open.go")
    def submit(self) -> None:
        """Open the text in the field."""
        self._submit(self.field.text)

    def _choose_file(self) -> None:
        """Choose a file and open it."""
        self.stage.pop()
        opening = self.services.launcher
        request = FileRequest(message("ui.open.title"), lambda path, _: opening.open_file(path))
        self.stage.push("files", request)

    @handles("paste")
    def paste(self) -> None:
        """Put the text of the clipboard in the field."""
        text = self.stage.clipboard.get().strip()
        if not text:
            self._complain(self.text("ui.open.nothing"))
            return
        self._fill(text)

    def _fill(self, text: str) -> None:
        """Put a text in the field, as a single line."""
        self.field.text = " ".join(text.split())
        self._pasted = text
        self.form.set_focus(self.field)
        self._edited(text)

    def _edited(self, text: str) -> None:
        if text != self._pasted and text != " ".join(self._pasted.split()):
            self._pasted = ""
        self.words.text, self.words.colour = self.text("ui.open.text"), "muted"

    def _complain(self, words: str) -> None:
        self.words.text, self.words.colour = words, "danger"
        self.words.invalidate()

    def _submit(self, text: str) -> None:
        if is_duel_text(self._pasted or text):
            self.stage.pop()
            open_duel(self.services, self._pasted or text)
            return
        if is_rush_text(self._pasted or text):
            self.stage.pop()
            Rush(self.services).look_through(self._pasted or text)
            return
        if is_marathon_text(self._pasted or text):
            self.stage.pop()
            Marathon(self.services).look_through(self._pasted or text)
            return
        if (self._pasted or text).lstrip().startswith((MARK, "{")):
            self.stage.pop()
            Ghost(self.services).race(self._pasted or text)
            return
        try:
            request: Request = read_request(self._pasted or text)
        except SudokuError as error:
            self._complain(self.catalogue.error(error))
            return
        self.stage.pop()
        self.services.launcher.start(request)


SCENE = OpenScene
