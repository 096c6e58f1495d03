"""What pictures of ends, of the rules of the score and of Rush show."""

from typing import TYPE_CHECKING

from ..games.sample import sample_rush
from ..scene.picture import Sitting
from .lost import LostScene
from .rush_end import RushEndScene
from .win import WinScene

if TYPE_CHECKING:
    from .services import ArcadeServices


def _win(sitting: "Sitting[ArcadeServices]") -> None:
    sitting.stage.push("play")
    win = sitting.open(WinScene, "win")
    sitting.wait_for(lambda: win.known)


def _lost(sitting: "Sitting[ArcadeServices]") -> None:
    sitting.stage.push("play")
    lost = sitting.open(LostScene, "lost")
    sitting.wait_for(lambda: lost.is_explained)


def _rules(sitting: "Sitting[ArcadeServices]") -> None:
    sitting.stage.push("play")
    sitting.stage.push("rules")


def _rush(sitting: "Sitting[ArcadeServices]") -> None:
    sitting.stage.push("rush", sample_rush(right=0, wrong=0))


def _rush_end(sitting: "Sitting[ArcadeServices]") -> RushEndScene:
    end = sitting.open(RushEndScene, "rush_end", sample_rush())
    sitting.wait_for(lambda: end.is_explained)
    return end


def _miss(sitting: "Sitting[ArcadeServices]") -> None:
    end = _rush_end(sitting)
    end.choose(end.missed[0] + 1)


PICTURES = {
    "win": _win,
    "win.arcade": _win,
    "lost": _lost,
    "rules": _rules,
    "rush": _rush,
    "rush_end": _rush_end,
    "rush_end.miss": _miss,
}
"""What opens a scene that is more than opened for its picture."""
