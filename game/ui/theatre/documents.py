"""The five teaching documents: their tasks, boards, and ways to see them at work."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from ...core.message import message
from ...generate.sources import Source
from ...play.options import ConflictRule
from ...play.theatre.documents import DOCUMENTS, TeachingDocument
from ...shell.kit import Space
from ...shell.parts.around import Pages
from ...shell.parts.base import Part
from ...shell.parts.grid import Grid
from ...shell.parts.lines import Column
from ...shell.stage import Stage
from ...shell.text import Weight
from ...shell.widgets.base import Widget
from ...shell.widgets.button import Button
from ...shell.widgets.label import Label
from ...shell.widgets.toggle import Toggle
from ..games.launcher import Request
from ..scene.dialog import CardScene
from ..scene.settings import Settings
from ..widgets.tabs import Tabs
from .show import Show, example, order_study

if TYPE_CHECKING:
    from .services import TheatreServices

UNDO: Final = 15
"""Moves that the first document's undo remembers."""


def as_document(settings: Settings) -> Settings:
    """Return settings with which a game is played as the first document describes.

    Moves against the rules are refused, rows and columns are numbered, every cell shows its degrees
    of freedom, undo goes back 15 moves, and new boards are made in five phases.
    """
    return settings._replace(
        play=settings.play._replace(conflict_rule=ConflictRule.REFUSE, show_freedom=True),
        look=settings.look._replace(numbers=True),
        game=settings.game._replace(undo_limit=UNDO, source=Source.PHASES),
    )


def as_usual(settings: Settings) -> Settings:
    """Return settings with the defaults restored for what `as_document` changes."""
    usual = Settings()
    return settings._replace(
        play=settings.play._replace(
            conflict_rule=usual.play.conflict_rule, show_freedom=usual.play.show_freedom
        ),
        look=settings.look._replace(numbers=usual.look.numbers),
        game=settings.game._replace(undo_limit=usual.game.undo_limit, source=usual.game.source),
    )


class DocumentsScene(CardScene):
    """A card with an entry for each document."""

    services: "TheatreServices"
    wide = 720
    leaves = True

    def __init__(self, stage: Stage, services: "TheatreServices", argument: None) -> None:
        super().__init__(stage, services, services.words.text("document.title"))
        settings = services.preferences.settings
        self.as_document: Final = Toggle(
            self.text("document.as_document"),
            settings == as_document(settings),
            self._play_as_document,
            id="as_document",
        )
        titles = [(str(one.number), self.text(f"document.{one.number}.title")) for one in DOCUMENTS]
        self.tabs: Final = Tabs(titles, titles[0][0], self._show, id="documents")
        self.entries: Final = [self._entry(document) for document in DOCUMENTS]
        self.form.set_focus(self.tabs)

    def content(self) -> Part:
        """Return the introduction, and all entries."""
        words = Label(self.text("document.intro"), wrap=True, id="text")
        shown = int(self.tabs.value) - 1
        return Column(words, self.tabs, Pages(*self.entries, shown=shown))

    def _entry(self, document: TeachingDocument) -> Part:
        number = document.number
        title = self.text(
            "document.name", number=number, title=self.text(f"document.{number}.title")
        )
        buttons = self._buttons_of(document)
        switch: tuple[Part | Widget, ...] = ()
        if document.method is None:
            told = Label(self.text("document.as_document.text"), colour="muted", wrap=True)
            switch = (Column(self.as_document, told, gap=Space.LINE),)
        return Column(
            Label(title, points=20, weight=Weight.TITLE, wrap=True, id=f"title.{number}"),
            Label(self.text(f"document.{number}.from"), colour="muted", wrap=True),
            Label(self.text(f"document.{number}.text"), wrap=True, points=17),
            Grid(*buttons, across=(4, 3, 2)),
            *switch,
            Column(
                *(
                    Label(self.text("document.terminal", line=line), colour="muted", wrap=True)
                    for line in document.in_terminal()
                ),
                gap=Space.LINE,
            ),
        )

    def _show(self, _: str) -> None:
        """Update the card for the chosen document."""
        self.resized()

    def _buttons_of(self, document: TeachingDocument) -> list[Button]:
        """Return the buttons of a document: its boards, and what else it offers."""
        number, stage = document.number, self.stage
        key = "document.watch"
        act: Callable[[TeachingDocument, str], object] = self._watch
        if document.method is None:
            key, act = "document.play", self._play
        found = [
            Button(
                self.text(key, board=board), partial(act, document, board), id=f"{number}.{board}"
            )
            for board in document.boards
        ]
        if document.method is None:
            found.append(self._document_button(number, "phases", partial(stage.push, "phases")))
        elif document.method == "staged":
            found.append(self._document_button(number, "stages", partial(stage.push, "stages")))
        else:
            orders = partial(self._watch, document, document.boards[0], in_orders=True)
            found.append(self._document_button(number, "orders", orders))
        found.append(
            self._document_button(number, "map", partial(stage.push, "document_map", number))
        )
        return found

    def _document_button(self, number: int, name: str, act: Callable[[], object]) -> Button:
        return Button(self.text(f"document.{name}"), act, id=f"{number}.{name}")

    def _play(self, document: TeachingDocument, board: str) -> None:
        """Start a game on a board."""
        del document
        grid = example(self.services.puzzles, board)
        title = self.text(f"theatre.board.{board}")
        self.services.launcher.start(Request(board=grid, title=title))

    def _watch(self, document: TeachingDocument, board: str, *, in_orders: bool = False) -> None:
        """Watch the document's method on a board, in one order or in all."""
        assert document.method is not None
        grid = example(self.services.puzzles, board)
        show = Show(grid, message(f"theatre.board.{board}"), (document.method,))
        self.stage.push("theatre", order_study(show) if in_orders else show)

    def returned(self, result: object) -> None:
        """Watch what was chosen in the table of étapes."""
        if isinstance(result, Show):
            self.stage.push("theatre", result)

    def _play_as_document(self, wanted: bool) -> None:
        preferences = self.services.preferences
        change = as_document if wanted else as_usual
        preferences.change(change(preferences.settings))


SCENE = DocumentsScene
