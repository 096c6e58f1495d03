"""Sample states of the scenes of the settings, for pictures."""

from functools import partial
from typing import TYPE_CHECKING

from ...shell.widgets.button import Button
from ..scene.picture import Sitting

if TYPE_CHECKING:
    from .services import SettingsServices


def _tab(name: str, sitting: "Sitting[SettingsServices]") -> None:
    sitting.stage.push("settings")
    tab = sitting.stage.top.form.find(f"tab.{name}")
    assert isinstance(tab, Button)
    tab.click()


PICTURES = {"settings.play": partial(_tab, "play"), "settings.game": partial(_tab, "game")}
"""What opens a scene that is more than opened for its picture."""
