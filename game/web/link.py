"""The link to a Web Worker, which is to a page what a process is to a desktop.

A busy one receives nothing, so one whose answer is no longer wanted is ended. Since another takes
seconds to start, a spare one is kept.
"""

import pickle
from collections import deque
from collections.abc import Callable
from typing import Any, Final

from .page import Page, WebWorker

AFTER: Final = 6.0
"""Seconds in which whoever took a worker has the machine to itself."""


class WebLink:
    """A Web Worker with an interpreter of its own, and the messages to and from it."""

    pid = None

    def __init__(self, page: Page, proxy: Callable[[Callable[..., object]], Any]) -> None:
        """`proxy` makes a function that JavaScript may call later."""
        self._came: Final[deque[bytes]] = deque()
        self._worker: Final[WebWorker] = page.openWorker(proxy(self._receive))
        self.is_open = True

    def _receive(self, data: Any) -> None:
        self._came.append(bytes(data.to_py()))

    def send(self, message: object, /) -> None:
        """Send a message."""
        self._worker.postMessage(buffer(pickle.dumps(message)))

    def poll(self) -> bool:
        """Return whether there is a message."""
        return bool(self._came)

    def recv(self) -> Any:
        """Return the next message."""
        return pickle.loads(self._came.popleft())

    def kill(self) -> None:
        """End it, whatever it is doing."""
        self.is_open = False
        self._worker.terminate()

    close = kill


class Spare:
    """Opens links, one ahead; `tend`, once per frame, starts the next one."""

    def __init__(self, open_link: Callable[[], WebLink], clock: Callable[[], float]) -> None:
        self._open_link = open_link
        self._clock = clock
        self._waiting: WebLink | None = None
        self._taken_at = clock()

    def tend(self) -> None:
        """Start a spare one, with a delay so that the last one taken starts first."""
        if self._waiting is None and self._clock() - self._taken_at >= AFTER:
            self._waiting = self._open_link()

    def take(self) -> WebLink:
        """Return the spare link, or else a new one."""
        link, self._waiting = self._waiting or self._open_link(), None
        self._taken_at = self._clock()
        return link


def buffer(content: bytes) -> object:
    """Return bytes as JavaScript's."""
    from pyodide.ffi import to_js  # there is none elsewhere

    return to_js(content)
