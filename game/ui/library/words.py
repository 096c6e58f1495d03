"""The meaning of words typed in the search line of the collections."""

import re
from collections.abc import Callable, Iterable
from typing import Final

from ...messages.catalogue import Catalogue
from ...store.collections.search import State, Term
from ...store.collections.stored import LEVELS

_DATE: Final = re.compile(r"(19|20)\d\d(-\d\d){0,2}")
_RATING: Final = re.compile(r"(\d{1,2}(?:[.,]\d)?)(?:[-–](\d{1,2}(?:[.,]\d)?))?")
MOST_WORDS: Final = 12
"""More words narrow nothing."""
TOP: Final = 120
"""The greatest rating there is, in tenths."""


def terms_of(
    text: str, catalogue: Catalogue, techniques: Callable[[], Iterable[str]]
) -> tuple[Term, ...]:
    """Return the search terms in a text, which is in the language of the catalogue.

    A word is part of a title, a name or a tag; or it is a level, a state, a technique, a rating
    (`4.2`, `3-4.5`, `>6`, `<2`), or a date (`2026`, `2026-11`). Words in quotes belong together.
    """
    words = [one or other for one, other in re.findall(r'"([^"]*)"|(\S+)', text)]
    named = {word: word for word in filter(None, words[:MOST_WORDS])}
    if not named:
        return ()
    levels = {catalogue.text(f"level.{level}"): level for level in LEVELS}
    states = {catalogue.text(f"collections.state.{s.name.lower()}"): s for s in State}
    known = {catalogue.text(f"technique.{name}.name"): name for name in techniques()}
    return tuple(
        Term(
            word,
            tuple(level for name, level in levels.items() if _is_meant(word, name)),
            tuple(id for name, id in known.items() if word.casefold() in name.casefold()),
            tuple(state for name, state in states.items() if _is_meant(word, name)),
            _ratings(word),
            word if _DATE.fullmatch(word) else "",
        )
        for word in named
    )


def _is_meant(word: str, name: str) -> bool:
    """Whether a word is a name, or the beginning of one."""
    return name.casefold().startswith(word.casefold()) and len(word) > 1


def _ratings(word: str) -> tuple[int, int] | None:
    """Return the lowest and highest rating in a word."""
    found = _RATING.fullmatch(word.lstrip("<>"))
    if found is None or len(word) - len(word.lstrip("<>")) > 1:
        return None
    least = round(10 * float(found[1].replace(",", ".")))
    most = least if found[2] is None else round(10 * float(found[2].replace(",", ".")))
    if word[0] in "<>" and found[2] is None:
        return (least + 1, TOP) if word[0] == ">" else (1, least - 1)
    # A whole number means all that begin with it.
    if not re.search(r"[.,]", found[2] or found[1]):
        most += 9
    return least, most
