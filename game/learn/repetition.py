"""What was learnt, when it is due again, and when it counts as known.

Times of repetition are those of FSRS, by `fsrs` of the people who made it (the scheduler of Anki
since 23.10): each skill of a station is a card of it.
"""

from collections.abc import Iterable, Mapping
from datetime import UTC, date, datetime, timedelta
from enum import Enum
from typing import TYPE_CHECKING, Final, NamedTuple

from .road import STATIONS
from .task import Skill

if TYPE_CHECKING:
    from fsrs import Scheduler

SITTINGS: Final = 3
APART: Final = timedelta(days=2)
"""A technique is known when it was found so often, the sittings so far apart."""
QUICK: Final = 12_000
"""Milliseconds within which a right answer came easily."""
KEEP: Final = 0.9
"""The share of what is due that is to be remembered still: what FSRS has by default."""
_NO_MEMORY: Final = (
    ValueError,
    TypeError,
    KeyError,
    ArithmeticError,
    AssertionError,
    RecursionError,
)
"""What FSRS raises for a card that it did not write."""


class Grade(Enum):
    """The result of a task: FSRS's four ratings."""

    AGAIN = 1
    """It had to be shown."""
    HARD = 2
    """Right after wrong answers."""
    GOOD = 3
    EASY = 4
    """Right at once, and quickly."""


class Attempt(NamedTuple):
    """A task that was done."""

    station: str
    technique: str
    skill: Skill
    grade: Grade
    wrong: int
    """Wrong answers before."""
    milliseconds: int
    at: str
    """In UTC, as 2026-11-22T03:00:00Z."""
    day: str
    """The player's date."""
    place: int | None = None
    """Which item of the technique it was; none in a game, and in files of old versions."""


class Due(NamedTuple):
    """The memory state of a skill, and when it is due."""

    memory: str
    """FSRS's card, as JSON."""
    at: str


class Mark(Enum):
    """The mark of a station on the road."""

    NEW = "new"
    LEARNING = "learning"
    DUE = "due"
    KNOWN = "known"
    SKIPPED = "skipped"
    SEEN = "seen"
    """It is there to be looked at, and was."""


def grade_of(wrong: int, milliseconds: int, *, shown: bool) -> Grade:
    """Return the grade of a task."""
    if shown:
        return Grade.AGAIN
    if wrong:
        return Grade.HARD
    return Grade.EASY if milliseconds <= QUICK else Grade.GOOD


def repeated(before: Due | None, grade: Grade, at: str) -> Due:
    """Return when a skill is due after an attempt; an invalid memory state is reset."""
    from fsrs import Card, Rating

    def reviewed(memory: Card) -> Due:
        after, _ = _scheduler().review_card(memory, Rating(grade.value), _moment(at))
        return Due(after.to_json(), _text(after.due))

    if before is not None:
        try:
            return reviewed(Card.from_json(before.memory))
        except _NO_MEMORY:
            pass
    try:
        return reviewed(Card(due=_moment(at)))
    except OverflowError:
        # By a clock of the year 9999: the calendar ends before.
        return Due("", at)


def known_since(attempts: Iterable[Attempt]) -> str | None:
    """Return the day on which a station became known; None if it is not.

    It must be found without help in enough sessions, days apart and without a wrong claim. A
    session with one does not count; one in which the answer had to be shown restarts the count.
    """
    days: dict[str, bool] = {}
    for attempt in attempts:
        if attempt.skill in (Skill.FIND, Skill.USE):
            clean = attempt.grade.value >= Grade.GOOD.value
            days[attempt.day] = days.get(attempt.day, True) and clean
            if attempt.grade is Grade.AGAIN:
                days = {attempt.day: False}
    counted: list[date] = []
    for day in sorted(day for day, clean in days.items() if clean):
        found = date.fromisoformat(day)
        if not counted or found - counted[-1] >= APART:
            counted.append(found)
        if len(counted) == SITTINGS:
            return day
    return None


def share(attempts: Iterable[Attempt], skill: Skill) -> float:
    """Return the level of a skill, 0 to 1: the last five attempts, the latest weighing most."""
    tried = [attempt.grade for attempt in attempts if attempt.skill is skill][-5:]
    weights = range(6 - len(tried), 6)
    got = {Grade.AGAIN: 0.0, Grade.HARD: 0.5, Grade.GOOD: 1.0, Grade.EASY: 1.0}
    # What was never tried weighs as much as a try: a single success fills no bar.
    whole = sum(range(1, 6))
    return sum(w * got[grade] for w, grade in zip(weights, tried, strict=True)) / whole


def mark_of(
    attempts: Iterable[Attempt], due: Mapping[Skill, Due], now: str, *, skipped: bool = False
) -> Mark:
    """Return the mark of a station."""
    tried = tuple(attempts)
    if any(each.at <= now for each in due.values()):
        return Mark.DUE
    if known_since(tried) is not None:
        return Mark.KNOWN
    if skipped:
        return Mark.SKIPPED
    return Mark.LEARNING if tried else Mark.NEW


def due_now(dues: Mapping[tuple[str, Skill], Due], now: str) -> tuple[tuple[str, Skill], ...]:
    """Return what is due, in the order of the road."""
    order = {station: place for place, station in enumerate(STATIONS)}
    found = [key for key, due in dues.items() if due.at <= now and key[0] in order]
    return tuple(sorted(found, key=lambda key: (order[key[0]], list(Skill).index(key[1]))))


def _scheduler() -> "Scheduler":
    from fsrs import Scheduler

    # In days, not in minutes: a lesson repeats within itself. Without fuzzing, so that the same
    # week is the same everywhere.
    return Scheduler(
        desired_retention=KEEP, learning_steps=(), relearning_steps=(), enable_fuzzing=False
    )


def _moment(text: str) -> datetime:
    return datetime.strptime(text, "%Y-%m-%dT%H:%M:%SZ").replace(tzinfo=UTC)


def _text(moment: datetime) -> str:
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
