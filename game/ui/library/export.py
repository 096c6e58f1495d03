"""Exporting the game in another program's form: copied, or saved to a file."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ...core.errors import SudokuError
from ...core.geometry import CLASSIC
from ...core.message import Message, message
from ...formats.document import Form
from ...formats.known import OFFERED
from ...formats.written import Conversion
from ...messages.lists import enumerated
from ...shell.parts.base import Item, Part
from ...shell.parts.grid import Grid
from ...shell.parts.lines import Column
from ...shell.stage import Stage
from ...shell.widgets.button import Button
from ...shell.widgets.label import Label
from ...store.atomic import replace_file
from ..games.documents import entry_of
from ..scene.arguments import FileForm, FileRequest
from ..scene.dialog import CardScene

if TYPE_CHECKING:
    from ...formats.document import Entry
    from ...formats.written import Conversion
    from .services import LibraryServices


class ExportScene(CardScene):
    """The card that copies a board in another program's form, or saves it to a file.

    The argument is the board; by default that of the game.
    """

    services: "LibraryServices"
    wide = 620
    leaves = True

    def __init__(self, stage: Stage, services: "LibraryServices", argument: "Entry | None") -> None:
        super().__init__(stage, services, services.words.text("ui.export.title"))
        self._entry: Final = argument
        self.words: Final = Label(self.text("ui.export.text"), colour="muted", wrap=True, id="text")
        self.save: Final = Button(self.text("ui.export.save"), self._choose_file, id="save")
        show = partial(stage.push, "qr", argument)
        self.qr: Final = Button(self.text("ui.export.qr"), show, id="qr")
        board = self._board()
        self._offered: Final = [form for form in OFFERED if _has_room(form, board)]
        self.forms: Final = {form.name: self._button(form) for form in self._offered}
        self.form.set_focus(self.forms["line"])

    def _button(self, form: Form) -> Button:
        words = self.catalogue.render(title_of(form))
        return Button(words, partial(self.write, form.name), id=form.name)

    def head(self) -> Part:
        """Return the title, above a message about what was done."""
        return Column(super().head(), Item(self.words, tall=64))

    def content(self) -> Part:
        """Return the forms."""
        buttons = (Item(button, tall=44) for button in self.forms.values())
        return Grid(*buttons, across=(4, 3, 2))

    def foot(self) -> Sequence[Part]:
        """Return the further buttons."""
        return (Grid(Item(self.save, tall=44), Item(self.qr, tall=44), across=(2, 1)),)

    def write(self, form: str) -> None:
        """Copy the game in a form."""

        def put(text: str) -> str:
            self.stage.clipboard.put(text.rstrip("\n"))
            return self.text("ui.export.copied", form=self.forms[form].text)

        self._write(form, put)

    def _choose_file(self) -> None:
        """Ask for the file to save to, and its form."""
        title = message("files.save_as")
        self.stage.push("files", FileRequest(title, self._save, "nonet", forms_of(self._offered)))

    def _save(self, path: Path, form: str) -> None:
        def put(text: str) -> str:
            try:
                replace_file(path, text.encode(), durable=True, exported=True)
            except OSError as error:
                return self.text("ui.export.failed", reason=error.strerror or error)
            return self.text("ui.export.saved", path=path)

        self._write(form, put)

    def _write(self, form: str, put: Callable[[str], str]) -> None:
        """Export the game in a form, and say what the form cannot represent."""
        conversion = Conversion(form)
        try:
            text = "".join(conversion.texts([self._board()]))
        except SudokuError as error:
            self._say(self.catalogue.error(error))
            return
        self._say(" ".join([put(text), *self._lost(conversion)]))

    def _board(self) -> "Entry":
        return self._entry or entry_of(self.services.current_game.session)

    def _lost(self, conversion: "Conversion") -> list[str]:
        text = self.text
        lost = [text(f"formats.feature.{feature.value}") for feature in conversion.lost]
        if not lost:
            return []
        return [text("ui.export.lost", what=enumerated(self.catalogue, lost))]

    def _say(self, words: str) -> None:
        self.words.text = words
        self.resized()


def _has_room(form: Form, entry: "Entry") -> bool:
    """Whether a form can hold a board; each has room for classic ones."""
    if entry.grid.geometry == CLASSIC:
        return True
    try:
        form.write(entry.plain if form.spells_rules else entry)
    except SudokuError:
        return False
    return True


def forms_of(forms: Iterable[Form] = OFFERED) -> tuple[FileForm, ...]:
    """Return the forms that a file of puzzles can be written in."""
    return tuple(FileForm(form.name, title_of(form), form.suffix) for form in forms)


def title_of(form: Form) -> Message:
    """Return the name of a form."""
    if form.title:
        return message("ui.export.named", name=form.title)
    return message(f"ui.export.{form.name}")


SCENE = ExportScene
