"""Sample states of ends, of the rules of the score and of Rush, for pictures."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from ...learn.rush_desk import STALL
from ...play.modes.rush import Form
from ..games.sample import sample_rush
from ..scene.picture import Sitting
from .lost import LostScene
from .rush_end import RushEndScene
from .rush_review import RushReviewScene
from .rush_scene import RushScene
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


def _rush(sitting: "Sitting[ArcadeServices]", form: Form | None = None, *, misses: int = 0) -> None:
    """Open a Rush at a question of a form, after some answers."""
    run = sample_rush(right=0, wrong=0)._replace(rest=0, ended_at="", day="")
    scene = sitting.open(RushScene, "rush", run)
    while scene.desk.question.form is not form if form else len(scene.desk.moments) < 9:
        _answer(scene, right=True)
    if misses:
        _answer(scene, right=False)


def _answer(scene: RushScene, *, right: bool) -> None:
    """Answer the present question."""
    scene.desk.drawn()
    for _ in range(4):
        scene.desk.pass_time(STALL)
    question = scene.desk.question
    if right:
        scene.give(*min(question.answers))
    else:
        taken = ((c, d) for c in question.cells for d in range(1, 10) if question.takes(c, d))
        scene.give(*next(one for one in taken if one not in question.answers))


def _rush_end(sitting: "Sitting[ArcadeServices]") -> None:
    sitting.open(RushEndScene, "rush_end", sample_rush())


def _review(sitting: "Sitting[ArcadeServices]") -> None:
    sitting.open(RushReviewScene, "rush_review", sample_rush())


PICTURES: dict[str, Callable[["Sitting[ArcadeServices]"], object]] = {
    "win": _win,
    "win.arcade": _win,
    "lost": _lost,
    "rules": _rules,
    "rush": _rush,
    "rush.crossing": partial(_rush, form=Form.BOX),
    "rush.strike": partial(_rush, form=Form.STRIKE),
    "rush.shown": partial(_rush, form=Form.STRIKE, misses=1),
    "rush_end": _rush_end,
    "rush_review": _review,
}
"""What opens a scene that is more than opened for its picture."""
