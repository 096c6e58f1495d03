"""Why a digit follows, asked after it was entered in a game."""

from typing import TYPE_CHECKING, Final

from ...learn.questions import DealProof
from ...learn.task import Dealt
from ...shell.stage import Stage
from . import wording
from .exercising import ExerciseScene
from .sheet import Sheet

if TYPE_CHECKING:
    from .services import SchoolServices


class WhyScene(ExerciseScene):
    """The proof of a digit in the player's own game; Back skips the question."""

    def __init__(
        self, stage: Stage, services: "SchoolServices", argument: DealProof | None
    ) -> None:
        super().__init__(stage, services)
        self._asked: Final = argument
        if argument is not None:
            self.ask(argument, self._take_exercise)
        self.show()

    def _take_exercise(self, dealt: Dealt) -> None:
        if self.sheet is None and self._asked is not None:
            self.sheet = Sheet(dealt)
            self.sheet.ask_why(self._asked.candidate)
            self.form.set_focus(self.board)
            self.show()

    def take_next(self) -> None:
        """Return to the game."""
        self.stage.pop()

    def going(self) -> str:
        """Return what the main button does now."""
        return "game" if self.answered else "check"

    def heading(self) -> tuple[str, str]:
        """Return the question, and that this is the player's own game."""
        return self.text("learn.why"), self.text("learn.seen.facts")

    def words(self) -> tuple[str, str]:
        """Return the question, or why the digit follows once that is shown."""
        if self.sheet is None:
            return "", self.text("learn.working")
        if self.sheet.shown is not None:
            said = wording.step_words(self.services.words, self.sheet, self.sheet.shown)
            return self.text("learn.why"), said
        return "", self.text("learn.ask.why")


SCENE = WhyScene
