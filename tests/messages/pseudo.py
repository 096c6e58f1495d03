"""A language in which every text stands between ⟦ and ⟧, so that what is in no catalogue shows."""

import re
from collections.abc import Container
from typing import Final

from game.messages.catalogue import Catalogue, english

OPEN, CLOSE = "⟦⟧"
_WORD: Final = re.compile(r"[^\W\d_]{2,}")
"""Two letters in a row are a word; a single one may be a key or a figure."""
_ID: Final = re.compile(r"\b[a-z]{2}-[gbp]\d-[0-9a-z-]+")
_BESIDE: Final = re.compile(r"\s+·\s+|\+|\t|  +")
"""What stands between facts in a row, the keys of a chord, and columns."""


def pseudo() -> Catalogue:
    """Return a catalogue whose every text is between the marks."""
    return Catalogue(messages={key: f"{OPEN}{text}{CLOSE}" for key, text in english().items()})


def untold(text: str, names: Container[str] = ()) -> list[str]:
    """Return the words of a text that are in no catalogue; `names` are so in every language."""
    bare = " ".join(part for part, depth in _parts(text) if depth == 0)
    return [word for word in _WORD.findall(_ID.sub(" ", bare)) if word not in names]


def glued(text: str) -> list[str]:
    """Return what is made of texts beside each other, of which none holds the others."""
    found = []
    for line in text.split("\n"):
        flat = "".join(
            part if depth == 0 or not _WORD.search(part) else f"{OPEN}{CLOSE}"
            for part, depth in _parts(line)
        )
        facts = _BESIDE.split(flat.replace(f"{CLOSE}{OPEN}", f"{CLOSE} {OPEN}"))
        if any(fact.count(OPEN) > 1 for fact in facts):
            found.append(line)
    return found


def _parts(text: str) -> list[tuple[str, int]]:
    """Return a text in parts: those outside all marks with 0, the outermost texts with 1."""
    parts: list[tuple[str, int]] = []
    depth, start = 0, 0
    for index, letter in enumerate(text):
        if letter == OPEN:
            if depth == 0:
                parts.append((text[start:index], 0))
                start = index + 1
            depth += 1
        elif letter == CLOSE and depth:
            depth -= 1
            if depth == 0:
                parts.append((text[start:index], 1))
                start = index + 1
    parts.append((text[start:], int(depth > 0)))
    return parts
