"""What each method on the stage does, in a few sentences."""

from typing import Final

from game.shell.stage import Stage
from game.shell.widgets.button import Button
from game.ui.context import Context
from game.ui.dialog import DialogScene
from game.ui.layout.dialog import dialog_layout


class TheatreAboutScene(DialogScene):
    """A card for a method; the others of the cast are a key away."""

    def __init__(self, stage: Stage, context: Context, argument: tuple[str, ...]) -> None:
        super().__init__(stage, context, "")
        self._names: Final = argument
        self._at = 0
        self.words.max_lines = 0
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

    def arrange(self, width: int, height: int, interface: float) -> None:
        """Place the card."""
        self.place(dialog_layout(width, height, interface, buttons=3, across=3, lines=10, wide=620))

    def _turn(self, by: int) -> None:
        self._at = (self._at + by) % len(self._names)
        name = self._names[self._at]
        self.title.text = self.text(f"method.{name}")
        self.words.text = f"{self.text(f'method.{name}.text')}\n{self.text('theatre.about.keys')}"


SCENE = TheatreAboutScene
