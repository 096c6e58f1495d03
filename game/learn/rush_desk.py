"""A Rush in progress: the present question, its time, and what is shown.

It knows neither window nor clock: whoever plays says how much time has passed, when a question was
drawn, and what was pressed. The clock runs only while a question stands.
"""

from collections.abc import Sequence
from enum import Enum
from typing import Final, NamedTuple

from ..play.modes.rush import LAST_CALL, LEAST_THOUGHT, RushAnswer, RushStanding, Verdict
from ..play.modes.rush_run import RushRun
from .rush import Moment, Positions, Question, Turn, begun

STALL: Final = 250
"""Milliseconds that a frame that stalled counts at most."""
SHOWN_LEAST: Final = 600
"""Milliseconds for which the right answer is shown at least; then until any key."""
CARD_LEAST: Final = 400
"""The same for the card of a new technique."""
SHOWN_MOST: Final = 4_000
CARD_MOST: Final = 15_000
"""Long enough to read what to look for, and to see an example."""


class Phase(Enum):
    """What a desk is showing."""

    READ = "read"
    """A question that is read out first: the clock begins with a key."""
    ASKED = "asked"
    SHOWN = "shown"
    """The right answer to what was missed or passed."""
    CARD = "card"
    """What is new about the technique that comes next."""
    PAUSED = "paused"
    OVER = "over"


class Sheet(NamedTuple):
    """A question, and the turn after it."""

    question: Question
    turn: Turn


class Desk:
    """Asks the questions of a Rush one by one."""

    def __init__(self, run: RushRun, positions: Positions, *, reads: bool = False) -> None:
        """With `reads`, each question waits for a key before the clock runs."""
        self.run: Final = run
        self._positions: Final = positions
        self._reads: Final = reads
        self.answers: list[RushAnswer] = []
        self.moments: list[Moment] = []
        self.standing: RushStanding = begun(run)
        self._announced = not run.new
        self.thought = 0
        """Milliseconds of thought about the present question."""
        self._waited = 0
        self._is_drawn = False
        self._ahead: tuple[int, Sheet] | None = None
        self._sheet = self._next()
        self.phase = Phase.ASKED
        self._ask()

    @property
    def question(self) -> Question:
        """The present question, or the one whose answer is shown."""
        shown = self.phase is Phase.SHOWN and self.moments
        return self.moments[-1].question if shown else self._sheet.question

    @property
    def example(self) -> Question:
        """Another position of the technique that is asked for next."""
        technique, positions = self.question.technique, self._positions
        index = int(positions.place(technique, 0) == self.question.place)
        return positions.strike(technique, index)

    @property
    def left(self) -> int:
        """Milliseconds on the clock."""
        return max(0, self.standing.left - self.thought)

    @property
    def ended(self) -> RushRun:
        """The Rush as far as it has come."""
        return self.run._replace(
            answers=tuple(self.answers), standing=self.standing, rest=self.thought
        )

    @property
    def takes_answers(self) -> bool:
        """Whether a key now counts as an answer, and was not meant for something else."""
        return self.phase is Phase.ASKED and self._is_drawn and self.thought >= LEAST_THOUGHT

    def drawn(self) -> None:
        """Record that the present question is visible: from now on time counts."""
        self._is_drawn = True

    def pass_time(self, milliseconds: int) -> None:
        """Let time pass."""
        if not self._is_drawn:
            return
        passed = min(milliseconds, STALL)
        if self.phase is Phase.ASKED:
            self.thought += passed
            if not self.standing.can_answer(self.thought):
                self.thought = self.standing.left + LAST_CALL
                self.phase = Phase.OVER
        elif self.phase in (Phase.SHOWN, Phase.CARD):
            self._waited += passed
            if self._waited >= (SHOWN_MOST if self.phase is Phase.SHOWN else CARD_MOST):
                self._go_on()

    def prepare(self) -> None:
        """Prepare what comes after a correct answer, while the player thinks."""
        if self._ahead is None and self.phase is not Phase.OVER:
            self._ahead = self.left, self._draw(self.left, self._sheet.turn)

    def press(self) -> bool:
        """Handle a key that continues after something shown; return whether it did."""
        least = {Phase.SHOWN: SHOWN_LEAST, Phase.CARD: CARD_LEAST, Phase.READ: 0, Phase.PAUSED: 0}
        if self.phase not in least or not self._is_drawn or self._waited < least[self.phase]:
            return False
        self._go_on()
        return True

    def answer(self, cell: int, digit: int) -> Moment | None:
        """Answer with a cell and a digit; `None` if that is not a possible answer."""
        if not self.takes_answers or not self.question.takes(cell, digit):
            return None
        return self._record_answer(RushAnswer(cell, digit, self.thought))

    def skip(self) -> Moment | None:
        """Pass the question; `None` if none can be answered now."""
        return self._record_answer(RushAnswer(0, 0, self.thought)) if self.takes_answers else None

    def pause(self) -> bool:
        """Hide the board; an open question counts as passed. Return whether anything changed."""
        if self.phase in (Phase.OVER, Phase.PAUSED):
            return False
        if self.phase is Phase.ASKED and self._is_drawn:
            thought = min(max(self.thought, LEAST_THOUGHT), self.standing.left + LAST_CALL)
            self._record_answer(RushAnswer(0, 0, thought))
        if not self.standing.is_over:
            self._set_phase(Phase.PAUSED)
        return True

    def _record_answer(self, answer: RushAnswer) -> Moment:
        question, before = self._sheet.question, self.standing
        self.standing = question.judged(before, answer, self.run.times)
        moment = Moment(question, answer, question.verdict(answer), before, self.standing)
        self.answers.append(answer)
        self.moments.append(moment)
        self.thought = 0
        if self.standing.is_over:
            self.phase = Phase.OVER
            return moment
        self._sheet = self._next()
        if moment.verdict is Verdict.RIGHT:
            self._ask()
        else:
            self._set_phase(Phase.SHOWN)
        return moment

    def _next(self) -> Sheet:
        """Return the next question: the one prepared, if the clock still leads to it."""
        turn = self._sheet.turn if self.moments else Turn()
        ahead, self._ahead = self._ahead, None
        if ahead is not None:
            asked = ahead[1].question.technique
            if self._name(self.standing.left, turn) == asked:
                return ahead[1]
        return self._draw(self.standing.left, turn)

    def _name(self, left: int, turn: Turn) -> str:
        return self._positions.technique_next(self.run, turn, left)

    def _draw(self, left: int, turn: Turn) -> Sheet:
        return Sheet(*self._positions.question(self.run, turn, left))

    def _go_on(self) -> None:
        if self.phase is Phase.READ:
            self._set_phase(Phase.ASKED)
        elif self.phase is Phase.CARD:
            self._set_phase(Phase.READ if self._reads else Phase.ASKED)
        else:
            self._ask()

    def _ask(self) -> None:
        """Ask the next question, after the card for a technique that is new."""
        if self._sheet.question.is_new and not self._announced:
            self._announced = True
            self._set_phase(Phase.CARD)
        else:
            self._set_phase(Phase.READ if self._reads else Phase.ASKED)

    def _set_phase(self, phase: Phase) -> None:
        self.phase, self._waited, self._is_drawn = phase, 0, False


