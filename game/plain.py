"""Makes text from outside fit to show, store and search; nothing else does."""

from typing import Final

LONGEST_NAME: Final = 80
"""Characters of a title or another name that is kept."""
LONGEST_QUOTE: Final = 160
"""Characters of a text that a message quotes, such as a path."""
ELLIPSIS: Final = "…"

_SIGN: Final = 0xE000
SIGNS: Final[dict[int, str]] = {_SIGN + ord(symbol): symbol for symbol in "123456789"}
"""Characters that stand for a symbol, whatever it is drawn as or called, and that symbol."""

_DROPPED: Final = frozenset({"Cc", "Cf", "Cs"})
"""Control characters, those without width, the ones that turn the direction, halves of pairs."""
_SPACES: Final = frozenset({"Zs", "Zl", "Zp"})


def clean(text: str, *, most: int | None = None, lines: bool = False) -> str:
    """Return a text without invisible characters; any other white space becomes a blank.

    At most `most` characters of it are examined. With `lines` its line breaks stay, and the tabs
    that separate columns.
    """
    text = text[:most]
    if text.isprintable():
        return text
    if lines:
        rows = (line.split("\t") for line in text.splitlines())
        return "\n".join("\t".join(map(clean, row)) for row in rows)
    return "".join(filter(None, map(_shown, text)))


def sign(symbol: str) -> str:
    """Return the character that represents a symbol of a digit from 1 to 9."""
    return chr(_SIGN + ord(symbol))


def shortened(text: str, most: int = LONGEST_QUOTE) -> str:
    """Return a text cleaned, and without its middle if it is longer than `most`."""
    if len(text) <= most:
        return clean(text)
    head = most * 2 // 3
    return clean(text[:head]) + ELLIPSIS + clean(text[head + 1 - most :])


def _shown(character: str) -> str:
    if character.isprintable():
        return character
    import unicodedata  # most texts need none of it, and the first frame none at all

    category = unicodedata.category(character)
    if category in _SPACES or character in "\t\n\r\v\f":
        return " "
    # Of each plane the last two, and thirty-two more, are no characters: XML has none of them.
    code = ord(character)
    is_none = code & 0xFFFE == 0xFFFE or 0xFDD0 <= code <= 0xFDEF
    return "" if is_none or category in _DROPPED else character
