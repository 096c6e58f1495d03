"""A board is being made: the player may wait, or call it off."""

from typing import TYPE_CHECKING

from ...shell.stage import Stage
from ...shell.widgets.button import Button
from ..scene.dialog import DialogScene

if TYPE_CHECKING:
    from .services import GameServices


class WaitScene(DialogScene):
    """Goes away when the board is there; only Esc and the button call it off.

    Nothing has the focus, so that an Enter meant for the scene before does no harm.
    """

    services: "GameServices"
    wide = 480

    def __init__(self, stage: Stage, services: "GameServices", argument: None) -> None:
        super().__init__(
            stage,
            services,
            services.words.text("ui.dealing.title"),
            services.words.text("ui.dealing.text"),
        )
        self.add_button(Button(self.text("ui.cancel"), self.back, id="cancel"))

    def back(self) -> None:
        """Call it off."""
        self.services.launcher.cancel()

    def learn(self) -> None:
        """Open nothing over a card that goes by itself."""

    def open_once(self, scene: str) -> None:
        """Open nothing over a card that goes by itself."""


SCENE = WaitScene
