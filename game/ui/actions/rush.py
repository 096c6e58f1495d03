"""The part of the table that is about Rush."""

from typing import TYPE_CHECKING, Final

from game.ui.actions.action import Action
from game.ui.actions.scope import Group, Scope

if TYPE_CHECKING:
    from game.ui.scenes.rush import RushScene

_STEPS: Final = {"Left": (0, -1), "Right": (0, 1), "Up": (-1, 0), "Down": (1, 0)}


def _move(way: str, rows: int, columns: int) -> 'Action["RushScene"]':
    return Action(
        f"rush.move.{way.lower()}",
        (),
        Group.GAME,
        (Scope.RUSH,),
        lambda rush: rush.move(rows, columns),
        repeats=True,
        like=f"move.{way.lower()}",
        family="rush.move",
        member=way,
    )


def _digit(digit: int) -> 'Action["RushScene"]':
    return Action(
        f"rush.digit.{digit}",
        (),
        Group.GAME,
        (Scope.RUSH,),
        lambda rush: rush.digit(digit),
        like=f"digit.{digit}",
        family="rush.digit",
        member=str(digit),
    )


RUSH: 'tuple[Action["RushScene"], ...]' = (
    *(_move(way, *step) for way, step in _STEPS.items()),
    *(_digit(digit) for digit in range(1, 10)),
)
