"""Translations as gettext keeps them.

A language is a file `CODE.po` in `assets/languages`, which translators edit, and beside it a
folder `CODE` with what it is compiled to: `start.mo` with the texts of the menu's first picture,
so that a start reads one small file, and a file for each domain with its others. In all, a
message's context is its key.
"""

from gettext import GNUTranslations
from pathlib import Path
from struct import error as StructError  # noqa: N812 - the name says nothing by itself
from typing import Final

from .english import START_FILE, is_first


class Translations:
    """The texts of a language; missing ones are taken from its base (pt for pt-BR), if any."""

    def __init__(self, language: str, folder: Path) -> None:
        self.language: Final = language
        self._folder = folder / language
        self._files: dict[str, GNUTranslations | None] = {}
        base, region, _ = language.partition("-")
        self._base = Translations(base, folder) if region else None

    def text(self, domain: str, key: str, english: str) -> str:
        """Return the translation of a message of a domain, or its English text."""
        found = self._file(domain, key)
        if found is not None:
            template = found.pgettext(key, english)
            # gettext returns the text itself where it has nothing.
            if template is not english:
                return template
        return english if self._base is None else self._base.text(domain, key, english)

    def count(self, domain: str, key: str, one: str, other: str, number: int) -> str:
        """Return the translation of a message for a number, or its English text."""
        found = self._file(domain, key)
        if found is not None:
            template = found.npgettext(key, one, other, number)
            if template is not one and template is not other:
                return template
        if self._base is not None:
            return self._base.count(domain, key, one, other, number)
        return one if number == 1 else other

    def _file(self, domain: str, key: str) -> GNUTranslations | None:
        name = START_FILE if is_first(key) else domain
        if name not in self._files:
            self._files[name] = _read(self._folder / f"{name}.mo")
        return self._files[name]


def _read(path: Path) -> GNUTranslations | None:
    try:
        with path.open("rb") as file:
            return GNUTranslations(file)
    except (OSError, ValueError, LookupError, StructError):
        # A missing or damaged file leaves the player with English, never without a game.
        return None
