"""The judge's account of a finished game, stored with it so that it is not judged again."""

from collections.abc import Iterable
from typing import NamedTuple

from ...logic.judge import VERSION
from .referee import Award, Par
from .standing import Result, medal


class Earned(NamedTuple):
    """What the first correct entry of a cell earned."""

    cell: int
    technique: str
    """What it took; empty for what no technique fills."""
    worth: int
    gained: int
    """The points that it changed: none are gained in a cell that was missed before."""


class Account(NamedTuple):
    """The score of a game item by item, and its par."""

    judge: int
    """The version of the judge."""
    earned: tuple[Earned, ...]
    result: Result
    par: Par
    medal: str | None


def account_of(
    awards: Iterable[Award], result: Result, par: Par, *, won: bool, helped: bool
) -> Account:
    """Return the account of a game, from all its awards."""
    earned = tuple(
        Earned(award.cell, award.technique, award.worth, award.gained)
        for award in awards
        if award.is_first
    )
    earns = medal(result.total, par.score, helped=helped) if won else None
    return Account(VERSION, earned, result, par._replace(course=()), earns)
