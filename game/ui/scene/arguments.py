"""The arguments that scenes are opened with, if they are not values of the game itself."""

from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from ...core.message import Message

if TYPE_CHECKING:
    from ...formats.document import Entry
    from ...play.paint import Paint


class OpenFrom(Enum):
    """Where the scene `open` gets its board from."""

    CLIPBOARD = "clipboard"


class FileForm(NamedTuple):
    """A format that a file can be saved in."""

    id: str
    words: Message
    suffix: str
    """What the name of such a file ends in."""


class FileRequest(NamedTuple):
    """A request to choose a file: to open one, or to save one if there are forms."""

    title: Message
    then: Callable[[Path, str], object]
    """Is called with the file, and the id of the form, once the card is gone."""
    name: str = ""
    """The name that is offered for a file to be written, without its end."""
    forms: tuple[FileForm, ...] = ()

    @property
    def saves(self) -> bool:
        """Whether a file is to be saved."""
        return bool(self.forms)


class PrintRequest(NamedTuple):
    """What to print: puzzles, or their numbers in the collections; otherwise a booklet."""

    entries: "tuple[Entry, ...]" = ()
    numbers: tuple[int, ...] = ()
    title: str = ""
    paint: "Paint | None" = None
    """What the player has drawn on the one puzzle that there is."""
    hides: bool = False
    """Whether solutions would give away a scored game."""
