"""The pause of a match: both boards are hidden, and no time runs."""

from typing import TYPE_CHECKING

from ...core.message import message
from ...shell.gamepad import GONE, PadEvent
from ...shell.handlers import handles, unavailable
from ...shell.stage import Stage
from ...shell.widgets.button import Look
from ..scene.dialog import DialogScene
from ..scene.question import Question, Reply
from .sitting import Paused

if TYPE_CHECKING:
    from .services import VersusServices


class VersusPauseScene(DialogScene):
    """Continue the match, or leave it."""

    services: "VersusServices"
    scopes = ("versus_pause",)
    takes_pads = True

    def __init__(self, stage: Stage, services: "VersusServices", argument: Paused) -> None:
        super().__init__(stage, services, services.words.text("ui.paused"), "")
        self._match, self._hearing = argument
        resume = self.add_button(
            self.action_button("versus.resume", id="resume", look=Look.PRIMARY)
        )
        self.add_button(self.action_button("versus.leave", id="leave"))
        self.form.set_focus(resume)
        self._show()

    def _show(self) -> None:
        """Explain the pause, or say whose gamepad is missing."""
        side = self._hearing.waiting
        self.words.text = (
            self.text("versus.paused")
            if side is None
            else self.text("versus.pad_gone", name=self._match.players[side].name)
        )
        self.show_actions()
        self.resized()

    def hear_pad(self, told: PadEvent) -> bool:
        """Continue once a gamepad is claimed for the side without one."""
        if told.control == GONE and self._hearing.lose(told.pad):
            self._show()
        elif told.control == "Start" and told.down and self._hearing.claim(told.pad):
            self._show()
            if self._hearing.waiting is None:
                self.resume()
        else:
            return False
        return True

    @unavailable("versus.resume")
    def _why_not(self, _: object) -> str:
        return "" if self._hearing.waiting is None else "versus.no_pad"

    @handles("versus.resume")
    def resume(self) -> None:
        """Continue, after a countdown."""
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
