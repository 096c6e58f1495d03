"""Backups: those that are kept, one to export, and restoring one."""

import time
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from ...core.errors import SudokuError
from ...core.message import message
from ...core.naming import day_words
from ...shell.parts.base import Item, Part
from ...shell.parts.grid import Grid
from ...shell.parts.lines import Column
from ...shell.screenshot import free_name
from ...shell.stage import Stage
from ...shell.widgets.button import Button, Look
from ...shell.widgets.label import Label
from ...store.atomic import replace_file
from ...store.backups import SUFFIX, BackupFile, kept_backups, pack, unpack
from ..scene.arguments import FileRequest
from ..scene.dialog import CardScene
from ..scene.question import Question, Reply
from ..widgets.list_box import Line, ListBox

if TYPE_CHECKING:
    from .services import SettingsServices

PLENTY: Final = 2000
"""Points: the list is as tall as the window lets it be."""


class BackupsScene(CardScene):
    """The list of backups; one can be restored, or saved to a file."""

    services: "SettingsServices"
    wide = 560
    leaves = True

    def __init__(self, stage: Stage, services: "SettingsServices", argument: None) -> None:
        super().__init__(stage, services, services.words.text("ui.backups.title"))
        self.words: Final = Label(
            self.text("ui.backups.text"), colour="muted", wrap=True, id="text"
        )
        self.list: Final[ListBox] = ListBox(
            self._choose, lambda _: self._ask_chosen(), id="backups"
        )
        self.save: Final = Button(self.text("ui.backups.save"), self._save, id="save")
        self.restore: Final = Button(
            self.text("ui.backups.restore"), self._ask_chosen, id="restore", look=Look.PRIMARY
        )
        self.file_button: Final = Button(self.text("ui.open.file"), self._choose_file, id="file")
        folder = services.folder
        kept = [] if folder is None else kept_backups(folder.folders)
        self._kept: Final = tuple(reversed(kept))
        self._at = 0 if self._kept else None
        self._saving: Path | None = None
        self._show()
        self.form.set_focus(self.list if self._kept else self.save)

    def content(self) -> Part:
        """Return an explanation, the list, and the buttons."""
        restoring = Grid(
            *(Item(b, tall=48) for b in (self.restore, self.file_button)), across=(2, 1)
        )
        return Column(
            self.words,
            Item(self.list, tall=PLENTY).growing(),
            restoring,
            Item(self.save, tall=48),
        )

    def _show(self) -> None:
        lines = [self._line(each) for each in self._kept]
        self.list.show(lines or [Line(self.text("ui.backups.none"), is_fact=True)], self._at)
        self.restore.enabled = self._at is not None
        self.file_button.enabled = self.services.folder is not None
        self.save.enabled = self.services.folder is not None

    def _line(self, kept: BackupFile) -> Line:
        moment = time.localtime(kept.path.stat().st_mtime)
        day = self.catalogue.render(day_words(time.strftime("%Y-%m-%d", moment)))
        words = self.text("ui.backups.line", day=day, time=time.strftime("%H:%M", moment))
        size = self.catalogue.figures.decimal(kept.size / 1e6, 1)
        return Line(words, figure=self.text("ui.backups.size", size=size))

    def _choose(self, index: int) -> None:
        self._at = index
        self._show()

    # -- taking along

    def _save(self) -> None:
        """Write everything to one file, in the folder of screenshots."""
        folder = self.services.folder
        if folder is None:
            return
        pictures, folders = self.services.pictures, folder.folders
        path = free_name(pictures, "nonet-backup", datetime.now(), SUFFIX)

        def write() -> None:
            pictures.mkdir(parents=True, exist_ok=True)
            replace_file(path, pack(folders), durable=True)

        self._saving = path
        folder.writer.submit("export", write, failure="store.cannot_back_up")

    def update(self, dt: float) -> None:
        """Report when the backup file is written; errors report themselves."""
        super().update(dt)
        if self._saving is not None and self._saving.exists():
            self.words.text = self.text("ui.backups.saved", path=str(self._saving))
            self._saving = None
            self.resized()

    # -- putting back

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; a backup dropped on the window is restored after a question."""
        if event.type == pygame.DROPFILE:
            self._ask(Path(event.file))
            return True
        return super().handle(event)

    def _ask_chosen(self) -> None:
        if self._at is not None:
            self._ask(self._kept[self._at].path)

    def _choose_file(self) -> None:
        """Choose a backup file, for systems without drag and drop."""
        request = FileRequest(message("ui.backups.title"), lambda path, _: self._ask(path))
        self.stage.push("files", request)

    def _ask(self, path: Path) -> None:
        """Ask for confirmation that a backup replaces everything."""
        try:
            files = unpack(path)
        except SudokuError as error:
            self.words.text = self.catalogue.error(error)
            self.resized()
            return
        answers = (
            Reply("restore", "ui.backups.sure.restore", partial(self._put_back, files), loses=True),
            Reply("keep", "ui.backups.sure.keep"),
        )
        said = message("ui.backups.sure.text", file=path.name)
        self.stage.push("confirm", Question(message("ui.backups.sure.title"), (said,), answers))

    def _put_back(self, files: dict[str, bytes]) -> None:
        """Close this window; the program opens the next one with the backup's content."""
        if self.services.folder is not None:
            self.services.folder.put_back_at_end(files)
            self.stage.quit()


SCENE = BackupsScene
