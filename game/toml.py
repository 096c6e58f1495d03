"""TOML, read without Python's parser if it is as plain as the game's own files.

Importing `tomllib` compiles patterns and brings dates: a tenth of what a start does beyond that of
ten lines which show a window.
"""

from typing import Any

_WORDS = {"true": True, "false": False}


def loads(text: str) -> dict[str, Any]:
    """Return the table of a TOML text; raises `tomllib.TOMLDecodeError`."""
    plain = _plain(text)
    if plain is not None:
        return plain
    import tomllib

    return tomllib.loads(text)


def _plain(text: str) -> dict[str, Any] | None:
    """Return the table of a plain text, or None: `[name]`, `key = value`, and comments."""
    whole: dict[str, Any] = {}
    table = whole
    for line in text.split("\n"):
        if not line or (line[0] == "#" and line.isprintable()):
            continue
        if line[0] == "[":
            name = line[1:-1]
            if line[-1] != "]" or not _is_bare(name) or name in whole:
                return None
            table = whole[name] = {}
            continue
        key, _, told = line.partition(" = ")
        value = _value(told)
        if value is None or not _is_bare(key) or key in table:
            return None
        table[key] = value
    return whole


def _is_bare(key: str) -> bool:
    return key.isascii() and key.replace("_", "a").replace("-", "a").isalnum()


def _value(told: str) -> object:
    """Return a text without escapes, a number, a boolean or a list of numbers; else None."""
    if told in _WORDS:
        return _WORDS[told]
    inside = told[1:-1]
    if len(told) > 1 and told[0] == told[-1] == '"':
        return inside if inside.isprintable() and not {'"', "\\"} & set(inside) else None
    if told[:1] == "[" and told[-1] == "]":
        numbers = [_number(part) for part in inside.split(", ")] if inside else []
        return None if None in numbers else numbers
    return _number(told)


def _number(told: str) -> int | float | None:
    whole, point, part = told.removeprefix("-").partition(".")
    if not told.isascii() or not whole.isdecimal() or (len(whole) > 1 and whole[0] == "0"):
        return None
    if point:
        return float(told) if part.isdecimal() else None
    # Python refuses to read longer numbers; the parser says so.
    return int(told) if len(whole) < 19 else None
