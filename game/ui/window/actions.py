"""The one table of actions: what a player can do, where and by which keys, room by room.

To add one: a row in `actions` of its room, a method of its scene marked `@handles` with its id, and
its words in `game.messages.english.actions`. Buttons, tips, help, key settings and gamepad follow.
"""

from itertools import chain
from typing import Final

from ..arcade.actions import END, RUSH
from ..editor.actions import EDITOR
from ..library.actions import LIBRARY
from ..menu.actions import MENU, OPEN
from ..play.actions import ANNOUNCEMENTS, BOARD, CELLS, GAME, PAUSE, SPELLED, TOOLS
from ..scene.action import Actions
from ..scene.actions import LISTS, PAGES, SPELLING, WINDOW
from ..school.actions import SCHOOL
from ..settings.actions import KEYS
from ..study.actions import REFERENCE, SOLVER, STUDY
from ..theatre.actions import THEATRE

ACTIONS: Final[Actions] = {
    action.id: action
    for action in chain(
        (*BOARD, *SPELLING, *SPELLED, *CELLS, *TOOLS, *ANNOUNCEMENTS, *GAME),
        (*MENU, *LIBRARY, *OPEN, *PAUSE, *END, *WINDOW, *STUDY, *EDITOR, *SCHOOL, *RUSH),
        (*THEATRE, *REFERENCE, *PAGES, *LISTS, *KEYS, *SOLVER),
    )
}
"""Every action by its id, in the order of help and key settings."""
