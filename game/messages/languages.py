"""Which languages there are, and which of them a player wants.

Of gettext nothing is imported here: an English start does without.
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
    """Return the texts in a language, by its code; those it lacks are English."""
    if language == ENGLISH:
        return Catalogue()
    from .translations import Translations

    return Catalogue(Translations(language, folder))


def choose(chosen: str = "", folder: Path = FOLDER) -> str:
    """Return the code of the language to use, given what the settings choose."""
    return best_language(preferred_languages(chosen), languages(folder))


def name_of(language: str) -> str:
    """Return what a language is called in itself; its code where nobody has said."""
    return NAMES.get(language, language)


def languages(folder: Path = FOLDER) -> tuple[str, ...]:
    """Return the codes of the languages there are, English first."""
    found = (path.parent.name for path in folder.glob(f"*/{START_FILE}.mo"))
    return (ENGLISH, *sorted(found))


def preferred_languages(
    chosen: str = "", environment: Mapping[str, str] = os.environ
) -> Iterable[str]:
    """Yield what the player asks for, first wish first: codes such as pt-BR, or locale names.

    The environment variable NONET_LANG goes before what was `chosen` in the settings, and that
    before what the system says.
    """
    yield environment.get("NONET_LANG", "")
    yield chosen
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        yield environment.get(name, "")
    if sys.platform in ("win32", "darwin"):
        from locale import getlocale

        yield getlocale()[0] or ""


def best_language(wished: Iterable[str], there: Iterable[str]) -> str:
    """Return the language of the first wish that names one that is there, else English.

    A wish may be a language (pt), one of a country (pt-BR), or a locale (pt_BR.UTF-8).
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
