"""The base of scenes that are a card over the scene below."""

from typing import Final

import pygame

from game.shell.stage import Stage
from game.shell.text import Weight
from game.shell.widgets.button import Button
from game.shell.widgets.label import Label
from game.ui.context import Context
from game.ui.layout.dialog import DialogLayout
from game.ui.scene import GameScene
from game.ui.widgets.dialog_card import DialogCard


class DialogScene(GameScene):
    """A card with a title, a text and buttons; a subclass says how it is laid out."""

    overlay = True
    tick = 0.25

    def __init__(self, stage: Stage, context: Context, title: str, text: str = "") -> None:
        super().__init__(stage, context)
        self.card: Final = self.form.add(DialogCard())
        self.title: Final = self.form.add(
            Label(title, points=30, weight=Weight.SEMIBOLD, id="title")
        )
        self.words: Final = self.form.add(
            Label(text, points=15, colour="text", wrap=True, max_lines=5, id="text")
        )
        self.buttons: Final[list[Button]] = []

    def add_button(self, button: Button) -> Button:
        """Take a button in, in the order of the layout's places."""
        self.buttons.append(self.form.add(button))
        return button

    def place(self, layout: DialogLayout) -> None:
        """Give the parts their places."""
        self.sizes = layout.metrics
        self.card.place(pygame.Rect(layout.panel))
        self.title.place(pygame.Rect(layout.title))
        self.words.visible = layout.text is not None
        if layout.text is not None:
            self.words.place(pygame.Rect(layout.text))
        for button, rect in zip(self.buttons, layout.buttons, strict=True):
            button.place(pygame.Rect(rect))
