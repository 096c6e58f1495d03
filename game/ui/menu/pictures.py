"""Sample states of the scenes of the menu, for pictures."""

from typing import TYPE_CHECKING

from ...formats.document import Entry
from ..games.launcher import Request
from ..games.sample import sample_games
from ..scene.picture import Sitting

if TYPE_CHECKING:
    from .services import MenuServices


def _menu(sitting: "Sitting[MenuServices]") -> None:
    sitting.stage.replace("menu")
    while sitting.stage.run_later():
        # What is read after the first frame belongs to the picture.
        pass


def _several(sitting: "Sitting[MenuServices]") -> None:
    boards = [saved.puzzle.givens for saved in sample_games()]
    entries = tuple(Entry(board) for board in boards * 4)
    sitting.stage.push("several", Request(entries=entries))


PICTURES = {"menu": _menu, "several": _several}
"""What opens a scene that is more than opened for its picture."""
