"""Daily: the date is the seed, one puzzle for each of some levels, the same everywhere.

What counts is the first opening on its own day. A streak goes on with a win without help on each
day, with one day of grace a week; a clock that was turned back neither breaks nor lengthens it.
"""

from collections.abc import Iterable, Mapping
from datetime import date, timedelta
from typing import Final, NamedTuple

from ...generate.bank import bank_id
from ...generate.draw import Draw
from ...generate.ids import PuzzleId
from ...generate.levels import DAILY_LEVELS, Level, Shape
from ..arcade.standing import MEDALS

FIRST_DAY: Final = date(2026, 1, 1)
"""Nobody can have played before: the year of the first release."""
SHAPE_LEVELS: Final = {
    shape: tuple(shape.levels) if shape is Shape.KILLER else DAILY_LEVELS
    for shape in Shape
    if shape.has_days
}
"""The levels of a day on the shapes that have days."""
LINES: Final = {Shape.CLASSIC: 1024, Shape.KILLER: 200}
"""Of each level of a bank: it only grows, so that every version has these, retired ones too."""
FEWER_LINES: Final = {(Shape.KILLER, Level.EXTREME): 140}
"""Levels of which the bank had fewer when their days began."""
IN_TURN: Final = 32
"""Lines of all other shapes, whose days take them in turn."""
SERIES: Final = {Shape.CLASSIC: "daily 1", Shape.KILLER: "daily-killer 1"}
"""What the draws of its puzzles begin with; another one would change every day's boards."""
GRACE: Final = 7
"""Days from one missed day of a streak to the next at least."""
BELIEVED: Final = timedelta(2)
"""How long the latest date that was ever seen is believed against a clock behind it."""


class Opened(NamedTuple):
    """A daily that was opened: its puzzle's id, its day, and whether it counts."""

    puzzle_id: str
    day: date
    counts: bool


def daily_id(day: date, level: Level, shape: Shape = Shape.CLASSIC) -> PuzzleId:
    """Return the id of a day's puzzle of a level, on a shape with dailies."""
    series = SERIES.get(shape, f"daily-{shape.value} 1")
    draw = Draw(f"{series} {day.isoformat()} {level.value}")
    known = lines(level, shape)
    place = draw.below(known) if shape in LINES else (day - FIRST_DAY).days % known
    return bank_id(level, place, draw, shape)


def lines(level: Level, shape: Shape = Shape.CLASSIC) -> int:
    """Return how many of the bank's first lines a level's dailies are taken from."""
    return FEWER_LINES.get((shape, level), LINES.get(shape, IN_TURN))


def day_to_go_by(clock: date, latest: date | None) -> date:
    """Return the date that counts as today, given the clock and the latest date ever seen.

    A clock that is a little behind was turned back, and is not believed. One that is further behind
    has been corrected: it was ahead before.
    """
    is_turned_back = latest is not None and timedelta(0) < latest - clock <= BELIEVED
    return latest if latest is not None and is_turned_back else clock


def counts(day: date, clock: date, latest: date | None) -> bool:
    """Whether a daily opened now for the first time counts."""
    return day == clock == day_to_go_by(clock, latest)


def days_done(opened: Iterable[Opened], clean_wins: Iterable[str | None]) -> frozenset[date]:
    """Return the days on which a daily that counts was won without help.

    `clean_wins` are the ids of the puzzles of such runs.
    """
    won = frozenset(clean_wins)
    return frozenset(one.day for one in opened if one.counts and one.puzzle_id in won)


class Stamp(NamedTuple):
    """The stamp of a day: the board that earned it, and its metal."""

    puzzle_id: str
    medal: str | None
    """`None` for a win below bronze."""


def stamps_of(
    opened: Iterable[Opened], clean_wins: Iterable[tuple[str | None, str | None]]
) -> Mapping[date, Stamp]:
    """Return the stamps of days on which a daily that counts was won without help.

    `clean_wins` are the ids and medals of such wins; each day has the best metal of its boards.
    """
    days = {one.puzzle_id: one.day for one in opened if one.counts}
    found: dict[date, Stamp] = {}
    for puzzle_id, medal in clean_wins:
        if puzzle_id not in days:
            continue
        day = days[puzzle_id]
        if day not in found or _worth(medal) < _worth(found[day].medal):
            found[day] = Stamp(puzzle_id, medal)
    return found


def _worth(medal: str | None) -> int:
    """Return the rank of a medal, the best one first; no medal comes last."""
    names = [name for name, _ in MEDALS]
    return names.index(medal) if medal in names else len(names)


def streak(done: frozenset[date], today: date) -> int:
    """Return the number of consecutive days done up to today, or up to yesterday."""
    if not done:
        return 0
    # By number: the day before the first one of the calendar is no date.
    days = {day.toordinal() for day in done}
    day = today.toordinal() - (today not in done)
    first, count, grace = min(days), 0, None
    while day >= first:
        if day in days:
            count += 1
        elif grace is None or grace - day >= GRACE:
            grace = day
        else:
            break
        day -= 1
    return count
