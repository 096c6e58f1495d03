"""A finished Rush, answer by answer, with the questions and the right answers."""

from typing import TYPE_CHECKING, ClassVar, Final

from ...core.geometry import CLASSIC
from ...learn.rush import Moment, moments, positions
from ...learn.rush_pattern import pattern_of
from ...learn.rush_verify import is_known
from ...messages import sentences
from ...messages.lists import sentences_in_turn
from ...play.modes.rush import Verdict
from ...play.modes.rush_run import RushRun
from ...shell.stage import Stage
from ..study.base import StudyScene
from ..widgets.list_box import Line
from .rush_board import told

if TYPE_CHECKING:
    from .services import ArcadeServices


class RushReviewScene(StudyScene):
    """The answers of a Rush one by one."""

    services: "ArcadeServices"
    scopes: ClassVar[tuple[str, ...]] = ("study", "rush_review")

    def __init__(self, stage: Stage, services: "ArcadeServices", argument: RushRun | None) -> None:
        """Without an argument, show a Rush without answers."""
        found = positions()
        run = argument or RushRun("none", found.digest)
        super().__init__(stage, services, services.words.text("rush.review"), ())
        self.run: Final = run
        self.moments: Final = tuple(moments(run, found)) if is_known(run, found) else ()
        self.chosen = next((number for number, one in enumerate(self.moments) if not one.right), 0)
        self._show()

    def choose(self, index: int) -> None:
        """Show an answer."""
        self.chosen = index
        self._show()

    def step(self, action: str) -> None:
        """Step through the answers."""
        last = max(0, len(self.moments) - 1)
        to = {"first": 0, "last": last, "earlier": self.chosen - 1, "later": self.chosen + 1}
        self.choose(min(max(to[action], 0), last))

    @property
    def why_not_earlier(self) -> str:
        """The message key of the reason, if this is the first answer; else empty."""
        return "" if self.chosen else "ui.why.first_step"

    @property
    def why_not_later(self) -> str:
        """The message key of the reason, if this is the last answer; else empty."""
        return "" if self.chosen < len(self.moments) - 1 else "ui.why.last_step"

    def _show(self) -> None:
        lines = [
            Line(
                self.text("rush.answer", n=number, technique=self._name(moment)),
                detail=self._entry(moment),
                figure=self._figure(moment),
                keeps_figure=True,
            )
            for number, moment in enumerate(self.moments, 1)
        ]
        self.list.show(lines, self.chosen if lines else None)
        self.facts.text = self.catalogue.count("runs.points", self.run.score)
        if self.moments:
            self._show_answer(self.moments[self.chosen])
        else:
            self.show_board(told(positions().strike("naked-pair", 0))[0])
            self.say(self.text("rush.review"), self.text("verify.other_positions"))
        self.show_actions()

    def _show_answer(self, moment: Moment) -> None:
        question, answer = moment.question, moment.answer
        missed = moment.verdict is Verdict.MISSED
        self.show_board(*told(question, (answer.cell, answer.digit) if missed else None))
        words = []
        if answer.digit:
            place = CLASSIC.cell_name(answer.cell)
            key = "rush.struck" if question.is_strike else "rush.entered"
            words.append(self.text(key, digit=answer.digit, cell=place))
        step = pattern_of(question)
        if step is not None:
            words.append(sentences.sentence(self.catalogue, step, question.grid, self.notation))
        elif not moment.right:
            cell, digit = min(question.answers)
            entry = f"{CLASSIC.cell_name(cell)} = {digit}"
            words.append(self.text("rush.was_there", entry=entry))
        seconds = self.catalogue.figures.decimal(answer.thought / 1000, 1)
        note = self.text("rush.seconds", n=seconds)
        self.say(self._name(moment), sentences_in_turn(self.catalogue, words), note=note)

    def _figure(self, moment: Moment) -> str:
        if moment.right:
            return self.catalogue.figures.signed(moment.gained)
        return self.text(f"rush.{moment.verdict.value}")

    def _entry(self, moment: Moment) -> str:
        answer = moment.answer
        sign = "≠" if moment.question.is_strike else "="
        return f"{CLASSIC.cell_name(answer.cell)} {sign} {answer.digit}" if answer.digit else ""

    def _name(self, moment: Moment) -> str:
        question = moment.question
        if question.is_strike:
            return sentences.name(self.catalogue, question.technique)
        return self.text(f"rush.form.{question.form.value}")


SCENE = RushReviewScene
