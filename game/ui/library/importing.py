"""Importing a file into a folder: progress, pause, and cancelling."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ...core.message import message
from ...shell.parts.base import Item, Part
from ...shell.stage import Stage
from ...shell.widgets.base import Widget
from ...shell.widgets.button import Button, Look
from ...store.collections.imports import Imported, Progress
from ..scene.dialog import DialogScene
from ..scene.question import Question, Reply
from ..widgets.progress import ProgressBar
from .arguments import ImportRequest
from .questions import ImportFile, TakeBack

if TYPE_CHECKING:
    from ...work.worker import OpenQuestion
    from .services import LibraryServices


class ImportingScene(DialogScene):
    """The card of an import in the worker, with its progress and a pause."""

    services: "LibraryServices"
    tick = 0.1
    wide = 520

    def __init__(
        self, stage: Stage, services: "LibraryServices", argument: ImportRequest | None
    ) -> None:
        """Without an argument there is nothing to import: the card shows its initial state."""
        super().__init__(stage, services, services.words.text("collections.importing.title"))
        self._import: Final = argument
        self._open_question: OpenQuestion[Imported] | None = None
        self._progress = Progress(0, 1, 0, 0)
        self._done = False
        self.bar: Final = ProgressBar()
        self.halt: Final = self.add_button(
            Button(self.text("collections.importing.pause"), self._halt, id="halt")
        )
        self.leave_button: Final = self.add_button(
            Button(self.text("collections.importing.stop"), self.back, id="stop")
        )
        self._show_progress(self._progress)
        self._go_on()

    def take_over(self, before: "ImportingScene") -> None:
        """Continue the import of the previous card."""
        if before._open_question is not None:
            before._open_question.drop()
        self._show_progress(before._progress)

    def body(self) -> Sequence[Part | Widget]:
        """Return the text and the progress."""
        return Item(self.words, tall=64), Item(self.bar, tall=44)

    @property
    def is_working(self) -> bool:
        """Whether the file is being imported now."""
        return self._open_question is not None and self._open_question.is_open

    def _go_on(self) -> None:
        if self._import is not None:
            file, folder, arrival = self._import
            path = self.services.collections.path
            question = ImportFile(path, file, folder, arrival, self._progress.seen)
            self._open_question = self.ask(
                question, self._finish, failed=self._fail, progress=self._show_progress
            )
            self._say("collections.importing.pause")

    def _halt(self) -> None:
        """Pause or continue."""
        if self._done:
            self._close()
        elif self.is_working:
            assert self._open_question is not None
            self._open_question.drop()
            self._say("collections.importing.go_on")
        else:
            self._go_on()

    def _say(self, key: str) -> None:
        self.halt.text = self.text(key)

    def _show_progress(self, progress: Progress) -> None:
        self._progress = progress
        self.bar.share = progress.read / max(1, progress.size)
        thousands = self.catalogue.figures.thousands
        name = "" if self._import is None else self._import.file.name
        self.words.text = self.text(
            "collections.importing.text",
            file=name,
            seen=thousands(progress.seen),
            added=thousands(progress.added),
        )

    def _finish(self, done: Imported) -> None:
        """Show how many puzzles were imported, and how many were not."""
        catalogue, thousands = self.catalogue, self.catalogue.figures.thousands
        said = [
            catalogue.count("collections.importing.done", done.added),
            catalogue.count("collections.importing.already", done.seen - done.added)
            if done.seen > done.added
            else "",
            self.text(
                "collections.importing.mistakes",
                n=thousands(done.mistakes),
                first=catalogue.render(done.first),
            )
            if done.first is not None
            else "",
        ]
        self._end(" ".join(filter(None, said)))
        self.bar.share = 1.0

    def _fail(self, error: Exception) -> None:
        self._end(self.services.words.failure(error))

    def _end(self, words: str) -> None:
        self._done = True
        self.words.text = words
        self.halt.text = self.text("ui.understood")
        self.halt.look = Look.PRIMARY
        self.leave_button.visible = False
        self.buttons.remove(self.leave_button)
        self.form.set_focus(self.halt)
        self.resized()

    def _close(self) -> None:
        self.services.collections.changes += 1
        self.stage.pop()

    def back(self) -> None:
        """Stop, and ask what to do with the puzzles imported so far."""
        if self._done:
            self._close()
            return
        if self._open_question is not None:
            self._open_question.drop()
        self._say("collections.importing.go_on")
        if not self._progress.added:
            self._take_back()
            return
        question = Question(
            message("collections.importing.stopped"),
            (message("collections.importing.came", self._progress.added),),
            (
                Reply("keep", "collections.importing.keep", self._close),
                Reply("take_back", "collections.importing.take_back", self._take_back),
                Reply("go_on", "collections.importing.go_on", self._go_on),
            ),
        )
        self.stage.push("confirm", question)

    def _take_back(self) -> None:
        """Have the worker delete what was imported, after any part in progress."""
        if self._import is None:
            self._close()
            return
        question = TakeBack(self.services.collections.path, self._import.arrival)
        self.ask(question, lambda _: self._close(), failed=self._fail)


SCENE = ImportingScene
