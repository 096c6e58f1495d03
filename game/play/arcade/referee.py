"""Judges the entries of a scored game: computes its standing from events in order.

The judge's board is not the screen's: it has the givens, every digit that was ever entered
rightly, and what paid proofs and hints have ruled out. It only grows: undo and erasing take
nothing back, a step pays once, and so does a cell.

What happens is told at once (`enter`, `hint`) and judged as soon as the judgement of the position
it happened in is there. `question` is what the judge is to be asked, here or in a worker.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Final, NamedTuple

from ...core.digits import Cell, Digit
from ...core.grid import Grid
from ...core.value import Value
from ...logic.judge import SINGLE_WORTH, Judgement, Proof, judge, needed_steps
from ...logic.step import Candidate, Step
from ...work.question import Lane, Pause, at_once
from ..game_rules import UNTIMED
from .standing import (
    HINTED_WORTH,
    Standing,
    combo_wait,
    finished,
    hinted,
    overrun,
    paced,
    right,
    start,
    wrong,
)


class JudgeEntries(Value):
    """Asks for the judgement of a position, and of the entry that leads to it from another one."""

    position: Grid
    givens: int
    entry: Candidate | None = None
    proof: Proof | None = None
    steps: tuple[Step, ...] = ()
    """Those of the judgement that the entry was judged by."""

    lane = Lane.SHORT

    def answer(self, pause: Pause = at_once) -> "JudgedPosition":
        """Return the judge's board after the entry and what its proof eliminated, judged."""
        position, entry, proof = self.position, self.entry, self.proof
        if entry is not None:
            if proof is not None:
                steps = needed_steps(position, proof, self.steps, self.givens)
                position = position.without(found for step in steps for found in step.eliminations)
            position = position.place(entry.cell, entry.digit)
        return JudgedPosition(position, judge(position, self.givens, pause))


class JudgedPosition(NamedTuple):
    """The judge's board after the entry, and what every entry needs there."""

    position: Grid
    judgement: Judgement


class Award(NamedTuple):
    """The effect of an entry, a hint or the time on the standing."""

    cell: int
    """-1 for a hint, and for an allowance that has run out."""
    digit: int
    right: bool
    technique: str
    """What the entry takes; empty for a mistake, a hint, and a cell that no technique fills."""
    worth: int
    gained: int
    """The points that it changed, which a mistake does only when its cell is filled."""
    before: Standing
    after: Standing
    at: int = 0
    """The moment of the entry, in milliseconds of play."""

    @property
    def is_first(self) -> bool:
        """Whether it is the first correct entry of its cell, which is the one that counts."""
        return self.right and self.worth > 0


Course = tuple[tuple[int, int], ...]
"""The points of a game over time: after how many milliseconds of play there were how many."""


class Par(NamedTuple):
    """The par of a puzzle: score and time of a perfect player."""

    score: int
    seconds: int
    course: Course = ()
    """How its points come in. It is not kept with a game: it can be found again."""


def course_of(awards: Iterable[Award]) -> Course:
    """Return the course of the score: a mark for each change of the points."""
    return tuple((award.at, award.after.points) for award in awards if award.gained)


class _Entry(NamedTuple):
    cell: int
    digit: int
    at: int


class _Hint(NamedTuple):
    """A hint that named its step: the cells that it fills, and its eliminations."""

    cells: tuple[int, ...]
    eliminations: tuple[Candidate, ...]
    at: int


class _Overrun(NamedTuple):
    """A time allowance that ran out."""


