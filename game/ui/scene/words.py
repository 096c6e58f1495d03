"""Texts for the player: the language in use, and the notation of steps."""

from typing import TYPE_CHECKING

from ...core.errors import SudokuError
from ...messages.catalogue import Catalogue
from ...messages.notation import Notation
from ...shell.log import log

if TYPE_CHECKING:
    from ...core.message import Message
    from ...messages.numbers import Figures


class Words:
    """The catalogue and the notation; both may be exchanged while the game runs."""

    def __init__(self, catalogue: Catalogue, notation: Notation) -> None:
        self.catalogue = catalogue
        self.notation = notation

    @property
    def figures(self) -> "Figures":
        """The number formats of the language."""
        return self.catalogue.figures

    def text(self, key: str, /, **arguments: object) -> str:
        """Return the message of a key."""
        return self.catalogue.text(key, **arguments)

    def failure(self, error: Exception) -> str:
        """Return why a question has no answer, as text."""
        return self.catalogue.render(self.failure_message(error))

    def failure_message(self, error: Exception) -> "Message":
        """Return why a question has no answer; log errors the player can do nothing about."""
        if isinstance(error, SudokuError):
            return error.message
        from ...core.message import message

        log().warning("no answer", exc_info=error)
        return message("ui.no_answer")
