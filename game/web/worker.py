"""What runs inside a Web Worker: the other end of `link`. `worker.mjs` imports it."""

import pickle
from typing import Any, Final

import nonet_page
from pyodide.ffi import can_run_sync, run_sync

from ..work.inside import Inside
from .link import buffer


class _Wire:
    """Messages from the page and back to it."""

    def poll(self) -> bool:
        """Return whether there is a message; during an answer, if the browser delivers one."""
        if _INSIDE.is_at_work and can_run_sync():
            run_sync(nonet_page.breathe())
        return bool(nonet_page.waiting())

    def recv(self) -> Any:
        return pickle.loads(bytes(nonet_page.take().to_py()))

    def send(self, message: object, /) -> None:
        nonet_page.send(buffer(pickle.dumps(message)))


_INSIDE: Final = Inside(_Wire())


def answer() -> None:
    """Answer all questions."""
    while _INSIDE.take():
        pass
