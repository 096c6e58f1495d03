"""A question or a notice to the player, on a card of its own."""

from collections.abc import Callable
from typing import NamedTuple

from ...core.message import Message, message


class Reply(NamedTuple):
    """A button under a question, with the key of its words; `act` follows when the card is gone."""

    id: str
    words: str
    act: Callable[[], object] | None = None
    loses: bool = False
    """What is lost by it does not come back: Enter alone never gives this answer."""


class Question(NamedTuple):
    """A title, what is said, and the answers: the first that loses nothing is the main one, Esc
    gives the last.

    All of it is messages, since the language may change while the card is open.
    """

    title: Message
    said: tuple[Message | str, ...]
    """What is said, each on a line of its own."""
    answers: tuple[Reply, ...]

    @property
    def main(self) -> Reply:
        """The answer that Enter gives."""
        return next(answer for answer in self.answers if not answer.loses)


def notice(*said: Message | str) -> Question:
    """Return a notice: a question whose only reply is that it was understood."""
    return Question(message("ui.notice"), said, (Reply("back", "ui.understood"),))
