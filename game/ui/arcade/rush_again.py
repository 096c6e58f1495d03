"""Repeating what a Rush missed, without clock and points."""

from typing import TYPE_CHECKING, ClassVar, Final

from ...learn.repetition import Grade
from ...learn.road import station_of
from ...learn.rush import Question, positions
from ...learn.rush_desk import AgainDesk, Phase
from ...learn.task import Skill
from ...shell.handlers import handles
from ...shell.kit import Space
from ...shell.parts.around import Largest, Loose
from ...shell.parts.base import Gap, Item, Part
from ...shell.parts.grid import Grid as Tiles
from ...shell.parts.lines import Column, Row
from ...shell.stage import Stage
from ...shell.text import Weight
from ...shell.widgets.label import Label
from ..look.layout import LEAST_SHARE, PANEL
from ..play.voices import PLAIN_ENTRY
from ..scene.header import framed, header
from .asking import AskingScene

if TYPE_CHECKING:
    from .services import ArcadeServices


class RushAgainScene(AskingScene):
    """Questions that were missed or passed, one after the other."""

    desk: AgainDesk
    scopes: ClassVar[tuple[str, ...]] = ("rush",)

    def __init__(
        self, stage: Stage, services: "ArcadeServices", argument: tuple[Question, ...] | None
    ) -> None:
        """`argument` is the list of questions; without it there is a sample one."""
        super().__init__(
            stage, services, AgainDesk(argument or (positions().strike("naked-pair", 0),))
        )
        self.title: Final = Label(points=26, weight=Weight.TITLE, elides=True, id="title")
        self.said: Final = Label(
            self.text("rush.again.text"), colour="muted", wrap=True, max_lines=3, elides=True
        )
        self._wrong: tuple[int, int] | None = None
        self.show_question()

    def take_over(self, before: "RushAgainScene") -> None:
        """Keep the position."""
        self.desk, self.cursor = before.desk, before.cursor
        self.show_question()

    def give(self, cell: int, digit: int) -> None:
        """Answer with a digit in a cell."""
        question = self.desk.question
        took, right = self.desk.thought, self.desk.answer(cell, digit)
        if right is not None:
            self._wrong = None if right else (cell, digit)
            self._record_answer(question, took, right=right)

    @handles("rush.pass")
    def skip(self) -> None:
        """Show the answer."""
        if self.desk.takes_answers:
            question, took = self.desk.question, self.desk.thought
            self._wrong = None
            self.desk.skip()
            self._record_answer(question, took, right=False)

    def _record_answer(self, question: Question, took: int, *, right: bool) -> None:
        """Record in the school how a technique went, and show what comes next."""
        if question.is_strike:
            name = question.technique
            grade = Grade.HARD if right else Grade.AGAIN
            self.services.learning.tried(
                station_of(name).id, name, Skill.FIND, grade, 1, took, question.place
            )
        self.stage.audio.play(PLAIN_ENTRY if right else "error")
        self.show_question()

    @property
    def wrong(self) -> tuple[int, int] | None:
        """The wrong answer that is shown, if any."""
        return self._wrong

    def show_question(self) -> None:
        """Show the question, and how many are left; after the last one return."""
        if self.desk.phase is Phase.OVER:
            self.stage.later(self._leave)
            return
        number = len(self.desk.found) + (self.desk.phase is Phase.ASKED)
        self.title.text = self.text("rush.again.n", n=number, of=len(self.desk.questions))
        super().show_question()

    def _leave(self) -> None:
        if self.stage.shows(self):
            self.stage.pop()

    def parts(self) -> Part:
        """Return the board with question and digits beside or below it."""
        board = self.board.part(least=round(LEAST_SHARE * min(self.room)))
        head = header(self.leave_button, self.title)
        asked = self.asked()
        pad = Tiles(*(Item(key, tall=84) for key in self.pad), across=(3,))
        said = Item(self.said).folding(1)
        beside = Column(said, asked, pad, Gap().growing())
        under = Column(asked, board, Tiles(*self.pad, across=(9,)))
        panel = Row(board, Loose(beside, wide=PANEL, y=0.0).filling(), gap=Space.APART)
        return framed(head, Largest(panel, under))


SCENE = RushAgainScene
