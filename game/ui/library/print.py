"""Printing: what of which puzzles is on the pages, and the file to write."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ...core.message import message
from ...generate.levels import Level
from ...paper.order import MOST, Look, PrintPuzzles
from ...paper.output import SUFFIXES
from ...paper.sheets import LAYOUTS, Paper
from ...shell.parts.base import Item, Part
from ...shell.parts.grid import Grid
from ...shell.parts.lines import Column
from ...shell.stage import Stage
from ...shell.widgets.base import Widget
from ...shell.widgets.button import Button
from ...shell.widgets.button import Look as ButtonLook
from ...shell.widgets.label import Label
from ...shell.widgets.toggle import Toggle
from ..scene.arguments import FileForm, FileRequest, PrintRequest
from ..scene.dialog import CardScene
from ..widgets.picker import Picker

if TYPE_CHECKING:
    from .services import LibraryServices

COUNTS: Final = (1, 2, 4, 6, 9, 12, 18, 24, 36, 48, 72, 100)
"""How many puzzles a booklet of a level may have."""


class PrintScene(CardScene):
    """The card that prints the game, collected puzzles or a booklet, as PDF, SVG or PNG."""

    services: "LibraryServices"
    wide = 560
    leaves = True

    def __init__(
        self, stage: Stage, services: "LibraryServices", argument: PrintRequest | None
    ) -> None:
        """Without an argument, new puzzles of a level are printed."""
        super().__init__(stage, services, services.words.text("paper.title"))
        text = self.text
        self._printed: Final = argument or PrintRequest()
        count = len(self._printed.numbers) or len(self._printed.entries)
        self.is_booklet: Final = not count
        self.words: Final = Label(colour="muted", wrap=True, id="text")
        shape = services.preferences.settings.game.shape
        self._shape: Final = shape
        levels = tuple(shape.levels)
        level = services.preferences.settings.game.level
        self.level: Final[Picker[Level]] = Picker(
            [(one, text(f"level.{one.value}")) for one in levels],
            level if level in levels else levels[0],
            lambda _: None,
            id="level",
        )
        many = services.words.catalogue.count
        self.count: Final = Picker(
            [(n, many("paper.puzzles", n)) for n in COUNTS], 4, lambda _: None, id="count"
        )
        self.a_page: Final = Picker(
            [(n, text("paper.large") if n == 1 else text("paper.a_page", n=n)) for n in LAYOUTS],
            1 if count == 1 else 4,
            lambda _: None,
            id="a_page",
        )
        self.paper: Final = Picker(
            [(paper, text(f"paper.{paper.value}")) for paper in Paper],
            Paper.A4,
            lambda _: None,
            id="paper",
        )
        self.toggles: Final = {
            name: Toggle(text(f"paper.{name}"), False, lambda _: None, id=name)
            for name in ("notes", "solutions", "steps", "codes")
        }
        for name in ("solutions", "steps"):
            self.toggles[name].enabled = not self._printed.hides
        self.save: Final = Button(
            text("paper.save"), self._choose_file, id="save", look=ButtonLook.PRIMARY
        )
        self.words.text = self._about(count)
        self.form.set_focus(self.save)

    def take_over(self, before: "PrintScene") -> None:
        """Keep the choices."""
        self.level.value, self.count.value = before.level.value, before.count.value
        self.a_page.value, self.paper.value = before.a_page.value, before.paper.value
        for name, toggle in self.toggles.items():
            toggle.value = before.toggles[name].value

    def _about(self, count: int) -> str:
        if self.is_booklet:
            return self.text("paper.booklet")
        said = self.catalogue.count("paper.puzzles", min(count, MOST))
        return self._printed.title or said

    def content(self) -> Part:
        """Return what is printed, and how."""
        booklet: tuple[Widget, ...] = (self.level, self.count) if self.is_booklet else ()
        pickers = (Item(one, tall=44) for one in (*booklet, self.a_page, self.paper))
        return Column(self.words, Grid(*pickers, across=(2, 1)), *self.toggles.values())

    def foot(self) -> Sequence[Part | Widget]:
        """Return the button that saves."""
        return (Item(self.save, tall=48),)

    def _choose_file(self) -> None:
        """Ask for the file, whose form decides the kind of pages."""
        forms = tuple(FileForm(s, message(f"paper.form{s}"), s) for s in SUFFIXES)
        request = FileRequest(message("files.save_as"), self._print, "nonet-print", forms)
        self.stage.push("files", request)

    def _print(self, path: Path, form: str) -> None:
        on = {name: toggle.value for name, toggle in self.toggles.items()}
        look = Look(
            self.paper.value,
            self.a_page.value,
            title=self._printed.title if len(self._printed.numbers) > 1 else "",
            symbols=self.preferences.settings.look.symbols,
            **on,
        )
        order = PrintPuzzles(
            path,
            self.catalogue.language,
            look,
            self._printed.entries,
            self.services.collections.path if self._printed.numbers else None,
            self._printed.numbers[:MOST],
            self.level.value if self.is_booklet else None,
            self._shape,
            self.count.value,
            os.urandom(16).hex(),
            paint=self._printed.paint,
            replaces=path.exists(),
        )
        self._say(self.text("paper.working"))
        self.save.enabled = False
        self.ask(order, self._done, failed=self._fail)

    def _done(self, files: list[Path]) -> None:
        self.save.enabled = True
        path = str(files[0])
        self._say(
            self.text("print.done", path=path)
            if len(files) == 1
            else self.text("paper.done", n=len(files), path=path)
        )

    def _fail(self, error: Exception) -> None:
        self.save.enabled = True
        self._say(self.services.words.failure(error))

    def _say(self, words: str) -> None:
        self.words.text = words
        self.resized()


SCENE = PrintScene
