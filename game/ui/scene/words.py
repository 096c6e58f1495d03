"""How the game speaks to its player: the language in use, and how steps are written in it."""

from typing import TYPE_CHECKING

from ...core.errors import SudokuError
from ...messages.catalogue import Catalogue
from ...messages.notation import Notation
from ...shell.log import log

if TYPE_CHECKING:
    from ...core.message import Message
    from ...messages.numbers import Figures


class Words:
    """The catalogue and the notation in use; both may be exchanged while the game runs."""

    def __init__(self, catalogue: Catalogue, notation: Notation) -> None:
        self.catalogue = catalogue
        self.notation = notation

    @property
    def figures(self) -> "Figures":
        """How the language in use writes numbers."""
        return self.catalogue.figures

    def text(self, key: str, /, **arguments: object) -> str:
        """Return the message of a key."""
        return self.catalogue.text(key, **arguments)

    def failure(self, error: Exception) -> str:
        """Return in words why a question has no answer."""
        return self.catalogue.render(self.failure_message(error))

    def failure_message(self, error: Exception) -> "Message":
        """Return why a question has no answer, and log what no player can do anything about."""
        if isinstance(error, SudokuError):
            return error.message
        from ...core.message import message

        log().warning("no answer", exc_info=error)
        return message("ui.no_answer")
