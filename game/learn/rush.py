"""The questions of Rush and their answers; a score is computed from them.

What answers a question stands with it in its file, so that an answer is judged by a look into a
set, and nothing is searched. The sequence follows from the seed, the list of techniques, and the
clock: a technique is asked for where twice its par is left.
"""

from collections.abc import Iterator
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from ..core.geometry import CLASSIC
from ..core.grid import Grid
from ..generate.draw import Draw
from ..generate.transform import drawn_transform
from ..logic.judge import par
from ..play.modes.rush import SINGLES, Form, RushAnswer, RushStanding, Verdict, Worth, strike_worth
from ..play.modes.rush_run import RushRun
from .item import FOLDER, ItemError, Items
from .road import TECHNIQUES
from .singles import Lit, lines_of, read_lit

SERIES: Final = "rush 2"
"""What the draws begin with; another one would change what a seed gives."""
ROAD: Final = (
    "locked-pair",
    "locked-candidates-1",
    "locked-candidates-2",
    "locked-triple",
    "naked-pair",
    "hidden-pair",
    "naked-triple",
    "x-wing",
    "skyscraper",
    "two-string-kite",
    "turbot-fish",
    "empty-rectangle",
    "uniqueness-test-1",
    "bug-plus-1",
    "remote-pair",
    "w-wing",
    "xy-wing",
    "xyz-wing",
    "finned-x-wing",
    "sashimi-x-wing",
    "swordfish",
    "simple-colours-trap",
    "hidden-triple",
    "naked-quad",
)
"""The techniques in the order in which they are new."""
OPENING: Final = (
    (Form.LAST, 4),
    (Form.BOX, 6),
    (Form.LINE, 6),
    (Form.ONLY, 6),
    (Form.ANY, 2),
)
"""What a Rush begins with; half of it where more than so many techniques are asked."""
MANY: Final = 4
CYCLE: Final = (
    Form.BOX,
    Form.LINE,
    Form.ONLY,
    Form.LAST,
    Form.BOX,
    Form.LINE,
    Form.ONLY,
    Form.ANY,
)
"""The singles between techniques, taken in turn."""
A_BLOCK: Final = 6
"""Singles after a technique."""
FIRST_SHARE: Final = 10
"""A Rush begins with one in so many items of a form: those with the fewest empty cells."""
ROOM: Final = 2_000
"""Milliseconds on the clock for each second of par, so that a technique is asked for."""


class Question(NamedTuple):
    """A board, its highlighted cells, the question, and the correct answers."""

    form: Form
    grid: Grid
    answers: frozenset[tuple[int, int]]
    """Cells with digits: entries, or candidates to be struck."""
    worth: Worth
    technique: str = ""
    """Empty where a single is asked for."""
    place: int = 0
    """Which item of its form or technique it is."""
    house: int | None = None
    """The number of the lit house."""
    is_new: bool = False
    """Whether the digits of its pattern are lit, since its technique is new."""

    @property
    def cell(self) -> int | None:
        """The highlighted cell."""
        return next(iter(self.answers))[0] if self.form in (Form.LAST, Form.ONLY) else None

    @property
    def digit(self) -> int:
        """The digit whose place is asked for; 0 if none is."""
        return next(iter(self.answers))[1] if self.form in (Form.BOX, Form.LINE) else 0

    @property
    def is_strike(self) -> bool:
        """Whether it asks for an elimination, not for an entry."""
        return self.form is Form.STRIKE

    @property
    def cells(self) -> tuple[int, ...]:
        """The cells in which an answer may be, in reading order."""
        if self.cell is not None:
            return (self.cell,)
        within = CLASSIC.cells if self.house is None else CLASSIC.houses[self.house].cells
        return tuple(cell for cell in within if not self.grid.values[cell])

    def takes(self, cell: int, digit: int) -> bool:
        """Whether a cell with a digit is a possible answer, right or wrong."""
        if self.is_strike:
            return bool(self.grid.candidates[cell] & 1 << digit - 1)
        return cell in self.cells and self.digit in (0, digit)

    def verdict(self, answer: RushAnswer) -> Verdict:
        """Return the verdict on an answer."""
        if not answer.digit:
            return Verdict.PASSED
        is_right = (answer.cell, answer.digit) in self.answers
        return Verdict.RIGHT if is_right else Verdict.MISSED

    def judged(self, standing: RushStanding, answer: RushAnswer, times: int) -> RushStanding:
        """Return the standing of a Rush after an answer."""
        verdict = self.verdict(answer)
        return standing.answer(
            self.worth, verdict, answer.thought, times=times, strike=self.is_strike
        )


class Turn(NamedTuple):
    """The position in the sequence of questions."""

    number: int = 0
    """Questions so far."""
    singles: int = 0
    """Singles of the cycle so far."""
    until: int = 0
    """Singles until the next technique."""
    after: int = 0
    """The place on the list of the technique to be tried first."""
    drawn: tuple[tuple[str, int], ...] = ()
    """How often each form and technique came."""

    def counted(self, name: str) -> "Turn":
        """Return the turn after another question of a form or technique."""
        counts = dict(self.drawn)
        counts[name] = counts.get(name, 0) + 1
        return self._replace(number=self.number + 1, drawn=tuple(counts.items()))

    def count(self, name: str) -> int:
        """Return how often a form or technique has come."""
        return dict(self.drawn).get(name, 0)


