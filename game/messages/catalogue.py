"""Every text a player reads, by key, in the player's language."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.core.errors import SudokuError
from game.core.message import Message
from game.messages.english import DOMAINS, START, domain

if TYPE_CHECKING:
    from gettext import NullTranslations


def english() -> dict[str, str]:
    """Return all English messages by key; a key in two domains is a `ValueError`."""
    messages: dict[str, str] = {}
    for name in DOMAINS:
        found = domain(name)
        twice = messages.keys() & found.keys()
        if twice:
            raise ValueError(f"{name} repeats {sorted(twice)}")
        messages |= found
    return messages


class _English(dict[str, str]):
    """The messages of the menu; the first key that is not among them brings all the others."""

    def __init__(self) -> None:
        super().__init__()
        for name in START:
            self.update(domain(name))

    def __missing__(self, key: str) -> str:
        self.update(english())
        if key not in self:
            raise KeyError(key)
        return self[key]


class Catalogue:
    """Texts by key: a translation where there is one, else the English.

    Placeholders are those of `str.format`, by name. A message that depends on a number has the
    keys `key.one` and `key.other`.
    """

    def __init__(
        self,
        translations: "NullTranslations | None" = None,
        messages: Mapping[str, str] | None = None,
    ) -> None:
        self._messages = _English() if messages is None else messages
        self._translations = translations

    def text(self, key: str, /, **arguments: object) -> str:
        """Return the message of a key; `KeyError` when there is none."""
        template = key if self._translations is None else self._translations.gettext(key)
        if template == key:
            template = self._messages[key]
        return template.format(**arguments) if arguments else template

    def count(self, key: str, number: int, /, **arguments: object) -> str:
        """Return the message that suits a number, which is also its `{n}`."""
        one, other = f"{key}.one", f"{key}.other"
        template = one if number == 1 else other
        if self._translations is not None:
            template = self._translations.ngettext(one, other, number)
        if template in (one, other):
            template = self._messages[template]
        return template.format(n=number, **arguments)

    def render(self, message: Message) -> str:
        """Return what a player reads of a message, those among its arguments included."""
        arguments = {
            name: self.render(value) if isinstance(value, Message) else value
            for name, value in message.arguments
        }
        if message.number is None:
            return self.text(message.key, **arguments)
        return self.count(message.key, message.number, **arguments)

    def error(self, error: SudokuError) -> str:
        """Return what a player reads of an error."""
        return self.render(Message(error.key, tuple(error.arguments.items())))
