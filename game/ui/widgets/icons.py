"""Icons of buttons: lines of one weight, each in a file in `assets/icons`."""

from enum import Enum
from typing import Final

import pygame

from ...shell.kit import Kit
from ...shell.style import Colour


class Icon(Enum):
    """The icons; each value is a file name, and mostly the id of an action."""

    # modes
    CALM = "calm"
    ARCADE = "arcade"
    DAILY = "daily"
    RUSH = "rush"
    MARATHON = "marathon"
    GHOST = "ghost"
    VERSUS = "versus"
    # places
    MENU = "menu"
    RECORDS = "records"
    COLLECTIONS = "collections"
    EDITOR = "editor"
    THEATRE = "theatre"
    OPEN = "open"
    LEARN = "learn"
    STUDY = "study"
    SETTINGS = "settings"
    HELP = "help"
    INFO = "info"
    REVIEW = "review"
    QUIT = "quit"
    # ways
    BACK = "back"
    LATER = "later"
    UP = "up"
    DOWN = "down"
    NEXT = "next"
    FIRST = "first"
    LAST = "last"
    MORE = "more"
    CLOSE = "close"
    # at play
    PLAY = "play"
    PAUSE = "pause"
    AGAIN = "again"
    UNDO = "undo"
    REDO = "redo"
    ERASE = "erase"
    NOTES = "fill_notes"
    CHECK = "check"
    HINT = "hint"
    FREEDOM = "freedom"
    DIGIT = "digit"
    CORNER = "corner"
    CENTRE = "centre"
    COLOUR = "colour"
    AIM = "aim"
    LINE = "line"
    WEAK_LINE = "line.weak"
    BRANCHES = "branches"
    DIGIT_FIRST = "digit_first"
    BOARD = "board"
    STEPS = "steps"
    EYE = "eye"
    CLOCK = "clock"
    LOCK = "lock"
    TROPHY = "trophy"
    PLAYER = "player"
    GAMEPAD = "gamepad"
    # files and lists
    SHARE = "share"
    EXPORT = "export"
    IMPORT = "import"
    PRINT = "print"
    FILE = "file"
    COPY = "copy"
    SAVE = "save"
    RENAME = "rename"
    DELETE = "delete"
    ADD = "add"
    LESS = "less"
    LIST = "list"
    FILTER = "filter"
    SORT = "sort"
    # settings
    SOUND = "sound"
    MUTE = "mute"
    LANGUAGE = "language"
    THEME = "theme"
    KEYS = "keys"
    SCREEN = "screen"


LEAST: Final = 14
"""The smallest side of an icon in pixels."""


def draw_icon(
    surface: pygame.Surface, kit: Kit, icon: Icon, centre: tuple[int, int], side: int, ink: Colour
) -> None:
    """Draw an icon around a point; `side` is that of its square in pixels."""
    kit.shapes.icon(surface, icon.value, centre, max(LEAST, side), ink)
