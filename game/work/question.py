"""Questions to the worker: plain values that can answer themselves."""

from enum import Enum
from typing import Protocol, TypeVar

T_co = TypeVar("T_co", covariant=True)


class Lane(Enum):
    """The lanes of the worker, a process each, so that short questions never wait for long ones."""

    SHORT = "short"
    """What the player waits for: hints, a board to play."""
    LONG = "long"
    """What may take its time: ratings, lists of steps, films."""


class Pause(Protocol):
    """Called now and then by an answer in progress, perhaps with its progress.

    Newer questions may be answered meanwhile, and it does not return if nobody wants the answer any
    more. It returns False, so that it can be used where a search asks whether it was cancelled.
    """

    def __call__(self, progress: object = None, /) -> bool:
        """Let more urgent questions go first."""
        ...


class Question(Protocol[T_co]):
    """An immutable value that pickles; its class and its answer's are importable by name."""

    @property
    def lane(self) -> Lane:
        """The lane that answers it."""
        ...

    def answer(self, pause: Pause, /) -> T_co:
        """Return the answer; runs in another process."""
        ...


class WorkerError(RuntimeError):
    """A question has no answer: its process died, or its error could not be sent."""


def at_once(_progress: object = None, /) -> bool:
    """Do nothing: for questions that are answered in this process."""
    return False
