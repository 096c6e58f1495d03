"""What can be done in the key settings."""

from typing import Final

from ..scene.action import Action
from ..scene.scope import Group

KEYS: Final = (
    Action("keys.add", ("Insert", "PadY"), Group.LISTS, ("keys",)),
    Action("keys.reset", ("Backspace", "PadX"), Group.LISTS, ("keys",)),
    Action("keys.reset_all", (), Group.LISTS, ("keys",)),
)
