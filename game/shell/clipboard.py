"""The text clipboard, which some systems and the headless driver lack."""

from contextlib import suppress
from typing import Final

import pygame

from ..plain import clean

LONGEST: Final = 1024 * 1024
"""Characters that are taken from the clipboard at most."""
MISSING: Final = (pygame.error, NotImplementedError)
"""Raised where there is none: by SDL, and by a pygame that was built without."""


class Clipboard:
    """Copies and pastes text; keeps its own copy if the system has no clipboard."""

    def __init__(self) -> None:
        self._own = ""

    def put(self, text: str) -> None:
        """Copy text."""
        self._own = clean(text, lines=True)
        with suppress(*MISSING):
            pygame.scrap.put_text(self._own)

    def get(self) -> str:
        """Return the text in the clipboard, cleaned; empty if there is none."""
        try:
            text = pygame.scrap.get_text()
        except MISSING:
            text = ""
        except UnicodeDecodeError as error:
            # Whoever copied it wrote in another encoding: the digits of a board are the same.
            text = error.object.decode(error.encoding, "replace")
        return clean(text, most=LONGEST, lines=True) or self._own
