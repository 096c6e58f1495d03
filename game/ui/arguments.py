"""What scenes are opened with, where it is more than a value of the game's own."""

from enum import Enum


class OpenFrom(Enum):
    """Where the board comes from that the scene `open` is to open."""

    FIELD = "field"
    """It is typed."""
    CLIPBOARD = "clipboard"
