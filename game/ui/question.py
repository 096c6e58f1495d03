"""Something the player is asked, or told, on a card of its own."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Answer:
    """A button under a question; `act` is called after the card is gone."""

    id: str
    text: str
    act: Callable[[], object] | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """A title, a sentence or two, and the answers: the first is the main one, Esc the last."""

    title: str
    text: str
    answers: tuple[Answer, ...]
