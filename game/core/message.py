"""Messages to players: a key of the catalogue with its arguments, not yet translated."""

from collections.abc import Mapping
from typing import NamedTuple

from ..plain import shortened


class Message(NamedTuple):
    """A message's key and arguments; `game.messages` turns it into the player's language.

    With a `number` the key is that of a message that depends on it (`key.one`, `key.other`).
    An argument may itself be a message.
    """

    key: str
    arguments: tuple[tuple[str, "str | int | Message"], ...] = ()
    number: int | None = None


def message(key: str, number: int | None = None, /, **arguments: "str | int | Message") -> Message:
    """Return a message from its key and arguments by name, with texts shortened."""
    return Message(key, tuple(quotable(arguments).items()), number)


def quotable(
    arguments: "Mapping[str, str | int | Message]",
) -> "dict[str, str | int | Message]":
    """Return arguments with their texts cleaned and shortened for quoting."""
    return {
        name: shortened(value) if isinstance(value, str) else value
        for name, value in arguments.items()
    }
