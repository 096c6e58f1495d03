"""The scored part of a session: what was played, judged in order, and the standing.

It is computed again from the moves whenever a game is opened, so that a save needs no scores and a
score always follows from its moves.
"""

from collections.abc import Iterable
from functools import partial
from itertools import chain
from typing import Final, NamedTuple

from ...core.digits import Cell, Digit
from ...core.grid import Grid
from ...core.value import Value
from ...logic.step import Candidate
from ...work.question import Lane, Pause, at_once
from ..game_rules import GameRules
from ..leg import Leg
from ..moves import ApplyStep, Place, RevealDigit
from ..played import Missed, Named, OutOfTime, Played
from .account import Account, account_of
from .referee import (
    Award,
    Course,
    JudgedPosition,
    JudgeEntries,
    Par,
    Referee,
    course_of,
    par_of,
)
from .standing import (
    Result,
    Standing,
    finished,
    hinted,
    medal,
    overrun,
    right,
    start,
    waited,
    wrong,
)


class FindPar(Value):
    """Asks for the par of a scored game: the score and time of a perfect player."""

    givens: Grid
    solution: Grid
    lives: int
    clock: str
    bonus: bool = True

    lane = Lane.SHORT

    def answer(self, pause: Pause = at_once) -> Par:
        """Return the result of playing the game as a perfect player."""
        return par_of(
            self.givens,
            self.solution,
            lives=self.lives,
            clock=self.clock,
            bonus=self.bonus,
            ask=partial(JudgeEntries.answer, pause=pause),
        )


class ScoredView(NamedTuple):
    """What a screen shows of a scored game."""

    points: int
    combo: int
    quarters: int
    """The combo's factor in quarters."""
    tier: int
    lives: int
    most_lives: int
    par: Par | None
    """`None` until it is found."""
    helped: bool
    """Whether help was used, so that there is no record, and bronze at best."""
    result: Result | None
    """The score item by item, when the game has ended."""
    medal: str | None
    allowance: int = 0
    """When the next life is lost to time, in a stage of a marathon; 0 where none is."""
    before: int = 0
    """What the stages before have earned."""
    course: Course = ()
    """How the points came in, when the game was won."""


