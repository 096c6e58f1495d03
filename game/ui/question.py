"""Something the player is asked, or told, on a card of its own."""

from collections.abc import Callable
from typing import NamedTuple

from game.messages.catalogue import Catalogue


class Answer(NamedTuple):
    """A button under a question; `act` is called after the card is gone."""

    id: str
    text: str
    act: Callable[[], object] | None = None


class Question(NamedTuple):
    """A title, a sentence or two, and the answers: the first is the main one, Esc the last."""

    title: str
    text: str
    answers: tuple[Answer, ...]


def notice(catalogue: Catalogue, words: str) -> Question:
    """Return what only tells something."""
    answers = (Answer("back", catalogue.text("ui.understood")),)
    return Question(catalogue.text("ui.notice"), words, answers)