class AgainDesk:
    """Repeats missed and passed questions, without clock and points."""

    def __init__(self, questions: Sequence[Question]) -> None:
        self.questions: Final = tuple(questions)
        self.found: list[bool] = []
        self.phase = Phase.ASKED
        self.thought = 0
        self._waited = 0
        self._is_drawn = False

    @property
    def question(self) -> Question:
        """The present question, or the one whose answer is shown."""
        at = len(self.found) - (self.phase in (Phase.SHOWN, Phase.OVER))
        return self.questions[min(at, len(self.questions) - 1)]

    @property
    def takes_answers(self) -> bool:
        """Whether a key now counts as an answer."""
        return self.phase is Phase.ASKED and self._is_drawn and self.thought >= LEAST_THOUGHT

    def drawn(self) -> None:
        """Record that the present question is visible."""
        self._is_drawn = True

    def pass_time(self, milliseconds: int) -> None:
        """Advance the time; nothing goes on by itself."""
        if self._is_drawn:
            self.thought += milliseconds
            self._waited += milliseconds

    def prepare(self) -> None:
        """Do nothing, since there is nothing to prepare."""

    def press(self) -> bool:
        """Handle a key that continues after an answer; return whether it did."""
        if self.phase is not Phase.SHOWN or self._waited < SHOWN_LEAST:
            return False
        self._go_on()
        return True

    def answer(self, cell: int, digit: int) -> bool | None:
        """Return whether a cell and a digit are right; `None` if that is not a possible answer."""
        question = self.question
        if not self.takes_answers or not question.takes(cell, digit):
            return None
        right = (cell, digit) in question.answers
        self._record_result(right)
        return right

    def skip(self) -> None:
        """Show the answer."""
        if self.takes_answers:
            self._record_result(False)

    def _record_result(self, right: bool) -> None:
        self.found.append(right)
        if right:
            self._go_on()
        else:
            self.phase = Phase.SHOWN
            self._waited, self._is_drawn = 0, False

    def _go_on(self) -> None:
        is_over = len(self.found) == len(self.questions)
        self.phase = Phase.OVER if is_over else Phase.ASKED
        self.thought = self._waited = 0
        self._is_drawn = False
