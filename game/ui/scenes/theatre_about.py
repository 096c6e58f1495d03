"""What each method on the stage does, in a few sentences."""

from typing import Final

from game.shell.stage import Stage
from game.shell.widgets.button import Button
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
        self._texts: Final = [f"{self.text(f'method.{name}.text')}\n{keys}" for name in argument]
        self.title.room_for = tuple(self.text(f"method.{name}") for name in argument)
        self.words.room_for = tuple(self._texts)
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

    def _turn(self, by: int) -> None:
        self._at = (self._at + by) % len(self._names)
        self.title.text = self.title.room_for[self._at]
        self.words.text = self._texts[self._at]


SCENE = TheatreAboutScene
