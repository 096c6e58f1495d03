"""A class's set: its cards, judged as in lessons, with the answers in one file."""

from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ...core.message import message
from ...learn.class_answers import (
    LEFT,
    RIGHT,
    SHOWN,
    CardAnswer,
    ClassAnswers,
    given_text,
    json_of,
)
from ...learn.class_set import ClassCard, ClassSet
from ...learn.slips import Slip, slip_of
from ...learn.task import Dealt
from ...learn.verdict import Kind, Verdict
from ...messages import sentences
from ...messages.lists import sentences_in_turn
from ...shell.handlers import handles
from ...shell.parts.base import Item, Part
from ...shell.stage import Stage
from ...shell.widgets.button import Button
from ...store.atomic import replace_file
from ...store.class_files import ANSWERS, file_name
from ..look.figures import clock
from ..scene.arguments import FileForm, FileRequest
from . import wording
from .arguments import ClassRequest
from .exercising import ExerciseScene
from .questions import DealCard
from .sheet import Sheet
from .trail import Trail

if TYPE_CHECKING:
    from .services import ClassServices

NOTHING: Final = ClassRequest(ClassSet("", ()), "")


class ClassScene(ExerciseScene):
    """The cards of a set, one after the other or postponed, within its time limit."""

    services: "ClassServices"
    tick = 0.25
    scopes = ("class", "lesson")

    def __init__(
        self, stage: Stage, services: "ClassServices", argument: ClassRequest | None
    ) -> None:
        super().__init__(stage, services)
        self.set, self.name = argument or NOTHING
        self.left: Final = list(range(len(self.set.cards)))
        """The cards that are not done, the present one first."""
        self.answers: Final = [CardAnswer(card.technique, LEFT) for card in self.set.cards]
        self.path: Path | None = None
        """Where the answers are kept, from the first one on."""
        self.trail: Final = Trail()
        self._started = self._since = services.clock()
        begun = services.classes.begun(self.set.mark, self.name) if self.set.cards else None
        self._is_to_tell = begun is not None
        """Whether it is still to be said that it goes on."""
        if begun is not None:
            self._go_on_from(*begun)
        self._slips: list[Slip] = []
        self._first: tuple[str, str] | None = None
        """How the first answer to a card fared, and what it was."""
        self.save_button: Final = Button(self.text("class.save"), self._choose_file, id="save")
        self.later_button: Final = self.action_button("class.later", id="later")
        show = () if not self.set.helps else (self.show_button,)
        later = () if self.set.in_order else (self.later_button,)
        self.buttons = (*show, *later, self.go_button)
        self._deal()

    def _go_on_from(self, path: Path, begun: ClassAnswers) -> None:
        """Continue a set that was left, or whose process ended, with the time used then."""
        self.path, self.left[:], self.answers[:] = path, begun.left, begun.answers
        self._started -= begun.milliseconds / 1000

    def enter(self) -> None:
        """Say that the set is continued, if it was begun before."""
        super().enter()
        if self._is_to_tell:
            self._is_to_tell = False
            self.tell(self.text("class.goes_on"))

    def leave(self) -> None:
        """Store the time that the present card has taken."""
        super().leave()
        if self.set.minutes or self.path is not None:
            self.record(shown=self._shown)

    # -- the cards

    @property
    def present(self) -> ClassCard | None:
        """The present card; None at the end."""
        return self.set.cards[self.left[0]] if self.left else None

    def _deal(self) -> None:
        """Have the present card made, or finish."""
        self.sheet, self.verdict, self._first = None, None, None
        self._shown = False
        if not self.left:
            self._end()
            return
        before = self.answers[self.left[0]]
        self._wrong, self._slips = before.wrong, list(before.slips)
        if before.went != LEFT:
            self._first = before.went, before.given
        self.ask(DealCard(self.set.cards[self.left[0]]), partial(self._take_dealt, self.left[0]))
        self.show()

    def _take_dealt(self, number: int, dealt: Dealt) -> None:
        if self.sheet is not None or self.left[:1] != [number]:
            return
        self.sheet = Sheet(dealt)
        # Of a card that names none it is known only now.
        self.answers[number] = self.answers[number]._replace(technique=dealt.claim.technique)
        self.board.geometry = dealt.exercise.position.geometry
        self._since = self.services.clock()
        self.form.set_focus(self.board)
        self.show()

    def record(self, *, shown: bool) -> None:
        """Record the result of a card."""
        if not self.left or self.sheet is None:
            return
        went, given = self._first or ((SHOWN, "") if shown else (LEFT, ""))
        before, now = self.answers[self.left[0]], self.services.clock()
        took = before.milliseconds + round(1000 * (now - self._since))
        self._since = now
        self.answers[self.left[0]] = CardAnswer(
            self.sheet.dealt.claim.technique, went, given, self._wrong, took, tuple(self._slips)
        )
        self._store_answers()

    def _store_answers(self) -> None:
        """Write the answers so far at once, so that none can be lost."""
        # Where nothing can be written, the end tells so.
        with suppress(OSError):
            self.path = self.services.classes.keep(self.result, self.path)

    def heard(self, verdict: Verdict) -> None:
        """Record the first answer, and the kind of each wrong one."""
        sheet = self.sheet
        assert sheet is not None
        if self._first is None and sheet.answer is not None:
            self._first = verdict.kind.value, given_text(sheet.answer)
        slip = slip_of(verdict, sheet.dealt.claim.technique)
        if slip is not None:
            self._slips.append(slip)

    @handles("lesson.digit")
    def digit(self, digit: int) -> None:
        """Enter or strike a digit; in a test nothing is judged until it is checked."""
        if self.set.helps:
            super().digit(digit)
        elif self.sheet is not None and not self.answered:
            self._enter(digit)
            self._draw()

    def _take_verdict(self, verdict: Verdict) -> None:
        if self.set.helps:
            super()._take_verdict(verdict)
            self.record(shown=False)
            return
        # A test goes on with the next card, and says nothing of this one.
        self._judging = None
        if self.sheet is not None:
            self.heard(verdict)
            self._wrong += verdict.kind.value not in (*RIGHT, Kind.PART.value)
            self.record(shown=False)
            self.take_next()

    @handles("class.later")
    def put_off(self) -> None:
        """Postpone the present card until the others are done."""
        if len(self.left) < 2 or self.answered:
            self.tell(self.text("class.no_other"))
            return
        self.record(shown=False)
        self.left.append(self.left.pop(0))
        self._store_answers()
        self._deal()

    def take_next(self) -> None:
        """Go on to the next card, or leave at the end."""
        if self.finished:
            self.back()
            return
        self.left.pop(0)
        if self.left:
            self._store_answers()
        self._deal()

    def update(self, dt: float) -> None:
        """Finish when the time is over."""
        super().update(dt)
        if self.set.minutes and not self.finished:
            if self._seconds_left <= 0:
                if not self.answered:
                    self.record(shown=False)
                self.left.clear()
                self._deal()
            else:
                self.facts.text = self._facts()

    @property
    def _seconds_left(self) -> float:
        return 60 * self.set.minutes - (self.services.clock() - self._started)

    def _end(self) -> None:
        """Write the answers."""
        self.finished = True
        if self.set.cards:
            try:
                self.path = self.services.classes.keep(self.result, self.path)
            except OSError as error:
                self.tell(self.text("class.not_kept", reason=error.strerror or str(error)))
        self.buttons = (self.save_button, self.go_button) if self.set.cards else (self.go_button,)
        self.form.set_focus(self.go_button)
        self.show()

    @property
    def result(self) -> ClassAnswers:
        """The answers as they are stored."""
        return ClassAnswers(
            self.set.mark,
            self.set.title,
            self.name,
            self.services.learning.now,
            tuple(self.answers),
            tuple(self.left),
        )

    def _choose_file(self) -> None:
        """Ask where to save a copy of the answers, to hand in."""
        forms = (FileForm("json", message("class.form"), ANSWERS),)
        name = file_name(f"{self.set.title}-{self.name}")
        self.stage.push("files", FileRequest(message("files.save_as"), self._save, name, forms))

    def _save(self, path: Path, form: str) -> None:
        try:
            replace_file(path, json_of(self.result).encode(), durable=True, exported=True)
        except OSError as error:
            self.tell(self.text("class.not_kept", reason=error.strerror or str(error)))
            return
        self.tell(self.text("class.saved", path=path))

    # -- what is shown

    def above(self) -> list[Part]:
        """Return the trail of cards."""
        return [Item(self.trail).folding(2)]

    def heading(self) -> tuple[str, str]:
        """Return the title of the set, and the progress."""
        return self.set.title or self.text("class.title"), self._facts()

    def _facts(self) -> str:
        total = len(self.set.cards)
        said = [] if self.finished else [self.text("learn.facts.task", n=self._done + 1, of=total)]
        if self.set.minutes and not self.finished:
            said.append(clock(max(0, round(self._seconds_left))))
        return self.text("ui.separator").join([self.name, *said])

    @property
    def _done(self) -> int:
        return len(self.set.cards) - len(self.left)

    def show(self) -> None:
        """Update everything on the screen."""
        self.trail.show(len(self.set.cards), self._done)
        super().show()

    def going(self) -> str:
        """Return what the main button does now."""
        if self.finished:
            return "back"
        return "next" if self.answered else "check"

    def words(self) -> tuple[str, str]:
        """Return the task, after the teacher's text."""
        words, sheet, card = self.services.words, self.sheet, self.present
        if self.finished:
            return self.text("learn.done"), self._end_words()
        if sheet is None or card is None:
            return "", self.text("learn.working")
        if self._shown and sheet.shown is not None:
            name = sentences.name(self.catalogue, sheet.shown.technique)
            return name, self._with_after(wording.step_words(words, sheet, sheet.shown))
        title, asked = wording.task_words(words, sheet, self.key_text("lesson.go_on"))
        said = [text for text in (card.before, asked) if text]
        return title, sentences_in_turn(self.catalogue, said)

    def _said(self) -> tuple[str, str]:
        title, said = super()._said()
        is_right = self.verdict is not None and self.answered
        return (title, self._with_after(said)) if is_right else (title, said)

    def _with_after(self, said: str) -> str:
        card = self.present
        after = "" if card is None else card.after
        return sentences_in_turn(self.catalogue, [said, after]) if after else said

    def _end_words(self) -> str:
        if not self.set.cards:
            return ""
        result = self.result
        said = [self.text("class.done", n=result.right, of=len(result.answers))]
        if self.path is not None:
            said.append(self.text("class.kept", file=self.path.name))
        return sentences_in_turn(self.catalogue, said)


SCENE = ClassScene
