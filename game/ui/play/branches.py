"""Trials and checkpoints: ways to leave the present state of a game and come back to it."""

from functools import partial
from typing import TYPE_CHECKING, Final

from ...play.intents import Intent
from ...play.moves import FinishTrial, ForgetCheckpoint, GoToCheckpoint, KeepCheckpoint, StartTrial
from ...shell.parts.base import Item, Part
from ...shell.parts.lines import Column, Row
from ...shell.stage import Stage
from ...shell.widgets.button import Button, Look
from ...shell.widgets.label import Label
from ...shell.widgets.text_field import TextField
from ..scene.dialog import CardScene
from ..widgets.icon_button import IconButton
from ..widgets.icons import Icon

if TYPE_CHECKING:
    from .services import PlayServices

LONGEST: Final = 40
"""Characters of a name that is typed."""


class BranchesScene(CardScene):
    """A card to begin, keep or discard a trial, and to set, restore or delete checkpoints.

    The card closes with the chosen intent, and the game below it carries the intent out.
    """

    wide = 520
    leaves = True

    def __init__(self, stage: Stage, services: "PlayServices", argument: None) -> None:
        super().__init__(stage, services, services.words.text("ui.branches.title"))
        view = services.current_game.view()
        self._names: Final = view.checkpoints
        choose = self._choose
        if view.trying:
            trial = [
                self._button("trial.keep", FinishTrial(keep=True), look=Look.PRIMARY),
                self._button("trial.discard", FinishTrial(keep=False)),
            ]
        else:
            trial = [self._button("trial.begin", StartTrial(), look=Look.PRIMARY)]
        self.trial: Final = tuple(trial)
        self.field: Final = TextField(
            stage.clipboard,
            self._keep_checkpoint,
            id="field",
            placeholder=self._next_name(),
            max_length=LONGEST,
        )
        self.keep: Final = Button(
            self.text("ui.branches.keep"), lambda: self._keep_checkpoint(self.field.text), id="keep"
        )
        self.rows: Final = []
        for number, name in enumerate(reversed(self._names), 1):
            words = self.text("ui.branches.return", name=name)
            go = Button(words, partial(choose, GoToCheckpoint(name)), id=f"return.{number}")
            drop = IconButton(Icon.ERASE, id=f"drop.{number}", look=Look.QUIET)
            drop.on_click = partial(choose, ForgetCheckpoint(name))
            drop.tip = partial(self.text, "ui.branches.drop", name=name)
            self.rows.append(Row(Item(go, tall=44).growing(), Item(drop, wide=44)))
        self.form.set_focus(self.trial[0])

    def content(self) -> Part:
        """Return the buttons of the trial above the list of checkpoints."""
        return Column(
            self._about("trial"),
            Row(*(Item(button, tall=48).growing() for button in self.trial)),
            self._about("checkpoints"),
            Row(Item(self.field, tall=48).growing(), Item(self.keep, tall=48)),
            *self.rows,
        )

    def _about(self, what: str) -> Label:
        words = self.text(f"ui.branches.{what}.text")
        return Label(words, points=13, colour="muted", wrap=True)

    def _button(self, name: str, intent: Intent, *, look: Look = Look.PLAIN) -> Button:
        words = self.text(f"ui.branches.{name}")
        return Button(words, partial(self._choose, intent), id=name, look=look)

    def _next_name(self) -> str:
        number = len(self._names) + 1
        while (name := self.text("ui.branches.name", n=number)) in self._names:
            number += 1
        return name

    def _keep_checkpoint(self, text: str) -> None:
        self._choose(KeepCheckpoint(text.strip() or self._next_name()))

    def _choose(self, intent: Intent) -> None:
        self.stage.pop(intent)


SCENE = BranchesScene