class Referee:
    """Judges one game; `standing` is the result of everything judged so far."""

    def __init__(self, givens: Grid, solution: Grid, *, begun: Standing, clock: str) -> None:
        self._solution: Final = solution.values
        self._clock: Final = clock
        self._givens: Final = sum(1 << c for c, value in enumerate(givens.values) if value)
        self._question: JudgeEntries | None = JudgeEntries(givens, self._givens)
        self._position = givens
        self._judgement = Judgement({}, ())
        self._named: set[int] = set()
        self._waiting: deque[_Entry | _Hint | _Overrun] = deque()
        self._awards: list[Award] = []
        self.standing = begun

    @property
    def question(self) -> JudgeEntries | None:
        """The present question to the judge; None if it is answered."""
        return self._question

    @property
    def waits(self) -> bool:
        """Whether something is not judged yet."""
        return bool(self._waiting)

    @property
    def judgement(self) -> Judgement:
        """What every entry needs on the judge's board, as of the last answer."""
        return self._judgement

    @property
    def awards(self) -> tuple[Award, ...]:
        """All awards so far, in order."""
        return tuple(self._awards)

    def enter(self, cell: int, digit: int, at: int) -> list[Award]:
        """Judge an entry, or queue it until the judge has answered."""
        self._waiting.append(_Entry(cell, digit, at))
        return self._go_on()

    def hint(
        self, cells: tuple[int, ...], eliminations: tuple[Candidate, ...], at: int
    ) -> list[Award]:
        """Process a hint that named its step: what it fills, and what it eliminates."""
        self._waiting.append(_Hint(cells, eliminations, at))
        return self._go_on()

    def overrun(self) -> list[Award]:
        """Process a time allowance that ran out."""
        self._waiting.append(_Overrun())
        return self._go_on()

    def take(self, question: JudgeEntries, found: JudgedPosition) -> list[Award]:
        """Process the judge's answer to the present question; any other is ignored."""
        if question is not self._question:
            return []
        self._question = None
        self._position, self._judgement = found
        self.standing = paced(self.standing, combo_wait(self._clock, self._judgement.pace))
        return self._go_on()

    def _go_on(self) -> list[Award]:
        awards = []
        while self._waiting and self._question is None:
            event = self._waiting.popleft()
            match event:
                case _Entry():
                    awards.append(self._entered(event))
                case _Hint():
                    awards.append(self._hinted(event))
                case _Overrun():
                    before, self.standing = self.standing, overrun(self.standing)
                    awards.append(Award(-1, 0, True, "", 0, 0, before, self.standing))
        self._awards += awards
        return awards

    def _entered(self, event: _Entry) -> Award:
        cell, digit, at = event
        before, proof = self.standing, self._judgement.proofs.get(cell)
        stands = self._position.values[cell]
        worth = SINGLE_WORTH if proof is None else proof.worth
        if cell in self._named:
            worth = HINTED_WORTH
        if digit != self._solution[cell]:
            self.standing = wrong(before, cell, worth, at, known=bool(stands))
            gained = self.standing.points - before.points
            return Award(cell, digit, False, "", 0, gained, before, self.standing, at)
        if stands:
            # It was entered before: it neither pays again nor gives the combo time.
            return Award(cell, digit, True, "", 0, 0, before, before)
        self.standing = right(before, cell, worth, at)
        entry = Candidate(Cell(cell), Digit(digit))
        steps = self._judgement.steps
        self._question = JudgeEntries(self._position, self._givens, entry, proof, steps)
        gained = self.standing.points - before.points
        technique = "" if proof is None else proof.technique
        return Award(cell, digit, True, technique, worth, gained, before, self.standing, at)

    def _hinted(self, event: _Hint) -> Award:
        before = self.standing
        self.standing = hinted(before, event.at)
        self._named.update(event.cells)
        if event.eliminations:
            position = self._position.without(event.eliminations)
            self._question = JudgeEntries(position, self._givens)
        return Award(-1, 0, True, "", 0, 0, before, self.standing)


def par_of(
    givens: Grid,
    solution: Grid,
    *,
    lives: int,
    clock: str,
    bonus: bool = True,
    ask: Callable[[JudgeEntries], JudgedPosition] = JudgeEntries.answer,
) -> Par:
    """Return the result of a perfect player who always makes the easiest entry, at par pace.

    `ask` answers in the judge's place: it may cache answers, or be cancelled.
    """
    referee = Referee(givens, solution, begun=start(lives), clock=clock)
    seconds = max(_entered_at_par(referee, ask), default=0)
    result = finished(referee.standing, 1000 * seconds, seconds, won=True, bonus=bonus)
    return Par(result.total, seconds, course_of(referee.awards))


def par_times(givens: Grid, solution: Grid, pause: Pause = at_once) -> tuple[int, ...]:
    """Return the seconds after which that player has each of the empty cells."""
    referee = Referee(givens, solution, begun=start(1), clock=UNTIMED)
    return tuple(_entered_at_par(referee, partial(JudgeEntries.answer, pause=pause)))


def _entered_at_par(
    referee: Referee, ask: Callable[[JudgeEntries], JudgedPosition]
) -> Iterator[int]:
    """Make the easiest entry again and again; yield the second of each."""
    seconds = 0
    while (question := referee.question) is not None:
        referee.take(question, ask(question))
        proof = next(iter(referee.judgement.proofs.values()), None)
        if proof is None:
            return
        seconds += proof.seconds
        referee.enter(proof.cell, proof.digit, 1000 * seconds)
        yield seconds
