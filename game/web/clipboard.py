"""The browser's clipboard: it copies on request, and pasted text comes as an event."""

from ..plain import clean
from ..shell.clipboard import LONGEST, Clipboard
from .page import Page


class WebClipboard(Clipboard):
    """Copies through the browser; a paste arrives before the frame of its keys.

    No page may read the clipboard without permission: only what was copied here or pasted last is
    available.
    """

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._page = page

    def put(self, text: str) -> None:
        """Copy text."""
        self._own = clean(text, lines=True)
        self._page.copy(self._own)

    def get(self) -> str:
        """Return what was pasted or copied last, cleaned."""
        return clean(self._page.pasted(), most=LONGEST, lines=True) or self._own
