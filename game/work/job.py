"""A piece of work that was handed to a pool."""

from enum import Enum
from typing import Generic, TypeVar

T = TypeVar("T")


class State(Enum):
    """How far a job is."""

    WAITING = "waiting"
    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"
    CANCELLED = "cancelled"


class JobError(RuntimeError):
    """A job ended without a result: it raised, was cancelled, or its process died."""

    def __init__(self, text: str, trace: str = "") -> None:
        super().__init__(text)
        self.trace = trace
        """The traceback inside the worker, if there was one."""


class Job(Generic[T]):
    """Its state changes only inside `Pool.poll`, `Pool.cancel` and the like: never by surprise."""

    def __init__(self) -> None:
        self.state = State.WAITING
        self.progress: object = None
        """The last value that the function reported."""
        self._value: T | None = None
        self._error: JobError | None = None

    @property
    def finished(self) -> bool:
        """Whether the job has ended, one way or another."""
        return self.state not in (State.WAITING, State.RUNNING)

    @property
    def result(self) -> T:
        """The value of a job that is done; `JobError` for one that is not."""
        if self._error is not None:
            raise self._error
        if self.state is not State.DONE:
            raise JobError(f"the job is {self.state.value}")
        return self._value  # type: ignore[return-value]  # done: the value is a T

    def succeed(self, value: T) -> None:
        """End with a value; called by the pool."""
        self._value = value
        self.state = State.DONE

    def fail(self, error: JobError) -> None:
        """End with an error; called by the pool."""
        self._error = error
        self.state = State.FAILED
