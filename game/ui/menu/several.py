"""The puzzles of a text or file with several: which of them to play."""

from typing import TYPE_CHECKING, Final

from ...shell.parts.base import PLENTY, Item, Part
from ...shell.parts.lines import Column
from ...shell.stage import Stage
from ...shell.text import Weight
from ...shell.widgets.button import Button, Look
from ...shell.widgets.label import Label
from ..scene.base import GameScene
from ..scene.header import framed, header
from ..widgets.list_box import Line, ListBox

if TYPE_CHECKING:
    from ...formats.document import Entry
    from ..games.launcher import Request
    from .services import MenuServices


class SeveralScene(GameScene):
    """The choice between the puzzles of a text or file with several.

    They are listed in the order of the text; Enter or a second click plays one.
    """

    services: "MenuServices"
    tick = 0.25

    def __init__(self, stage: Stage, services: "MenuServices", argument: "Request | None") -> None:
        super().__init__(stage, services)
        self._entries: Final = () if argument is None else argument.entries
        self._title: Final = "" if argument is None else argument.title
        count = len(self._entries)
        words = self.text("ui.several.title", n=services.words.figures.thousands(count))
        self.title: Final = Label(words, points=26, weight=Weight.TITLE, wrap=True, id="title")
        self.list: Final = ListBox(lambda _: None, self._open)
        self.list.show(
            [self._line(number, entry) for number, entry in enumerate(self._entries, 1)], 0
        )
        self.play: Final = Button(
            self.text("ui.several.play"), self._play, id="play", look=Look.PRIMARY
        )
        self.leave_button: Final = self.back_button()
        self.form.set_focus(self.list)

    def parts(self) -> Part:
        """Return the list between its title and its buttons."""
        listed = Column(Item(self.list, tall=PLENTY).growing(), Item(self.play, tall=48))
        head = header(self.leave_button, self.title)
        return framed(head, listed)

    def _line(self, number: int, entry: "Entry") -> Line:
        name = entry.title or self.text("ui.several.puzzle", n=number)
        level = dict(entry.facts).get("level", "")
        clues = self.catalogue.count("ui.several.clues", entry.givens.filled)
        return Line(name, level, clues)

    def _play(self) -> None:
        if self.list.chosen is not None:
            self._open(self.list.chosen)

    def _open(self, index: int) -> None:
        entry = self._entries[index]
        title = entry.title or self._title
        self.stage.pop()
        self.services.launcher.start_entry(entry, title)


SCENE = SeveralScene
