"""The scenes and actions of the settings."""

from typing import Final

from ..scene.action import Action
from ..scene.scope import Group

SCENES: Final = {
    "settings": "settings.settings",
    "help": "settings.help",
    "keys": "settings.key_settings",
    "backups": "settings.backups",
    "players": "settings.players",
    "player_name": "settings.player_name",
}
"""The scenes, and the modules that they are in."""
STATES: Final = (
    "settings.play",
    "settings.game",
)
"""What there are pictures of besides: scenes in another state."""

KEYS: Final = (
    Action("keys.add", ("Insert", "PadY"), Group.LISTS, ("keys",)),
    Action("keys.reset", ("Backspace", "PadX"), Group.LISTS, ("keys",)),
    Action("keys.reset_all", (), Group.LISTS, ("keys",)),
)
