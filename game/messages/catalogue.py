"""Every text a player reads, by key, in the player's language."""

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from ..core.errors import SudokuError
from ..core.message import Message
from ..plain import SIGNS
from .english import DOMAINS, START, domain
from .numbers import Figures

if TYPE_CHECKING:
    from .translations import Translations

_FORM: Final = re.compile(r"\|([a-z]+)=")


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


class Words(str):
    """A text with inflected forms: `{house:of}` in a message uses its form `of`, if it has one.

    A message has forms when its translation goes on after a bar:
    `row {number}|of=of row {number}`. A placeholder that asks for a form which is not there gets
    the plain text.
    """

    forms: Mapping[str, str]

    def __new__(cls, text: str, forms: Mapping[str, str] | None = None) -> "Words":
        """Return a text with its forms by name."""
        words = super().__new__(cls, text)
        words.forms = forms or {}
        return words

    @classmethod
    def of(cls, text: str) -> "Words":
        """Return a text as one with forms."""
        return text if isinstance(text, Words) else cls(text)

    def __format__(self, form: str) -> str:
        return self.forms.get(form, str(self))


class _English(dict[str, str]):
    """The messages of the menu; a missing key loads more, domain by domain."""

    def __init__(self) -> None:
        super().__init__()
        self.domains: dict[str, str] = {}
        """The domain of each message that is there."""
        self._unread = [name for name in DOMAINS if name not in START]
        for name in START:
            self._read(name)

    def __missing__(self, key: str) -> str:
        # Most keys begin with a word of their domain's name.
        word = key.partition(".")[0]
        for name in sorted(self._unread, key=lambda name: word not in name):
            self._unread.remove(name)
            self._read(name)
            if key in self:
                return self[key]
        raise KeyError(key)

    def _read(self, name: str) -> None:
        messages = domain(name)
        self.update(messages)
        self.domains |= dict.fromkeys(messages, name)


class Catalogue:
    """Texts by key: the translation if there is one, otherwise the English text.

    Placeholders are those of `str.format`, by name; `Words` says what one may ask of a text. A
    message that depends on a number has the keys `key.one` and `key.other` in English, and as
    many forms as it takes in a translation.
    """

    def __init__(
        self,
        translations: "Translations | None" = None,
        messages: Mapping[str, str] | None = None,
    ) -> None:
        english = _English()
        self._messages = english if messages is None else messages
        self._domains = english.domains
        self._translations = translations
        self.signs: Mapping[int, str] = SIGNS
        """What each sign for a digit is called."""

    @property
    def language(self) -> str:
        """The code of the language, such as pt-BR."""
        return "en" if self._translations is None else self._translations.language

    @property
    def figures(self) -> Figures:
        """The number formats of the language."""
        return Figures(self.text("number.point"), self.text("number.group"))

    def text(self, key: str, /, **arguments: object) -> str:
        """Return the message of a key; raises `KeyError` if there is none."""
        template = self._messages[key]
        if self._translations is not None:
            template = self._translations.text(self._domain(key), key, template)
        return filled(template, self._named(arguments)) if arguments else template

    def count(self, key: str, number: int, /, **arguments: object) -> str:
        """Return the message for a number, which is also its `{n}`."""
        one, other = self._messages[f"{key}.one"], self._messages[f"{key}.other"]
        template = one if number == 1 else other
        if self._translations is not None:
            where = self._domain(f"{key}.one")
            template = self._translations.count(where, key, one, other, number)
        arguments = {"n": self.figures.thousands(number), **arguments}
        return filled(template, self._named(arguments))

    def _named(self, arguments: Mapping[str, object]) -> dict[str, object]:
        return {
            name: self.named(value) if isinstance(value, str) else value
            for name, value in arguments.items()
        }

    def named(self, text: str) -> str:
        """Return a text with symbols of digits replaced by their names."""
        if text.isascii():
            return text
        if isinstance(text, Words):
            forms = {form: said.translate(self.signs) for form, said in text.forms.items()}
            return Words(text.translate(self.signs), forms)
        return text.translate(self.signs)

    def _domain(self, key: str) -> str:
        return self._domains.get(key, "")

    def render(self, message: Message) -> str:
        """Return a message as text, with its arguments and numbers formatted."""
        arguments = {name: self._argument(value) for name, value in message.arguments}
        if message.number is None:
            return self.text(message.key, **arguments)
        return self.count(message.key, message.number, **arguments)

    def _argument(self, value: Message | str | int) -> str:
        return self.figures.thousands(value) if isinstance(value, int) else self.said(value)

    def said(self, words: Message | str) -> str:
        """Return a message as text; names are the same in every language."""
        return self.named(words) if isinstance(words, str) else self.render(words)

    def error(self, error: SudokuError) -> str:
        """Return the text of an error."""
        return self.render(error.message)


def filled(template: str, arguments: Mapping[str, object]) -> str:
    """Return a message with its placeholders filled, as `Words` if it has forms."""
    if ":" in template:
        arguments = {
            name: Words.of(value) if isinstance(value, str) else value
            for name, value in arguments.items()
        }
    if "|" not in template:
        return template.format(**arguments)
    plain, *forms = _FORM.split(template)
    named = zip(forms[::2], forms[1::2], strict=True)
    return Words(
        plain.format(**arguments), {name: form.format(**arguments) for name, form in named}
    )
