"""Making a duel from a run: a name, and the text for somebody else to open."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ...play.arcade.run import Run
from ...play.arcade.run_text import paste_of
from ...play.duel import LONGEST_NAME, Duel, duel_text
from ...shell.handlers import handles
from ...shell.parts.base import Item, Part
from ...shell.stage import Stage
from ...shell.widgets.base import Widget
from ...shell.widgets.button import Look
from ...shell.widgets.text_field import TextField
from ..scene.dialog import DialogScene

if TYPE_CHECKING:
    from .services import VersusServices


class DuelScene(DialogScene):
    """Asks for the name of the challenger."""

    services: "VersusServices"
    scopes = ("duel",)
    wide = 480
    leaves = True

    def __init__(self, stage: Stage, services: "VersusServices", argument: Run | None) -> None:
        text = services.words.text
        super().__init__(stage, services, text("duel.title"), text("duel.title.text"))
        self._run = argument
        matches = services.matches
        played = () if matches is None else matches.all()
        people = [*services.player_names[:1]]
        people += [one.name for match in played for one in match.players if one.pace is None]
        self.field: Final = TextField(
            stage.clipboard,
            lambda _: self.copy(),
            text=people[0] if people else "",
            placeholder=text("duel.your_name"),
            max_length=LONGEST_NAME,
            id="name",
        )
        self.add_button(self.action_button("duel.copy", id="copy", look=Look.PRIMARY))
        self.form.set_focus(self.field)

    def body(self) -> Sequence[Part | Widget]:
        """Return the explanation, and the text field."""
        return self.words, Item(self.field, tall=52)

    @handles("duel.copy")
    def copy(self) -> None:
        """Copy the duel, and say so in the previous scene."""
        run = self._run
        if run is None:
            return
        name = self.field.text.strip() or self.text("versus.name.a")
        duel = Duel(name, paste_of(run))
        copied = duel_text(duel, ended_at=run.ended_at, day=run.day)
        self.stage.clipboard.put(copied)
        self.stage.pop(self.text("duel.copied"))


SCENE = DuelScene
