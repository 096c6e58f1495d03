"""Finding, in the game in progress, the technique that a hint named."""

from typing import TYPE_CHECKING

from ...learn.questions import DealSeen
from ...learn.task import Dealt
from ...messages import sentences
from ...play.intents import HintSeen
from ...shell.stage import Stage
from ..play.play import PlayScene
from . import wording
from .exercising import ExerciseScene
from .sheet import Sheet

if TYPE_CHECKING:
    from .services import SchoolServices


class SeenScene(ExerciseScene):
    """The step of a hint as an exercise on the player's own game; once found, it is the hint."""

    def __init__(self, stage: Stage, services: "SchoolServices", argument: None = None) -> None:
        super().__init__(stage, services)
        # More is told by the hint itself, at its price.
        self.buttons = (self.go_button,)
        self._hinted = services.current_game.session.hinted
        if self._hinted is not None:
            question, step = self._hinted
            self.ask(DealSeen(question.position, question.givens, step), self._take_exercise)
        self.show()

    def _take_exercise(self, dealt: Dealt) -> None:
        if self.sheet is None:
            self.sheet = Sheet(dealt, by_keys=self.form.shows_focus)
            self.form.set_focus(self.board)
            self.show()

    def show_it(self) -> None:
        """Leave it to the hint."""
        self.back()

    def take_next(self) -> None:
        """Return to the game with what was found."""
        verdict = self.verdict
        self.stage.pop()
        game = self.stage.top
        if isinstance(game, PlayScene) and verdict is not None and verdict.step is not None:
            game.do(HintSeen(verdict.step))

    def going(self) -> str:
        """Return what the main button does now."""
        return "game" if self.answered else "check"

    def heading(self) -> tuple[str, str]:
        """Return the technique, and that this is the player's own game."""
        if self._hinted is None:
            return "", ""
        name = sentences.name(self.catalogue, self._hinted[1].technique)
        return name, self.text("learn.seen.facts")

    def words(self) -> tuple[str, str]:
        """Return the task."""
        if self._hinted is None:
            return "", self.text("ui.why.hint_first")
        if self.sheet is None:
            return "", self.text("learn.working")
        _, words = wording.task_words(
            self.services.words, self.sheet, self.key_text("lesson.go_on")
        )
        return self.text("learn.seen"), words


SCENE = SeenScene
