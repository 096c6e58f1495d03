"""What scenes are opened with, where it is more than a value of the game's own."""

from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from ...core.message import Message

if TYPE_CHECKING:
    from ...formats.document import Entry
    from ...play.paint import Paint


class OpenFrom(Enum):
    """Where the board comes from that the scene `open` is to open."""

    CLIPBOARD = "clipboard"


class FileForm(NamedTuple):
    """A form that a file can be written in."""

    id: str
    words: Message
    suffix: str
    """What the name of such a file ends in."""


class FileRequest(NamedTuple):
    """A file that is to be chosen: to be opened, or to be written where there are forms."""

    title: Message
    then: Callable[[Path, str], object]
    """Is called with the file, and the id of the form, once the card is gone."""
    name: str = ""
    """The name that is offered for a file to be written, without its end."""
    forms: tuple[FileForm, ...] = ()

    @property
    def saves(self) -> bool:
        """Whether a file is to be written."""
        return bool(self.forms)


class PrintRequest(NamedTuple):
    """What is to be printed: puzzles, or their numbers in the collections; else a booklet."""

    entries: "tuple[Entry, ...]" = ()
    numbers: tuple[int, ...] = ()
    title: str = ""
    paint: "Paint | None" = None
    """What the player has drawn on the one puzzle that there is."""
    hides: bool = False
    """Whether solutions would give away a scored game."""
