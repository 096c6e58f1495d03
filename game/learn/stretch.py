"""A puzzle of known techniques plus one new one, which is its hardest step."""

from collections.abc import Iterator
from typing import NamedTuple

from ..core.errors import SudokuError
from ..core.rules import Puzzle
from ..generate.bank import Bank, BankError, bank_id
from ..generate.deal import deal
from ..generate.draw import Draw
from ..generate.levels import LEVELS, Level
from ..generate.required import own_level
from ..logic.cause import SINGLES
from ..logic.techniques import BY_ID
from ..work.question import Pause, at_once


class Stretch(NamedTuple):
    """A puzzle, and the new technique that it needs."""

    puzzle: Puzzle
    technique: str
    level: Level


class NoStretchError(SudokuError):
    """The bank has no puzzle of known techniques plus a new one."""

    key = "error.no_stretch"

    def __init__(self) -> None:
        super().__init__("no puzzle needs just one new technique")


def deal_stretch(
    new: tuple[str, ...], known: frozenset[str], seed: str, pause: Pause = at_once
) -> Stretch:
    """Return a puzzle of the bank, drawn from a text, of known techniques and a new one.

    That is the first of the new ones for which there is such a puzzle: what some techniques do
    others on the road can do as well, so that no puzzle needs them alone. Raises `NoStretchError`
    where there is none for any of them.
    """
    draw = Draw(seed)
    for technique in new:
        pause()
        places = list(_places(technique, known))
        if places:
            level, index = places[draw.below(len(places))]
            return Stretch(deal(bank_id(level, index, draw), pause=pause), technique, level)
    raise NoStretchError


def _places(technique: str, known: frozenset[str]) -> Iterator[tuple[Level, int]]:
    """Yield the puzzles whose hardest step uses a technique, and whose other steps are known."""
    bank = Bank()
    if technique in SINGLES:
        level = own_level(technique)
        yield from ((level, index) for index in bank.offered(level))
        return
    rank = BY_ID[technique].rank
    easier = {name for name in known if name in BY_ID and BY_ID[name].rank < rank}
    for level in LEVELS:
        try:
            for index in bank.with_technique(level, technique):
                if bank.entry(level, index).techniques - {technique} <= easier:
                    yield level, index
        except BankError:
            continue
