"""A question or a notice to the player, on a card."""

from collections.abc import Callable
from typing import NamedTuple

from ...core.message import Message, message


class Reply(NamedTuple):
    """A reply to a question, with its message key; `act` runs once the card is closed."""

    id: str
    words: str
    act: Callable[[], object] | None = None
    loses: bool = False
    """What is lost by it does not come back: Enter alone never gives this answer."""


class Question(NamedTuple):
    """A title, a text and replies; the first that loses nothing is the main one, Esc is the last.

    All texts are messages, since the language may change while the card is open.
    """

    title: Message
    said: tuple[Message | str, ...]
    """What is said, each on a line of its own."""
    answers: tuple[Reply, ...]

    @property
    def main(self) -> Reply:
        """The reply that Enter gives."""
        return next(answer for answer in self.answers if not answer.loses)


def notice(*said: Message | str) -> Question:
    """Return a notice: a question whose only reply is that the player understood."""
    return Question(message("ui.notice"), said, (Reply("back", "ui.understood"),))
