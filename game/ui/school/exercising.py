"""The base of scenes with an exercise: a board to answer on, and texts."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Final

from ...core.geometry import CLASSIC
from ...learn.questions import JudgeAnswer
from ...learn.task import Mode
from ...learn.verdict import Answer, Kind, Verdict
from ...shell.handlers import handles, unavailable
from ...shell.kit import Kit, Space
from ...shell.parts.around import Largest, Loose
from ...shell.parts.base import Item, Part
from ...shell.parts.grid import Grid as Tiles
from ...shell.parts.lines import Column, Row
from ...shell.stage import Stage
from ...shell.text import Weight
from ...shell.widgets.button import Button, Look
from ...shell.widgets.label import Label
from ..board.choreography import flash, shake
from ..board.pressable_board import PressableBoard
from ..board.symbols import symbols
from ..look.layout import CARD, LEAST_SHARE, WIDE_PANEL
from ..play.digit_button import DigitButton
from ..play.voices import PLAIN_ENTRY
from ..scene.base import GameScene
from ..scene.header import framed, header
from ..widgets.legend import Legend
from ..widgets.message_card import MessageCard
from . import wording
from .sheet import Sheet

if TYPE_CHECKING:
    from ...work.worker import OpenQuestion
    from ..scene.services import SceneServices

DIGITS: Final = (Mode.ENTER, Mode.STRIKE, Mode.BUILD)
"""Where digits are asked for."""
KEY: Final = 72
"""The height of a digit key, in points."""
MARKS: Final = (Mode.MARK, Mode.PROVE)
"""Where cells are."""
SOUNDS: Final = {
    Kind.RIGHT: "house",
    Kind.PART: PLAIN_ENTRY,
    Kind.CAREFUL: "error",
    Kind.WRONG: "error",
}


class ExerciseScene(GameScene, ABC):
    """Shows an exercise, takes answers and shows the verdict."""

    scopes: ClassVar[tuple[str, ...]] = ("lesson",)
    inner = ("lesson.board", "spelled")
    digits = "lesson.digit"

    def __init__(self, stage: Stage, services: "SceneServices") -> None:
        super().__init__(stage, services)
        self.sheet: Sheet | None = None
        self.verdict: Verdict | None = None
        self.finished = False
        """Whether there is nothing more to come."""
        self._wrong = 0
        self._shown = False
        self._judging: OpenQuestion[Verdict] | None = None
        self.board: Final = PressableBoard(
            self.animator, self._press, theme=lambda: services.preferences.theme
        )
        self.title: Final = Label(points=22, weight=Weight.TITLE, wrap=True, id="title")
        self.facts: Final = Label(
            points=13, colour="muted", wrap=True, max_lines=2, elides=True, id="facts"
        )
        self.legend: Final = Legend(
            lambda: services.preferences.theme,
            lambda id: services.words.text(f"legend.{id}"),
            self.board.light,
        )
        self.card: Final = MessageCard()
        self.pad: Final = [
            self.bind(
                DigitButton(digit, CLASSIC, lambda: None, pips=False), f"lesson.digit.{digit}"
            )
            for digit in range(1, 10)
        ]
        for key in self.pad:
            # What they do is what they show.
            key.tip = None
        self.letters = self.spelled(CLASSIC)
        self.says: Final = [
            self.action_button("lesson.yes", id="yes", look=Look.PRIMARY),
            self.action_button("lesson.no", id="no", look=Look.PRIMARY),
        ]
        self.show_button: Final = self.action_button("lesson.show", id="show")
        self.go_button: Final = self.action_button("lesson.go_on", id="go", look=Look.PRIMARY)
        self.leave_button: Final = self.back_button()
        self.buttons: tuple[Button, ...] = (self.show_button, self.go_button)
        self.follow_keys()

    # -- what subclasses say

    @abstractmethod
    def take_next(self) -> None:
        """Continue after an answer."""

    def look_on(self) -> None:
        """Continue if there is only something to look at."""
        self.take_next()

    def record(self, *, shown: bool) -> None:
        """Record the result of an exercise."""

    def heard(self, verdict: Verdict) -> None:
        """Record what kind of answer it was."""

    def going(self) -> str:
        """Return what the main button does now, as the end of `learn.go.*`."""
        return "next" if self.answered else "check"

    def heading(self) -> tuple[str, str]:
        """Return the title, and the line below it."""
        raise NotImplementedError

    def words(self) -> tuple[str, str]:
        """Return title and text of the card while no verdict is shown."""
        raise NotImplementedError

    def above(self) -> list[Part]:
        """Return the parts above the card."""
        return []

    def asks_why(self) -> bool:
        """Whether to ask for the cells that prove a digit after it was entered."""
        return False

    # -- answering

    @property
    def answered(self) -> bool:
        """Whether the present task is done, so that the player can continue."""
        if self.sheet is None:
            return self.finished
        right = self.verdict is not None and self.verdict.kind is Kind.RIGHT
        if self.sheet.mode is Mode.SAY and self.verdict is not None:
            return True
        return right or self._shown or self.finished

    def inner_scopes(self) -> Iterator[str]:
        """Yield the scope of the cells while the board has the focus, and of letters as digits."""
        if not self.why_no_digit:
            yield from self.letters
        if self.form.focus is self.board:
            yield "lesson.board"

    @handles("lesson.move")
    def move(self, rows: int, columns: int) -> None:
        """Move the cursor."""
        if self.sheet is not None and not self.answered:
            self.sheet.move(rows, columns)
            self._draw()

    @handles("lesson.mark")
    def mark(self) -> None:
        """Mark the cursor's cell; if digits are asked for, check the answer."""
        if self.sheet is None or self.answered:
            self.go_on()
        elif self.sheet.mode in MARKS:
            self.sheet.mark()
            self._draw()
        else:
            self.go_on()

    @handles("lesson.digit")
    def digit(self, digit: int) -> None:
        """Enter or strike a digit in the cursor's cell; an entry is judged at once."""
        if self.sheet is None or self.answered:
            return
        self._enter(digit)
        if self.sheet.mode is Mode.ENTER and self.sheet.entered is not None:
            self._judge(self.sheet.answer)

    def _enter(self, digit: int) -> None:
        """Enter, strike or choose a digit; a chain says what each of its links means."""
        sheet = self.sheet
        assert sheet is not None
        builds = sheet.builds
        sheet.enter(digit)
        if not builds:
            self._draw()
            return
        self.verdict = None
        refused = sheet.building is not None and sheet.building.refused is not None
        self.stage.audio.play("error" if refused else PLAIN_ENTRY)
        if refused:
            self.board.play(shake((sheet.cursor,)))
        self.show()

    @property
    @unavailable("lesson.digit")
    def why_no_digit(self) -> str:
        """The message key of why no digit is asked for; else empty."""
        wanted = self.sheet is not None and self.sheet.mode in DIGITS
        return "" if wanted and not self.answered else "learn.no_digit"

    def _press(self, cell: int, digit: int) -> None:
        if self.sheet is None or self.answered:
            return
        self.sheet.point(cell)
        if self.sheet.mode in MARKS:
            self.sheet.mark()
        elif self.sheet.mode in (Mode.STRIKE, Mode.BUILD) and digit:
            self._enter(digit)
        self._draw()

    @handles("lesson.yes", yes=True)
    @handles("lesson.no", yes=False)
    def say(self, *, yes: bool) -> None:
        """Answer yes or no."""
        if self.sheet is not None and not self.answered:
            self._judge(self.sheet.said(yes=yes))

    @property
    @unavailable("lesson.yes", "lesson.no")
    def why_not_say(self) -> str:
        """The message key of why yes and no have no meaning now; else empty."""
        is_asked = self.sheet is not None and self.sheet.mode is Mode.SAY and not self.answered
        return "" if is_asked else "learn.no_question"

    @property
    @unavailable("lesson.go_on")
    def why_not_go_on(self) -> str:
        """The message key of what must be done first; else empty."""
        if self.answered or (self.sheet is not None and self.sheet.mode is Mode.LOOK):
            return ""
        if self.sheet is None:
            return "learn.wait"
        return "" if self.sheet.answer is not None else "learn.answer_first"

    @handles("lesson.go_on")
    def go_on(self) -> None:
        """Check the answer; after that, go on to the next task, or leave at the end."""
        if self.why_not_go_on:
            self.tell(self.text(self.why_not_go_on))
        elif self.answered:
            self.take_next()
        elif self.sheet is not None and self.sheet.mode is Mode.LOOK:
            self.look_on()
        elif self.sheet is not None and self.sheet.builds:
            self._finish_chain(self.sheet)
        elif self.sheet is not None:
            self._judge(self.sheet.answer)

    def _finish_chain(self, sheet: Sheet) -> None:
        """Ask what a chain eliminates, or say why it proves nothing."""
        assert sheet.building is not None
        why = sheet.building.finish()
        if why is not None:
            cells = tuple(sorted({node.cell for node in sheet.building.nodes}))
            self._take_verdict(Verdict(Kind.WRONG, why, cells))
            return
        self.verdict = None
        self.show()

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
        self.heard(verdict)
        self.stage.audio.play(SOUNDS.get(verdict.kind, PLAIN_ENTRY))
        if sheet.mode is Mode.PROVE:
            self._take_proof(sheet, verdict)
        elif verdict.kind is Kind.RIGHT and sheet.entered is not None and self.asks_why():
            self.record(shown=False)
            self.verdict = None
            sheet.ask_why(sheet.entered)
        elif verdict.kind is Kind.RIGHT or sheet.mode is Mode.SAY:
            if verdict.kind is not Kind.RIGHT:
                self._wrong += 1
            sheet.shown = verdict.step if sheet.dealt.task.change is None else None
            sheet.concluded = sheet.mode is not Mode.SAY or sheet.shown is not None
            sheet.spoilers = verdict.spoilers
            self.record(shown=False)
            self.board.play(flash(verdict.cells))
        elif verdict.kind is not Kind.PART:
            self._wrong += 1
            sheet.entered = None
            self.board.play(shake(verdict.cells) + flash(verdict.cells))
        self.show()
        if self.answered:
            self.form.set_focus(self.go_button)

    def _take_proof(self, sheet: Sheet, verdict: Verdict) -> None:
        """Show which cells prove the digit, or flash what remains open."""
        if verdict.kind is Kind.RIGHT:
            sheet.proof = verdict.cells
        self.board.play(flash(verdict.cells))

    @handles("lesson.show")
    def show_it(self) -> None:
        """Show what was to be found, and how it follows."""
        sheet = self.sheet
        if sheet is None or self.why_not_show:
            return
        self._shown = True
        if sheet.mode is not Mode.PROVE:
            self.record(shown=True)
        sheet.shown, sheet.concluded = sheet.dealt.claim, True
        self.show()
        self.form.set_focus(self.go_button)

    @property
    @unavailable("lesson.show")
    def why_not_show(self) -> str:
        """The message key of why there is nothing to show; else empty."""
        is_asked = self.sheet is not None and self.sheet.mode not in (Mode.SAY, Mode.LOOK)
        return "" if is_asked and not self.answered else "learn.nothing_to_show"

    # -- what is shown

    def layout(self, kit: Kit) -> None:
        """Lay out the scene in the colours of the theme."""
        for key in self.pad:
            key.theme = self.preferences.theme
        super().layout(kit)

    def parts(self) -> Part:
        """Return the board with the text beside or below it, whichever gives the larger board."""
        least = round(LEAST_SHARE * min(self.room))
        board = self.board.part(least=least)
        title = Column(self.title, Item(self.facts).folding(1), gap=Space.NONE)
        head = header(self.leave_button, title)
        legend = [Item(self.legend).folding(1)] if self.legend.symbols else []
        above = self.above()
        card = Item(self.card, tall=CARD).growing()
        buttons = Row(*(Item(button).growing() for button in self.buttons))
        beside = Column(*above, card, *legend, *self._controls((3,)), buttons)
        under = Column(*above, board, *legend, card, *self._controls((9, 5)), buttons)
        panel = Row(board, Loose(beside, wide=WIDE_PANEL, y=0.0).filling(), gap=Space.APART)
        return framed(head, Largest(panel, under))

    def _controls(self, across: tuple[int, ...]) -> list[Part]:
        mode = Mode.LOOK if self.sheet is None else self.sheet.mode
        if mode is Mode.SAY:
            return [Row(*(Item(button).growing() for button in self.says))]
        if mode in DIGITS and not self.finished:
            return [Tiles(*(Item(key, tall=KEY) for key in self.pad), across=across)]
        return []

    def _draw(self) -> None:
        """Update the board."""
        if self.sheet is not None:
            overlay = self.sheet.overlay()
            self.board.show(self.sheet.cells(), overlay)
            self.legend.show(symbols(overlay, self.board.geometry))
        self.show_actions()

    def show(self) -> None:
        """Update everything on the screen."""
        self._draw()
        self.title.text, self.facts.text = self.heading()
        title, words = self._said()
        building = None if self.sheet is None else self.sheet.building
        refused = building is not None and building.refused is not None
        if self.verdict is not None:
            refused = self.verdict.kind in (Kind.WRONG, Kind.CAREFUL)
        self.card.say(title, words, role="danger" if refused else "text")
        self.go_button.text = self.text(f"learn.go.{self.going()}")
        for button, action in zip(self.says, ("lesson.yes", "lesson.no"), strict=True):
            button.detail = self.key_text(action)
        self.resized()
        self.show_actions()

    def _said(self) -> tuple[str, str]:
        """Return title and text of the card."""
        if self.sheet is not None and self.verdict is not None:
            return wording.verdict_words(self.services.words, self.sheet, self.verdict)
        return self.words()
