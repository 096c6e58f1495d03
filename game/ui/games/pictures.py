"""The sample state of a question, for pictures."""

from typing import TYPE_CHECKING

from ..scene.picture import Sitting

if TYPE_CHECKING:
    from .services import GameServices


def _confirm(sitting: "Sitting[GameServices]") -> None:
    newest = sitting.services.games.newest()
    assert newest is not None
    sitting.services.switcher.throw_away(newest, lambda: None)


PICTURES = {"confirm": _confirm}
"""What opens a scene that is more than opened for its picture."""
