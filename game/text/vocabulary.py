"""The words that a player can type, in English and in the player's language."""

from collections.abc import Collection, Mapping
from typing import Final, NamedTuple, TypeVar

from ..generate.levels import Level, Shape
from ..generate.sources import Source
from ..messages.catalogue import Catalogue
from .orders import same_word

T = TypeVar("T")

SOURCES: Final = {source.value: source for source in Source}
"""Where a new board may come from, by the word for it."""


class Wanted(NamedTuple):
    """The properties of a requested board."""

    level: Level
    source: Source | None
    shape: Shape


def spoken(texts: Catalogue, meanings: Mapping[str, T]) -> dict[str, T]:
    """Return the meanings of words: the English ones, and those of the player's language.

    A message lists the words for an English word, the usual one first.
    """
    found = dict(meanings)
    for word, meaning in meanings.items():
        if word:
            others = texts.text(f"text.word.{word}").split()
            found |= {same_word(other): meaning for other in others}
    return found | dict(meanings)


def translated(texts: Catalogue, words: Collection[str], script: str) -> str:
    """Return a script with the first word of each line in a language's usual word."""
    lines = []
    for line in script.splitlines():
        word, blank, rest = line.partition(" ")
        if word in words:
            word = texts.text(f"text.word.{word}").split()[0]
        lines.append(f"{word}{blank}{rest}\n")
    return "".join(lines)


def shapes(texts: Catalogue) -> dict[str, Shape]:
    """Return the shapes of boards by name, in English and in the player's language."""
    found = {same_word(texts.text(f"shape.{shape.value}")): shape for shape in Shape}
    return found | {shape.value: shape for shape in Shape}


def parse_request(words: tuple[str, ...], texts: Catalogue) -> Wanted | None:
    """Parse a level, a source and a shape, in any order; None if a word is none of them."""
    levels = {same_word(texts.text(f"level.{level.value}")): level for level in Level}
    levels |= {level.value: level for level in Level}
    sources, forms = spoken(texts, SOURCES), shapes(texts)
    level: Level | None = None
    source: Source | None = None
    shape: Shape | None = None
    for said in map(same_word, words):
        if said in levels and level is None:
            level = levels[said]
        elif said in sources and source is None:
            source = sources[said]
        elif said in forms and shape is None:
            shape = forms[said]
        else:
            return None
    return Wanted(level or Level.EASY, source, shape or Shape.CLASSIC)
