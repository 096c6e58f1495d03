"""Adding the position of a game to a class's set, as a card."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ...core.digits import Mask
from ...core.errors import SudokuError
from ...core.grid import Grid as Position
from ...core.message import message
from ...formats.document import Entry
from ...learn.class_set import ASKED, ClassCard
from ...messages import sentences
from ...play.table_reader import LONGEST_TEXT
from ...shell.parts.base import Item, Part
from ...shell.parts.grid import Grid
from ...shell.parts.lines import Column
from ...shell.stage import Stage
from ...shell.widgets.base import Widget
from ...shell.widgets.button import Button, Look
from ...shell.widgets.label import Label
from ...shell.widgets.text_field import TextField
from ..games.documents import entry_of
from ..library.arguments import NameRequest
from ..scene.base import GameScene
from ..scene.dialog import CardScene
from ..widgets.picker import Picker
from .questions import FindTechniques

if TYPE_CHECKING:
    from .services import ClassServices


class ClassAddScene(CardScene):
    """A card that asks for the task at the game's position, and for the set."""

    services: "ClassServices"
    wide = 560
    leaves = True

    def __init__(self, stage: Stage, services: "ClassServices", argument: None = None) -> None:
        super().__init__(stage, services, services.words.text("class.add.title"))
        self.entry: Final = position_of(entry_of(services.current_game.session))
        self.words: Final = Label(self.text("learn.working"), colour="muted", wrap=True, id="text")
        self.technique: Picker[str] = self._techniques(("",))
        self.ask_for: Final = Picker(
            [(ask, self.text(f"class.ask.{ask}")) for ask in ASKED],
            "find",
            lambda _: None,
            id="ask",
        )
        self.before: Final = self._field("before")
        self.after: Final = self._field("after")
        self.add_button: Final = Button(
            self.text("class.add"), self._choose_set, id="add", look=Look.PRIMARY
        )
        self.add_button.enabled = False
        self.form.set_focus(self.technique)
        self.ask(FindTechniques(self.entry), self._offer_techniques)

    def take_over(self, before: "ClassAddScene") -> None:
        """Keep the text typed so far."""
        self.before.text, self.after.text = before.before.text, before.after.text
        self.ask_for.value = before.ask_for.value

    def _field(self, name: str) -> TextField:
        return TextField(
            self.stage.clipboard,
            lambda _: self._choose_set(),
            id=name,
            placeholder=self.text(f"class.add.{name}"),
            max_length=LONGEST_TEXT,
        )

    def _techniques(self, names: Sequence[str]) -> Picker[str]:
        options = [(name, self._named(name)) for name in names]
        return Picker(options, options[0][0], lambda _: None, id="technique")

    def _named(self, technique: str) -> str:
        if not technique:
            return self.text("class.add.next")
        return sentences.name(self.catalogue, technique)

    def _offer_techniques(self, found: tuple[str, ...]) -> None:
        """Offer the techniques found at the position."""
        if not found:
            self._say(self.text("class.add.nothing"))
            return
        self.technique = self._techniques(("", *found))
        self.form.set_focus(self.technique)
        self.add_button.enabled = True
        self._say(self.text("class.add.text"))

    def _choose_set(self) -> None:
        if not self.add_button.enabled:
            self.tell(self.words.text)
            return
        titles = tuple(path.stem for path in self.services.classes.sets())
        request = NameRequest(message("class.add.set"), self._add, offered=titles)
        self.stage.push("naming", request)

    def _add(self, title: str) -> None:
        card = ClassCard(
            self.entry,
            self.ask_for.value,
            self.technique.value,
            self.before.text.strip(),
            self.after.text.strip(),
        )
        try:
            after = self.services.classes.add(title, card)
        except SudokuError as error:
            self._say(self.catalogue.error(error))
            return
        except OSError as error:
            self._say(self.text("class.not_kept", reason=error.strerror or str(error)))
            return
        self.stage.pop()
        below = self.stage.top
        if isinstance(below, GameScene):
            below.tell(self.catalogue.count("class.added", len(after.cards), title=title))

    def _say(self, words: str) -> None:
        self.words.text = words
        self.resized()

    def content(self) -> Part:
        """Return the task, and the texts before and after it."""
        pickers = (Item(one, tall=44) for one in (self.technique, self.ask_for))
        fields = (Item(one, tall=48) for one in (self.before, self.after))
        return Column(self.words, Grid(*pickers, across=(1,)), *fields)

    def foot(self) -> Sequence[Part | Widget]:
        """Return the button that adds the card."""
        return (Item(self.add_button, tall=48),)


def position_of(entry: Entry) -> Entry:
    """Return a game's position, with notes as candidates if every empty cell has some."""
    board = entry.board
    none = (Mask(0),) * len(board.values)
    notes = [
        Mask(one | other)
        for one, other in zip(entry.corner or none, entry.centre or none, strict=True)
    ]
    if all(notes[cell] for cell in board.open_cells):
        masks = [Mask(note & rule) for note, rule in zip(notes, board.candidates, strict=True)]
        board = Position(board.values, masks, board.geometry)
    return Entry(board, entry.placed)


SCENE = ClassAddScene
