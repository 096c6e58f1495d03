"""A lesson: cards that ask, show and judge, one after the other."""

from typing import TYPE_CHECKING, Final

from ...learn.chapter import RULES
from ...learn.course import Course, Placement
from ...learn.questions import (
    DealTask,
    PlanAside,
    PlanLesson,
    PlanPlacement,
    PlanPractice,
    PlanSlip,
)
from ...learn.repetition import grade_of
from ...learn.road import LESSONS, STATIONS, chapter_of, station_of
from ...learn.slips import Slip, slip_of
from ...learn.task import SKILL_OF, Card, Dealt, Mode, Task
from ...learn.verdict import Verdict
from ...messages import sentences
from ...shell.handlers import handles
from ...shell.parts.base import Item, Part
from ...shell.stage import Stage
from ..board.phases import phases
from ..games.launcher import Request
from . import wording
from .arguments import CourseKind, CourseRequest
from .exercising import ExerciseScene
from .sheet import Sheet
from .trail import Trail

if TYPE_CHECKING:
    from .services import SchoolServices

FIRST: Final = CourseRequest(CourseKind.LESSON, next(iter(LESSONS)))
CARDS: Final = tuple(Card)
PROVED: Final = (Card.FINISH, Card.FIND)
"""Where one is asked why, once a digit was entered."""


