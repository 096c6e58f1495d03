"""What can be done in Rush, and at the end of a game."""

from typing import Final

from ..scene.action import Action
from ..scene.families import digits, moves
from ..scene.scope import Group

END: Final = (Action("look", (), Group.GAME, ("win",), like="undo"),)
RUSH: Final = (
    *moves("rush.move", Group.GAME, "rush", like="move"),
    *digits("rush.digit", Group.GAME, "rush", like="digit"),
)
