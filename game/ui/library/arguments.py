"""The arguments that the scenes of the collections are opened with."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from ...core.message import Message


class ImportRequest(NamedTuple):
    """A file to import into a folder."""

    file: Path
    folder: int
    arrival: int
    """What the puzzles that come are known by, so that they can be taken back."""


class NameRequest(NamedTuple):
    """A request for a name; existing names can be chosen."""

    title: Message
    then: Callable[[str], object]
    """Is called with the name once the card is gone."""
    name: str = ""
    offered: tuple[str, ...] = ()
