"""Where actions mean something, and the headings they are listed under.

A scope is a name, mostly the id of the scene whose keys are meant. What has a dot is a part of
one that has keys of its own while it has the focus, such as `play.board`: no key means one thing
there and another in the scene around it. A scene says in `scopes` and `inner` where it is.
"""

from enum import Enum
from typing import Final

EVERYWHERE: Final = "everywhere"
"""In every scene."""
LETTERS: Final = "letters"
"""On the board of a game whose digits go beyond 9: letters are digits, before all else."""
NAMED: Final = "named"
"""On the board of a game, where the player chose letters in place of digits."""
SPELLED: Final = "spelled"
"""Wherever digits are typed, where the player chose letters in place of them."""


class Group(Enum):
    """The headings that help and key settings list the actions under, in order."""

    BOARD = "board"
    TOOLS = "tools"
    GAME = "game"
    WINDOW = "window"
    EDITOR = "editor"
    STUDY = "study"
    LEARN = "learn"
    THEATRE = "theatre"
    LISTS = "lists"
