"""The JSON that links of puzzles carry: read within bounds, and the links of several lines."""

import json
import re
from typing import Any, Final

from game.formats.codec import FormatError

_DEEPEST: Final = 16
"""Brackets within each other at most."""
_PART: Final = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{}]', re.DOTALL)


def object_in(text: str) -> dict[str, Any]:
    """Return the object of a JSON text; `FormatError` for one that is damaged or too deep."""
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
            if depth > _DEEPEST:
                raise FormatError("deep", "too deep", most=_DEEPEST)
