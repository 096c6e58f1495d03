"""The scenes and actions of the room of Arcade and Rush."""

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
    "rush_again": "arcade.rush_again",
    "rush_review": "arcade.rush_review",
    "rush_chosen": "arcade.rush_chosen",
}
"""The scenes, and the modules that they are in."""
RUSH_PARTS: Final = (
    ".learn.rush",
    ".learn.rush_desk",
    ".learn.rush_list",
    ".learn.rush_rank",
    "play.digit_button",
    "study.base",
    "arcade.rush_board",
    "arcade.rush_card",
    "arcade.asking",
    "arcade.rush_head",
    "arcade.rush_strip",
    "arcade.rush_scene",
)
"""The modules of a Rush, each before what imports it."""
STATES: Final = (
    "win.arcade",
    "rush.strike",
    "rush.crossing",
    "rush.shown",
)
"""What there are pictures of besides: scenes in another state."""

END: Final = (
    Action("look", (), Group.GAME, ("win",), like="undo"),
    Action("calmly", (), Group.GAME, ("lost",)),
    Action("duel", (), Group.GAME, ("win",)),
)
RUSH: Final = (
    *moves("rush.move", Group.GAME, "rush", like="move"),
    *digits("rush.digit", Group.GAME, "rush", like="digit"),
    Action("rush.enter", ("Enter", "Space", "PadA"), Group.GAME, ("rush",)),
    Action("rush.pass", ("Backspace", "0", "Num0", "PadY"), Group.GAME, ("rush",)),
    Action("rush.pause", (), Group.GAME, ("rush.clock",), like="pause"),
    Action("rush.again", (), Group.GAME, ("rush_end",)),
    Action("rush.again_missed", (), Group.GAME, ("rush_end",)),
    Action("rush.review", (), Group.GAME, ("rush_end",)),
    Action("rush.start", (), Group.GAME, ("rush_chosen",)),
)
