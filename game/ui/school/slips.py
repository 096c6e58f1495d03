"""Recurring mistakes: the three most frequent kinds, with a board each, and exercises."""

from functools import partial
from typing import TYPE_CHECKING, Final

from ...learn.questions import DealTask
from ...learn.slips import Habit, habits
from ...learn.task import Dealt
from ...logic.cause import SINGLES
from ...messages import sentences
from ...shell.stage import Stage
from ..board.explain import step_overlay
from ..board.overlay import NOTHING
from ..study.base import StudyScene, cells_of
from ..widgets.list_box import Line
from ..widgets.message_card import CardAction
from .arguments import CourseKind, CourseRequest

if TYPE_CHECKING:
    from .services import SchoolServices


class SlipsScene(StudyScene):
    """Kinds of mistakes, the most frequent first: what was confused, and where last."""

    services: "SchoolServices"
    list_tall = 180
    card_tall = 260

    def __init__(self, stage: Stage, services: "SchoolServices", argument: None = None) -> None:
        buttons = (services.words.text("action.road.practise"),)
        super().__init__(
            stage, services, services.words.text("learn.slips"), (), room_for=[buttons]
        )
        self.facts.visible = False
        self.habits: tuple[Habit, ...] = ()
        self.dealt: Final[dict[int, Dealt]] = {}
        """The board of each kind, once it is there."""
        self._at = 0

    def enter(self) -> None:
        """Show the present kinds, which exercises may have changed."""
        learning = self.services.learning
        self.habits = habits(learning.progress.slipped, learning.now)
        self.dealt.clear()
        for number, habit in enumerate(self.habits):
            self.ask(DealTask(habit.last.task), partial(self._take_exercise, number))
        self._at = 0
        self._show()

    def _take_exercise(self, number: int, dealt: Dealt) -> None:
        self.dealt[number] = dealt
        self._show()

    def choose(self, index: int) -> None:
        """Show a kind."""
        self._at = index
        self._show()

    def open(self, index: int) -> None:
        """Practise the chosen kind."""
        self.practise()

    def closer(self) -> None:
        """Practise the kind that is shown."""
        self.practise()

    def step(self, action: str) -> None:
        """Show another kind."""
        last = len(self.habits) - 1
        to = {"first": 0, "last": last, "earlier": self._at - 1, "later": self._at + 1}[action]
        self.choose(min(max(to, 0), last))

    @property
    def why_not_earlier(self) -> str:
        """The message key of the reason, if this is the first; else empty."""
        return "" if self._at else "ui.why.first_step"

    @property
    def why_not_later(self) -> str:
        """The message key of the reason, if this is the last; else empty."""
        return "" if self._at < len(self.habits) - 1 else "ui.why.last_step"

    @property
    def why_not_closer(self) -> str:
        """The message key of the reason, if there are no mistakes; else empty."""
        return "" if self.habits else "learn.slips.none"

    def practise(self) -> None:
        """Practise the kind that is shown."""
        slip = self.habits[self._at].slip.value
        self.stage.push("lesson", CourseRequest(CourseKind.SLIP, slip))

    def _show(self) -> None:
        self.list.show(
            [Line(self._named(habit), figure=self._often(habit)) for habit in self.habits],
            self._at if self.habits else None,
        )
        if not self.habits:
            self.say(self.text("learn.slips"), self.text("learn.slips.none"))
            self.show_actions()
            return
        habit, dealt = self.habits[self._at], self.dealt.get(self._at)
        if dealt is not None:
            exercise = dealt.exercise
            notes = dealt.claim.technique not in SINGLES
            drawn = step_overlay(dealt.claim, exercise.position, concluded=False)
            self.show_board(
                cells_of(exercise.position, exercise.givens, notes=notes),
                drawn if dealt.task.change is None else NOTHING,
            )
        technique = sentences.name(self.catalogue, habit.last.technique)
        said = self.text("learn.slips.last", technique=technique)
        practise = CardAction("practise", self.text("action.road.practise"), self.practise)
        self.say(self._named(habit), said, actions=(practise,))
        self.show_actions()

    def _named(self, habit: Habit) -> str:
        return self.text(f"learn.slip.{habit.slip.value}")

    def _often(self, habit: Habit) -> str:
        times = sum(one.slip is habit.slip for one in self.services.learning.progress.slipped)
        return self.catalogue.count("learn.slips.times", times)


SCENE = SlipsScene
