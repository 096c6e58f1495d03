"""The messages between askers and workers, and the links that carry them.

There are three links: to a process (`spawn`), within this one (`here`), and whatever a page
provides.
"""

from enum import Enum
from typing import Any, NamedTuple, Protocol


class Ask(NamedTuple):
    """Sent to a worker: answer this. Askers and questions are numbered in order of time."""

    number: int
    asker: int
    pickled: bytes


class Drop(NamedTuple):
    """Sent to a worker: the answer is no longer wanted."""

    number: int


class Kind(Enum):
    """What a worker sends about a question: its number, the kind, and a value."""

    STARTED = "started"
    PROGRESS = "progress"
    DONE = "done"
    FAILED = "failed"
    DROPPED = "dropped"
    """It will not be heard of again."""


class Wire(Protocol):
    """The connection to the other side, as either side sees it."""

    def send(self, message: Any, /) -> None:
        """Send a message; raises `OSError` if the other side is gone."""

    def recv(self) -> Any:
        """Return the next message; raises `EOFError` or `OSError` if the other side is gone."""

    def poll(self) -> bool:
        """Whether there is a message, or the other side is gone."""
        ...


class Link(Wire, Protocol):
    """The connection to a worker, and control over it."""

    @property
    def pid(self) -> int | None:
        """Its process id, if it has one."""
        ...

    def kill(self) -> None:
        """End it at once, whatever it is doing."""

    def close(self) -> None:
        """End it when it is idle: it may exit by itself."""
