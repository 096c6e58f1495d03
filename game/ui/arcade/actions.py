"""The part of the table that is about Rush."""

from typing import TYPE_CHECKING

from ..scene.action import Action
from ..scene.families import digits, moves
from ..scene.scope import Group, Scope

if TYPE_CHECKING:
    from .rush_scene import RushScene


def _move(rush: "RushScene", rows: int, columns: int) -> None:
    rush.move(rows, columns)


def _digit(rush: "RushScene", digit: int) -> None:
    rush.digit(digit)


RUSH: 'tuple[Action["RushScene"], ...]' = (
    *moves("rush.move", Group.GAME, Scope.RUSH, _move, like="move"),
    *digits("rush.digit", Group.GAME, (Scope.RUSH,), _digit, like="digit"),
)
