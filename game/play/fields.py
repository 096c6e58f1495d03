"""The plain values of a save, each checked as it is taken."""

import re
from typing import Any, Final

from game.core.errors import SudokuError

LARGEST: Final = 1_000_000_000
GAME_ID: Final = re.compile(r"[0-9A-Za-z_-]{1,64}")
"""What tells a game from every other is also the name of its file."""


class SaveError(SudokuError):
    """A save is damaged, or is none at all."""

    key = "error.save"

    def __init__(self, reason: str) -> None:
        super().__init__(f"the save cannot be read: {reason}", reason=reason)
        self.reason = reason


class Fields:
    """An object of the save; whatever is taken from it is of its kind and in its range."""

    __slots__ = ("_name", "plain")

    def __init__(self, plain: object, name: str) -> None:
        if not isinstance(plain, dict):
            raise SaveError(f"{name} is no object")
        self.plain: dict[str, Any] = plain
        self._name = name

    def fields(self, key: str) -> "Fields":
        """Return the object of a key."""
        return Fields(self.plain[key], key)

    def items(self, key: str) -> list[Any]:
        """Return the list of a key."""
        value = self.plain[key]
        if not isinstance(value, list):
            raise SaveError(f"{self._name}.{key} is no list")
        return value

    def text(self, key: str) -> str:
        """Return the text of a key."""
        value = self.plain[key]
        if not isinstance(value, str):
            raise SaveError(f"{self._name}.{key} is no text")
        return value

    def optional_text(self, key: str) -> str | None:
        """Return the text of a key, or `None`."""
        return None if self.plain[key] is None else self.text(key)

    def integer(self, key: str, least: int = 0, most: int = LARGEST) -> int:
        """Return the integer of a key."""
        return integer(self.plain[key], least, most)

    def optional_integer(self, key: str, least: int, most: int = LARGEST) -> int | None:
        """Return the integer of a key, or `None`."""
        return None if self.plain[key] is None else self.integer(key, least, most)

    def counts(self, key: str, length: int) -> list[int]:
        """Return a list of so many integers."""
        items = self.items(key)
        if len(items) != length:
            raise SaveError(f"{self._name}.{key} has {len(items)} items, not {length}")
        return [integer(item, 0, LARGEST) for item in items]


def integer(value: object, least: int, most: int) -> int:
    """Return an integer that is one and in its range."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise SaveError(f"{value!r:.40} is no integer from {least} to {most}")
    return value


def truth(value: object) -> bool:
    """Return what is true or false."""
    if not isinstance(value, bool):
        raise SaveError(f"{value!r:.40} is neither true nor false")
    return value


def listed(value: object) -> list[Any]:
    """Return what is a list."""
    if not isinstance(value, list):
        raise SaveError(f"{value!r:.40} is no list")
    return value
