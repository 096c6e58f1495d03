"""The scenes and actions of the records."""

from typing import Final

from ..scene.action import Action
from ..scene.scope import Group

SCENES: Final = {
    "records": "records.records",
    "replay": "records.replay",
    "stamps": "records.stamps",
    "top_ten": "records.top_ten",
    "achievements": "records.achievements",
}
"""The scenes, and the modules that they are in."""
STATES: Final = ("top_ten.sign",)
"""What there are pictures of besides: scenes in another state."""

RECORDS: Final = (
    Action("top_ten", (), Group.GAME, ("rush_end", "win")),
    Action("top_ten.sign", (), Group.GAME, ("top_ten",)),
)
