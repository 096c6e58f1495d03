"""Where a line of text may end: between words, and within scripts that write without blanks."""

import re
from functools import cache
from typing import Final

_DENSE: Final = "\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60"
_OPENING: Final = "「『（［｛〈《【〔“‘"
_CLOSING: Final = (
    "、。，．・：；？！」』）］｝〉》】〕”’ー々ゝゞヽヾ"
    "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ％…,.:;?!)"
)
DOT: Final = "·"
"""Stands between facts; a line that ends there needs none."""
_BLANK: Final = re.compile("[^\\S\u00a0\u202f]+")
"""Where a line may end; not at blanks that keep what is beside them together."""
_PIECE: Final = (
    f"[{_OPENING}]*(?:[ァ-ヺー]{{1,9}}|[{_DENSE}]|[^ {_DENSE}{_OPENING}]+)[{_CLOSING}]* ?"
    f"|[{_OPENING}{_DENSE}]+ ?"
)
"""What stays together: a Latin word, a word in katakana, a character; with its punctuation."""


@cache
def _dense() -> tuple[re.Pattern[str], re.Pattern[str]]:
    """Return what finds dense script, and its pieces: milliseconds that most starts do not need."""
    return re.compile(f"[{_DENSE}]"), re.compile(_PIECE)


def pieces(text: str) -> list[str]:
    """Return a text in pieces between which a line may end; blanks belong to the piece before.

    Japanese and its like are broken between characters, but never before a closing mark, a small
    kana or a long vowel, nor after an opening mark.
    """
    words = _kept([word for word in _BLANK.split(text) if word])
    if max(text, default="") >= _DENSE[0]:
        dense, piece = _dense()
        if dense.search(text):
            return piece.findall(" ".join(words))
    return [f"{word} " for word in words[:-1]] + words[-1:]


def _kept(words: list[str]) -> list[str]:
    """Return words with a sign of percent beside its number."""
    if "%" not in words[1:]:
        return words
    found = words[:1]
    for word in words[1:]:
        if word == "%":
            found[-1] += " %"
        else:
            found.append(word)
    return found


def facts(pieces: list[str]) -> list[str]:
    """Return pieces joined to what stands between dots; each fact has the dot that follows it."""
    found = [""]
    for piece in pieces:
        found[-1] += piece
        if piece.rstrip() == DOT:
            found.append("")
    return [fact for fact in found if fact]


def unbroken(text: str) -> list[str]:
    """Return what is not broken in a text unless it is wider than a line."""
    return [piece.rstrip(" ") for piece in pieces(text)]
