"""Reads the plain values of a save, checking each."""

import re
from typing import Any, Final

from ..core.errors import SudokuError
from ..core.message import Message, message

LARGEST: Final = 1_000_000_000
GAME_ID: Final = re.compile(r"[0-9A-Za-z_-]{1,64}")
"""What tells a game from every other is also the name of its file."""


def damage(reason: str, /, **arguments: str | int | Message) -> Message:
    """Return a message about a damaged file, by its name among the messages of damage."""
    return message(f"damage.{reason}", **arguments)


def cause(error: Exception) -> Message:
    """Return the message for an error that has no message of its own."""
    if isinstance(error, SudokuError):
        return error.message
    if isinstance(error, KeyError):
        return damage("missing", what=f"{error!s:.80}")
    return damage("other", why=f"{error!s:.80}")


class SaveError(SudokuError):
    """A save is damaged, or is not a save."""

    key = "error.save"

    def __init__(self, reason: str | Message, /, **arguments: str | int | Message) -> None:
        self.reason = reason if isinstance(reason, Message) else damage(reason, **arguments)
        super().__init__(f"the save cannot be read: {self.reason}", reason=self.reason)


class Fields:
    """An object of the save; every value taken from it has its type and range checked."""

    __slots__ = ("_name", "plain")

    def __init__(self, plain: object, name: str) -> None:
        if not isinstance(plain, dict):
            raise SaveError("object", what=name)
        self.plain: dict[str, Any] = plain
        self._name = name

    def fields(self, key: str) -> "Fields":
        """Return the object at a key."""
        return Fields(self.plain[key], key)

    def items(self, key: str) -> list[Any]:
        """Return the list at a key."""
        value = self.plain[key]
        if not isinstance(value, list):
            raise SaveError("list", what=f"{self._name}.{key}")
        return value

    def text(self, key: str) -> str:
        """Return the text at a key."""
        value = self.plain[key]
        if not isinstance(value, str):
            raise SaveError("text", what=f"{self._name}.{key}")
        return value

    def optional_text(self, key: str) -> str | None:
        """Return the text at a key, or `None`."""
        return None if self.plain[key] is None else self.text(key)

    def integer(self, key: str, least: int = 0, most: int = LARGEST) -> int:
        """Return the integer at a key."""
        return integer(self.plain[key], least, most)

    def optional_integer(self, key: str, least: int, most: int = LARGEST) -> int | None:
        """Return the integer at a key, or `None`."""
        return None if self.plain[key] is None else self.integer(key, least, most)

    def counts(self, key: str, length: int) -> list[int]:
        """Return the list of integers at a key; it must have the given length."""
        items = self.items(key)
        if len(items) != length:
            raise SaveError("items", what=f"{self._name}.{key}", found=len(items), wanted=length)
        return [integer(item, 0, LARGEST) for item in items]


def integer(value: object, least: int, most: int) -> int:
    """Return a value if it is an integer in range; otherwise raise `SaveError`."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise SaveError("integer", value=f"{value!r:.40}", least=least, most=most)
    return value


def truth(value: object) -> bool:
    """Return a value if it is a boolean."""
    if not isinstance(value, bool):
        raise SaveError("truth", value=f"{value!r:.40}")
    return value


def listed(value: object) -> list[Any]:
    """Return a value if it is a list."""
    if not isinstance(value, list):
        raise SaveError("list", what=f"{value!r:.40}")
    return value
