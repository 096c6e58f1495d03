"""The terms of a teaching document, and where they are in Nonet: docs/documents.md as a page."""

from typing import TYPE_CHECKING, Final

from ...core.errors import SudokuError
from ...play.theatre.documents import DOCUMENTS, METHODS
from ...shell.handlers import handles
from ...shell.kit import Space
from ...shell.parts.base import Part
from ...shell.parts.lines import Column
from ...shell.stage import Stage
from ...shell.text import Weight
from ...shell.widgets.label import Label
from ...shell.widgets.scroll import WHEEL_STEP
from ...store.document_map import MapRow, Section, read_map
from ..scene.dialog import CardScene
from ..scene.key_names import chord_text

if TYPE_CHECKING:
    from .services import TheatreServices

ACTIONS: Final = {
    "leTabuleiroArquivo": "open",
    "leTabuleiroTeclado": "edit",
    "geraTabuleiroAleatorio": "new",
    "verificaValidadeTabuleiro": "check",
    "devolveTabuleiro": "copy",
    "limpaTabuleiro": "restart",
    "imprimeTabuleiro": "print",
    "calculaGrausDeLiberdade": "freedom",
    "verificaFimDoJogo": "check",
    "sugereProximaJogada": "hint",
    "calculaPossiveisJogadas": "fill_notes",
    "desfazerJogada": "undo",
}
"""What does in a game of the window what a method of the first document does."""


class DocumentMapScene(CardScene):
    """A card with all terms of one document."""

    services: "TheatreServices"
    wide = 860
    leaves = True
    scrolls_from = 240
    scopes = ("pages",)

    def __init__(self, stage: Stage, services: "TheatreServices", argument: int | None) -> None:
        """`argument` is the number of the document, by default the first."""
        number = argument or 1
        title = services.words.text(
            "document.name",
            number=number,
            title=services.words.text(f"document.{number}.title"),
        )
        super().__init__(stage, services, title)
        self._number: Final = number
        self.form.set_focus(self.way_back)

    @handles("pages.earlier", -1)
    @handles("pages.later", 1)
    def turn(self, by: int) -> None:
        """Scroll by pages."""
        self.page.scroll_to(self.page.offset + by * (self.page.rect.height - WHEEL_STEP))

    def content(self) -> Part:
        """Return a line for each term, and what is different here."""
        try:
            section = read_map()[self._number - 1]
        except SudokuError as error:
            return Column(Label(self.services.words.catalogue.error(error), wrap=True))
        words = Label(self.text("document.map.text"), colour="muted", wrap=True)
        return Column(words, *self._rows(section), *(_words(text) for text in section.remarks))

    def _rows(self, section: Section) -> list[Part]:
        return [Column(*self._row(row), gap=Space.LINE) for row in section.rows]

    def _row(self, row: MapRow) -> list[Label]:
        found = [Label(row.what, weight=Weight.MEDIUM, wrap=True)]
        if DOCUMENTS[self._number - 1].method is None and row.what in METHODS:
            found.append(_words(self._usage(row.what)))
        return [*found, Label(row.where, points=13, colour="muted", wrap=True)]

    def _usage(self, method: str) -> str:
        """Return how to use a method of the first document."""
        words = self.services.words
        said = METHODS[method]
        action = ACTIONS.get(method)
        typed = words.text(f"text.word.{said}").split()[0] if said else "2 1 4"
        if action is None:
            return words.text("document.map.typed", word=typed)
        chord = self.services.bindings.keymap.first(action)
        return words.text(
            "document.map.way",
            action=words.text(f"action.{action}"),
            key=chord_text(words.catalogue, chord),
            word=typed,
        )


def _words(text: str) -> Label:
    return Label(text, wrap=True)


SCENE = DocumentMapScene
