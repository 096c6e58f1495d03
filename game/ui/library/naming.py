"""Asking for a name: of a folder, a tag, a puzzle."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from ...core.message import message
from ...plain import LONGEST_NAME, shortened
from ...shell.parts.base import Item, Part
from ...shell.parts.lines import Column, Flow
from ...shell.stage import Stage
from ...shell.widgets.base import Widget
from ...shell.widgets.button import Button, Look
from ...shell.widgets.text_field import TextField
from ..scene.dialog import DialogScene
from .arguments import NameRequest

if TYPE_CHECKING:
    from ..scene.services import SceneServices

MOST_OFFERED: Final = 40
LONGEST: Final = 24
"""Characters of a name on a button."""


class NamingScene(DialogScene):
    """The card that asks for a name, with a button for each existing name."""

    wide = 520
    leaves = True

    def __init__(
        self, stage: Stage, services: "SceneServices", argument: NameRequest | None
    ) -> None:
        """Without an argument, the name is not used."""
        argument = argument or NameRequest(message("collections.name.title"), lambda _: None)
        super().__init__(stage, services, services.words.catalogue.render(argument.title))
        self._then: Final = argument.then
        self.field: Final = TextField(
            stage.clipboard,
            self._use_name,
            id="field",
            text=argument.name,
            placeholder=self.text("collections.name.placeholder"),
            max_length=LONGEST_NAME,
        )
        self.offered: Final = [
            Button(shortened(name, LONGEST), partial(self._use_name, name), id=f"offered.{number}")
            for number, name in enumerate(argument.offered[:MOST_OFFERED])
        ]
        take = Button(
            self.text("collections.name.take"), self._submit, id="take", look=Look.PRIMARY
        )
        self.add_button(take)
        self.form.set_focus(self.field)

    def take_over(self, before: "NamingScene") -> None:
        """Keep the text typed so far."""
        self.field.text = before.field.text

    def body(self) -> Sequence[Part | Widget]:
        """Return the field, above the names to choose from."""
        field = Item(self.field, tall=52)
        return (Column(field, Flow(*self.offered)),) if self.offered else (field,)

    def _submit(self) -> None:
        self._use_name(self.field.text)

    def _use_name(self, name: str) -> None:
        if not name.strip():
            self.tell(self.text("error.collections.no_name"))
            return
        self.stage.pop()
        self._then(name.strip())


SCENE = NamingScene
