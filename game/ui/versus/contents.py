"""The scenes and actions of the room for two players."""

from typing import Final

from ..scene.action import Action
from ..scene.scope import Group

SCENES: Final = {
    "versus_start": "versus.start",
    "versus": "versus.versus_scene",
    "versus_pause": "versus.pause",
    "versus_end": "versus.end",
    "versus_matches": "versus.matches",
    "duel": "versus.duel",
}
"""The scenes, and the modules that they are in."""
STATES: Final = ("versus.shared", "versus_end.match")
"""What there are pictures of besides: scenes in another state."""

WITHOUT_CLOCK: Final = ("versus_start", "versus_end")
VERSUS: Final = (
    Action("versus.play", (), Group.GAME, ("versus_start",)),
    Action(
        "versus.matches", (), Group.GAME, ("versus_start", "versus_end"), opens="versus_matches"
    ),
    Action("versus.even", (), Group.GAME, ("versus_start",)),
    Action("versus.pause", (), Group.GAME, ("versus",)),
    Action("versus.resume", ("PadStart",), Group.GAME, ("versus_pause",)),
    Action("versus.leave", (), Group.GAME, ("versus_pause",)),
    Action("versus.next", ("PadStart",), Group.GAME, ("versus_end",)),
    Action("versus.other", (), Group.GAME, ("versus_end",)),
    Action("duel.copy", (), Group.GAME, ("duel",)),
    Action("versus.forget", (), Group.GAME, ("versus_matches",)),
)
