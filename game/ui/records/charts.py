"""The data behind the plots of the records, as plain numbers from 0 to 1."""

from collections.abc import Mapping, Sequence
from datetime import date
from math import ceil
from typing import Final, NamedTuple

from ...store.statistics import LAST, ONE_DAY, Day, Recorded, Technique

MOST_BARS: Final = 12
Point = tuple[float, float]


class Measure(NamedTuple):
    """The figure by which runs are compared."""

    word: str
    """The end of its messages' keys."""
    is_time: bool

    def counts(self, run: Recorded) -> bool:
        """Return whether a run has the figure; without a win it has no time."""
        return run.is_won if self.is_time else run.end != "given-up"

    def of(self, run: Recorded) -> int:
        """Return the figure of a run."""
        return run.seconds if self.is_time else run.score


SCORE: Final = Measure("score", False)
TIME: Final = Measure("time", True)


class Trend(NamedTuple):
    """The figures of runs in order, with their moving median and the best so far."""

    points: tuple[Point, ...]
    median: tuple[Point, ...]
    best: tuple[Point, ...]
    low: int
    high: int
    marked: int | None
    """The place of the run that is looked at."""


def trend_of(runs: Sequence[Recorded], measure: Measure, marked: str | None = None) -> Trend | None:
    """Return the trend of runs, given the oldest first; None if none count."""
    counting = [run for run in runs if measure.counts(run)]
    if not counting:
        return None
    values = [measure.of(run) for run in counting]
    low, high = min(values), max(values)
    spread = max(1, high - low)
    across = max(1, len(values) - 1)

    def at(place: int, value: float) -> Point:
        x = place / across if len(values) > 1 else 0.5
        return (x, (value - low) / spread if high > low else 0.5)

    better = min if measure.is_time else max
    medians = [_median(values[max(0, n + 1 - LAST) : n + 1]) for n in range(len(values))]
    bests = [better(values[: n + 1]) for n in range(len(values))]
    places = [n for n, run in enumerate(counting) if run.game_id == marked]
    return Trend(
        tuple(at(n, value) for n, value in enumerate(values)),
        tuple(at(n, value) for n, value in enumerate(medians)),
        tuple(at(n, value) for n, value in enumerate(bests)),
        low,
        high,
        places[0] if places else None,
    )


def _median(values: Sequence[int]) -> float:
    ordered, middle = sorted(values), len(values) // 2
    return (ordered[middle] + ordered[-middle - 1]) / 2


class Bar(NamedTuple):
    """A bar of a histogram: how many figures are at least `low` and less than `high`."""

    low: int
    high: int
    figures: int


class Histogram(NamedTuple):
    """How often figures of each size occur, and the bar of the marked one."""

    bars: tuple[Bar, ...]
    marked: int | None


def histogram(
    runs: Sequence[Recorded], measure: Measure, marked: str | None = None
) -> Histogram | None:
    """Return bars of one round width; None without figures."""
    counting = [run for run in runs if measure.counts(run)]
    if not counting:
        return None
    values = [measure.of(run) for run in counting]
    width = _round_up((max(values) - min(values) + 1) / MOST_BARS, measure)
    first = min(values) // width
    counts = [0] * (max(values) // width - first + 1)
    for value in values:
        counts[value // width - first] += 1
    bars = tuple(
        Bar((first + n) * width, (first + n + 1) * width, count) for n, count in enumerate(counts)
    )
    places = [measure.of(run) // width - first for run in counting if run.game_id == marked]
    return Histogram(bars, places[0] if places else None)


def _round_up(width: float, measure: Measure) -> int:
    """Return the next round width: 1, 2 or 5 times a power of ten, or whole minutes."""
    steps = (
        (1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 1200, 3600)
        if measure.is_time
        else tuple(step * 10**power for power in range(6) for step in (1, 2, 5))
    )
    return next((step for step in steps if step >= width), ceil(width))


class CalendarDay(NamedTuple):
    """A day of the calendar."""

    week: int
    weekday: int
    played: int
    won: int


def calendar(days: Sequence[Day], today: date, weeks: int) -> tuple[CalendarDay, ...]:
    """Return the days of the last weeks, each from Monday on; the last one ends today."""
    known = {day.day: day for day in days}
    monday = today - today.weekday() * ONE_DAY
    first = monday - (weeks - 1) * 7 * ONE_DAY
    found = []
    for number in range((today - first).days + 1):
        day = known.get(first + number * ONE_DAY)
        week, weekday = divmod(number, 7)
        found.append(
            CalendarDay(
                week, weekday, 0 if day is None else day.played, 0 if day is None else day.won
            )
        )
    return tuple(found)


class Share(NamedTuple):
    """The results of entries of one technique, as shares of all."""

    technique: str
    own: float
    hinted: float
    missed: float
    entries: int


def shares(found: Sequence[Technique], most: int) -> tuple[Share, ...]:
    """Return the techniques that were met most often, singles included."""
    listed = []
    for one in found[:most]:
        count = one.own + one.hinted + one.missed
        if one.technique and count:
            listed.append(
                Share(one.technique, one.own / count, one.hinted / count, one.missed / count, count)
            )
    return tuple(listed)


def takes(counts: Mapping[str, int]) -> tuple[Share, ...]:
    """Return the techniques of a path with their counts, the hardest first."""
    return tuple(
        Share(technique, 1.0, 0.0, 0.0, count)
        for technique, count in reversed(tuple(counts.items()))
    )
