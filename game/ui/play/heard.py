"""The part of the table for who does not see the board: where one is, and what is there."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ..scene.action import Action
from ..scene.scope import Group, Scope

if TYPE_CHECKING:
    from .play import PlayScene


def _say_place(play: "PlayScene") -> None:
    from ..board.spoken import whereabouts

    view = play.game_view()
    _say(play, whereabouts(view.geometry, view.cells, view.cursor, play.text))


def _say_house(name: str) -> "Callable[[PlayScene], None]":
    def say(play: "PlayScene") -> None:
        from ...core.geometry import HouseKind
        from ..board.spoken import BOXES, house_spoken

        view = play.game_view()
        kinds: dict[str, tuple[HouseKind, ...]] = {
            "row": (HouseKind.ROW,),
            "column": (HouseKind.COLUMN,),
            "box": BOXES,
        }
        _say(play, house_spoken(view.geometry, view.cells, view.cursor, kinds[name], play.text))

    return say


def _say_left(play: "PlayScene") -> None:
    from ..board.spoken import left_spoken

    view = play.game_view()
    _say(play, left_spoken(view.open_cells, view.remaining, view.geometry, play.text))


def _say(play: "PlayScene", words: str) -> None:
    """Say it at the foot of the window, anew each time: on the card it would cover a hint."""
    from ..scene.base import GameScene

    GameScene.tell(play, words)


def _heard(id: str, chord: str, does: "Callable[[PlayScene], object]") -> "Action[PlayScene]":
    return Action(f"say.{id}", (chord,), Group.BOARD, (Scope.PLAY,), does)


HEARD: Final = (
    _heard("place", "W", _say_place),
    _heard("row", "Alt+Right", _say_house("row")),
    _heard("column", "Alt+Down", _say_house("column")),
    _heard("box", "Alt+Up", _say_house("box")),
    _heard("left", "Y", _say_left),
)
