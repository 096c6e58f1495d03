"""What each method on the stage does, in a few sentences."""

from collections.abc import Sequence
from typing import Final

from game.shell.parts.around import Pages
from game.shell.parts.base import Part
from game.shell.stage import Stage
from game.shell.widgets.base import Widget
from game.shell.widgets.button import Button
from game.shell.widgets.label import Label
from game.ui.context import Context
from game.ui.dialog import DialogScene


class TheatreAboutScene(DialogScene):
    """A card for a method; the others of the cast are a key away."""

    wide = 620
    across = (3, 2, 1)

    def __init__(self, stage: Stage, context: Context, argument: tuple[str, ...]) -> None:
        super().__init__(stage, context, "")
        self._names: Final = argument
        self._at = 0
        keys = self.text("theatre.about.keys")
        self.texts: Final = [
            Label(f"{self.text(f'method.{name}.text')}\n{keys}", wrap=True, id="text")
            for name in argument
        ]
        for name, act in (
            ("earlier", lambda: self._turn(-1)),
            ("later", lambda: self._turn(1)),
            ("back", self.back),
        ):
            self.add_button(Button(self.text(f"theatre.about.{name}"), act, id=name))
        several = len(argument) > 1
        for button in self.buttons[:2]:
            button.enabled = several
        self.form.set_focus(self.buttons[1 if several else 2])
        self._turn(0)

    def body(self) -> Sequence[Part | Widget]:
        """Return the text that is turned to."""
        return (Pages(*self.texts, shown=self._at),)

    def _turn(self, by: int) -> None:
        self._at = (self._at + by) % len(self._names)
        self.title.text = self.text(f"method.{self._names[self._at]}")
        self.resized()


SCENE = TheatreAboutScene
