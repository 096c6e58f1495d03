"""Where a line of text may be broken: between words, and within scripts without blanks."""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Final

_DENSE: Final = ("\u2e80\u9fff", "\uac00\ud7af", "\uf900\ufaff", "\uff00\uff60")
"""First and last characters of what is written without blanks."""
_LONGEST: Final = 9
"""Letters of katakana that stay together."""
_LONG: Final = 30
"""A word of more characters is a path or a link, or has no other place to be broken."""
_OPENING: Final = "「『（［｛〈《【〔“‘"
_CLOSING: Final = (
    "、。，．・：；？！」』）］｝〉》】〕”’ー々ゝゞヽヾ"
    "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ％…,.:;?!)"
)
DOT: Final = "·"
"""Stands between facts; a line that ends there needs none."""
LONELY: Final = 3
"""A word of so few letters, alone on the last line of many words, looks forgotten there."""
_BLANK: Final = re.compile("[^\\S\u00a0\u202f]+")
"""Where a line may end; not at blanks that keep what is beside them together."""


def pieces(text: str) -> list[str]:
    """Return a text in pieces between which it may be broken; blanks belong to the piece before.

    Japanese and its like are broken between characters, but never before a closing mark, a small
    kana or a long vowel, nor after an opening mark.
    """
    words = _join_percents([word for word in _BLANK.split(text) if word])
    if max(text, default="") >= _DENSE[0][0] and any(map(_is_dense, text)):
        return list(_dense_pieces(" ".join(words)))
    spaced = [f"{word} " for word in words[:-1]] + words[-1:]
    if len(text) <= _LONG or not ("/" in text or "_" in text):
        return spaced
    return [part for word in spaced for part in _parts(word)]


def _parts(word: str) -> list[str]:
    """Return a word whole; if it is as long as a path or a link, in parts that end with / or _."""
    if len(word) <= _LONG:
        return [word]
    parts = word.replace("/", "/\0").replace("_", "_\0").split("\0")
    return [part for part in parts if part]


def single_blanks(text: str) -> str:
    """Return a text as one line: one blank between its words, and none around them."""
    return " ".join([word for word in _BLANK.split(text) if word])


def _is_dense(character: str) -> bool:
    return any(first <= character <= last for first, last in _DENSE)


def _dense_pieces(text: str) -> Iterator[str]:
    """Yield what must not be broken: a Latin word, a word in katakana, a character; with its marks.

    A pattern with these classes of characters would take longer to compile than a start takes.
    """
    at = 0
    while at < len(text):
        begin = at
        at = _past(text, at, lambda c: c in _OPENING)
        if at < len(text) and text[at] != " ":
            if _is_katakana(text[at]):
                at = min(_past(text, at, _is_katakana), at + _LONGEST)
            elif _is_dense(text[at]):
                at += 1
            else:
                at = _past(text, at, lambda c: c not in f" {_OPENING}" and not _is_dense(c))
            at = _past(text, at, lambda c: c in _CLOSING)
        at += text.startswith(" ", at)
        yield text[begin:at]


def _is_katakana(character: str) -> bool:
    return "ァ" <= character <= "ヺ" or character == "ー"


def _past(text: str, at: int, belongs: Callable[[str], bool]) -> int:
    """Return the end of a run of characters that belong together."""
    while at < len(text) and belongs(text[at]):
        at += 1
    return at


def _join_percents(words: list[str]) -> list[str]:
    """Return words with a percent sign kept beside its number, and the mark that follows it."""
    if not any(word[0] == "%" for word in words[1:]):
        return words
    found = words[:1]
    for word in words[1:]:
        if word.rstrip(_CLOSING) == "%":
            found[-1] += f" {word}"
        else:
            found.append(word)
    return found


def facts(pieces: list[str]) -> list[str]:
    """Return pieces joined to the facts between dots; each fact includes the following dot."""
    found = [""]
    for piece in pieces:
        found[-1] += piece
        if piece.rstrip() == DOT:
            found.append("")
    return [fact for fact in found if fact]


def unbroken(text: str) -> list[str]:
    """Return the pieces of a text that are broken only if they are wider than a line."""
    return [piece.rstrip(" ") for piece in pieces(text)]


def ends_lonely(words: Sequence[str]) -> bool:
    """Return whether the last of some pieces would look lost alone on a line."""
    return len(words[-1]) <= LONELY and words[-2].endswith(" ")
