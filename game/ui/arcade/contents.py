"""What is in the room of Arcade and Rush: its scenes, and what can be done in them."""

from typing import Final

from ..scene.action import Action
from ..scene.families import digits, moves
from ..scene.scope import Group

SCENES: Final = {
    "win": "arcade.win",
    "lost": "arcade.lost",
    "rules": "arcade.rules",
    "rush": "arcade.rush_scene",
    "rush_end": "arcade.rush_end",
}
"""The scenes, and the modules that they are in."""
STATES: Final = (
    "win.arcade",
    "rush_end.miss",
)
"""What there are pictures of besides: scenes in another state."""

END: Final = (
    Action("look", (), Group.GAME, ("win",), like="undo"),
    Action("duel", (), Group.GAME, ("win",)),
)
RUSH: Final = (
    *moves("rush.move", Group.GAME, "rush", like="move"),
    *digits("rush.digit", Group.GAME, "rush", like="digit"),
)
