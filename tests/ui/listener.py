"""Hears what is drawn."""

from typing import Any

import pytest

from game.shell.text import Fonts


class Listener:
    """Notes whatever text is measured or drawn."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.heard: set[str] = set()
        self._pieces: set[str] = set()
        for name in ("render", "wrap", "elide"):
            monkeypatch.setattr(Fonts, name, self._listening(getattr(Fonts, name)))

    def _listening(self, method: Any) -> Any:
        def listen(fonts: Fonts, text: str, *arguments: Any, **named: Any) -> Any:
            given = method(fonts, text, *arguments, **named)
            if text not in self._pieces:
                self.heard.add(text)
            if isinstance(given, tuple | str) and given != text:
                # Lines, and what was shortened, are pieces of what was heard.
                lines = (given,) if isinstance(given, str) else given
                self._pieces.update(line for line in lines if isinstance(line, str))
            return given

        return listen

    def forget_pieces(self) -> None:
        """Leave out what was heard before it was known to be a piece."""
        self.heard -= self._pieces
        # The rest of a text, joined again to be shortened, has lost one of its marks.
        self.heard = {text for text in self.heard if text.count("⟦") == text.count("⟧")}
