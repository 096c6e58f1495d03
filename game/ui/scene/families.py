"""Families of actions, such as a move in each direction or an entry of each digit."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from ...core.digits import symbol
from .action import Action
from .scope import Group

if TYPE_CHECKING:
    from ...play.intents import Intent
    from ...play.view import GameView

_STEPS: Final = {"Left": (0, -1), "Right": (0, 1), "Up": (-1, 0), "Down": (1, 0)}
DIGITS: Final = {digit: symbol(digit) for digit in range(1, 10)}
ABOVE: Final = {digit: symbol(digit) for digit in range(10, 17)}
"""Digits that are written as letters: they mean digits on boards that have them alone."""
LETTERS: Final = {digit: chr(ord("A") - 1 + digit) for digit in range(1, 10)}
"""Letters in place of digits, where the player chose them."""


def moves(
    family: str,
    group: Group,
    *scopes: str,
    intent: "Callable[[int, int], Intent] | None" = None,
    chords: tuple[str, ...] = (),
    like: str = "",
) -> tuple[Action, ...]:
    """Return an action for each direction; its handler or intent gets rows and columns.

    In `chords`, `{}` stands for the direction; `like` is the family whose keys it shares.
    """
    return tuple(
        Action(
            f"{family}.{way.lower()}",
            tuple(chord.format(way) for chord in chords),
            group,
            scopes,
            intent=intent and intent(*step),
            repeats=True,
            like=like and f"{like}.{way.lower()}",
            family=family,
            member=way,
            arguments=step,
        )
        for way, step in _STEPS.items()
    )


def digits(
    family: str,
    group: Group,
    *scopes: str,
    unless: "Callable[[GameView | None], str] | None" = None,
    intent: "Callable[[int], Intent] | None" = None,
    chords: tuple[str, ...] = (),
    like: str = "",
    of: Mapping[int, str] = DIGITS,
) -> tuple[Action, ...]:
    """Return an action for each digit of `of`, named by its symbol; otherwise like `moves`."""
    return tuple(
        Action(
            f"{family}.{digit}",
            tuple(chord.format(member) for chord in chords),
            group,
            scopes,
            unless,
            intent and intent(digit),
            like=like and f"{like}.{digit}",
            family=f"{family}.letters" if of is ABOVE else family,
            member=member,
            arguments=(digit,),
        )
        for digit, member in of.items()
    )
