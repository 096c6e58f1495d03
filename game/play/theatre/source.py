"""Sources of a method's steps: computed on demand, or recorded elsewhere."""

from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Final, NamedTuple, Protocol

from ...core.grid import Grid
from ...core.verdict import Verdict
from ...solve.stream import Counters, Method, Options, Result, Stream, StreamStep
from ...work.question import Pause, at_once


class Timed(NamedTuple):
    """A step, and the method's working time up to it, in seconds."""

    step: StreamStep
    seconds: float


class Source(Protocol):
    """Provides the same steps from the start, any number of times."""

    @property
    def ready(self) -> bool:
        """Whether steps are available."""
        ...

    @property
    def result(self) -> Result | None:
        """How the method ended, once its last step was taken."""
        ...

    def start(self) -> Iterator[Timed]:
        """Start again."""
        ...

    def close(self) -> None:
        """Abandon the work."""
        ...


class Live:
    """Steps computed on demand."""

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
        """How the method ended, this time or the time before."""
        return self._stream.result or self._result

    def start(self) -> Iterator[Timed]:
        """Start the method again."""
        self._result = self.result
        self._stream.close()
        self._stream = self._method.stream(self._puzzle, self._options)
        return timed(self._stream, self._clock)

    def close(self) -> None:
        """Abandon the work."""
        self._stream.close()


class Recording(NamedTuple):
    """All steps of a method, and how it ended."""

    steps: tuple[Timed, ...]
    result: Result


class Recorded:
    """Steps that were computed elsewhere, and may not have arrived yet."""

    def __init__(self) -> None:
        self._recording: Recording | None = None

    @property
    def ready(self) -> bool:
        """Whether the recording has arrived."""
        return self._recording is not None

    @property
    def result(self) -> Result | None:
        """How the method ended."""
        return None if self._recording is None else self._recording.result

    def deliver(self, recording: Recording) -> None:
        """Store the recording."""
        self._recording = recording

    def start(self) -> Iterator[Timed]:
        """Start again."""
        return iter(() if self._recording is None else self._recording.steps)

    def close(self) -> None:
        """Do nothing, since no work is in progress here."""


def record(method: Method, puzzle: Grid, options: Options, pause: Pause = at_once) -> Recording:
    """Run a method to its end and record it: for methods with few steps."""
    stream = method.stream(puzzle, options)
    steps = []
    for step in timed(stream, perf_counter):
        steps.append(step)
        pause()
    assert stream.result is not None
    return Recording(tuple(steps), stream.result)


def nothing_recorded(puzzle: Grid) -> Recording:
    """Return the recording of a method that could not run."""
    return Recording((), Result(Verdict.GAVE_UP, None, puzzle, Counters()))


def timed(stream: Stream, clock: Callable[[], float]) -> Iterator[Timed]:
    """Yield a stream's steps with the time spent on them, excluding the time in between."""
    spent = 0.0
    started = clock()
    for step in stream:
        spent += clock() - started
        yield Timed(step, spent)
        started = clock()