class Scored:
    """Judges a session's game by its rules; only the moves themselves are stored."""

    def __init__(
        self,
        givens: Grid,
        solution: Grid,
        rules: GameRules,
        played: Iterable[Played] = (),
        *,
        leg: Leg | None = None,
    ) -> None:
        assert rules.lives is not None
        lives, self._rules, self._leg = rules.lives, rules, leg
        begun = start(lives, rules.most_lives, clean_for_life=rules.clean_for_life, leg=leg)
        self._referee: Final = Referee(givens, solution, begun=begun, clock=rules.clock)
        self._par_question: Final = FindPar(givens, solution, lives, rules.clock, rules.bonus)
        self._par: Par | None = None
        # Lives depend on no judge's answer: they are counted at once.
        self._lives = begun
        self._filled = {cell for cell, value in enumerate(givens.values) if value}
        self._solution: Final = solution.values
        self._old = 0
        for one in played:
            self._old += len(self._take_note(one))

    @property
    def lives(self) -> int:
        """The lives left."""
        return self._lives.lives

    @property
    def counts(self) -> Standing:
        """Lives and streaks, without points, so that they need not wait for the judge.

        The combo is that of a game without a combo's clock.
        """
        return self._lives

    @property
    def allowance(self) -> int:
        """When the next life is lost to time, in a stage of a marathon; 0 for other games."""
        return self._lives.allowance

    @property
    def question(self) -> JudgeEntries | None:
        """The present question to the judge, for a worker or for `settle`."""
        return self._referee.question

    @property
    def par_question(self) -> FindPar | None:
        """The question about par; None once it is known."""
        return self._par_question if self._par is None else None

    def play(self, one: Played) -> tuple[Award, ...]:
        """Record what was played; return what could be judged at once."""
        return self._new(chain.from_iterable(self._take_note(one)))

    def answer(self, question: JudgeEntries, found: JudgedPosition) -> tuple[Award, ...]:
        """Process an answer of the judge; return what can be judged now."""
        return self._new(self._referee.take(question, found))

    def settle(self, pause: Pause = at_once) -> tuple[Award, ...]:
        """Judge everything that waits, in this process."""
        awards: tuple[Award, ...] = ()
        while (question := self._referee.question) is not None:
            awards += self.answer(question, question.answer(pause))
        return awards

    def set_par(self, par: Par) -> None:
        """Set the par of the game."""
        self._par = par

    def result(self, milliseconds: int, *, won: bool) -> Result:
        """Return the score of the finished game, after judging what waits."""
        self.settle()
        if self._par is None:
            self._par = self._par_question.answer()
        return finished(
            self._referee.standing,
            milliseconds,
            self._par.seconds,
            won=won,
            bonus=self._par_question.bonus,
        )

    def account(self, milliseconds: int, *, won: bool, helped: bool) -> Account:
        """Return the account of the finished game, for storing."""
        result = self.result(milliseconds, won=won)
        assert self._par is not None
        earns = won and not self._rules.is_staged
        return account_of(self._referee.awards, result, self._par, won=earns, helped=helped)

    def view(self, milliseconds: int, *, helped: bool, won: bool, lost: bool) -> ScoredView:
        """Return what a screen shows at a moment."""
        result = self.result(milliseconds, won=won) if won or lost else None
        standing = self.standing_at(milliseconds)
        par = self._par
        return ScoredView(
            points=standing.points if result is None else result.total,
            combo=standing.combo,
            quarters=standing.quarters,
            tier=standing.tier,
            lives=max(self.lives, 0),
            most_lives=standing.most_lives,
            par=par,
            helped=helped,
            result=result,
            medal=None
            if result is None or par is None or not won or self._rules.is_staged
            else medal(result.total, par.score, helped=helped),
            allowance=self.allowance,
            before=0 if self._leg is None else self._leg.points,
            course=course_of(self._referee.awards) if won else (),
        )

    def standing_at(self, milliseconds: int) -> Standing:
        """Return the standing at a moment, as far as the game is judged."""
        standing = self._referee.standing
        return standing if self._referee.question is not None else waited(standing, milliseconds)

    def _take_note(self, one: Played) -> list[list[Award]]:
        """Pass what was played to the referee; return the awards for each event."""
        what, at = one
        time = at or 0
        match what:
            case Missed(cell, digit) | RevealDigit(cell, digit, _):
                return [self._enter(cell, digit, time)]
            case Place(cells, digit, _):
                return [self._enter(cell, digit, time) for cell in cells]
            case ApplyStep(placements, _, _):
                return [self._enter(cell, digit, time) for cell, digit in placements]
            case Named(placements, eliminations):
                cells = tuple(cell for cell, _ in placements)
                self._lives = hinted(self._lives, time)
                return [self._referee.hint(cells, _candidates(eliminations), time)]
            case OutOfTime():
                self._lives = overrun(self._lives)
                return [self._referee.overrun()]
            case _:
                return []

    def _enter(self, cell: int, digit: int, at: int) -> list[Award]:
        if digit != self._solution[cell]:
            self._lives = wrong(self._lives, cell, 1, at, known=cell in self._filled)
        elif cell not in self._filled:
            self._filled.add(cell)
            self._lives = right(self._lives, cell, 1, at)
        return self._referee.enter(cell, digit, at)

    def _new(self, awards: Iterable[Award]) -> tuple[Award, ...]:
        """Return the new awards: not those repeated when a game is opened again."""
        found = tuple(awards)
        old = min(self._old, len(found))
        self._old -= old
        return found[old:]


def _candidates(pairs: Iterable[tuple[int, int]]) -> tuple[Candidate, ...]:
    return tuple(Candidate(Cell(cell), Digit(digit)) for cell, digit in pairs)
