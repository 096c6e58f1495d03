"""The pause of a match: both boards are hidden, and no lock runs out."""

from typing import TYPE_CHECKING

from ...core.message import message
from ...shell.handlers import handles
from ...shell.stage import Stage
from ...shell.widgets.button import Look
from ..scene.dialog import DialogScene
from ..scene.question import Question, Reply
from .sitting import Seated

if TYPE_CHECKING:
    from .services import VersusServices


class VersusPauseScene(DialogScene):
    """Go on with the match, or leave it."""

    services: "VersusServices"
    scopes = ("versus_pause",)

    def __init__(self, stage: Stage, services: "VersusServices", argument: Seated) -> None:
        text = services.words.text
        super().__init__(stage, services, text("ui.paused"), text("versus.paused"))
        self._match = argument.match
        resume = self.add_button(
            self.action_button("versus.resume", id="resume", look=Look.PRIMARY)
        )
        self.add_button(self.action_button("versus.leave", id="leave"))
        self.form.set_focus(resume)

    @handles("versus.resume")
    def resume(self) -> None:
        """Go on, after a countdown."""
        self.back()

    @handles("versus.leave")
    def leave_match(self) -> None:
        """Ask first: a match that is left counts as abandoned."""
        answers = (
            Reply("stay", "versus.leave.stay"),
            Reply("leave", "versus.leave.leave", self._break_off, loses=True),
        )
        said = (message("versus.leave.text"),)
        self.stage.push("confirm", Question(message("versus.leave.title"), said, answers[::-1]))

    def _break_off(self) -> None:
        matches = self.services.matches
        if matches is not None:
            matches.end(self._match)
        self.stage.replace("menu")
        self.stage.push("versus_start")


SCENE = VersusPauseScene
