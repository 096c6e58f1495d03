"""The available languages, and which of them a player prefers.

Nothing of gettext is imported here: an English start does without.
"""

import os
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from .catalogue import Catalogue
from .english import START_FILE

FOLDER: Final = Path(__file__).parents[2] / "assets" / "languages"
ENGLISH: Final = "en"
NAMES: Final = {
    ENGLISH: "English",
    "de": "Deutsch",
    "el": "Ελληνικά",
    "es": "Español",
    "fr": "Français",
    "ja": "日本語",
    "pt": "Português",
    "pt-BR": "Português (Brasil)",
}
"""What languages are called in themselves, for those who choose one."""


def catalogue_in(language: str, folder: Path = FOLDER) -> Catalogue:
    """Return the texts in a language, by its code; missing ones are English."""
    if language == ENGLISH:
        return Catalogue()
    from .translations import Translations

    return Catalogue(Translations(language, folder))


def choose(chosen: str = "", folder: Path = FOLDER) -> str:
    """Return the code of the language to use, given the choice in the settings."""
    return best_language(preferred_languages(chosen), languages(folder))


def name_of(language: str) -> str:
    """Return the name of a language in itself; its code if there is none."""
    return NAMES.get(language, language)


def languages(folder: Path = FOLDER) -> tuple[str, ...]:
    """Return the codes of the available languages, English first."""
    found = (path.parent.name for path in folder.glob(f"*/{START_FILE}.mo"))
    return (ENGLISH, *sorted(found))


def preferred_languages(
    chosen: str = "", environment: Mapping[str, str] = os.environ
) -> Iterable[str]:
    """Yield the player's preferred languages in order: codes such as pt-BR, or locale names.

    The environment variable NONET_LANG comes before the choice in the settings, and that before the
    system's.
    """
    yield environment.get("NONET_LANG", "")
    yield chosen
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        yield environment.get(name, "")
    if sys.platform in ("win32", "darwin"):
        from locale import getlocale

        yield getlocale()[0] or ""


def best_language(wished: Iterable[str], there: Iterable[str]) -> str:
    """Return the first preferred language that is available, else English.

    A preference may be a language (pt), one of a country (pt-BR), or a locale (pt_BR.UTF-8).
    """
    codes = {code.lower(): code for code in there}
    for wish in wished:
        code = wish.partition(".")[0].partition("@")[0].replace("_", "-").lower()
        if code in ("c", "posix"):
            return ENGLISH
        for candidate in (code, code.partition("-")[0]):
            if candidate in codes:
                return codes[candidate]
    return ENGLISH
