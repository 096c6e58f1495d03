"""The link without a process: questions are answered here, where there is no other."""

from collections import deque
from collections.abc import Callable
from typing import Any, Final

from .inside import AloneError, Inside


class Here:
    """Answers while it is polled, one question each time.

    An answer that pauses calls `breathe`, some two hundred times a second at most: what lets a
    frame of the game pass there has the answer made in slices. Then newer questions go first, and
    dropped ones end, as in a process.
    """

    pid: Final = None

    def __init__(self, breathe: Callable[[], object] | None = None) -> None:
        self._breathe: Final = breathe
        self._end: Final = _OtherEnd(self._pause_within)
        self._inside: Final = Inside(self._end)
        self._answered = False

    def send(self, message: object, /) -> None:
        """Send a message; raises `BrokenPipeError` once it has ended."""
        if self._end.is_gone:
            raise BrokenPipeError
        self._end.asked.append(message)

    def recv(self) -> Any:
        """Return the next message."""
        return self._end.told.popleft()

    def poll(self) -> bool:
        """Answer a question, unless one is in progress; return whether there is a message."""
        if not self._end.told and not self._inside.is_at_work:
            self._answered = not self._answered and self._answer()
        return bool(self._end.told)

    def kill(self) -> None:
        """Stop answering: an answer in progress ends at its next pause."""
        self._end.is_gone = True

    close = kill

    def _answer(self) -> bool:
        try:
            self._inside.take()
        except AloneError:
            return False
        return bool(self._end.told)

    def _pause_within(self) -> None:
        if self._breathe is not None and self._inside.is_at_work:
            self._breathe()


class _OtherEnd:
    """The wire as the answers see it."""

    def __init__(self, breathe: Callable[[], object]) -> None:
        self.asked: Final = deque[object]()
        self.told: Final = deque[object]()
        self.is_gone = False
        self._breathe: Final = breathe

    def send(self, message: object, /) -> None:
        self.told.append(message)

    def recv(self) -> object:
        if self.is_gone:
            raise EOFError
        return self.asked.popleft()

    def poll(self) -> bool:
        if not self.asked:
            self._breathe()
        return bool(self.asked) or self.is_gone
