"""The card that waits for a board being made; the player may cancel."""

from typing import TYPE_CHECKING

from ...shell.stage import Stage
from ...shell.widgets.button import Button
from ..scene.dialog import DialogScene

if TYPE_CHECKING:
    from .services import GameServices


class WaitScene(DialogScene):
    """Closes when the board is ready; only Esc and the button cancel.

    Nothing has the focus, so that an Enter meant for the previous scene does no harm.
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
        """Cancel the request."""
        self.services.launcher.cancel()

    def learn(self) -> None:
        """Do nothing, since the card closes by itself."""

    def open_once(self, scene: str) -> None:
        """Do nothing, since the card closes by itself."""


SCENE = WaitScene
