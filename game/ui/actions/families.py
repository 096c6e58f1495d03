"""Actions of which there are many alike: a move each way, a digit each."""

from collections.abc import Callable
from typing import Final

from game.core.digits import symbol
from game.ui.actions.action import Action, S
from game.ui.actions.scope import Group, Scope

_STEPS: Final = {"Left": (0, -1), "Right": (0, 1), "Up": (-1, 0), "Down": (1, 0)}
_DIGITS: Final = range(1, 10)
_LETTERS: Final = range(10, 17)
"""Digits that are written as letters: they mean digits on boards that have them alone."""


def _with(does: Callable[..., object], *numbers: int) -> Callable[[S], object]:
    return lambda scene: does(scene, *numbers)


def moves(
    family: str,
    group: Group,
    scope: Scope,
    does: Callable[[S, int, int], object],
    *,
    chords: tuple[str, ...] = (),
    like: str = "",
) -> tuple[Action[S], ...]:
    """Return an action each way; `does` is given rows and columns.

    In `chords` the way stands for `{}`; `like` is the family whose keys it has.
    """
    return tuple(
        Action(
            f"{family}.{way.lower()}",
            tuple(chord.format(way) for chord in chords),
            group,
            (scope,),
            _with(does, *step),
            repeats=True,
            like=like and f"{like}.{way.lower()}",
            family=family,
            member=way,
        )
        for way, step in _STEPS.items()
    )


def digits(
    family: str,
    group: Group,
    scopes: tuple[Scope, ...],
    does: Callable[[S, int], object],
    why_not: Callable[[S], str] | None = None,
    *,
    chords: tuple[str, ...] = (),
    like: str = "",
    letters: bool = False,
) -> tuple[Action[S], ...]:
    """Return an action a digit, or for each that is written as a letter, as `moves` does."""
    return tuple(
        Action(
            f"{family}.{digit}",
            tuple(chord.format(symbol(digit)) for chord in chords),
            group,
            scopes,
            _with(does, digit),
            why_not,
            like=like and f"{like}.{digit}",
            family=f"{family}.letters" if letters else family,
            member=symbol(digit),
        )
        for digit in (_LETTERS if letters else _DIGITS)
    )
