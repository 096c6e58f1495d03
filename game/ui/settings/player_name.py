"""A card that asks for a player's name: typed, or picked by mouse or gamepad."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from ...core.message import Message, message
from ...shell.kit import Space
from ...shell.parts.base import Item, Part
from ...shell.parts.grid import Grid
from ...shell.parts.lines import Column
from ...shell.stage import Stage
from ...shell.widgets.button import Button, Look
from ...shell.widgets.label import Label
from ..records.name_field import NameField
from ..scene.dialog import CardScene
from ..widgets.icon_button import IconButton
from ..widgets.icons import Icon

if TYPE_CHECKING:
    from ..scene.services import SceneServices


class NameWanted(NamedTuple):
    """The question for a name, and what to do with the answer."""

    title: Message
    then: Callable[[str], object]
    is_free: Callable[[str], bool]
    """Whether nobody else has a name."""
    name: str = ""
    """The one of before."""


class PlayerNameScene(CardScene):
    """The card with the field, above letters to pick."""

    wide = 560
    leaves = True

    def __init__(
        self, stage: Stage, services: "SceneServices", argument: NameWanted | None
    ) -> None:
        """Without an argument, the name is not used."""
        wanted = argument or NameWanted(message("ui.players.new"), lambda _: None, lambda _: True)
        super().__init__(stage, services, services.words.catalogue.render(wanted.title))
        self._wanted: Final = wanted
        self.field: Final = NameField(
            stage.clipboard,
            lambda _: self._save(),
            text=wanted.name,
            placeholder=self.text("top_ten.name"),
            theme=lambda: services.preferences.theme,
            on_change=lambda _: self._show(),
        )
        self.words: Final = Label(
            colour="muted",
            wrap=True,
            id="words",
            room_for=(self.text("top_ten.name.text"), self.text("ui.players.why.taken")),
        )
        self.alphabet: Final = [
            Button(letter, partial(self.field.type, letter), id=f"letter.{letter}", inset=4)
            for letter in self.text("top_ten.alphabet")
        ]
        self.erase_button: Final = IconButton(Icon.ERASE, id="erase_letter")
        self.erase_button.on_click = self.field.erase
        self.erase_button.tip = partial(self.text, "top_ten.erase")
        self.save: Final = Button(
            self.text("ui.players.save"), self._save, id="save", look=Look.PRIMARY
        )
        self._show()
        self.form.set_focus(self.field, by_keys=False)

    def take_over(self, before: "PlayerNameScene") -> None:
        """Keep the text typed so far."""
        self.field.text = before.field.text
        self._show()

    def content(self) -> Part:
        """Return the field above the letters."""
        keys = [*self.alphabet, self.erase_button]
        letters = Grid(*(Item(key, tall=44) for key in keys), across=(10, 14), gap=Space.LINE)
        return Column(
            self.words,
            Item(self.field, tall=50),
            letters.folding(1),
            Item(self.save, tall=48),
        )

    @property
    def _name(self) -> str:
        return self.field.text.strip()

    def _show(self) -> None:
        """Say what a name may be, or that it is in use."""
        is_taken = bool(self._name) and not self._wanted.is_free(self._name)
        self.words.text = self.text("ui.players.why.taken" if is_taken else "top_ten.name.text")
        self.save.enabled = bool(self._name) and not is_taken

    def _save(self) -> None:
        if self.save.enabled:
            self.stage.pop()
            self._wanted.then(self._name)


SCENE = PlayerNameScene
