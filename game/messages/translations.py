"""Translations as gettext keeps them.

A language is a file `CODE.po` in `assets/languages`, which translators edit, and beside it a
folder `CODE` with what it is compiled to: `start.mo` with the texts of the menu, so that a start
reads little, and `rest.mo` with all others. In both, a message's context is its key.
"""

from functools import cached_property
from gettext import GNUTranslations
from pathlib import Path
from struct import error as StructError  # noqa: N812 - the name says nothing by itself
from typing import Final

from game.messages.languages import FOLDER


class Translations:
    """The texts of a language; what it lacks is taken from its base (pt for pt-BR), if any."""

    def __init__(self, language: str, folder: Path = FOLDER) -> None:
        self.language: Final = language
        self._folder = folder / language
        self._start = _read(self._folder / "start.mo")
        base, region, _ = language.partition("-")
        self._base = Translations(base, folder) if region else None

    @cached_property
    def _rest(self) -> GNUTranslations | None:
        return _read(self._folder / "rest.mo")

    def text(self, key: str, english: str) -> str:
        """Return the translation of a message, or its English text."""
        for found in (self._start, self._rest) if self._start else ():
            if found is not None:
                template = found.pgettext(key, english)
                # gettext returns the text itself where it has nothing.
                if template is not english:
                    return template
        return english if self._base is None else self._base.text(key, english)

    def count(self, key: str, one: str, other: str, number: int) -> str:
        """Return the translation of a message that suits a number, or its English text."""
        for found in (self._start, self._rest) if self._start else ():
            if found is not None:
                template = found.npgettext(key, one, other, number)
                if template is not one and template is not other:
                    return template
        if self._base is not None:
            return self._base.count(key, one, other, number)
        return one if number == 1 else other


def _read(path: Path) -> GNUTranslations | None:
    try:
        with path.open("rb") as file:
            return GNUTranslations(file)
    except (OSError, ValueError, LookupError, StructError):
        # A missing or damaged file leaves the player with English, never without a game.
        return None
