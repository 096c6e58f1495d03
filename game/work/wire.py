"""What passes between who asks and who answers: the messages, and the links that carry them.

There are three links: to a process (`spawn`), to nobody else (`here`), and whatever a page gives.
"""

from enum import Enum
from typing import Any, NamedTuple, Protocol


class Ask(NamedTuple):
    """Sent to a worker: answer this. Askers and questions are numbered in order of time."""

    number: int
    asker: int
    pickled: bytes


class Drop(NamedTuple):
    """Sent to a worker: nobody wants this any more."""

    number: int


class Kind(Enum):
    """What a worker sends of a question: its number, the kind, and a value."""

    STARTED = "started"
    PROGRESS = "progress"
    DONE = "done"
    FAILED = "failed"
    DROPPED = "dropped"
    """It will not be heard of again."""


class Wire(Protocol):
    """The way to the other side, whichever side that is."""

    def send(self, message: Any, /) -> None:
        """Send a message; `OSError` when the other side has gone."""

    def recv(self) -> Any:
        """Return the next message; `EOFError` or `OSError` when the other side has gone."""

    def poll(self) -> bool:
        """Whether there is a message, or nobody to send one."""
        ...


class Link(Wire, Protocol):
    """The way to who answers, and the hold on it."""

    @property
    def pid(self) -> int | None:
        """The number of its process in the system, where it has one."""
        ...

    def kill(self) -> None:
        """End it at once, whatever it is doing."""

    def close(self) -> None:
        """End it, when it has nothing to do: it may leave by itself."""
