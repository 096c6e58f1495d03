"""Where the steps of a method come from: worked out on demand, or recorded elsewhere."""

from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Final, NamedTuple, Protocol

from ...core.grid import Grid
from ...core.verdict import Verdict
from ...solve.stream import Counters, Method, Options, Result, Stream, StreamStep
from ...work.question import Pause, at_once


class Timed(NamedTuple):
    """A step, and the seconds of work that the method has spent up to it."""

    step: StreamStep
    seconds: float


class Source(Protocol):
    """The same steps from the start, as often as they are asked for."""

    @property
    def ready(self) -> bool:
        """Whether steps can be had."""
        ...

    @property
    def result(self) -> Result | None:
        """How the method ended, once its last step was taken."""
        ...

    def start(self) -> Iterator[Timed]:
        """Begin again."""
        ...

    def close(self) -> None:
        """Abandon the work."""
        ...


class Live:
    """Steps worked out when they are asked for."""

    ready: Final = True

    def __init__(
        self, method: Method, puzzle: Grid, options: Options, clock: Callable[[], float]
    ) -> None:
        self._method: Final = method
        self._puzzle: Final = puzzle
        self._options: Final = options
        self._clock = clock
        self._stream = method.stream(puzzle, options)
        self._result: Result | None = None

    @property
    def result(self) -> Result | None:
        """How the method ended, at this time or the time before."""
        return self._stream.result or self._result

    def start(self) -> Iterator[Timed]:
        """Let the method begin again."""
        self._result = self.result
        self._stream.close()
        self._stream = self._method.stream(self._puzzle, self._options)
        return timed(self._stream, self._clock)

    def close(self) -> None:
        """Abandon the work."""
        self._stream.close()


class Recording(NamedTuple):
    """All the steps of a method, and how it ended."""

    steps: tuple[Timed, ...]
    result: Result


class Recorded:
    """Steps that were worked out somewhere else, and may not have arrived yet."""

    def __init__(self) -> None:
        self._recording: Recording | None = None

    @property
    def ready(self) -> bool:
        """Whether the recording is here."""
        return self._recording is not None

    @property
    def result(self) -> Result | None:
        """How the method ended."""
        return None if self._recording is None else self._recording.result

    def deliver(self, recording: Recording) -> None:
        """Take in the recording."""
        self._recording = recording

    def start(self) -> Iterator[Timed]:
        """Begin again."""
        return iter(() if self._recording is None else self._recording.steps)

    def close(self) -> None:
        """Nothing is under way here."""


def record(method: Method, puzzle: Grid, options: Options, pause: Pause = at_once) -> Recording:
    """Run a method to its end and return all it did: for methods whose steps are few."""
    stream = method.stream(puzzle, options)
    steps = []
    for step in timed(stream, perf_counter):
        steps.append(step)
        pause()
    assert stream.result is not None
    return Recording(tuple(steps), stream.result)


def nothing_recorded(puzzle: Grid) -> Recording:
    """Return the recording of a method that did not get to work."""
    return Recording((), Result(Verdict.GAVE_UP, None, puzzle, Counters()))


def timed(stream: Stream, clock: Callable[[], float]) -> Iterator[Timed]:
    """Yield a stream's steps with the time spent on them, leaving out the time in between."""
    spent = 0.0
    started = clock()
    for step in stream:
        spent += clock() - started
        yield Timed(step, spent)
        started = clock()
