"""Something to tell a player: a key of the catalogue with its arguments, not yet in words."""

from typing import NamedTuple


class Message(NamedTuple):
    """A message's key and arguments; `game.messages` turns it into the player's language.

    With a `number` the key is that of a message that depends on it (`key.one`, `key.other`).
    An argument may itself be a message.
    """

    key: str
    arguments: tuple[tuple[str, "str | int | Message"], ...] = ()
    number: int | None = None


def message(key: str, number: int | None = None, /, **arguments: "str | int | Message") -> Message:
    """Return the message of a key with its arguments by name."""
    return Message(key, tuple(arguments.items()), number)
