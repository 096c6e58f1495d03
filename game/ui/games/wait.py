"""A board is being made: the player may wait, or call it off."""

from ...shell.stage import Stage
from ...shell.widgets.button import Button
from ..scene.dialog import DialogScene
from .context import Context


class WaitScene(DialogScene):
    """Goes away when the board is there; only Esc and the button call it off.

    Nothing has the focus, so that an Enter meant for the scene before does no harm.
    """

    wide = 480

    def __init__(self, stage: Stage, context: Context, argument: None) -> None:
        super().__init__(
            stage, context, context.text("ui.dealing.title"), context.text("ui.dealing.text")
        )
        self.add_button(Button(self.text("ui.cancel"), self.back, id="cancel"))

    def back(self) -> None:
        """Call it off."""
        self.context.opening.cancel()

    def learn(self) -> None:
        """Open nothing over a card that goes by itself."""

    def open_once(self, scene: str) -> None:
        """Open nothing over a card that goes by itself."""


SCENE = WaitScene
