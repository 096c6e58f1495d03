"""All that is known of one who learns, as values; the store keeps them, the scenes show them."""

from collections.abc import Mapping
from typing import NamedTuple

from .mastery import InRush, Mastery, Strike, Try, in_rush, mastery_of, tries_of
from .repetition import Attempt, Due, Mark, due_now, known_since, mark_of, share
from .road import STATIONS, station_of
from .slips import Slipped
from .strength import Strength, strength, with_strikes
from .task import Skill


class Begun(NamedTuple):
    """A lesson that was left: what it was drawn from, and how many of its tasks are done."""

    seed: str
    done: int


class Progress(NamedTuple):
    """Attempts, what is due when, lessons that were left, and stations that were skipped."""

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
        """Return how a station stands; one that leads is known when it was gone through."""
        if STATIONS[station].look_only and station in self.begun:
            return Mark.SEEN
        if STATIONS[station].length and station in self.begun:
            return Mark.LEARNING if self.is_left(station) else Mark.KNOWN
        dues = {skill: due for (name, skill), due in self.dues.items() if name == station}
        found = mark_of(self.of(station), dues, now, skipped=station in self.skipped)
        return Mark.LEARNING if found is Mark.NEW and station in self.begun else found

    def has_met(self, technique: str) -> bool:
        """Whether the lesson of a technique was begun or skipped, or the technique was tried."""
        station = station_of(technique).id
        return station in self.begun or station in self.skipped or bool(self.of(station))

    def is_left(self, station: str) -> bool:
        """Whether a lesson was begun and not gone through."""
        left, length = self.begun.get(station), STATIONS[station].length
        if STATIONS[station].look_only:
            return False
        return left is not None and (not length or left.done < length)

    def bars(self, station: str) -> tuple[float, ...]:
        """Return how well each of the four skills goes, from 0 to 1."""
        tried = self.of(station)
        return tuple(share(tried, skill) for skill in Skill)

    @property
    def strength(self) -> Strength:
        """How strong one is, from all that was tried; to be worked out when it is needed."""
        return strength(with_strikes(self.attempts, self.strikes))

    def in_rush(self, technique: str) -> InRush:
        """Return how a technique stands for Rush."""
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
        """Whether the school knows a technique, due or not."""
        return known_since(self.of(station_of(technique).id)) is not None

    def due(self, now: str) -> tuple[tuple[str, Skill], ...]:
        """Return what is due, in the order of the road."""
        return due_now(self.dues, now)

    def taught(self, now: str) -> tuple[str, ...]:
        """Return the techniques that are known, in the school or in Rush, along the road."""
        stations = [(name, station) for name, station in STATIONS.items() if not station.look_only]
        return tuple(
            technique
            for name, station in stations
            for technique in station.techniques
            if self.mark(name, now) in (Mark.KNOWN, Mark.DUE, Mark.SKIPPED)
            or self.in_rush(technique) is InRush.KNOWN
        )

    def untaught(self, now: str) -> tuple[str, ...]:
        """Return the techniques of the road that are not known, the next one first."""
        known = self.taught(now)
        road = [station for station in STATIONS.values() if not station.look_only]
        techniques = (technique for station in road for technique in station.techniques)
        return tuple(each for each in techniques if each not in known)

    def goes_on(self, now: str) -> bool:
        """Whether the road was begun, and a lesson of it is left."""
        return bool(self.begun) and not STATIONS[self.next_station(now)].look_only

    def next_station(self, now: str, after: str = "") -> str:
        """Return the station to go on with: one that was left, else the first that is new.

        `after` the lesson of a station it is the first from there on that was left or is new.
        """
        places = list(STATIONS)
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
