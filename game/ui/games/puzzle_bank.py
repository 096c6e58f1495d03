"""Ready puzzles from the bank, disguised, and never one that the player has seen before."""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Final

from ...generate.levels import Level, Shape

if TYPE_CHECKING:
    from ...core.rules import Puzzle
    from ...generate.bank import Bank
    from ...generate.day_bank import DayBank
    from ...generate.draw import Draw
    from ...generate.ids import PuzzleId
    from ...generate.killer_bank import KillerBank
    from ...store.seen import SeenPuzzles

TRIES: Final = 20
"""So many damaged lines in a row make a bank that cannot be read."""


class PuzzleBank:
    """The bank, and which of its puzzles the player has seen; without `seen` none is remembered.

    Both are opened when a puzzle is first asked for, not for the menu.
    """

    def __init__(self, seen: "Callable[[], SeenPuzzles] | None" = None) -> None:
        self._open_seen: Final = seen
        self._opened: Final[dict[Shape, DayBank]] = {}

    @cached_property
    def _bank(self) -> "Bank":
        from ...generate.bank import Bank

        return Bank()

    @cached_property
    def _killers(self) -> "KillerBank":
        from ...generate.killer_bank import KillerBank

        return KillerBank()

    def _with_games(self, shape: Shape) -> "Bank | KillerBank":
        return self._killers if shape is Shape.KILLER else self._bank

    def _days(self, shape: Shape) -> "DayBank":
        from ...generate.day_bank import DayBank

        return self._opened.setdefault(shape, DayBank(shape))

    @cached_property
    def _seen(self) -> "SeenPuzzles | None":
        return None if self._open_seen is None else self._open_seen()

    def take(self, level: Level, draw: "Draw", shape: Shape = Shape.CLASSIC) -> "Puzzle | None":
        """Return a puzzle of a level on a shape that has a bank; None if it cannot be read."""
        from ...generate.bank import BankError, bank_id

        try:
            offered = self._with_games(shape).offered(level)
        except BankError:
            return None
        place = _place(shape, level)
        seen = self._seen.of(place) if self._seen is not None else 0
        fresh = [index for index in offered if not seen >> index & 1]
        while fresh:
            index = fresh.pop(draw.below(len(fresh)))
            puzzle = self._sound(bank_id(level, index, draw, shape))
            if puzzle is None:
                continue  # its line is damaged: there are others
            if self._seen is not None:
                self._seen.add(place, index, offered)
            return puzzle
        return None

    def deal(self, puzzle_id: "PuzzleId") -> "Puzzle":
        """Return the puzzle of an id; raises `BankError` if the bank cannot be read."""
        shape = puzzle_id.shape
        bank = self._with_games(shape) if shape.has_bank else self._days(shape)
        return bank.deal(puzzle_id)

    def show(self, level: Level, draw: "Draw") -> "Puzzle":
        """Return a random puzzle of a level to watch, which does not count as seen.

        Raises `BankError` if the bank cannot be read.
        """
        from ...generate.bank import BankError, bank_id

        offered = self._bank.offered(level)
        index = 0
        for _ in range(TRIES if offered else 0):
            index = offered[draw.below(len(offered))]
            puzzle = self._sound(bank_id(level, index, draw))
            if puzzle is not None:
                self.first_opening(puzzle)
                return puzzle
        raise BankError(self._bank.path(level), index + 1)

    def first_opening(self, puzzle: "Puzzle") -> bool:
        """Record that a puzzle is opened; return whether it never was before, in any disguise.

        Only puzzles of the bank can come again by chance.
        """
        from ...generate.bank import index_of
        from ...generate.ids import BANK, parse_id

        if puzzle.id is None or self._seen is None:
            return True
        named = parse_id(puzzle.id)
        place = _place(named.shape, named.level)
        return named.source != BANK or self._seen.open(place, index_of(named))

    def _sound(self, puzzle_id: "PuzzleId") -> "Puzzle | None":
        """Return the puzzle of an id, if it has a unique solution."""
        from ...generate.bank import BankError
        from ...play.mistakes import only_solution

        try:
            puzzle = self.deal(puzzle_id)
        except BankError:
            return None
        return puzzle if only_solution(puzzle.givens) is not None else None


def _place(shape: Shape, level: Level) -> str:
    """Return the key of a level's puzzles among those seen."""
    return level.value if shape is Shape.CLASSIC else f"{shape.value} {level.value}"
