"""The texts of a puzzle being made: its title, author and rules."""

from typing import TYPE_CHECKING, Final, NamedTuple

from ...core.geometry import CLASSIC, Geometry
from ...formats.document import LONGEST_FACT, LONGEST_RULES
from ...messages.shapes import rules_of
from ...plain import clean
from ...shell.parts.base import Item, Part
from ...shell.parts.lines import Column, Row
from ...shell.stage import Stage
from ...shell.widgets.button import Button
from ...shell.widgets.label import Label
from ...shell.widgets.text_field import TextField
from ..scene.dialog import CardScene

if TYPE_CHECKING:
    from ..scene.services import SceneServices


class About(NamedTuple):
    """The title, author and rules of a puzzle."""

    title: str = ""
    author: str = ""
    rules: str = ""
    board: Geometry = CLASSIC
    """What the rules can be written of."""


class EditorAboutScene(CardScene):
    """The card of title, author and rules; leaving returns them."""

    wide = 620
    leaves = True

    def __init__(self, stage: Stage, services: "SceneServices", argument: About | None) -> None:
        super().__init__(stage, services, services.words.text("edit.about.title"))
        self._about: Final = argument or About()
        self.fields: Final = {
            name: TextField(
                stage.clipboard,
                lambda _: self.back(),
                id=name,
                text=text,
                placeholder=self.text(f"edit.about.{name}"),
                max_length=most,
                on_change=self._show,
            )
            for name, text, most in (
                ("named", self._about.title, LONGEST_FACT),
                ("author", self._about.author, LONGEST_FACT),
                ("rules", self._about.rules.replace("\n", " "), LONGEST_RULES),
            )
        }
        self.write: Final = Button(self.text("edit.about.write"), self._write, id="write")
        self.whole: Final = Label(
            self._about.rules, points=13, colour="muted", wrap=True, id="whole"
        )
        self.form.set_focus(self.fields["named"])

    def content(self) -> Part:
        """Return the fields, each below its name, and the complete rules."""
        fields = {name: Item(field, tall=48) for name, field in self.fields.items()}
        return Column(
            *(
                part
                for name, field in fields.items()
                for part in (Label(self.text(f"edit.about.{name}"), points=13), field)
            ),
            Row(Item(self.write, tall=44)),
            self.whole,
        )

    def back(self) -> None:
        """Leave, returning the texts."""
        title, author, rules = (clean(field.text).strip() for field in self.fields.values())
        if rules == self._about.rules.replace("\n", " "):
            # Its lines stay while nobody changes a word.
            rules = self._about.rules
        self.stage.pop(About(title, author, rules))

    def _write(self) -> None:
        """Write a description of the board's constraints into the rules."""
        self.fields["rules"].text = rules_of(self.catalogue, self._about.board)
        self._show("")

    def _show(self, _text: str) -> None:
        self.whole.text = self.fields["rules"].text
        self.resized()


SCENE = EditorAboutScene
