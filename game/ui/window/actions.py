"""The one table of actions: what a player can do, where and by which keys, room by room.

To add one: a row in `contents` of its room, a method of its scene marked with `@handles`, and its
words in `game.messages.english.actions`. Buttons, tips, help, key settings and gamepad follow.
"""

from itertools import chain
from typing import Final

from ..arcade.contents import END, RUSH
from ..editor.contents import EDITOR
from ..library.contents import LIBRARY
from ..menu.contents import MENU, OPEN
from ..play.contents import ANNOUNCEMENTS, BOARD, CELLS, GAME, PAUSE, SPELLED, TOOLS
from ..records.contents import RECORDS
from ..scene.action import Actions
from ..scene.contents import LISTS, PAGES, SPELLING, WINDOW
from ..school.contents import SCHOOL
from ..settings.contents import KEYS
from ..study.contents import REFERENCE, SOLVER, STUDY
from ..theatre.contents import THEATRE
from ..versus.contents import VERSUS

ACTIONS: Final[Actions] = {
    action.id: action
    for action in chain(
        (*BOARD, *SPELLING, *SPELLED, *CELLS, *TOOLS, *ANNOUNCEMENTS, *GAME),
        (*MENU, *LIBRARY, *OPEN, *PAUSE, *END, *RECORDS, *WINDOW, *STUDY, *EDITOR, *SCHOOL, *RUSH),
        (*THEATRE, *REFERENCE, *PAGES, *LISTS, *KEYS, *SOLVER, *VERSUS),
    )
}
"""Every action by its id, in the order of help and key settings."""
