"""A lesson: cards that ask, show and judge, one after the other."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Final

from game.learn.chapters import LESSONS, STATIONS, chapter_of, station_of
from game.learn.course import Course, Placement
from game.learn.questions import DealTask, JudgeAnswer, PlanLesson, PlanPlacement, PlanPractice
from game.learn.repetition import grade_of
from game.learn.task import SKILL_OF, Card, Dealt, Mode, Task
from game.learn.verdict import Answer, Kind, Verdict
from game.messages import sentences
from game.shell.kit import Space
from game.shell.parts.around import Inset, Largest, Loose
from game.shell.parts.base import Item, Part
from game.shell.parts.grid import Grid as Tiles
from game.shell.parts.lines import Column, Row
from game.shell.stage import Stage
from game.shell.text import Weight
from game.shell.widgets.button import Button, Look
from game.shell.widgets.label import Label
from game.ui.actions.scope import Scope
from game.ui.context import Context
from game.ui.feel.choreography import flash, shake
from game.ui.learn import wording
from game.ui.learn.arguments import Kind as CourseKind
from game.ui.learn.arguments import Wanted
from game.ui.learn.exercise_board import ExerciseBoard
from game.ui.learn.sheet import Sheet
from game.ui.phases import phases
from game.ui.scene import GameScene
from game.ui.study import CARD, LEAST_SHARE, PANEL
from game.ui.symbols import symbols
from game.ui.widgets.legend import Legend
from game.ui.widgets.message_card import MessageCard
from game.ui.widgets.trail import Trail

if TYPE_CHECKING:
    from game.work.worker import Asked

FIRST: Final = Wanted(CourseKind.LESSON, next(iter(LESSONS)))
CARDS: Final = tuple(Card)
DIGITS: Final = (Mode.ENTER, Mode.STRIKE, Mode.BUILD)
"""Where digits are asked for."""
SOUNDS: Final = {
    Kind.RIGHT: "house",
    Kind.PART: "place",
    Kind.CAREFUL: "error",
    Kind.WRONG: "error",
}


class LessonScene(GameScene):
    """Goes through a course task by task."""

    scopes: ClassVar[tuple[Scope, ...]] = (Scope.LESSON,)

    def __init__(self, stage: Stage, context: Context, argument: Wanted | None) -> None:
        super().__init__(stage, context)
        self.wanted: Final = argument or FIRST
        self.course: Course = Course(())
        self.sheet: Sheet | None = None
        self.verdict: Verdict | None = None
        self.finished = False
        """Whether the course has come to its end."""
        self._planned = False
        self._seed = ""
        self._wrong = 0
        self._shown = False
        self._since = 0.0
        self._phase = 0
        self._judging: Asked[Verdict] | None = None
        self.board: Final = ExerciseBoard(self.animator, self._press, theme=lambda: context.theme)
        self.title: Final = Label(points=22, weight=Weight.SEMIBOLD, wrap=True, id="title")
        self.facts: Final = Label(
            points=13, colour="muted", wrap=True, max_lines=2, elides=True, id="facts"
        )
        self.trail: Final = Trail()
        self.legend: Final = Legend(
            lambda: context.theme, lambda id: context.text(f"legend.{id}"), self.board.light
        )
        self.card: Final = MessageCard()
        self.pad: Final = [
            self.bind(Button(str(digit), id=f"digit.{digit}", points=22), f"lesson.digit.{digit}")
            for digit in range(1, 10)
        ]
        self.says: Final = [
            self.action_button("lesson.yes", id="yes", look=Look.PRIMARY),
            self.action_button("lesson.no", id="no", look=Look.PRIMARY),
        ]
        self.show_button: Final = self.action_button("lesson.show", id="show")
        self.go_button: Final = self.action_button("lesson.go_on", id="go", look=Look.PRIMARY)
        self.leave_button: Final = self.action_button("back")
        self._plan()
        self._show()

    # -- the course

    def _plan(self) -> None:
        learning, wanted = self.context.learning, self.wanted
        self._seed = wanted.seed or learning.now
        if wanted.kind is CourseKind.PLACEMENT:
            self.ask(PlanPlacement(self._seed), self._take_placement)
            return
        if wanted.kind is CourseKind.PRACTICE:
            self.ask(PlanPractice(wanted.skills, self._seed), self._take_tasks)
            return
        left = learning.progress.begun.get(wanted.station)
        if left is not None:
            self._seed = left.seed
        self.ask(PlanLesson(wanted.station, self._seed), self._take_tasks)

    def _take_placement(self, tasks: dict[str, tuple[Task, ...]]) -> None:
        self._begin(Placement(tasks))

    def _take_tasks(self, tasks: tuple[Task, ...]) -> None:
        left = self.context.learning.progress.begun.get(self.wanted.station)
        taken_up = left is not None and self.wanted.kind is CourseKind.LESSON
        self._begin(Course(tasks, left.done if taken_up and left is not None else 0))

    def _begin(self, course: Course) -> None:
        if not self._planned:
            self._planned = True
            self.course = course
            self._deal()

    def _deal(self) -> None:
        """Have the present task made, or come to the end."""
        self.sheet, self.verdict = None, None
        self._wrong, self._shown, self._phase = 0, False, 0
        task = self.course.task
        if task is None:
            self._end()
            return
        self.ask(DealTask(task), self._take_dealt, failed=self._pass_over)
        self._show()

    def _take_dealt(self, dealt: Dealt) -> None:
        if self.sheet is not None or dealt.task != self.course.task:
            return
        self.sheet = Sheet(dealt)
        self._since = self.context.clock()
        if dealt.task.card is Card.PLAY_ON and self.wanted.kind is CourseKind.LESSON:
            self.context.learning.end(self.wanted.station)
            self.finished = True
        if self.sheet.mode in (Mode.SAY, Mode.LOOK) or self.finished:
            self.form.set_focus(self.says[0] if self.sheet.mode is Mode.SAY else self.go_button)
        else:
            self.form.set_focus(self.board)
        self._show()
        after = self.course.after
        if after is not None:
            # Made while this one is thought about.
            self.ask(DealTask(after), self._take_dealt)

    def _pass_over(self, error: Exception) -> None:
        """Say that a board could not be made, and go on with the next task."""
        self.tell(self.context.failure(error))
        self.course.done(right=False)
        self._deal()

    def _end(self) -> None:
        self.finished = True
        learning = self.context.learning
        if isinstance(self.course, Placement):
            # What leads up to them is known, too.
            known, road = self.course.known, list(STATIONS)
            learning.skip(*road[: road.index(known[-1]) + 1] if known else ())
        self.form.set_focus(self.go_button)
        self._show()

    # -- answering

    @property
    def answered(self) -> bool:
        """Whether the present task is done, and one can go on."""
        if self.sheet is None:
            return self.finished
        right = self.verdict is not None and self.verdict.kind is Kind.RIGHT
        if self.sheet.mode is Mode.SAY and self.verdict is not None:
            return True
        return right or self._shown or self.finished

    def inner_scopes(self) -> Iterator[Scope]:
        """Yield the cells while the board has the focus."""
        if self.form.focus is self.board:
            yield Scope.MARKS

    def move(self, rows: int, columns: int) -> None:
        """Move the cursor."""
        if self.sheet is not None and not self.answered:
            self.sheet.move(rows, columns)
            self._draw()

    def mark(self) -> None:
        """Mark the cursor's cell; where digits are asked for, check what is there."""
        if self.sheet is None or self.answered:
            self.go_on()
        elif self.sheet.mode is Mode.MARK:
            self.sheet.mark()
            self._draw()
        else:
            self.go_on()

    def digit(self, digit: int) -> None:
        """Enter or strike a digit in the cursor's cell; a digit is judged at once."""
        if self.sheet is None or self.answered:
            return
        self._enter(digit)
        if self.sheet.mode is Mode.ENTER and self.sheet.entered is not None:
            self._judge(self.sheet.answer)

    def _enter(self, digit: int) -> None:
        """Enter, strike or choose a digit; a chain tells what each of its links says."""
        sheet = self.sheet
        assert sheet is not None
        builds = sheet.builds
        sheet.enter(digit)
        if not builds:
            self._draw()
            return
        self.verdict = None
        refused = sheet.building is not None and sheet.building.refused is not None
        self.stage.audio.play("error" if refused else "place")
        if refused:
            self.board.play(shake((sheet.cursor,)))
        self._show()

    @property
    def why_no_digit(self) -> str:
        """The key of the sentence that says why no digit is asked for."""
        wanted = self.sheet is not None and self.sheet.mode in DIGITS
        return "" if wanted and not self.answered else "learn.no_digit"

    def _press(self, cell: int, digit: int) -> None:
        if self.sheet is None or self.answered:
            return
        self.sheet.cursor = cell
        if self.sheet.mode is Mode.MARK:
            self.sheet.mark()
        elif self.sheet.mode in (Mode.STRIKE, Mode.BUILD) and digit:
            self._enter(digit)
        self._draw()

    def say(self, *, yes: bool) -> None:
        """Answer yes or no."""
        if self.sheet is not None and not self.answered:
            self._judge(self.sheet.said(yes=yes))

    @property
    def why_not_say(self) -> str:
        """The key of the sentence that says why yes and no mean nothing now."""
        asked = self.sheet is not None and self.sheet.mode is Mode.SAY and not self.answered
        return "" if asked else "learn.no_question"

    @property
    def why_not_go_on(self) -> str:
        """The key of the sentence that says what is to be done first."""
        if self.answered or (self.sheet is not None and self.sheet.mode is Mode.LOOK):
            return ""
        if self.sheet is None:
            return "learn.wait"
        return "" if self.sheet.answer is not None else "learn.answer_first"

    def go_on(self) -> None:
        """Check the answer; after it, go on to the next task, or leave at the end."""
        if self.why_not_go_on:
            self.tell(self.text(self.why_not_go_on))
        elif self.answered:
            self._next()
        elif self.sheet is not None and self.sheet.mode is Mode.LOOK:
            self._look_on()
        elif self.sheet is not None and self.sheet.builds:
            self._finish_chain(self.sheet)
        elif self.sheet is not None:
            self._judge(self.sheet.answer)

    def _finish_chain(self, sheet: Sheet) -> None:
        """Ask what a chain rules out, or tell why it proves nothing."""
        assert sheet.building is not None
        why = sheet.building.finish()
        if why is not None:
            cells = tuple(sorted({node.cell for node in sheet.building.nodes}))
            self._take_verdict(Verdict(Kind.WRONG, why, cells))
            return
        self.verdict = None
        self._show()

    def _judge(self, answer: Answer | None) -> None:
        if answer is not None and self.sheet is not None and self._judging is None:
            question = JudgeAnswer(self.sheet.dealt.exercise, answer)
            self._judging = self.ask(question, self._take_verdict)

    def _take_verdict(self, verdict: Verdict) -> None:
        self._judging = None
        sheet = self.sheet
        if sheet is None:
            return
        self.verdict = verdict
        self.stage.audio.play(SOUNDS.get(verdict.kind, "place"))
        if verdict.kind is Kind.RIGHT or sheet.mode is Mode.SAY:
            if verdict.kind is not Kind.RIGHT:
                self._wrong += 1
            sheet.told = verdict.step if sheet.dealt.task.change is None else None
            sheet.concluded = sheet.mode is not Mode.SAY or sheet.told is not None
            self._record(shown=False)
            self.board.play(flash(verdict.cells))
        elif verdict.kind is not Kind.PART:
            self._wrong += 1
            sheet.entered = None
            self.board.play(shake(verdict.cells) + flash(verdict.cells))
        self._show()
        if self.answered:
            self.form.set_focus(self.go_button)

    def show_it(self) -> None:
        """Show what was to be found, and how it follows."""
        sheet = self.sheet
        if sheet is None or self.why_not_show:
            return
        self._shown = True
        sheet.told, sheet.concluded = sheet.dealt.claim, True
        self._record(shown=True)
        self._show()
        self.form.set_focus(self.go_button)

    @property
    def why_not_show(self) -> str:
        """The key of the sentence that says why there is nothing to show."""
        asked = self.sheet is not None and self.sheet.mode not in (Mode.SAY, Mode.LOOK)
        return "" if asked and not self.answered else "learn.nothing_to_show"

    def _record(self, *, shown: bool) -> None:
        """Keep how it went, where the task shows a skill and nothing was told beforehand."""
        if self.sheet is None or isinstance(self.course, Placement):
            return
        task = self.sheet.dealt.task
        skill = SKILL_OF.get(task.card)
        if skill is not None and not task.aided:
            took = round(1000 * (self.context.clock() - self._since))
            grade = grade_of(self._wrong, took, shown=shown)
            station = station_of(task.technique).id
            self.context.learning.tried(station, task.technique, skill, grade, self._wrong, took)

    def _look_on(self) -> None:
        """Show the next piece of the step that is watched, or go on to the next task."""
        sheet = self.sheet
        assert sheet is not None
        pieces = phases(sheet.dealt.claim)
        self._phase += 1
        if self._phase <= len(pieces):
            sheet.told, sheet.concluded = pieces[self._phase - 1], False
        elif self._phase == len(pieces) + 1:
            sheet.told, sheet.concluded = sheet.dealt.claim, True
        else:
            self._next()
            return
        self._show()

    def _next(self) -> None:
        if self.finished:
            self._leave()
            return
        right = not self._wrong and not self._shown
        self.course.done(right=right)
        if self.wanted.kind is CourseKind.LESSON:
            self.context.learning.leave(self.wanted.station, self._seed, self.course.number)
        self._deal()

    def _leave(self) -> None:
        if self.wanted.kind is CourseKind.LESSON and self.sheet is not None:
            from game.ui.opening import Request

            board = self.sheet.dealt.exercise.position
            self.stage.pop()
            name = sentences.name(self.context.catalogue, self.sheet.dealt.claim.technique)
            self.context.opening.start(Request(board=type(board)(board.values), title=name))
            return
        self.back()

    # -- what is shown

    def parts(self) -> Part:
        """Return the board with the words beside it or under it, whatever makes it larger."""
        least = round(LEAST_SHARE * min(self.room))
        board = self.board.part(least=least)
        title = Column(self.title, self.facts, gap=Space.NONE)
        head = Row(title.growing(), Loose(self.leave_button, y=0))
        legend = [Item(self.legend).folding(1)] if self.legend.symbols else []
        trail = Item(self.trail).folding(2)
        card = Item(self.card, tall=CARD).growing()
        buttons = Row(Item(self.show_button).growing(), Item(self.go_button).growing())
        beside = Column(head, trail, card, *legend, *self._controls((3,)), buttons)
        under = Column(head, trail, board, *legend, card, *self._controls((9, 5)), buttons)
        panel = Row(board, Loose(beside, wide=PANEL, y=0.0).filling(), gap=Space.APART)
        return Inset(Largest(panel, under))

    def _controls(self, across: tuple[int, ...]) -> list[Part]:
        mode = Mode.LOOK if self.sheet is None else self.sheet.mode
        if mode is Mode.SAY:
            return [Row(*(Item(button).growing() for button in self.says))]
        if mode in DIGITS and not self.finished:
            return [Tiles(*self.pad, across=across)]
        return []

    def _draw(self) -> None:
        """Show the board anew."""
        if self.sheet is not None:
            overlay = self.sheet.overlay()
            self.board.show(self.sheet.cells(), overlay)
            before = bool(self.legend.symbols)
            self.legend.show(symbols(overlay, self.board.geometry))
            if before is not bool(self.legend.symbols):
                self.resized()
        self.show_actions()

    def _show(self) -> None:
        """Show everything anew."""
        self._draw()
        self.title.text = self._title()
        task = self.course.task
        self.facts.text = "" if task is None else self._facts(task)
        if task is not None and self.wanted.kind is CourseKind.LESSON:
            self.trail.show(len(CARDS), CARDS.index(task.card))
        else:
            self.trail.show(self.course.total, self.course.number)
        title, words = self._words()
        role = "accent"
        building = None if self.sheet is None else self.sheet.building
        refused = building is not None and building.refused is not None
        if self.verdict is not None:
            refused = self.verdict.kind in (Kind.WRONG, Kind.CAREFUL)
        if refused:
            role = "danger"
        self.card.say(title, words, role=role)
        self.go_button.text = self.text(f"learn.go.{self._going()}")
        self.resized()
        self.show_actions()

    def _going(self) -> str:
        """Return what the main button does now."""
        if self.finished:
            return "play" if self.wanted.kind is CourseKind.LESSON else "back"
        if self.sheet is not None and self.sheet.mode is Mode.LOOK:
            return "more"
        return "next" if self.answered else "check"

    def _title(self) -> str:
        kind = self.wanted.kind
        if kind is not CourseKind.LESSON:
            return self.text(f"learn.{kind.value}")
        task = self.course.task
        if task is None or task.card is Card.TRY:
            return self.text(f"learn.chapter.{chapter_of(self.wanted.station).id}")
        return sentences.name(self.context.catalogue, LESSONS[self.wanted.station].techniques[0])

    def _facts(self, task: Task) -> str:
        card = self.text(f"learn.card.{task.card.value}")
        if self.wanted.kind is not CourseKind.LESSON:
            number = self.course.number + 1
            return self.text("learn.facts.task", n=number, of=self.course.total)
        return self.text("learn.facts", n=CARDS.index(task.card) + 1, of=len(CARDS), card=card)

    def _words(self) -> tuple[str, str]:
        """Return the title and the words of the card."""
        sheet = self.sheet
        if sheet is None:
            return self._end_words() if self.finished else ("", self.text("learn.working"))
        if self.verdict is not None:
            return wording.judged(self.context, sheet, self.verdict)
        if self._shown and sheet.told is not None:
            name = sentences.name(self.context.catalogue, sheet.told.technique)
            return name, wording.sentence(self.context, sheet, sheet.told)
        if sheet.mode is Mode.LOOK:
            return wording.watched(self.context, sheet)
        if self.finished:
            return self.text("learn.done"), self._done_words()
        return wording.asked(self.context, sheet)

    def _done_words(self) -> str:
        station = self.wanted.station
        tried = self.context.learning.progress.of(station)
        good = sum(attempt.grade.value >= 3 for attempt in tried)
        return self.text("learn.done.text", n=good, of=len(tried))

    def _end_words(self) -> tuple[str, str]:
        if not isinstance(self.course, Placement):
            return self.text("learn.done"), self.text("learn.practice.done")
        known = self.course.known
        stations = list(LESSONS)
        begin = stations[min(len(known), len(stations) - 1)]
        name = sentences.name(self.context.catalogue, LESSONS[begin].techniques[0])
        return self.text("learn.done"), self.text("learn.placement.done", technique=name)


SCENE = LessonScene
