"""The progress of a learner, as values that the store keeps and the scenes show."""

from collections.abc import Mapping
from itertools import islice
from typing import Final, NamedTuple

from .mastery import InRush, Mastery, Strike, Try, in_rush, mastery_of, tries_of
from .repetition import Attempt, Due, Mark, due_now, known_since, mark_of, share
from .road import STATIONS, station_of
from .slips import Slipped
from .strength import Strength, strength, with_strikes
from .task import Skill

IN_LESSONS: Final = (Skill.RECOGNISE, Skill.COMPLETE)
"""Skills that only lessons ask for."""


class Begun(NamedTuple):
    """A lesson in progress: what its tasks were drawn from, and how many are done."""

    seed: str
    done: int


class Progress(NamedTuple):
    """Attempts, due dates, lessons in progress, and skipped stations."""

    attempts: tuple[Attempt, ...] = ()
    dues: Mapping[tuple[str, Skill], Due] = {}
    begun: Mapping[str, Begun] = {}
    skipped: frozenset[str] = frozenset()
    reviewed: frozenset[str] = frozenset()
    """The games whose review counted."""
    strikes: tuple[Strike, ...] = ()
    """The answers to techniques in Rush."""
    slipped: tuple[Slipped, ...] = ()
    """The wrong answers that are of a kind."""

    def of(self, station: str) -> tuple[Attempt, ...]:
        """Return the attempts at a station."""
        return tuple(attempt for attempt in self.attempts if attempt.station == station)

    def mark(self, station: str, now: str) -> Mark:
        """Return the mark of a station; one that is guided is known once it is finished."""
        if STATIONS[station].look_only and station in self.begun:
            return Mark.SEEN
        if STATIONS[station].length and station in self.begun:
            return Mark.LEARNING if self.is_left(station) else Mark.KNOWN
        dues = {skill: due for (name, skill), due in self.dues.items() if name == station}
        found = mark_of(self.of(station), dues, now, skipped=station in self.skipped)
        return Mark.LEARNING if found is Mark.NEW and station in self.begun else found

    def has_met(self, technique: str) -> bool:
        """Whether a technique was met: its lesson begun or skipped, or the technique tried."""
        station = station_of(technique).id
        return station in self.begun or station in self.skipped or bool(self.of(station))

    def is_left(self, station: str) -> bool:
        """Whether a lesson was begun and not finished."""
        left, length = self.begun.get(station), STATIONS[station].length
        if STATIONS[station].look_only:
            return False
        return left is not None and (not length or left.done < length)

    def bars(self, station: str) -> tuple[float, ...]:
        """Return the level of each of the four skills, from 0 to 1."""
        tried = self.of(station)
        return tuple(share(tried, skill) for skill in Skill)

    @property
    def strength(self) -> Strength:
        """The player's strength, from all attempts; computed when needed."""
        return strength(with_strikes(self.attempts, self.strikes))

    def in_rush(self, technique: str) -> InRush:
        """Return the state of a technique in Rush."""
        return in_rush(self._tries(technique), known=self._is_known(technique))

    def mastery(self, technique: str, now: str) -> Mastery:
        """Return how well a technique is mastered, in school and in Rush."""
        station = station_of(technique).id
        due = self.dues.get((station, Skill.FIND))
        return mastery_of(
            technique,
            self._tries(technique),
            known=self.in_rush(technique) is InRush.KNOWN,
            due=None if due is None else due.at,
            now=now,
        )

    def _tries(self, technique: str) -> tuple[Try, ...]:
        return tries_of(technique, self.attempts, self.strikes)

    def _is_known(self, technique: str) -> bool:
        """Whether the school counts a technique as known, due or not."""
        return known_since(self.of(station_of(technique).id)) is not None

    def due(self, now: str) -> tuple[tuple[str, Skill], ...]:
        """Return what is due, in the order of the road."""
        return due_now(self.dues, now)

    def taught(self, now: str) -> tuple[str, ...]:
        """Return the known techniques, from the school or from Rush, in the order of the road."""
        stations = [(name, station) for name, station in STATIONS.items() if not station.look_only]
        return tuple(
            technique
            for name, station in stations
            for technique in station.techniques
            if self.mark(name, now) in (Mark.KNOWN, Mark.DUE, Mark.SKIPPED)
            or self.in_rush(technique) is InRush.KNOWN
        )

    def untaught(self, now: str) -> tuple[str, ...]:
        """Return the techniques of the road that are not known, in its order."""
        known = self.taught(now)
        road = [station for station in STATIONS.values() if not station.look_only]
        techniques = (technique for station in road for technique in station.techniques)
        return tuple(each for each in techniques if each not in known)

    def goes_on(self, now: str) -> bool:
        """Whether the road was begun, and lessons are left."""
        return bool(self.begun) and not STATIONS[self.next_station(now)].look_only

    @property
    def _last_lesson(self) -> str:
        """The station of the latest lesson; empty if there was none on this road.

        A lesson's seed is the moment it began. Only lessons ask players to recognise or complete.
        """
        # A file may name stations that the road does not have.
        known = ((name, left) for name, left in self.begun.items() if name in STATIONS)
        begun = ((left.seed, station) for station, left in known if left.seed)
        learnt = (
            each
            for each in reversed(self.attempts)
            if each.skill in IN_LESSONS and each.station in STATIONS
        )
        tried = ((attempt.at, attempt.station) for attempt in islice(learnt, 1))
        return max((*begun, *tried), default=("", ""))[1]

    def next_station(self, now: str, after: str = "") -> str:
        """Return the station to continue with, from the latest lesson or that of `after` on.

        The first in progress or new one from there on. Without one: any in progress, otherwise the
        first that is not known.
        """
        places = list(STATIONS)
        after = after or self._last_lesson
        for station in places[places.index(after) :] if after else ():
            if self.is_left(station) or self.mark(station, now) is Mark.NEW:
                return station
        for station in STATIONS:
            if self.is_left(station):
                return station
        for station in STATIONS:
            if self.mark(station, now) in (Mark.NEW, Mark.LEARNING):
                return station
        return next(reversed(STATIONS))
