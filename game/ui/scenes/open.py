"""Opening a puzzle: by its id, or by a board that is typed or pasted."""

from collections.abc import Sequence
from functools import partial
from typing import Final

import pygame

from game.core.errors import SudokuError
from game.shell.parts.base import Item, Part
from game.shell.stage import Stage
from game.shell.widgets.base import Widget
from game.shell.widgets.button import Button, Look
from game.shell.widgets.text_field import TextField
from game.ui.context import Context
from game.ui.dialog import DialogScene
from game.ui.starter import Request, read_request


class OpenScene(DialogScene):
    """A field for an id or a board; what cannot be read is said on the card."""

    wide = 560
    across = (3, 2, 1)

    def __init__(self, stage: Stage, context: Context, argument: object) -> None:
        super().__init__(stage, context, context.text("ui.open.title"))
        self._pasted = ""
        self.words.text = self.text("ui.open.text")
        self.words.colour = "muted"
        self.field: Final = TextField(
            stage.clipboard,
            self._submit,
            id="field",
            placeholder=self.text("ui.open.placeholder"),
            max_length=2000,
            on_change=self._edited,
        )
        for action, look in (("go", Look.PRIMARY), ("paste", Look.PLAIN), ("back", Look.PLAIN)):
            button = Button(
                self.text(f"ui.open.{action}"), partial(self.perform, action), id=action, look=look
            )
            self.add_button(button)
        self.form.set_focus(self.field)
        if argument == "paste":
            self._paste()

    def body(self) -> Sequence[Part | Widget]:
        """Return what can be typed, or what was wrong with it, and the field."""
        return Item(self.words, tall=80), Item(self.field, tall=52)

    def handle(self, event: pygame.event.Event) -> bool:
        """Take a pasted text whole: line breaks matter to a board."""
        paste = event.type == pygame.KEYDOWN and event.key == pygame.K_v
        if paste and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self._paste()
            return True
        return super().handle(event)

    def perform(self, action: str) -> bool:
        """Do what a button says, or a key."""
        match action:
            case "go":
                self._submit(self.field.text)
            case "paste":
                self._paste()
            case _:
                return super().perform(action)
        return True

    def _paste(self) -> None:
        text = self.stage.clipboard.get().strip()
        if not text:
            self._complain(self.text("ui.open.nothing"))
            return
        self.field.text = " ".join(text.split())
        self._pasted = text
        self.form.set_focus(self.field)
        self._edited(text)

    def _edited(self, text: str) -> None:
        if text != self._pasted and text != " ".join(self._pasted.split()):
            self._pasted = ""
        self.words.text, self.words.colour = self.text("ui.open.text"), "muted"

    def _complain(self, words: str) -> None:
        self.words.text, self.words.colour = words, "danger"
        self.words.invalidate()

    def _submit(self, text: str) -> None:
        try:
            request: Request = read_request(self._pasted or text)
        except SudokuError as error:
            self._complain(self.context.catalogue.error(error))
            return
        self.stage.pop()
        self.context.starter.start(request)


SCENE = OpenScene
