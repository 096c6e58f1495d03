"""Methods at work side by side on one board, synchronised, at any speed, in both directions."""

from collections.abc import Callable, Sequence
from enum import Enum
from math import ceil, floor, inf
from typing import Final, NamedTuple

from ...core.errors import SudokuError
from ...core.grid import Grid
from ...core.verdict import Verdict
from ...solve.stream import Counters, Method, Options
from .chapters import Chapter
from .reel import BEATWISE, STEPWISE, Pace, Reel
from .source import Live, Recorded, Source

MOST_METHODS: Final = 4

SPEEDS: Final = (1, 2, 5, 10, 25, 60, 150, 400, 1000, 5000, inf)
"""Beats a second; the last is as fast as it goes."""

WORK_OF_A_BEAT: Final = 10e-6
"""Seconds of a method's own time that stand for a beat when methods run for equal times."""

_CHUNK: Final = 4.0
"""Beats, or as much time, after which the methods are brought level at full speed."""


_SEARCHED_AT_ONCE: Final = 64
"""Beats after which a search for a chapter looks whether it has found one."""
END: Final = float(2**53)
"""Further than any method comes."""


class Sync(Enum):
    """How methods are synchronised; the value ends its message key."""

    STEP = "step"
    """The number of beats: a digit placed, a cell opened again, a board taken off a stack."""
    SINGLE = "single"
    """The number of single steps: every trial, every board put on a stack."""
    TIME = "time"
    """The time each has spent working."""


PACES: Final = {Sync.STEP: BEATWISE, Sync.SINGLE: STEPWISE}


class TheatreSizeError(SudokuError):
    """The number of methods is zero or too large."""

    key = "error.theatre_size"

    def __init__(self, found: int) -> None:
        super().__init__(f"{found} methods side by side", found=found, most=MOST_METHODS)


class Line(NamedTuple):
    """A method's line in the table of comparison."""

    method: Method
    options: Options
    verdict: Verdict | None
    """None while it is still at work."""
    counters: Counters
    """What it took to the first solution, or has taken up to now without one."""
    proof: Counters | None
    """What was done after the first solution, to know whether there is another."""
    filled: int
    seconds: float
    """The work to the first solution, or up to now."""
    proof_seconds: float


