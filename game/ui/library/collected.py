"""The actions on puzzles of the collections, and on folders."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from ...core.message import message
from ...shell.parts.base import Item, Part
from ...shell.parts.grid import Grid
from ...shell.parts.lines import Column
from ...shell.stage import Stage
from ...shell.widgets.button import Button
from ...shell.widgets.label import Label
from ...shell.widgets.toggle import Toggle
from ...store.collections.collections import STANDING
from ..scene.ability import Ability
from ..scene.arguments import FileRequest, PrintRequest
from ..scene.dialog import CardScene
from .arguments import NameRequest
from .collections import CollectionsScene
from .export import forms_of

if TYPE_CHECKING:
    from .collections import CollectionsScene
    from .services import LibraryServices


class CollectedScene(CardScene):
    """The card of actions on puzzles of the collections; most apply to all puzzles listed."""

    services: "LibraryServices"
    wide = 640
    leaves = True

    def __init__(
        self, stage: Stage, services: "LibraryServices", argument: "CollectionsScene | None"
    ) -> None:
        """`argument` is the scene with the list of puzzles; without it there are none."""
        super().__init__(stage, services, services.words.text("collections.more.title"))
        self._below = argument
        count = services.words.catalogue.count
        found = 0 if argument is None else len(argument.rows)
        self.all: Final = Toggle(
            count("collections.more.all", found), False, lambda _: self._show(), id="all"
        )
        self.puzzle_words: Final = Label(colour="muted", wrap=True, id="about")
        self.folder_words: Final = Label(colour="muted", wrap=True, id="folder_about")
        self.buttons: Final = {
            name: self._button(name, act)
            for name, act in (
                ("tag", self._tag),
                ("untag", self._untag),
                ("move", self._move),
                ("rename", self._rename),
                ("rate", self._rate),
                ("export", self._export),
                ("print", self._print),
                ("twins", self._find_twins),
                ("delete", self._delete),
            )
        }
        self.folder_deeds: Final = {
            name: self._button(name, act)
            for name, act in (
                ("import", self._import),
                ("new_folder", self._new_folder),
                ("rename_folder", self._rename_folder),
                ("delete_folder", self._delete_folder),
                ("order", self._order),
            )
        }
        self.needing(Ability.PAPER, self.buttons["print"])
        self.all.enabled = found > 1
        self._show()

    def take_over(self, before: "CollectedScene") -> None:
        """Refer to the list that is below now."""
        below = self.stage.scenes[self.stage.scenes.index(self) - 1]
        self._below = below if isinstance(below, CollectionsScene) else None
        self.all.value = before.all.value
        self._show()

    def content(self) -> Part:
        """Return the actions on puzzles, above those on folders."""
        return Column(
            self.puzzle_words,
            self.all,
            Grid(*(Item(one, tall=44) for one in self.buttons.values()), across=(4, 3, 2)),
            self.folder_words,
            Grid(*(Item(one, tall=44) for one in self.folder_deeds.values()), across=(3, 2, 1)),
        )

    def _button(self, name: str, act: Callable[[], object]) -> Button:
        button = Button(self.text(f"collections.more.{name}"), act, id=name)
        button.tip = partial(self.text, f"collections.more.{name}.tip")
        return button

    def _show(self) -> None:
        """Enable what can be done, and say to what."""
        below = self._below
        chosen = None if below is None else below.chosen
        one = chosen is not None and not self.all.value
        for button in self.buttons.values():
            button.enabled = chosen is not None
        self.buttons["twins"].enabled = below is not None and len(below.rows) > 1
        self.buttons["rename"].enabled = one
        working = self.services.rater.is_working
        key = "stop_rating" if working else "rate"
        self.buttons["rate"].text = self.text(f"collections.more.{key}")
        name = "" if below is None else below.name_of_chosen
        self.puzzle_words.text = self.text(
            "collections.more.none" if chosen is None else "collections.more.about", name=name
        )
        own = below is not None and below.place > 0 and below.place not in STANDING
        self.folder_deeds["rename_folder"].enabled = own
        self.folder_deeds["delete_folder"].enabled = below is not None and below.place > 0
        folder = "" if below is None else below.folder_name(below.place)
        self.folder_words.text = self.text(
            "collections.more.folder" if folder else "collections.more.no_folder", name=folder
        )
        self.resized()

    @property
    def numbers(self) -> Sequence[int]:
        """The puzzles that actions apply to."""
        if self._below is None:
            return []
        if self.all.value:
            return self._below.rows.numbers
        chosen = self._below.chosen
        return [] if chosen is None else [chosen.number]

    def _name(
        self, title: str, then: Callable[[str], object], name: str = "", offered: Sequence[str] = ()
    ) -> None:
        """Ask for a name over the list, and call `then` with it."""
        below = self._below
        self.stage.pop()
        if below is not None:
            act = lambda given: below.attempt(lambda: then(given))  # noqa: E731 - once
            title_words = message(f"collections.name.{title}")
            self.stage.push("naming", NameRequest(title_words, act, name, tuple(offered)))

    def _tag(self) -> None:
        collections, numbers = self.services.collections, self.numbers
        self._name("tag", lambda tag: collections.tag(numbers, tag), offered=self._tags())

    def _untag(self) -> None:
        collections, numbers = self.services.collections, self.numbers
        below = self._below
        chosen = None if below is None else below.chosen
        its = self._tags() if self.all.value or chosen is None else chosen.tags
        self._name("untag", lambda tag: collections.untag(numbers, tag), offered=its)

    def _tags(self) -> tuple[str, ...]:
        tags: tuple[str, ...] = ()
        if self._below is not None:

            def read() -> None:
                nonlocal tags
                tags = self.services.collections.tags()

            self._below.attempt(read)
        return tags

    def _move(self) -> None:
        below, collections, numbers = self._below, self.services.collections, self.numbers
        if below is not None:
            names = below.names_of_folders

            def move(name: str) -> None:
                folder = names[name] if name in names else collections.folder(name)
                moved = collections.move(numbers, folder)
                below.tell(self.catalogue.count("collections.moved", moved))

            self._name("move", move, offered=tuple(names))

    def _rename(self) -> None:
        collections = self.services.collections
        chosen = None if self._below is None else self._below.chosen
        if chosen is not None:
            number = chosen.number
            self._name("title", lambda title: collections.rename(number, title), chosen.title)

    def _rate(self) -> None:
        if self.services.rater.is_working:
            self.services.rater.stop()
        else:
            self.services.rater.start(self.numbers)
        self.back()

    def _find_twins(self) -> None:
        """Tag puzzles that are others of the list in disguise."""
        below = self._below
        self.stage.pop()
        if below is not None:
            below.find_twins()

    def _delete(self) -> None:
        below, numbers = self._below, self.numbers
        self.stage.pop()
        if below is not None:
            below.delete_all(numbers)

    def _export(self) -> None:
        """Write the puzzles to a file, in a chosen form."""
        below, numbers = self._below, tuple(self.numbers)
        self.stage.pop()
        if below is not None:
            title = message("collections.export.title")
            save = partial(below.export, numbers)
            self.stage.push("files", FileRequest(title, save, "puzzles", forms_of()))

    def _print(self) -> None:
        """Print the puzzles."""
        numbers = tuple(self.numbers)
        self.stage.pop()
        if self._below is not None:
            folder = self._below.folder_name(self._below.place)
            title = folder if len(numbers) > 1 else self._below.name_of_chosen
            self.stage.push("print", PrintRequest(numbers=numbers, title=title))

    def _import(self) -> None:
        below = self._below
        self.stage.pop()
        if below is not None:
            request = FileRequest(
                message("collections.import.title"), lambda path, _: below.take_file(path)
            )
            self.stage.push("files", request)

    def _new_folder(self) -> None:
        below, collections = self._below, self.services.collections
        if below is not None:

            def make(name: str) -> None:
                below.place = collections.folder(name)
                below.refresh()

            self._name("folder", make)

    def _rename_folder(self) -> None:
        below, collections = self._below, self.services.collections
        if below is not None:
            folder = below.place
            name = below.folder_name(folder)
            self._name("folder", lambda name: collections.rename_folder(folder, name), name)

    def _delete_folder(self) -> None:
        below = self._below
        self.stage.pop()
        if below is not None:
            below.delete_folder()

    def _order(self) -> None:
        below = self._below
        self.stage.pop()
        if below is not None:
            below.turn_order()


SCENE = CollectedScene
