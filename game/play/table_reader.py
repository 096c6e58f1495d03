"""Reads tables of a handwritten TOML file key by key."""

from typing import Any

from ..core.message import Message, message

LONGEST_TEXT = 600
"""Characters of a text in such a file."""


class TableFault(Exception):  # noqa: N818 - the store makes an error with file and line of it
    """What is wrong with a file of tables, where, and what to write instead."""

    def __init__(self, part: int, key: str, problem: Message) -> None:
        """Parts count from 1, 0 is before them; without a key it is the whole part."""
        super().__init__(part, key, problem)
        self.part = part
        self.key = key
        self.problem = problem


class TableReader:
    """Reads the keys of one table; raises `TableFault` for invalid values."""

    def __init__(self, number: int, table: dict[str, Any], keys: tuple[str, ...]) -> None:
        self.number = number
        self._table = table
        for key in table:
            if key not in keys:
                problem = message("lecture.no_key", key=key, keys=", ".join(keys))
                raise TableFault(number, key, problem)

    def fault(self, where: str, problem: str, /, **arguments: str | int | Message) -> TableFault:
        """Return the fault of a key."""
        return TableFault(self.number, where, message(problem, **arguments))

    def text(self, key: str, most: int = LONGEST_TEXT) -> str:
        """Return a text without surrounding blanks; empty if there is none."""
        value = self._table.get(key, "")
        if not isinstance(value, str):
            raise self.fault(key, "lecture.no_text", key=key)
        if len(value) > most:
            raise self.fault(key, "lecture.long_text", key=key, most=most)
        return value.strip()

    def flag(self, key: str, *, default: bool = False) -> bool:
        """Return a boolean."""
        value = self._table.get(key, default)
        if not isinstance(value, bool):
            raise self.fault(key, "lecture.no_flag", key=key)
        return value

    def one_of(self, key: str, known: tuple[Any, ...], default: Any) -> Any:
        """Return one of the known values."""
        value = self._table.get(key, default)
        if value != default and (value not in known or isinstance(value, bool)):
            told = ", ".join(map(str, known))
            raise self.fault(key, "lecture.none_of", key=key, value=str(value), known=told)
        return value

    def names(self, key: str, known: tuple[str, ...]) -> tuple[str, ...]:
        """Return one or several of the known names, each once."""
        value = self._table.get(key, [])
        names = [value] if isinstance(value, str) else value
        if not isinstance(names, list):
            raise self.fault(key, "lecture.no_text", key=key)
        for name in names:
            if name not in known:
                told = ", ".join(known)
                raise self.fault(key, "lecture.none_of", key=key, value=str(name), known=told)
        return tuple(dict.fromkeys(names))

    def whole(self, key: str, most: int, problem: str) -> int:
        """Return a whole number from 0 to `most`."""
        value = self._table.get(key, 0)
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
            raise self.fault(key, problem, key=key, most=most)
        return value


def parts_of(table: dict[str, Any], name: str, most: int, missing: str, many: str) -> list[Any]:
    """Return the tables of a file's parts, at least one and at most `most`."""
    parts = table.get(name, [])
    if not isinstance(parts, list) or not parts or not all(isinstance(p, dict) for p in parts):
        raise TableFault(0, name, message(missing))
    if len(parts) > most:
        raise TableFault(0, name, message(many, most=most))
    return parts
