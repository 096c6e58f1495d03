"""Why an entry was wrong: the step that rules it out, shown when it loses a game."""

from dataclasses import replace
from typing import NamedTuple

from ...core.digits import Cell, Digit
from ...core.grid import Grid
from ...core.value import Value
from ...logic.finder import DEFAULT_OPTIONS, path
from ...logic.step import Candidate, Step
from ...work.question import Lane, Pause, at_once


class Reason(NamedTuple):
    """The step that rules out a digit, and the position where it is the next step."""

    step: Step
    position: Grid

    def entered_since(self, board: Grid) -> tuple[tuple[int, int], ...]:
        """Return the cells and digits that easier steps fill before this one is found."""
        digits = self.position.values
        return tuple((cell, digits[cell]) for cell in board.open_cells if digits[cell])


class ExplainMiss(Value):
    """Asks why an entry was wrong, on the board that it was made on.

    The answer is `None` if it breaks a rule directly, or if no technique rules it out.
    """

    position: Grid
    cell: int
    digit: int

    lane = Lane.SHORT

    def answer(self, pause: Pause = at_once) -> Reason | None:
        """Return the first of the easiest steps that rules out the entry."""
        position, cell, digit = self.position, Cell(self.cell), Digit(self.digit)
        if not _can_be(position, cell, digit):
            return None
        for step in path(position, replace(DEFAULT_OPTIONS, cancelled=pause)).steps:
            after = step.apply(position)
            filled = any(placed.cell == cell for placed in step.placements)
            ruled_out = Candidate(cell, digit) in step.eliminations
            if filled or ruled_out or not _can_be(after, cell, digit):
                return Reason(step, position)
            position = after
        return None


def _can_be(position: Grid, cell: Cell, digit: Digit) -> bool:
    return digit in position.candidates_of(cell)
