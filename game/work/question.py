"""What can be asked of the worker: plain values that know how to answer themselves."""

from enum import Enum
from typing import Protocol, TypeVar

T_co = TypeVar("T_co", covariant=True)


class Lane(Enum):
    """Each lane is a process of its own, so that no short question waits for a long one."""

    SHORT = "short"
    """What the player waits for: hints, a board to play."""
    LONG = "long"
    """What may take its time: ratings, lists of steps, films."""


class Pause(Protocol):
    """Called now and then by an answer in the making; takes its progress, if there is any to tell.

    Newer questions may be answered meanwhile, and it does not return when nobody wants the answer
    any more. It returns False, so that it can stand where a search asks whether it is cancelled.
    """

    def __call__(self, progress: object = None, /) -> bool:
        """Let others go first."""
        ...


class Question(Protocol[T_co]):
    """An immutable value that pickles; its class is importable by name, and so is its answer's."""

    @property
    def lane(self) -> Lane:
        """Who answers it."""
        ...

    def answer(self, pause: Pause, /) -> T_co:
        """Return the answer; runs in another process."""
        ...


class WorkerError(RuntimeError):
    """A question has no answer: its process died, or its error could not be sent."""


def at_once(_progress: object = None, /) -> bool:
    """Pause for nobody: for questions that are answered here and now."""
    return False