class Theatre:
    """One to four reels that a common clock of beats, or of working time, moves."""

    def __init__(
        self,
        puzzle: Grid,
        methods: Sequence[Method],
        *,
        clock: Callable[[], float],
        options: Options | Sequence[Options] = Options(),  # noqa: B008
        work_elsewhere: bool = False,
    ) -> None:
        """With `work_elsewhere`, the steps of slow methods are computed elsewhere: see `awaited`.

        The options are those of all methods, or one for each.
        """
        if not 1 <= len(methods) <= MOST_METHODS:
            raise TheatreSizeError(len(methods))
        self.puzzle: Final = puzzle
        if isinstance(options, Options):
            options = (options,) * len(methods)
        self.options: Final = tuple(options)
        """Those of each method."""
        self._clock = clock
        self.awaited: Final[dict[str, Recorded]] = {}
        """By id, the methods whose recordings someone else must deliver."""
        reels = []
        for method, its in zip(methods, self.options, strict=True):
            source: Source = Live(method, puzzle, its, clock)
            if method.slow and work_elsewhere:
                source = self.awaited[method.id] = Recorded()
            reels.append(Reel(method, puzzle, source))
        self.reels: Final = tuple(reels)
        self.playing = False
        self._speed = 3
        self._sync = Sync.STEP
        self._at = 0.0
        """How far the clock has come, in beats or single steps; equal times count a fixed time
        as a beat."""
        self._sought: tuple[Chapter, int] | None = None
        """The chapter that is looked for, and the beat up to which there is none."""

    @property
    def sync(self) -> Sync:
        """How the methods are synchronised."""
        return self._sync

    @sync.setter
    def sync(self, sync: Sync) -> None:
        if sync is not self._sync:
            self._sync = sync
            self.restart()

    @property
    def speed(self) -> int:
        """The index of the speed in `SPEEDS`."""
        return self._speed

    @speed.setter
    def speed(self, index: int) -> None:
        self._speed = min(max(index, 0), len(SPEEDS) - 1)

    @property
    def at(self) -> float:
        """The position of the clock, in its own unit."""
        return self._at

    @property
    def is_over(self) -> bool:
        """Whether every method is shown at its end."""
        return all(reel.at_end for reel in self.reels)

    @property
    def _has_nobody_at_work(self) -> bool:
        """Whether every method has ended, or is awaited."""
        return all(reel.is_waiting or reel.at_end for reel in self.reels)

    @property
    def is_level(self) -> bool:
        """Whether every reel is up to date; False while one catches up or waits."""
        return self._sought is None and all(self._is_level(reel) for reel in self.reels)

    def toggle(self) -> None:
        """Play or pause; at the end, restart."""
        if not self.playing and self.is_over:
            self.restart()
        self.playing = not self.playing

    def restart(self) -> None:
        """Return to the start; playing continues."""
        self._sought = None
        for reel in self.reels:
            reel.rewind_to(BEATWISE, 0)
        self._at = 0.0

    def step_forward(self) -> None:
        """Pause, and advance one beat or single step."""
        self.playing = False
        if not self.is_over:
            self._at = floor(self._at + 1e-9) + 1.0

    def step_back(self) -> None:
        """Pause, and go back one beat or single step."""
        self.go_to(max(ceil(self._at - 1e-9) - 1, 0))

    def go_to_end(self) -> None:
        """Pause, and move every method to its end."""
        self.go_to(END)

    def seek(self, chapter: Chapter) -> None:
        """Pause, and move to where the first method starts such a chapter.

        `advance` searches for it; if there is none, every method moves to its end.
        """
        self.playing = False
        self._sought = chapter, self._beat

    def seek_back(self, chapter: Chapter) -> None:
        """Pause, and go back to where a method last started such a chapter, or to the start."""
        found = [reel.marks.last(chapter, self._beat) or 0 for reel in self.reels]
        latest = max(range(len(found)), key=found.__getitem__)
        self._go_to_beat(self.reels[latest], found[latest])

    def go_to_beat(self, index: int, beat: int) -> None:
        """Pause, and move to a beat of one of the methods, as far as is known."""
        reel = self.reels[index]
        self._go_to_beat(reel, min(beat, reel.marks.beats))

    def go_on_to(self, reel: Reel, beat: int) -> None:
        """Pause, and move to a beat of a method."""
        self.playing = False
        self._go_to_beat(reel, beat)

    def _go_to_beat(self, reel: Reel, beat: int) -> None:
        reel.go_to_beat(beat)
        self.go_to(self.reached(reel))

    @property
    def _beat(self) -> int:
        """The beats of the method that is furthest."""
        return max(reel.beats for reel in self.reels)

    def go_to(self, at: float) -> None:
        """Pause, and set the clock; `advance` moves the methods there."""
        self.playing = False
        self._sought = None
        before, self._at = self._at, float(at)
        if at >= before and all(self.reached(reel) <= at for reel in self.reels):
            return
        for reel in self.reels:
            if self._pace is not None:
                reel.rewind_to(self._pace, int(self._at))
            else:
                reel.rewind_to_time(self._at * WORK_OF_A_BEAT)

    def advance(self, elapsed: float, budget: float) -> None:
        """Advance the time, and work until the picture is up to date or the budget is spent.

        Both are seconds; the budget limits the cost of a frame.
        """
        deadline = self._clock() + budget
        if self._sought is not None:
            self._search(*self._sought, deadline)
            return
        if not self._bring_level(deadline):
            return
        if not self.playing:
            return
        speed = SPEEDS[self._speed]
        goal = self._at + elapsed * speed if speed is not inf else inf
        while self._at < goal and not self._has_nobody_at_work:
            self._at = min(goal, self._at + _CHUNK)
            if not self._bring_level(deadline) or self._clock() >= deadline:
                break
        if self.is_over:
            self.playing = False

    def _search(self, chapter: Chapter, beat: int, deadline: float) -> None:
        """Advance the methods until one of them starts a chapter, or the time is up."""
        while True:
            found = [
                (there, index)
                for index, reel in enumerate(self.reels)
                if (there := reel.marks.next(chapter, beat)) is not None
            ]
            at_work = (reel for reel in self.reels if not (reel.is_waiting or reel.at_end))
            known = min((reel.marks.beats for reel in at_work), default=inf)
            if found and min(found)[0] <= known:
                there, index = min(found)
                self._go_to_beat(self.reels[index], there)
                return
            if self._has_nobody_at_work:
                self.go_to_end()
                return
            if self._clock() >= deadline:
                return
            goal = self._beat + _SEARCHED_AT_ONCE
            for reel in self.reels:
                reel.forward_to(BEATWISE, goal, lambda: self._clock() >= deadline)

    def _bring_level(self, deadline: float) -> bool:
        """Move every reel to the clock; return False if the time runs out before."""
        for reel in self.reels:
            if (pace := self._pace) is not None:
                whole = floor(self._at)
                reel.forward_to(pace, whole, lambda: self._clock() >= deadline)
                if pace.count(reel.picture) == whole and self._at > whole:
                    reel.forward_within(pace, self._at - whole)
            else:
                reel.forward_to_time(self._at * WORK_OF_A_BEAT, lambda: self._clock() >= deadline)
        if self._has_nobody_at_work:
            # The clock went on to the end of the longest run, and no further.
            furthest = max(map(self.reached, self.reels))
            self._at = min(self._at, furthest)
        return self.is_level

    @property
    def _pace(self) -> Pace | None:
        """What is counted; None if the methods are synchronised by time."""
        return PACES.get(self._sync)

    def reached(self, reel: Reel) -> float:
        """Return the position of a reel in the clock's unit."""
        pace = self._pace
        return reel.seconds / WORK_OF_A_BEAT if pace is None else pace.count(reel.picture)

    def finish_where_nothing_counts(self) -> None:
        """Move methods to their ends if only steps that do not count are left."""
        if self._pace is not None:
            for reel in self.reels:
                reel.finish_if_none_is_left(self._pace)

    def _is_level(self, reel: Reel) -> bool:
        if reel.is_waiting:
            # Nobody waits for it: it will catch up.
            return True
        if self._pace is not None:
            return self._pace.count(reel.picture) >= floor(self._at) or reel.at_end
        following = reel.peek()
        return following is None or following.seconds > self._at * WORK_OF_A_BEAT

    @property
    def table(self) -> tuple[Line, ...]:
        """What each method has done up to the position shown."""
        return tuple(
            Line(
                reel.method,
                options,
                None if reel.result is None else reel.result.verdict,
                first or counters,
                None if first in (None, counters) else counters.since(first),
                reel.picture.filled,
                reel.seconds_to_first,
                reel.seconds - reel.seconds_to_first,
            )
            for reel, options in zip(self.reels, self.options, strict=True)
            for first, counters in [(reel.picture.first, reel.picture.counters)]
        )

    def close(self) -> None:
        """Abandon all methods."""
        for reel in self.reels:
            reel.close()
