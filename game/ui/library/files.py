"""Choosing a file: to open, or to write in a chosen form."""

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from ...core.message import message
from ...plain import shortened
from ...shell.handlers import handles
from ...shell.parts.base import PLENTY, Item, Part
from ...shell.parts.grid import Grid
from ...shell.parts.lines import Column
from ...shell.stage import Stage
from ...shell.widgets.base import Widget
from ...shell.widgets.button import Button, Look
from ...shell.widgets.label import Label
from ...shell.widgets.text_field import TextField
from ...store.listing import Listed, ListingError, listing, writable
from ..scene.arguments import FileRequest
from ..scene.dialog import CardScene
from ..scene.question import Question, Reply
from ..widgets.list_box import Line, ListBox
from ..widgets.picker import Picker

if TYPE_CHECKING:
    from .services import LibraryServices

LONGEST: Final = 1000
"""Characters of a path that is typed."""
LONGEST_FOLDER: Final = 60
"""Characters of the folder's path that are shown."""
UNITS: Final = ("b", "kb", "mb", "gb")
"""How the keys `files.size.*` end, each a thousand times the one before."""


class FilesScene(CardScene):
    """The card that chooses a file, or the name of one to write; typing filters the list."""

    services: "LibraryServices"
    wide = 640
    leaves = True

    def __init__(
        self, stage: Stage, services: "LibraryServices", argument: FileRequest | None
    ) -> None:
        """Without an argument, the chosen file is not used."""
        request = argument or FileRequest(message("ui.open.title"), lambda *_: None)
        render = services.words.catalogue.render
        super().__init__(stage, services, render(request.title))
        self._request: Final = request
        self.folder = services.files_folder
        self._shown: list[Listed] = []
        self._all: list[Listed] = []
        self.where: Final = Label(colour="muted", elides=True, id="where")
        self.said: Final = Label(colour="muted", wrap=True, id="said")
        self.field: Final = TextField(
            stage.clipboard,
            lambda _: self.take(),
            id="name",
            text=request.name,
            placeholder=self.text("files.name" if request.saves else "files.filter"),
            max_length=LONGEST,
            on_change=lambda _: self._filter(),
        )
        self.list: Final = ListBox(self._choose, lambda _: self.open_chosen(), id="files")
        self.forms: Final = Picker(
            [
                (form.id, self.text("files.form", name=render(form.words), suffix=form.suffix))
                for form in request.forms
            ]
            or [("", "")],
            request.forms[0].id if request.forms else "",
            lambda _: None,
            id="form",
        )
        key = "files.save" if request.saves else "files.open"
        self.buttons: Final = (
            Button(self.text(key), self.take, id="take", look=Look.PRIMARY),
            self.action_button("files.up"),
            Button(self.text("files.home"), self._home, id="home"),
        )
        self._look()
        self.form.set_focus(self.field if request.saves else self.list)

    def take_over(self, before: "FilesScene") -> None:
        """Keep the folder, and the text typed so far."""
        self.folder, self.field.text = before.folder, before.field.text
        self.forms.value = before.forms.value
        self._look()

    def content(self) -> Part:
        """Return the present folder, the field, the list and the form."""
        forms = [self.forms] if self._request.forms else []
        return Column(
            self.where,
            Item(self.field, tall=48),
            Item(self.list, tall=PLENTY).growing(),
            *([self.said] if self.said.text else []),
            *forms,
        )

    def foot(self) -> Sequence[Part | Widget]:
        """Return the buttons."""
        return (Grid(*(Item(one, tall=46) for one in self.buttons), across=(3, 1)),)

    inner = ("files.list",)

    def inner_scopes(self) -> Iterator[str]:
        """Yield the list's scope while it has the focus."""
        if self.form.focus is self.list:
            yield "files.list"
        yield from super().inner_scopes()

    @property
    def saves(self) -> bool:
        """Whether a file is to be written."""
        return self._request.saves

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; a file dropped on the window is taken, if one is to be opened."""
        if event.type == pygame.DROPFILE and not self.saves:
            self._give(Path(event.file))
            return True
        return super().handle(event)

    # -- what is listed

    def _look(self) -> None:
        """Read the folder, or say why that fails."""
        self.where.text = shortened(str(self.folder), LONGEST_FOLDER)
        self._all, self.said.text = [], ""
        try:
            self._all = listing(self.folder)
        except ListingError as error:
            self.said.text = self.catalogue.error(error)
        else:
            self.services.files_folder = self.folder
        self._filter()
        self.resized()

    def _filter(self) -> None:
        """Show the entries that contain the typed text; all of them when saving."""
        typed = "" if self._request.saves else self.field.text.strip().casefold()
        self._shown = [one for one in self._all if typed in one.name.casefold()]
        lines = [
            Line(one.name + os.sep if one.is_folder else one.name, figure=self._size(one))
            for one in self._shown
        ]
        self.list.show(lines, 0 if lines else None)
        if not lines and not self.said.text:
            self.list.show([Line(self.text("files.nothing"), is_fact=True)])

    def _size(self, one: Listed) -> str:
        if one.is_folder:
            return ""
        size, unit = float(one.size), 0
        while size >= 1000 and unit < len(UNITS) - 1:
            size, unit = size / 1000, unit + 1
        n = self.catalogue.figures.thousands(round(size))
        return self.text(f"files.size.{UNITS[unit]}", n=n)

    @property
    def _chosen(self) -> Listed | None:
        at = self.list.chosen
        return None if at is None or at >= len(self._shown) else self._shown[at]

    def _choose(self, index: int) -> None:
        """Offer the name of an existing file."""
        chosen = self._chosen
        if self._request.saves and chosen is not None and not chosen.is_folder:
            self.field.text = chosen.name

    # -- going

    def go_to(self, folder: Path) -> None:
        """Show another folder."""
        self.folder = folder
        if not self._request.saves:
            self.field.text = ""
        self._look()

    @handles("files.up")
    def up(self) -> None:
        """Show the parent folder."""
        before = self.folder.name
        self.go_to(self.folder.parent)
        names = [one.name for one in self._shown]
        if before in names:
            self.list.choose(names.index(before))

    def _home(self) -> None:
        self.go_to(Path.home())

    def open_chosen(self) -> None:
        """Open the chosen folder, or take the chosen file."""
        chosen = self._chosen
        if chosen is None:
            return
        if chosen.is_folder:
            self.go_to(self.folder / chosen.name)
        elif self._request.saves:
            self.field.text = chosen.name
            self.take()
        else:
            self._give(self.folder / chosen.name)

    def take(self) -> None:
        """Open what is chosen or typed; or save."""
        typed = self.field.text.strip()
        path = self._typed(typed)
        # Of a name that is too long a path would raise what these take for none.
        if path is not None and os.path.isdir(path):
            self.go_to(path)
        elif self._request.saves:
            self._save(typed, path)
        elif path is not None and os.path.isfile(path):
            self._give(path)
        else:
            self.open_chosen()

    def _typed(self, typed: str) -> Path | None:
        """Return the path in a text, if it is one."""
        if not typed or "\0" in typed:
            return None
        try:
            return self.folder / Path(typed).expanduser()
        except RuntimeError:
            return None

    def _save(self, typed: str, path: Path | None) -> None:
        suffix = next((f.suffix for f in self._request.forms if f.id == self.forms.value), "")
        if path is None:
            self.tell(self.text("files.why.name"))
            return
        if suffix and path.suffix.lower() != suffix:
            path = path.with_name(path.name + suffix)
        why = writable(path.parent, path.name)
        if why:
            self.tell(self.text(why))
        elif path.exists():
            answers = (
                Reply("replace", "files.replace", lambda: self._give(path), loses=True),
                Reply("keep", "files.keep"),
            )
            said = (message("files.there", name=path.name),)
            self.stage.push("confirm", Question(message("files.sure"), said, answers))
        else:
            self._give(path)

    def _give(self, path: Path) -> None:
        """Close the card, and pass on the choice."""
        form = self.forms.value
        self.stage.pop()
        self._request.then(path, form)


SCENE = FilesScene
