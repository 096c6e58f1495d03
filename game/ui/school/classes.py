"""The stored sets of a class: start, open from a file, print."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ...core.message import message
from ...learn.class_set import ClassSet
from ...paper.output import SUFFIXES
from ...paper.worksheet import PrintWorksheet
from ...plain import shortened
from ...shell.parts.base import PLENTY, Item, Part
from ...shell.parts.grid import Grid
from ...shell.parts.lines import Column
from ...shell.stage import Stage
from ...shell.widgets.base import Widget
from ...shell.widgets.button import Button, Look
from ...shell.widgets.label import Label
from ..library.arguments import NameRequest
from ..scene.ability import Ability
from ..scene.arguments import FileForm, FileRequest
from ..scene.dialog import CardScene
from ..widgets.list_box import Line, ListBox
from .arguments import ClassRequest
from .questions import ReadClassSet

if TYPE_CHECKING:
    from .services import ClassServices

LONGEST_PATH: Final = 60
"""Characters of the folder's path that are shown."""


class ClassesScene(CardScene):
    """A card with the sets of a class; a file that is opened is added to them."""

    services: "ClassServices"
    wide = 620
    leaves = True

    def __init__(self, stage: Stage, services: "ClassServices", argument: Path | None) -> None:
        """`argument` is the file of a set to add."""
        super().__init__(stage, services, services.words.text("class.title"))
        self.files: Final = services.classes
        self.words: Final = Label(colour="muted", wrap=True, id="text")
        self.list: Final = ListBox(self._choose, lambda _: self.begin(), id="sets")
        self.begin_button: Final = Button(
            self.text("class.begin"), self.begin, id="begin", look=Look.PRIMARY
        )
        self.open_button: Final = Button(self.text("class.open"), self._open, id="open")
        self.print_button: Final = self.needing(
            Ability.PAPER, Button(self.text("class.print"), self._print, id="print")
        )
        self.set: ClassSet | None = None
        """The set that is chosen, once it was read."""
        self.paths: list[Path] = []
        self._at = 0
        self.form.set_focus(self.list)
        if argument is not None:
            self._take_file(argument, "")

    def enter(self) -> None:
        """List the sets."""
        self.paths = self.files.sets()
        self._at = min(self._at, max(0, len(self.paths) - 1))
        self._show_list()
        self._read()

    def _show_list(self) -> None:
        lines = [Line(path.stem) for path in self.paths]
        self.list.show(lines, self._at if lines else None)

    def _choose(self, index: int) -> None:
        self._at = index
        self._show_list()
        self._read()

    def _read(self) -> None:
        """Read the chosen set, or say what is wrong with it."""
        self.set = None
        if not self.paths:
            folder = shortened(str(self.files.folder), LONGEST_PATH)
            self._say(self.text("class.none_here", folder=folder))
            return
        self._say(self.text("learn.working"))
        path = self.paths[self._at]
        self.ask(ReadClassSet(path), partial(self._take_set, path), failed=self._fail)

    def _take_set(self, path: Path, found: ClassSet) -> None:
        if self.paths and path == self.paths[self._at]:
            self.set = found
            self._say(self._about(found))

    def _fail(self, error: Exception) -> None:
        self._say(self.services.words.failure(error))

    def _about(self, one: ClassSet) -> str:
        """Return a description of a set: its cards, its time, and what is disabled."""
        said = [one.title, self.catalogue.count("class.cards", len(one.cards))]
        if one.minutes:
            said.append(self.catalogue.count("class.minutes", one.minutes))
        said += [] if one.helps else [self.text("class.no_helps")]
        said += [self.text("class.in_order")] if one.in_order else []
        return self.text("ui.separator").join(filter(None, said))

    def begin(self) -> None:
        """Ask for a name, then start."""
        if self.set is None:
            self.tell(self.words.text)
            return
        request = NameRequest(
            message("class.name"),
            partial(self._begin, self.set),
        )
        self.stage.push("naming", request)

    def _begin(self, one: ClassSet, name: str) -> None:
        self.stage.push("class", ClassRequest(one, name))

    def _open(self) -> None:
        self.stage.push("files", FileRequest(message("class.open.title"), self._take_file))

    def _take_file(self, path: Path, form: str) -> None:
        self.ask(ReadClassSet(path), partial(self._add_set, path), failed=self._fail)

    def _add_set(self, path: Path, found: ClassSet) -> None:
        """Add a set that was opened to the others, and choose it."""
        try:
            kept = self.files.take(path)
        except OSError as error:
            self._say(self.text("class.not_kept", reason=error.strerror or str(error)))
            return
        self.paths = self.files.sets()
        self._at = self.paths.index(kept) if kept in self.paths else 0
        self._show_list()
        self._read()

    def _print(self) -> None:
        if self.set is None:
            self.tell(self.words.text)
            return
        forms = tuple(FileForm(s, message(f"paper.form{s}"), s) for s in SUFFIXES)
        request = FileRequest(
            message("files.save_as"), partial(self._write, self.set), "worksheet", forms
        )
        self.stage.push("files", request)

    def _write(self, one: ClassSet, path: Path, form: str) -> None:
        self._say(self.text("paper.working"))
        order = PrintWorksheet(one, path, self.catalogue.language, replaces=path.exists())
        self.ask(order, self._printed, failed=self._fail)

    def _printed(self, files: list[Path]) -> None:
        key = "print.done" if len(files) == 1 else "paper.done"
        self._say(self.text(key, path=files[0], n=len(files)))

    def _say(self, words: str) -> None:
        self.words.text = words
        self.resized()

    def content(self) -> Part:
        """Return the list, above the description of the chosen set."""
        return Column(Item(self.list, tall=PLENTY).growing(), self.words)

    def foot(self) -> Sequence[Part | Widget]:
        """Return the buttons."""
        buttons = (self.begin_button, self.open_button, self.print_button)
        return (Grid(*(Item(button, tall=46) for button in buttons), across=(3, 1)),)


SCENE = ClassesScene
