"""The text clipboard, which some systems and the headless driver do not have."""

import pygame


class Clipboard:
    """Copies and pastes text; keeps an own copy where the system has no clipboard."""

    def __init__(self) -> None:
        self._own = ""

    def put(self, text: str) -> None:
        """Copy text."""
        self._own = text
        try:
            pygame.scrap.put_text(text)
        except pygame.error:
            return

    def get(self) -> str:
        """Return the text in the clipboard, empty if there is none."""
        try:
            text = pygame.scrap.get_text()
        except pygame.error:
            return self._own
        return text or self._own
