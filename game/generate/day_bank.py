"""Boards for each day, on the 9x9 shapes without another bank.

`puzzles/bank/<shape>/<level>.txt` holds the id of a puzzle that was dug for the level on each line.
It is dealt from that id, which needs no rater, in one of eight guises: turned and mirrored.

Ids of days name puzzles by their lines, so no line ever goes, moves or gets another puzzle.
"""

from typing import Final

from ..core.errors import SudokuError
from ..core.rules import Puzzle
from .bank import FOLDER, BankError, BankFiles
from .deal import deal
from .draw import Draw
from .guise import TURNS
from .ids import PuzzleId, PuzzleIdError, parse_id
from .levels import DAILY_LEVELS, Shape


class DayBank(BankFiles):
    """The boards of the days for a shape."""

    def __init__(self, shape: Shape) -> None:
        super().__init__(FOLDER / shape.value)
        self._shape: Final = shape

    def deal(self, puzzle_id: PuzzleId) -> Puzzle:
        """Return the puzzle of an id: always the same board, in the disguise that the id names.

        Raises `PuzzleIdError` for an id beyond the bank, and `BankError` for a damaged line.
        """
        level = puzzle_id.level
        if level not in DAILY_LEVELS:
            raise PuzzleIdError(str(puzzle_id))
        index = self.place(puzzle_id)
        try:
            known = parse_id(self.lines(level)[index])
            if (known.shape, known.level) != (self._shape, level):
                raise PuzzleIdError(str(known))
            dug = deal(known)
        except SudokuError:
            raise BankError(self.path(level), index + 1) from None
        guise = TURNS[Draw(str(puzzle_id)).below(len(TURNS))]
        return Puzzle(guise.apply(dug.givens), str(puzzle_id))
