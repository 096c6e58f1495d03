"""Reviews of games: what logic offered before each entry, with marks and advice.

The game is played through once more beside a board that knows as much as a player could: all that
the easiest steps rule out as far as the entries needed it. An entry takes what must be found until
it is a single.
"""

from collections.abc import Iterator
from enum import Enum
from itertools import pairwise
from statistics import median
from typing import TYPE_CHECKING, Final, NamedTuple

from ..core.digits import Cell, Digit, digits_of
from ..core.grid import Grid
from ..logic.board import Board
from ..logic.cause import SINGLES
from ..logic.finder import FinderOptions, techniques_in_use
from ..logic.step import Candidate, Step
from ..logic.techniques import BY_ID
from ..logic.walk import first_step, searches
from ..play.history import History
from ..play.moves import ApplyStep, Move, Place, RevealDigit
from ..play.played import Missed, Named, Played, retrace
from ..play.state import State
from ..work.question import Pause, at_once
from .exercise import givens_of
from .marks import pattern_cells
from .road import TECHNIQUES, station_of

if TYPE_CHECKING:
    from ..core.rules import Puzzle
    from ..play.saved import SavedGame

STUCK: Final = 45_000
"""Milliseconds without an entry below which nobody is stuck."""
SLOW: Final = 4
"""One is stuck for so many times the usual gap between entries."""
DEEPEST: Final = 20
"""Steps beyond singles that an entry may take before it counts as one that nobody can prove."""
MOST_TOLD: Final = 3
"""Sentences of advice."""


class Mark(Enum):
    """The kinds of moments in a review."""

    HARD = "hard"
    """A find beyond singles."""
    MISTAKE = "mistake"
    GUESS = "guess"
    """An entry that nobody can prove at that point."""
    STUCK = "stuck"
    HARDER = "harder"
    """The harder way, while an easier step stood."""
    HELPED = "helped"


class Moment(NamedTuple):
    """A noteworthy moment of a game."""

    mark: Mark
    number: int
    """Which entry it was, from 1."""
    at: int | None
    """Milliseconds of play."""
    gap: int | None
    """Milliseconds since the entry before."""
    position: Grid
    step: Step | None
    """What stood there."""
    since: int
    """Since which entry it stood."""
    entry: Candidate | None
    """What was entered."""


class Advice(NamedTuple):
    """A sentence of advice, `learn.advice.<id>`, with its numbers."""

    id: str
    technique: str = ""
    number: int = 0
    seconds: int = 0


class Review(NamedTuple):
    """The review of a game: moments, techniques found and missed, and advice."""

    moments: tuple[Moment, ...]
    found: tuple[tuple[str, int], ...]
    missed: tuple[tuple[str, int], ...]
    advice: tuple[Advice, ...]
    entries: int

    @property
    def exercises(self) -> tuple[str, ...]:
        """The stations to practise, the most missed first."""
        taught = (name for name, _ in self.missed if name in TECHNIQUES)
        return tuple(dict.fromkeys(station_of(name).id for name in taught))


class ReviewQuestion(NamedTuple):
    """What a review is made from."""

    puzzle: "Puzzle"
    start: State
    capacity: int | None
    played: tuple[Played, ...]
    solution: Grid


def question_of(game: "SavedGame", solution: Grid) -> ReviewQuestion:
    """Return the question about a game that was won or lost."""
    start = game.start or State.start(game.puzzle)
    return ReviewQuestion(game.puzzle, start, game.rules.capacity, game.played, solution)


def review(question: ReviewQuestion, pause: Pause = at_once) -> Review:
    """Return the review of a game; moments found so far are passed to `pause`."""
    reviewer = _Reviewer(question)
    moments: list[Moment] = []
    for moment in reviewer.moments(pause):
        moments.append(moment)
        pause(tuple(moments))
    return reviewer.summary(tuple(moments))


