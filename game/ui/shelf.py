"""Puzzles at once: from the bank, in a new guise, and none that the player has met before."""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Final

from game.generate.levels import Level

if TYPE_CHECKING:
    from game.core.rules import Puzzle
    from game.generate.bank import Bank
    from game.generate.draw import Draw
    from game.store.decks import Decks


class Shelf:
    """The bank, and what the player has met of it; without `decks` nothing is remembered.

    Both are opened when a puzzle is first asked for, not for the menu.
    """

    def __init__(self, decks: "Callable[[], Decks] | None" = None) -> None:
        self._open_decks: Final = decks

    @cached_property
    def _bank(self) -> "Bank":
        from game.generate.bank import Bank

        return Bank()

    @cached_property
    def _decks(self) -> "Decks | None":
        return None if self._open_decks is None else self._open_decks()

    def take(self, level: Level, draw: "Draw") -> "Puzzle | None":
        """Return a puzzle of a level; None where the bank cannot be read."""
        from game.generate.bank import BankError

        try:
            return self._take(level, draw, range(self._bank.size(level)))
        except BankError:
            return None

    def show(self, level: Level, draw: "Draw") -> "Puzzle":
        """Return any puzzle of a level, to be watched and not played: it does not count as met.

        Raises `BankError` where the bank cannot be read.
        """
        from game.generate.bank import bank_id

        return self._bank.deal(bank_id(level, draw.below(self._bank.size(level)), draw))

    def take_with(self, technique: str, draw: "Draw") -> "tuple[Level, Puzzle] | None":
        """Return a puzzle whose path needs a technique, of the easiest level that has one.

        None when the bank has none, or none that was not met.
        """
        from game.generate.bank import BankError

        for level in Level:
            try:
                puzzle = self._take(level, draw, self._bank.with_technique(level, technique))
            except BankError:
                continue
            if puzzle is not None:
                return level, puzzle
        return None

    def _take(self, level: Level, draw: "Draw", among: "range | list[int]") -> "Puzzle | None":
        from game.generate.bank import bank_id

        met = self._decks.met(level.value) if self._decks is not None else 0
        fresh = [index for index in among if not met >> index & 1]
        if not fresh:
            return None
        index = fresh[draw.below(len(fresh))]
        puzzle = self._bank.deal(bank_id(level, index, draw))
        if self._decks is not None:
            self._decks.meet(level.value, index, self._bank.size(level))
        return puzzle
