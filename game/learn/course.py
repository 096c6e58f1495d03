"""Series of tasks: a lesson, what is due, a placement test."""

from collections.abc import Mapping, Sequence
from typing import Final

from .road import TECHNIQUES, station_of
from .task import Task

PLACED_BY: Final = 10
"""Items of a placement test at most."""


class Course:
    """Tasks in order; the present one stays until it is done."""

    def __init__(self, tasks: Sequence[Task], done: int = 0) -> None:
        self._tasks: Final = tuple(tasks)
        self.number = min(done, len(self._tasks))
        """How many tasks are done."""

    @property
    def total(self) -> int:
        """The most tasks there can be."""
        return len(self._tasks)

    @property
    def task(self) -> Task | None:
        """The present task; None at the end."""
        return self._tasks[self.number] if self.number < len(self._tasks) else None

    @property
    def part(self) -> tuple[int, int]:
        """Which of the tasks of its card the present one is, and how many these are."""
        cards = [task.card for task in self._tasks]
        card = cards[self.number]
        return cards[: self.number + 1].count(card), cards.count(card)

    @property
    def after(self) -> Task | None:
        """The next task, if it is known already."""
        return self._tasks[self.number + 1] if self.number + 1 < len(self._tasks) else None

    def done(self, *, right: bool) -> None:
        """Go on to the next task."""
        self.number += 1


class Placement(Course):
    """A placement test: a station that is known stands for all those before it.

    It begins low and goes on in steps twice as wide each time, so that nobody is asked for what is
    far beyond; then it bisects. What is not found once is asked for once more, by another item: a
    slip is no lack. Who does not know is not asked again.
    """

    def __init__(self, tasks: Mapping[str, Sequence[Task]]) -> None:
        """`tasks` has two tasks for each station, in the order of the road."""
        super().__init__(())
        self._stations: Final = tuple(tasks)
        self._asked: Final = dict(tasks)
        self._low, self._high = 0, len(self._stations)
        self._slips = 0
        self._stride = 1
        """How far beyond what is known to ask; 0 once something was not known."""

    @property
    def total(self) -> int:
        """The most tasks there can be."""
        return PLACED_BY

    @property
    def task(self) -> Task | None:
        """The next task."""
        if self._low >= self._high or self.number >= PLACED_BY:
            return None
        return self._asked[self._stations[self._middle]][self._slips]

    @property
    def after(self) -> Task | None:
        """None, because it depends on the answer."""
        return None

    @property
    def known(self) -> tuple[str, ...]:
        """The stations that need not be taught."""
        return self._stations[: self._low]

    @property
    def _middle(self) -> int:
        if self._stride:
            return min(self._low + self._stride, self._high - 1)
        return (self._low + self._high) // 2

    def places(self, technique: str) -> bool:
        """Whether a technique that was used is as far along the road as the one asked for."""
        assert self.task is not None
        asked = station_of(self.task.technique).techniques[0]
        return TECHNIQUES.index(technique) >= TECHNIQUES.index(asked)

    def done(self, *, right: bool, sure: bool = False) -> None:
        """Process an answer; a player who is `sure` not to know is not asked again."""
        self.number += 1
        if right:
            self._low, self._slips, self._stride = self._middle + 1, 0, 2 * self._stride
        elif self._slips or sure:
            self._high, self._slips, self._stride = self._middle, 0, 0
        else:
            self._slips = 1
