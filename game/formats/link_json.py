"""The JSON in links of puzzles, read within limits."""

import json
import re
from typing import Any, Final

from ..core.digits import Mask
from .syntax import FormatError

DEEPEST: Final = 16
"""Brackets within each other at most."""
MOST_RULES: Final = 5000
"""Constraints and drawings of a puzzle at most."""
_PART: Final = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{}]', re.DOTALL)


def object_in(text: str) -> dict[str, Any]:
    """Return the object of a JSON text; raises `FormatError` if it is damaged or too deep."""
    _require_flat(text)
    try:
        said = json.loads(text)
    except ValueError as error:
        # No JSON, or a number without an end.
        raise FormatError("packed", str(error)) from None
    if not isinstance(said, dict):
        raise FormatError("packed", "no object")
    return said


def json_text(said: object) -> str:
    """Return the shortest JSON text of a value."""
    return json.dumps(said, separators=(",", ":"), ensure_ascii=False)


def _require_flat(text: str) -> None:
    depth = 0
    for part in _PART.findall(text):
        if part[0] != '"':
            depth += 1 if part in "[{" else -1
            if depth > DEEPEST:
                raise FormatError("deep", "too deep", most=DEEPEST)


def digit_of(value: object, size: int, place: str) -> int:
    """Return the digit of a cell's value, 0 for none; raises `FormatError` with its place."""
    if value is None or value == "":
        return 0
    if type(value) is int and 0 <= value <= size:
        return value
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 3:
        return digit_of(int(value), size, place)
    found = str(value)[:24]
    raise FormatError("link_value", f"{found!r} in {place}", found=found, cell=place, size=size)


def marks_of(marks: object, size: int, place: str) -> Mask:
    """Return the digits of a list of notes; raises `FormatError` with its place."""
    if not isinstance(marks or [], list):
        raise FormatError("link_cell", f"{place} is no cell", cell=place)
    mask = 0
    for mark in marks if isinstance(marks, list) else ():
        mask |= 1 << digit_of(mark, size, place) >> 1
    return Mask(mask)


def require_few(rules: list[Any], name: str) -> None:
    """Raise `FormatError` if there are more constraints than any puzzle has."""
    if len(rules) > MOST_RULES:
        raise FormatError("link_rule", f"{len(rules)} constraints", name=name)
