"""A puzzle as a QR code, for another device to scan."""

from typing import TYPE_CHECKING, Final

from ...paper.qr import code_of, link_of, text_of
from ...shell.parts.base import Part, Square
from ...shell.parts.lines import Column
from ...shell.stage import Stage
from ...shell.widgets.label import Label
from ..games.documents import entry_of
from ..scene.dialog import CardScene
from ..widgets.qr_code import QrCode

if TYPE_CHECKING:
    from ...formats.document import Entry
    from .services import LibraryServices


class QrScene(CardScene):
    """The card with the code of a board; by default that of the game."""

    services: "LibraryServices"
    wide = 560
    leaves = True

    def __init__(self, stage: Stage, services: "LibraryServices", argument: "Entry | None") -> None:
        super().__init__(stage, services, services.words.text("ui.qr.title"))
        told, words = self._code_text(argument)
        self.told: Final = told
        """What the code holds; empty where none has room for it."""
        self.words: Final = Label(words, colour="muted", wrap=True, id="text")
        self.code: Final = QrCode(code_of(told), words) if told else None
        self.form.set_focus(self.way_back)

    def _code_text(self, entry: "Entry | None") -> tuple[str, str]:
        """Return the text of the code, and its kind: an id, a link or digits."""
        session = self.services.current_game.session
        if entry is None and (puzzle_id := session.view().puzzle_id):
            return puzzle_id, self.text("ui.qr.id", id=puzzle_id)
        entry = entry or entry_of(session)
        told = text_of(entry)
        if not told:
            return told, self.text("ui.qr.none")
        return told, self.text("ui.qr.link" if told == link_of(entry) else "ui.qr.digits")

    def content(self) -> Part:
        """Return the code, and a description of its content."""
        if self.code is None:
            return Column(self.words)
        return Column(Square(self.code, least=self.code.across, most=420), self.words)


SCENE = QrScene
