"""Sample states of the scenes of the theatre, for pictures."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from ..scene.picture import Sitting
from .show import FULL_CAST, opening_show
from .theatre import TheatreScene

if TYPE_CHECKING:
    from .services import TheatreServices


def _theatre(sitting: "Sitting[TheatreServices]", opens: str = "") -> None:
    """Let four methods work, always equally far, and open a card by an action."""
    show = replace(opening_show(sitting.services.puzzles), cast=FULL_CAST)
    scene = sitting.open(TheatreScene, "theatre", show)
    scene.go_to(40)
    if opens:
        scene.perform(opens)


PICTURES: Final[Mapping[str, Callable[["Sitting[TheatreServices]"], object]]] = {
    "theatre": _theatre,
    "theatre_cast": partial(_theatre, opens="theatre.cast"),
    "theatre_about": partial(_theatre, opens="theatre.about"),
    "theatre_table": partial(_theatre, opens="theatre.compare"),
    "theatre_save": partial(_theatre, opens="theatre.save"),
}
"""What opens a scene that is more than opened for its picture."""