class LessonScene(ExerciseScene):
    """A lesson, practice or placement test, task by task."""

    services: "SchoolServices"

    def __init__(
        self, stage: Stage, services: "SchoolServices", argument: CourseRequest | None
    ) -> None:
        super().__init__(stage, services)
        self.request: Final = argument or FIRST
        self.course: Course = Course(())
        self._planned = False
        self._seed = ""
        self._since = 0.0
        self._phase = 0
        self._exercises = 0
        """How many exercises were done since the scene was opened."""
        self._right = 0
        """How many of them were right at once."""
        self.trail: Final = Trail()
        self._plan()
        self.show()

    # -- the course

    def _plan(self) -> None:
        learning, request = self.services.learning, self.request
        self._seed = request.seed or learning.now
        if request.kind is CourseKind.PLACEMENT:
            self.ask(PlanPlacement(self._seed), self._take_placement)
            return
        if request.kind is CourseKind.PRACTICE:
            player = learning.progress.strength.player.value
            self.ask(PlanPractice(request.skills, self._seed, player), self._take_tasks)
            return
        if request.kind is CourseKind.SLIP:
            known = learning.progress.slipped
            question = PlanSlip(Slip(request.station), known, self._seed)
            self.ask(question, self._take_tasks)
            return
        left = learning.progress.begun.get(request.station)
        if left is not None and learning.progress.is_left(request.station):
            self._seed = left.seed
        if request.kind is CourseKind.ASIDE:
            self.ask(PlanAside(request.station, self._seed), self._take_tasks)
            return
        self.ask(PlanLesson(request.station, self._seed), self._take_tasks)

    @property
    def is_kept(self) -> bool:
        """Whether the position in the course is stored."""
        return self.request.kind in (CourseKind.LESSON, CourseKind.ASIDE)

    def _take_placement(self, tasks: dict[str, tuple[Task, ...]]) -> None:
        self._begin(Placement(tasks))

    def _take_tasks(self, tasks: tuple[Task, ...]) -> None:
        progress = self.services.learning.progress
        left = progress.begun.get(self.request.station)
        taken_up = self.is_kept and progress.is_left(self.request.station)
        self._begin(Course(tasks, left.done if taken_up and left is not None else 0))

    def _begin(self, course: Course) -> None:
        if not self._planned:
            self._planned = True
            self.course = course
            self._deal()

    def _deal(self) -> None:
        """Have the present task made, or finish."""
        self.sheet, self.verdict = None, None
        self._wrong, self._shown, self._phase = 0, False, 0
        task = self.course.task
        if task is None:
            self._end()
            return
        self.ask(DealTask(task), self._take_dealt, failed=self._pass_over)
        self.show()

    def _take_dealt(self, dealt: Dealt) -> None:
        if self.sheet is not None or dealt.task != self.course.task:
            return
        self.sheet = Sheet(dealt, by_keys=self.form.shows_focus)
        self.board.geometry = dealt.exercise.position.geometry
        self._since = self.services.clock()
        if dealt.task.card is Card.PLAY_ON and self.request.kind is CourseKind.LESSON:
            self.services.learning.end(self.request.station)
            self.finished = True
        if self.sheet.mode in (Mode.SAY, Mode.LOOK) or self.finished:
            # Neither answer has the focus at first, or Enter for what came before would give it.
            self.form.set_focus(None if self.sheet.mode is Mode.SAY else self.go_button)
        else:
            self.form.set_focus(self.board)
        self.show()
        after = self.course.after
        if after is not None:
            # Made while this one is thought about.
            self.ask(DealTask(after), self._take_dealt)

    def _pass_over(self, error: Exception) -> None:
        """Say that a board could not be made, and skip the task."""
        self.tell(self.services.words.failure(error))
        self.course.done(right=False)
        self._deal()

    def _end(self) -> None:
        self.finished = True
        learning = self.services.learning
        if isinstance(self.course, Placement):
            # What leads up to them is known, too.
            known, road = self.course.known, list(STATIONS)
            learning.skip(*road[: road.index(known[-1]) + 1] if known else ())
        self.form.set_focus(self.go_button)
        self.show()

    # -- answering

    def asks_why(self) -> bool:
        """Whether a single is asked for by name: its proof is part of the task."""
        sheet = self.sheet
        return sheet is not None and sheet.dealt.task.card in PROVED

    def record(self, *, shown: bool) -> None:
        """Record the result, if the task tests a skill and no help was given before."""
        if self.sheet is None or isinstance(self.course, Placement):
            return
        task = self.sheet.dealt.task
        if task.shelf == RULES:
            # Of these it is known how far one has come, and no more.
            return
        skill = SKILL_OF.get(task.card)
        if skill is not None and not task.aided:
            took = round(1000 * (self.services.clock() - self._since))
            grade = grade_of(self._wrong, took, shown=shown)
            found = task.technique
            if task.lesson and not shown and self.verdict is not None and self.verdict.step:
                # Any technique will do there; that which was used was found.
                found = self.verdict.step.technique
            place = None if task.shelf or found != task.technique else task.place
            station = station_of(found).id
            self.services.learning.tried(station, found, skill, grade, self._wrong, took, place)

    def heard(self, verdict: Verdict) -> None:
        """Record the kind of a wrong answer, so that recurring ones are recognised."""
        if self.sheet is None or isinstance(self.course, Placement):
            return
        task = self.sheet.dealt.task
        slip = slip_of(verdict, task.technique)
        if slip is not None and task.card is not Card.TRY and not task.shelf:
            self.services.learning.slipped(slip, task)

    @handles("lesson.show")
    def show_it(self) -> None:
        """Show what was to be found; in a placement test count it as not known."""
        if not isinstance(self.course, Placement):
            super().show_it()
        elif not self.why_not_show:
            self.course.done(right=False, sure=True)
            self._deal()

    def look_on(self) -> None:
        """Show the next part of the step that is watched, or go on to the next task."""
        sheet = self.sheet
        assert sheet is not None
        pieces = phases(sheet.dealt.claim)
        self._phase += 1
        if self._phase <= len(pieces):
            sheet.shown, sheet.concluded = pieces[self._phase - 1], False
        elif self._phase == len(pieces) + 1:
            sheet.shown, sheet.concluded = sheet.dealt.claim, True
        else:
            self.take_next()
            return
        self.show()

    def take_next(self) -> None:
        """Go on to the next task, or leave at the end."""
        if self.finished:
            self._leave()
            return
        right = not self._wrong and not self._shown
        if self.course.task is not None and self.course.task.card in SKILL_OF:
            self._exercises += 1
            self._right += right
        if isinstance(self.course, Placement) and self.verdict is not None and self.verdict.step:
            right = right and self.course.places(self.verdict.step.technique)
        self.course.done(right=right)
        if self.is_kept:
            self.services.learning.leave(self.request.station, self._seed, self.course.number)
        self._deal()

    def _leave(self) -> None:
        if self.request.kind is CourseKind.LESSON and self.sheet is not None:
            board = self.sheet.dealt.exercise.position
            self.stage.pop()
            name = sentences.name(self.catalogue, self.sheet.dealt.claim.technique)
            self.services.launcher.start(Request(board=type(board)(board.values), title=name))
            return
        self.back()

    # -- what is shown

    def going(self) -> str:
        """Return what the main button does now."""
        if self.finished:
            return "play" if self.request.kind is CourseKind.LESSON else "back"
        if self.sheet is not None and self.sheet.mode is Mode.LOOK:
            return "more"
        return "next" if self.answered else "check"

    def above(self) -> list[Part]:
        """Return the trail of tasks."""
        return [Item(self.trail).folding(2)]

    def show(self) -> None:
        """Update everything on the screen."""
        task = self.course.task
        if self.request.kind is CourseKind.PLACEMENT:
            self.show_button.text = self.text("learn.unknown")
        if task is not None and self.request.kind is CourseKind.LESSON:
            self.trail.show(len(CARDS), CARDS.index(task.card))
        else:
            self.trail.show(self.course.total, self.course.number)
        super().show()

    def heading(self) -> tuple[str, str]:
        """Return the name of the course, and the progress."""
        task = self.course.task
        return self._title(), "" if task is None else self._facts(task)

    def _title(self) -> str:
        kind = self.request.kind
        if kind is CourseKind.ASIDE:
            station = STATIONS[self.request.station]
            if station.named_after:
                return sentences.name(self.catalogue, station.named_after)
            return self.text(f"learn.station.{station.id}")
        if kind is not CourseKind.LESSON:
            return self.text(f"learn.{kind.value}")
        task = self.course.task
        if task is None or task.card is Card.TRY:
            return self.text(f"learn.chapter.{chapter_of(self.request.station).id}")
        return sentences.name(self.catalogue, LESSONS[self.request.station].techniques[0])

    def _facts(self, task: Task) -> str:
        card = self.text(f"learn.card.{task.card.value}")
        if self.request.kind is not CourseKind.LESSON:
            number = self.course.number + 1
            return self.text("learn.facts.task", n=number, of=self.course.total)
        part, parts = self.course.part
        key = "learn.facts.part" if parts > 1 else "learn.facts"
        number = CARDS.index(task.card) + 1
        return self.text(key, n=number, of=len(CARDS), card=card, part=part, parts=parts)

    def words(self) -> tuple[str, str]:
        """Return title and text of the card."""
        sheet = self.sheet
        if sheet is None:
            return self._end_words() if self.finished else ("", self.text("learn.working"))
        if self._shown and sheet.shown is not None:
            name = sentences.name(self.catalogue, sheet.shown.technique)
            return name, wording.step_words(self.services.words, sheet, sheet.shown)
        if sheet.mode is Mode.LOOK:
            return wording.demonstration_words(self.services.words, sheet)
        if self.finished:
            return self.text("learn.done"), self._done_words()
        placing = self.request.kind is CourseKind.PLACEMENT
        key = self.key_text("lesson.go_on")
        return wording.task_words(self.services.words, sheet, key, placing=placing)

    def _done_words(self) -> str:
        return self.text("learn.done.text", n=self._right, of=self._exercises)

    def _end_words(self) -> tuple[str, str]:
        if not isinstance(self.course, Placement):
            is_slip = self.request.kind is CourseKind.SLIP
            done = self.text("learn.slip.done" if is_slip else "learn.practice.done")
            return self.text("learn.done"), done
        known = self.course.known
        stations = list(LESSONS)
        begin = stations[min(len(known), len(stations) - 1)]
        name = sentences.name(self.catalogue, LESSONS[begin].techniques[0])
        return self.text("learn.done"), self.text("learn.placement.done", technique=name)


SCENE = LessonScene
