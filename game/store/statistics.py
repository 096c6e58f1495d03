"""Statistics of runs: times and scores, wins, techniques, days; one function each."""

import csv
import io
import json
from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from typing import Final, NamedTuple

from ..core.geometry import CLASSIC
from ..play.arcade.standing import MEDALS
from ..play.game_rules import CALM, GHOST, RUSH

LAST: Final = 10
"""So many runs the median of a table is taken of."""


ONE_DAY: Final = timedelta(days=1)


class Recorded(NamedTuple):
    """A run as the records list it, with the same words as in saves."""

    game_id: str
    mode: str
    clock: str
    """The combo's clock."""
    level: str | None
    """`None` for a board that was not generated."""
    puzzle: str
    """The givens, 81 characters."""
    puzzle_id: str | None
    place: str
    """The puzzle whatever its guise."""
    end: str
    """`won`, `lost` or `given-up`."""
    score: int
    par: int | None
    """The score at par; `None` for a game that the judge did not score."""
    medal: str | None
    milliseconds: int
    mistakes: int
    hints: int
    """Hints asked for, and cells revealed."""
    helped: int
    """1 when help of any kind was used."""
    pauses: int
    origin: str
    judge: int | None
    techniques: str
    """JSON: a list for each technique that an entry took, as `Technique` has it."""
    ended_at: str
    day: str

    @property
    def seconds(self) -> int:
        """The whole seconds of play."""
        return self.milliseconds // 1000

    @property
    def is_scored(self) -> bool:
        """Whether its mode is scored."""
        return self.mode != CALM.mode

    @property
    def counts_nothing(self) -> bool:
        """Whether it has no score that counts: given up, or scored with help."""
        return self.end == "given-up" or (self.is_scored and bool(self.helped))

    @property
    def shape(self) -> str:
        """The shape of its board, as in ids; classic if it has no id."""
        name, _, _ = (self.puzzle_id or "").partition("-")
        return name if name[:1].isdigit() else CLASSIC.code

    @property
    def is_won(self) -> bool:
        """Whether the puzzle was solved."""
        return self.end == "won"

    @property
    def is_done(self) -> bool:
        """Whether its score may be a best: it was won, or is a Rush that mistakes ended."""
        return self.is_won or (self.mode == RUSH and self.end == "lost")

    @property
    def is_first(self) -> bool:
        """Whether the game dealt the puzzle, which had never been opened before."""
        return self.origin == "first"


class Technique(NamedTuple):
    """How a player does with entries that need a technique."""

    technique: str
    """Empty for what no technique fills."""
    own: int
    """Entries that were right at once."""
    hinted: int
    """Entries that a hint had named."""
    missed: int
    """Entries after a wrong digit in their cell."""
    points: int
    """What they earned."""


class Best(NamedTuple):
    """The best results of a table."""

    seconds: int
    score: int
    wins: int
    median: int = 0
    """The median score of the last runs, with 0 for one given up or with help."""
    medal: str | None = None
    """The best medal of its wins."""


class Day(NamedTuple):
    """What was played on a day."""

    day: date
    played: int
    won: int


def of_table(
    runs: Iterable[Recorded],
    level: str | None,
    mode: str,
    clock: str,
    shape: str = CLASSIC.code,
) -> tuple[Recorded, ...]:
    """Return the runs with a mode, level, clock and shape, the oldest first."""
    wanted = (mode, level, clock, shape)
    chosen = (run for run in runs if (run.mode, run.level, run.clock, run.shape) == wanted)
    return tuple(sorted(chosen, key=lambda run: (run.ended_at, run.game_id)))


def best_of(table: Sequence[Recorded]) -> Best | None:
    """Return the best results of runs, given the oldest first; `None` if there are none.

    A scored game only counts without help and at the first opening of a dealt puzzle. In Calm every
    win counts, and so does every Rush that ended.
    """
    won = _counting(table)
    if not won:
        return None
    if won[0].is_scored:
        table = _openings(table)
    medals = {run.medal for run in won}
    return Best(
        min(run.seconds for run in won),
        max(run.score for run in won),
        len(won),
        median_of(table),
        next((medal for medal, _ in MEDALS if medal in medals), None),
    )


def _counting(table: Sequence[Recorded]) -> list[Recorded]:
    """Return the runs that may be a best result."""
    if any(run.is_scored for run in table):
        return [run for run in _openings(table) if run.is_done and not run.helped]
    return [run for run in table if run.is_won]


def _openings(table: Sequence[Recorded]) -> list[Recorded]:
    return [run for run in table if run.is_first or run.mode == GHOST.mode]


def median_of(table: Sequence[Recorded]) -> int:
    """Return the median score of the last runs; games given up count as 0."""
    scores = sorted(0 if run.counts_nothing else run.score for run in table[-LAST:])
    middle = len(scores) // 2
    return sum(scores[middle - 1 + len(scores) % 2 : middle + 1]) // (2 - len(scores) % 2)


def win_share(runs: Sequence[Recorded]) -> float | None:
    """Return the share of runs that were won; `None` if there are none."""
    return sum(run.is_won for run in runs) / len(runs) if runs else None


def by_technique(runs: Iterable[Recorded]) -> tuple[Technique, ...]:
    """Return how a player does with each technique, the most frequent first."""
    found: dict[str, Technique] = {}
    for run in runs:
        for name, *counts in json.loads(run.techniques):
            before = found.get(name, Technique(name, 0, 0, 0, 0))
            sums = (old + new for old, new in zip(before[1:], counts, strict=True))
            found[name] = Technique(name, *sums)
    return tuple(sorted(found.values(), key=lambda one: (-sum(one[1:4]), one.technique)))


def by_day(runs: Iterable[Recorded]) -> tuple[Day, ...]:
    """Return what was played on each day with any games, the earliest first."""
    days: dict[date, Day] = {}
    for run in runs:
        day = date.fromisoformat(run.day)
        _, played, won = days.get(day, Day(day, 0, 0))
        days[day] = Day(day, played + 1, won + run.is_won)
    return tuple(days[day] for day in sorted(days))


class Streaks(NamedTuple):
    """Consecutive days with a win."""

    now: int
    """Up to today, or to yesterday while today has none yet."""
    longest: int


def streaks(days: Iterable[Day], today: date) -> Streaks:
    """Return the streaks of days with a win; future days do not count."""
    # By number: the days beside the first and the last of the calendar are no dates.
    last = today.toordinal()
    won = {day.day.toordinal() for day in days if day.won and day.day <= today}
    longest = 0
    for day in won:
        if day - 1 not in won:
            length = 1
            while day + length in won:
                length += 1
            longest = max(longest, length)
    last -= last not in won
    now = 0
    while last - now in won:
        now += 1
    return Streaks(now, longest)


def as_csv(runs: Iterable[Recorded]) -> str:
    """Return runs as a CSV table with a header."""
    columns = [field for field in Recorded._fields if field != "techniques"]
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(columns)
    for run in runs:
        writer.writerow([getattr(run, column) for column in columns])
    return text.getvalue()
