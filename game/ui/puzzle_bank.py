"""Puzzles at once: from the bank, in a new guise, and none that the player has seen before."""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Final

from game.generate.levels import Level

if TYPE_CHECKING:
    from game.core.rules import Puzzle
    from game.generate.bank import Bank
    from game.generate.draw import Draw
    from game.store.seen import SeenPuzzles


class PuzzleBank:
    """The bank, and what the player has seen of it; without `seen` nothing is remembered.

    Both are opened when a puzzle is first asked for, not for the menu.
    """

    def __init__(self, seen: "Callable[[], SeenPuzzles] | None" = None) -> None:
        self._open_seen: Final = seen

    @cached_property
    def _bank(self) -> "Bank":
        from game.generate.bank import Bank

        return Bank()

    @cached_property
    def _seen(self) -> "SeenPuzzles | None":
        return None if self._open_seen is None else self._open_seen()

    def take(self, level: Level, draw: "Draw") -> "Puzzle | None":
        """Return a puzzle of a level; None where the bank cannot be read."""
        from game.generate.bank import BankError

        try:
            return self._take(level, draw, range(self._bank.size(level)))
        except BankError:
            return None

    def show(self, level: Level, draw: "Draw") -> "Puzzle":
        """Return any puzzle of a level, to be watched and not played: it does not count as seen.

        Raises `BankError` where the bank cannot be read.
        """
        from game.generate.bank import bank_id

        return self._bank.deal(bank_id(level, draw.below(self._bank.size(level)), draw))

    def take_with(self, technique: str, draw: "Draw") -> "tuple[Level, Puzzle] | None":
        """Return a puzzle whose path needs a technique, of the easiest level that has one.

        None when the bank has none, or none that was not seen.
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

        seen = self._seen.of(level.value) if self._seen is not None else 0
        fresh = [index for index in among if not seen >> index & 1]
        if not fresh:
            return None
        index = fresh[draw.below(len(fresh))]
        puzzle = self._bank.deal(bank_id(level, index, draw))
        if self._seen is not None:
            self._seen.add(level.value, index, self._bank.size(level))
        return puzzle
