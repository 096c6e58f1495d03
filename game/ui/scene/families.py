"""Actions of which there are many alike: a move each way, a digit each."""

from collections.abc import Callable, Mapping
from typing import Final

from ...core.digits import symbol
from .action import Action, S
from .scope import Group, Scope

_STEPS: Final = {"Left": (0, -1), "Right": (0, 1), "Up": (-1, 0), "Down": (1, 0)}
DIGITS: Final = {digit: symbol(digit) for digit in range(1, 10)}
ABOVE: Final = {digit: symbol(digit) for digit in range(10, 17)}
"""Digits that are written as letters: they mean digits on boards that have them alone."""
LETTERS: Final = {digit: chr(ord("A") - 1 + digit) for digit in range(1, 10)}
"""Letters in place of digits, where the player chose them."""


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
    of: Mapping[int, str] = DIGITS,
) -> tuple[Action[S], ...]:
    """Return an action for each digit `of` some, by what stands for it, as `moves` does."""
    return tuple(
        Action(
            f"{family}.{digit}",
            tuple(chord.format(member) for chord in chords),
            group,
            scopes,
            _with(does, digit),
            why_not,
            like=like and f"{like}.{digit}",
            family=f"{family}.letters" if of is ABOVE else family,
            member=member,
        )
        for digit, member in of.items()
    )
