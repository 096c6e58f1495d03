r"""JSON as SudokuPad's links shorten it: names short and unquoted, constants as letters.

`{t:'It\'s',ce:[[,{v:5}]],l:[{c:ff0000,u:t}]}`: strings have either quote, an empty element is an
empty object, `t` and `f` are true and false, six hexadecimal digits and `#0`, `#F` are colours.
"""

import json
import re
from typing import Any, Final, NoReturn

from .link_json import DEEPEST
from .syntax import FormatError

_NAMES: Final = {
    "a": "arrows", "c": "color", "c1": "borderColor", "c2": "backgroundColor", "ca": "cages",
    "ce": "cells", "cs": "cellSize", "ct": "center", "d": "duration", "d2": "d", "fs": "fontSize",
    "h": "height", "hl": "headLength", "l": "lines", "o": "overlays", "r": "rounded",
    "re": "regions", "t": "title", "te": "text", "th": "thickness", "u": "underlays", "v": "value",
    "vd": "videos", "w": "width", "wp": "wayPoints",
}  # fmt: skip
_STRING: Final = re.compile(r"""'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)\"""", re.DOTALL)
_ESCAPED: Final = re.compile(r"\\.|\"", re.DOTALL)
_BARE: Final = re.compile(r"[^\s,:\[\]{}'\"]+")
_COLOUR: Final = re.compile(r"[0-9a-fA-F]{6}")
_CONSTANTS: Final[dict[str, object]] = {
    "t": True, "f": False, "true": True, "false": False, "null": None,
    "#0": "#000000", "#F": "#FFFFFF",
}  # fmt: skip


def relaxed_object(text: str) -> dict[str, Any]:
    """Return the object of a shortened text; `FormatError` if it is damaged or too deep."""
    said = _Reading(text).whole()
    if not isinstance(said, dict):
        raise FormatError("packed", "no object")
    return said


class _Reading:
    def __init__(self, text: str) -> None:
        self._text: Final = text
        self._at = 0

    def whole(self) -> object:
        found = self._value(0)
        if self._text[self._at :].strip():
            self._fail()
        return found

    def _fail(self) -> NoReturn:
        raise FormatError("packed", f"no JSON at {self._at}")

    def _next(self) -> str:
        return self._text[self._at : self._at + 1]

    def _value(self, depth: int) -> object:
        if depth > DEEPEST:
            raise FormatError("deep", "too deep", most=DEEPEST)
        sign = self._next()
        if sign == "{":
            return self._object(depth)
        if sign == "[":
            return self._list(depth)
        if sign in ("'", '"'):
            return self._string()
        return _constant(self._bare())

    def _object(self, depth: int) -> dict[str, object]:
        found: dict[str, object] = {}
        self._at += 1
        while self._next() != "}":
            name = self._string() if self._next() in ("'", '"') else self._bare()
            if self._next() != ":":
                self._fail()
            self._at += 1
            found[_NAMES.get(name, name)] = self._value(depth + 1)
            self._part("}")
        self._at += 1
        return found

    def _list(self, depth: int) -> list[object]:
        found: list[object] = []
        self._at += 1
        while True:
            # Between two commas, or a comma and a bracket, stands an empty object.
            found.append({} if self._next() in (",", "]") else self._value(depth + 1))
            if self._next() == "]":
                self._at += 1
                return found
            self._part("]")

    def _part(self, end: str) -> None:
        """Skip a comma; stop before the end character."""
        if self._next() == ",":
            self._at += 1
        elif self._next() != end:
            self._fail()

    def _bare(self) -> str:
        match = _BARE.match(self._text, self._at)
        if match is None:
            self._fail()
        self._at = match.end()
        return match.group()

    def _string(self) -> str:
        match = _STRING.match(self._text, self._at)
        if match is None:
            self._fail()
        self._at = match.end()
        inner = match[2]
        if inner is None:
            inner = _ESCAPED.sub(_escape, match[1])
        try:
            return str(json.loads(f'"{inner}"', strict=False))
        except ValueError:
            self._fail()


def _escape(part: "re.Match[str]") -> str:
    return {"\\'": "'", '"': '\\"'}.get(part[0], part[0])


def _constant(word: str) -> object:
    if word in _CONSTANTS:
        return _CONSTANTS[word]
    if _COLOUR.fullmatch(word):
        return f"#{word}"
    try:
        return float(word) if set(word) & set(".eE") else int(word)
    except ValueError:
        raise FormatError("packed", f"{word[:20]!r} is no value") from None
