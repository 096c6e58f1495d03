"""Where actions mean something, and the headings they are listed under."""

from enum import Enum


class Scope(Enum):
    """Where an action means something: in scenes of a kind, or while a widget has the focus."""

    EVERYWHERE = "everywhere"
    BOARD = "board"
    """In play, while the board has the focus: buttons use these keys otherwise."""
    LETTERS = "letters"
    """In play on a board whose digits go beyond 9, while it has the focus: letters are digits."""
    LIST = "list"
    """While a list has the focus."""
    MENU = "menu"
    GAMES = "games"
    """The list of the games in progress."""
    PLAY = "play"
    PAUSE = "pause"
    WIN = "win"
    OPEN = "open"
    PAGES = "pages"
    """Scenes with pages to turn."""
    KEYS = "keys"
    STUDY = "study"
    """The study table and the pages of the techniques."""
    TABLE = "table"
    """The study table alone."""
    THEATRE = "theatre"
    REPLAY = "replay"
    """A run that is played back; its keys are the theatre's."""
    ROAD = "road"
    """The road of the school."""
    LESSON = "lesson"
    GUIDE = "guide"
    """A lesson for who has never seen a Sudoku."""
    MARKS = "marks"
    """In a lesson of either kind, while the board has the focus."""
    RUSH = "rush"
    RUSH_END = "rush_end"


class Group(Enum):
    """The headings under which help and key settings list the actions, in this order."""

    BOARD = "board"
    TOOLS = "tools"
    GAME = "game"
    WINDOW = "window"
    STUDY = "study"
    LEARN = "learn"
    THEATRE = "theatre"
    LISTS = "lists"