class Positions:
    """The boards of Rush by form and technique; a file is read when first needed."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._items: Final = Items(folder)
        self._folder: Final = folder / "rush"
        self._places: Final[dict[str, tuple[int, ...]]] = {}

    @cached_property
    def _singles(self) -> dict[Form, tuple[str, ...]]:
        return {form: lines_of(form, self._folder) for form in SINGLES}

    @cached_property
    def techniques(self) -> tuple[str, ...]:
        """The techniques with positions, those of the road first."""
        others = [name for name in TECHNIQUES if name not in ROAD]
        return tuple(name for name in (*ROAD, *others) if self.count(name))

    @cached_property
    def digest(self) -> str:
        """A digest that identifies this version of the positions."""
        from hashlib import sha256  # takes its time to import

        found = sha256(SERIES.encode())
        for form, lines in self._singles.items():
            found.update("\n".join((form.value, *lines)).encode())
        for name in self.techniques:
            found.update("\n".join((name, *self._items.lines(name))).encode())
        return found.hexdigest()[:16]

    def count(self, technique: str) -> int:
        """Return how many positions a technique has."""
        return len(self._of(technique))

    def _of(self, technique: str) -> tuple[int, ...]:
        if technique not in self._places:
            self._places[technique] = self._items.for_rush(technique)
        return self._places[technique]

    def place(self, technique: str, index: int) -> int:
        """Return the item index of a position of a technique."""
        return self._of(technique)[index]

    def strike(self, technique: str, index: int) -> Question:
        """Return a position of a technique, undisguised."""
        return self._strike(technique, index, None)

    def _strike(self, technique: str, index: int, seed: str | None) -> Question:
        place = self.place(technique, index)
        item = self._items.item(technique, place)
        if seed is not None:
            item = item.in_guise(drawn_transform(Draw(seed)))
        answers = frozenset((cell, digit) for cell, digit in item.strikes)
        worth = strike_worth(par(technique))
        return Question(Form.STRIKE, item.position, answers, worth, technique, place)

    def single(self, form: Form, index: int, seed: str | None = None) -> Question:
        """Return a single of a form by its index in the file, in the disguise of a seed."""
        try:
            lit: Lit = read_lit(form, self._singles[form][index])
        except (ValueError, IndexError):
            raise ItemError(self._folder / f"{form.value}.txt", index + 1) from None
        if seed is not None:
            lit = lit.in_guise(drawn_transform(Draw(seed)))
        answers = frozenset((cell, digit) for cell, digit in lit.entries)
        return Question(form, lit.board, answers, SINGLES[form], place=index, house=lit.house)

    def technique_next(self, run: RushRun, turn: Turn, left: int) -> str:
        """Return the technique that is asked for next; empty for a single."""
        name, _ = _next(run.asked, turn, left)
        return "" if name in _FORMS else name

    def question(self, run: RushRun, turn: Turn, left: int) -> tuple[Question, Turn]:
        """Return the next question of a Rush with the given time left, and the following turn."""
        name, after = _next(run.asked, turn, left)
        nth = turn.count(name)
        guise = f"{SERIES} {run.seed} {turn.number}"
        after = after.counted(name)
        if name not in _FORMS:
            (order,) = _orders(f"{SERIES} {run.seed} {name}", self.count(name))
            found = self._strike(name, order[nth % len(order)], guise)
            return found._replace(is_new=name == run.new), after
        form = _FORMS[name]
        opening = dict(_opening(run.asked))[form]
        count = len(self._singles[form])
        easy = max(opening, count // FIRST_SHARE)
        first, rest = _orders(f"{SERIES} {run.seed} {name}", easy, count)
        index = first[nth] if nth < opening else rest[(nth - opening) % count]
        return self.single(form, index, guise), after


@cache
def positions() -> Positions:
    """Return the positions that come with Nonet."""
    return Positions()


@lru_cache(maxsize=64)
def _orders(seed: str, *lengths: int) -> tuple[tuple[int, ...], ...]:
    """Return the orders that a seed draws, one after the other."""
    draw = Draw(seed)
    return tuple(map(draw.permutation, lengths))


_FORMS: Final = {form.value: form for form in SINGLES}


def _opening(asked: tuple[str, ...]) -> tuple[tuple[Form, int], ...]:
    """Return how many questions of each form a Rush begins with."""
    if len(asked) <= MANY:
        return OPENING
    return tuple((form, count // 2) for form, count in OPENING)


def _next(asked: tuple[str, ...], turn: Turn, left: int) -> tuple[str, Turn]:
    """Return the form or technique of the next question, and the turn after it."""
    number = turn.number
    for form, count in _opening(asked):
        if number < count:
            return form.value, turn
        number -= count
    if asked and turn.until == 0:
        turn = turn._replace(until=A_BLOCK)
        for step in range(len(asked)):
            at = (turn.after + step) % len(asked)
            if left >= ROOM * par(asked[at]):
                return asked[at], turn._replace(after=(at + 1) % len(asked))
    form = CYCLE[turn.singles % len(CYCLE)]
    return form.value, turn._replace(singles=turn.singles + 1, until=max(0, turn.until - 1))


class Moment(NamedTuple):
    """A question that was answered, with the standing before and after it."""

    question: Question
    answer: RushAnswer
    verdict: Verdict
    before: RushStanding
    after: RushStanding

    @property
    def right(self) -> bool:
        """Whether the answer was right."""
        return self.verdict is Verdict.RIGHT

    @property
    def gained(self) -> int:
        """The points that the answer earned."""
        return self.after.score - self.before.score


def begun(run: RushRun) -> RushStanding:
    """Return the standing at the beginning of a Rush."""
    return RushStanding(left=run.clock)


def moments(run: RushRun, positions: Positions) -> Iterator[Moment]:
    """Yield a Rush answer by answer; raises `ValueError` for one after its end."""
    standing, turn = begun(run), Turn()
    for answer in run.answers:
        question, turn = positions.question(run, turn, standing.left)
        after = question.judged(standing, answer, run.times)
        yield Moment(question, answer, question.verdict(answer), standing, after)
        standing = after