class _Reviewer:
    """Replays a game beside a board with everything that a player could know."""

    def __init__(self, question: ReviewQuestion) -> None:
        self._question: Final = question
        self._givens: Final = givens_of(question.puzzle.givens)
        geometry = question.puzzle.givens.geometry
        self._known = Grid(question.start.values, None, geometry).without(())
        options = FinderOptions(nets=False)
        usable = [t for t in techniques_in_use(options, geometry) if t.id not in SINGLES]
        self._searches: Final = searches(usable)
        self._found: dict[str, int] = {}
        self._missed: dict[str, int] = {}
        self._times: dict[str, list[int]] = {}
        self._since: dict[tuple[str, frozenset[Cell]], int] = {}
        self._entries = 0
        self._usual = 0

    def moments(self, pause: Pause) -> Iterator[Moment]:
        """Yield the noteworthy moments, in order."""
        question = self._question
        times = [
            one.at for one in question.played if isinstance(one.what, Place) and one.at is not None
        ]
        gaps = [after - before for before, after in pairwise(times)]
        self._usual = round(median(gaps)) if gaps else 0
        history: History[State, Move] = History(question.start, question.capacity)
        before, last = question.start, 0
        for one, now in zip(
            question.played,
            retrace(history, question.played),
            strict=True,
        ):
            pause()
            gap = None if one.at is None else one.at - last
            state = now.state
            if isinstance(one.what, Missed):
                yield from self._wrong(
                    Candidate(Cell(one.what.cell), Digit(one.what.digit)), one.at, gap
                )
            elif isinstance(one.what, ApplyStep | RevealDigit | Named):
                yield self._helped(one.what, one.at, gap)
                self._take_in(state)
                last = last if one.at is None else one.at
            elif isinstance(one.what, Place):
                for cell in one.what.cells:
                    if state.values[cell] != before.values[cell]:
                        yield from self._entered(
                            Candidate(Cell(cell), Digit(one.what.digit)), one.at, gap
                        )
                        if one.at is not None:
                            last, gap = one.at, 0
            before = state

    # -- moments

    def _entered(self, entry: Candidate, at: int | None, gap: int | None) -> Iterator[Moment]:
        self._entries += 1
        cell, digit = entry
        if self._question.solution.values[cell] != digit:
            yield from self._wrong(entry, at, gap)
            return
        if self._known.values[cell]:
            return
        singles = self._singles()
        waited = gap is not None and gap >= max(STUCK, SLOW * self._usual)
        stood = self._offered(singles) if waited else None
        hardest, position, proved = self._proof(entry)
        if stood is not None:
            if hardest is None or hardest.technique != stood.technique:
                # What was found in the end was not missed: it took long.
                self._miss(stood)
            yield self._moment(Mark.STUCK, at, gap, stood, None)
        if not proved:
            yield self._moment(Mark.GUESS, at, gap, self._offered(singles), entry)
            self._known = self._known.place(cell, digit)
            return
        if hardest is not None:
            name = hardest.technique
            self._found[name] = self._found.get(name, 0) + 1
            if gap is not None:
                self._times.setdefault(name, []).append(gap)
            mark, shown = (Mark.HARDER, singles[0]) if singles else (Mark.HARD, hardest)
            yield self._moment(mark, at, gap, shown, entry)
        self._known = position.place(cell, digit)

    def _proof(self, entry: Candidate) -> tuple[Step | None, Grid, bool]:
        """Return the hardest step until an entry is a single, the position, and if it is one."""
        position, hardest = self._known, None
        for _ in range(DEEPEST + 1):
            if self._is_single(position, entry):
                return hardest, position, True
            step = self._next(position)
            if step is None:
                break
            if hardest is None or BY_ID[step.technique].score > BY_ID[hardest.technique].score:
                hardest = step
            position = step.apply(position)
        return hardest, position, False

    def _wrong(self, entry: Candidate, at: int | None, gap: int | None) -> Iterator[Moment]:
        yield self._moment(Mark.MISTAKE, at, gap, self._offered(self._singles()), entry)

    def _helped(
        self, what: ApplyStep | RevealDigit | Named, at: int | None, gap: int | None
    ) -> Moment:
        """Return what the help was about: the step that proves what it showed."""
        if isinstance(what, RevealDigit):
            given, gone = [(what.cell, what.digit)], set[tuple[int, int]]()
        else:
            given, gone = list(what.placements), set(what.eliminations)
        singles = self._singles()
        step = next((s for s in singles if s.placements[0] in given), None)
        position = self._known
        for _ in range(DEEPEST):
            if step is not None or not gone:
                break
            found = self._next(position)
            if found is None:
                break
            if gone.intersection(found.eliminations):
                step = found
            position = found.apply(position)
        step = step or self._offered(singles)
        if step is not None:
            self._miss(step)
        return self._moment(Mark.HELPED, at, gap, step, None)

    def _miss(self, step: Step) -> None:
        self._missed[step.technique] = self._missed.get(step.technique, 0) + 1

    def _moment(
        self,
        mark: Mark,
        at: int | None,
        gap: int | None,
        step: Step | None,
        entry: Candidate | None,
    ) -> Moment:
        since = self._entries
        if step is not None:
            key = step.technique, pattern_cells(step)
            since = self._since.get(key, self._entries)
        return Moment(mark, self._entries, at, gap, self._known, step, since, entry)

    # -- what logic offers

    def _singles(self) -> list[Step]:
        """Return the available singles, and record when each became available."""
        board = Board(self._known, self._givens)
        found: list[Step] = []
        seen: set[Candidate] = set()
        for name in SINGLES:
            for step in BY_ID[name].find(board):
                if step.placements[0] not in seen:
                    seen.add(step.placements[0])
                    found.append(step)
        for step in found:
            self._since.setdefault((step.technique, pattern_cells(step)), self._entries)
        return found

    def _offered(self, singles: list[Step]) -> Step | None:
        """Return the easiest available step."""
        if singles:
            return singles[0]
        step = self._next(self._known)
        if step is not None:
            self._since.setdefault((step.technique, pattern_cells(step)), self._entries)
        return step

    def _next(self, position: Grid) -> Step | None:
        return first_step(Board(position, self._givens), self._searches)

    def _is_single(self, position: Grid, entry: Candidate) -> bool:
        """Whether an entry is the last digit of its cell, or the last place in a house."""
        cell, digit = entry
        bit, candidates = 1 << (digit - 1), position.candidates
        if candidates[cell] == bit:
            return True
        geometry = position.geometry
        return any(
            sum(1 for other in geometry.houses[house].cells if candidates[other] & bit) == 1
            for house in geometry.houses_of[cell]
        )

    def _take_in(self, state: State) -> None:
        """Apply what help has shown."""
        right = self._question.solution.values
        for cell, value in enumerate(state.values):
            if value and value == right[cell] and not self._known.values[cell]:
                self._known = self._known.place(cell, value)
        gone = (
            (cell, digit)
            for cell, mask in enumerate(state.eliminated)
            for digit in digits_of(mask)
            if right[cell] != digit
        )
        self._known = self._known.without(gone)

    # -- what it comes to

    def summary(self, moments: tuple[Moment, ...]) -> Review:
        """Return the whole review, with advice based on its numbers."""
        missed = tuple(sorted(self._missed.items(), key=lambda item: (-item[1], item[0])))
        found = tuple(self._found.items())
        count = {mark: sum(m.mark is mark for m in moments) for mark in Mark}
        advice: list[Advice] = []
        if count[Mark.GUESS] > 1:
            advice.append(Advice("guess", number=count[Mark.GUESS]))
        beyond = [item for item in missed if item[0] not in SINGLES] or list(missed)
        if beyond:
            advice.append(Advice("missed", beyond[0][0], beyond[0][1]))
        slow = self._slowest()
        if slow is not None and slow.technique not in {each.technique for each in advice}:
            advice.append(slow)
        if count[Mark.MISTAKE]:
            advice.append(Advice("mistakes", number=count[Mark.MISTAKE]))
        if count[Mark.HARDER] > 2:
            advice.append(Advice("harder", number=count[Mark.HARDER]))
        if not advice:
            advice.append(Advice("clean", number=self._entries))
        return Review(moments, found, missed, tuple(advice[:MOST_TOLD]), self._entries)

    def _slowest(self) -> Advice | None:
        """Return the technique whose entries took longest, if that is long."""
        means = {name: sum(times) / len(times) for name, times in self._times.items() if times}
        if not means:
            return None
        name = max(means, key=lambda each: means[each])
        if means[name] < max(STUCK / 2, 2 * self._usual):
            return None
        return Advice("slow", name, len(self._times[name]), round(means[name] / 1000))
