"""Why an entry was wrong: the step that rules it out, told when a game is lost by it."""

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from ...core.digits import Cell, Digit
from ...core.grid import Grid
from ...logic.board import never
from ...logic.finder import DEFAULT_OPTIONS, path
from ...logic.step import Candidate, Step


class Wrong(NamedTuple):
    """A wrong entry, and the board that it was made on."""

    position: Grid
    cell: int
    digit: int


class Reason(NamedTuple):
    """The step that rules a digit out, and the position where it is the next one."""

    step: Step
    position: Grid


def reason_of(wrong: Wrong, cancelled: Callable[[], bool] = never) -> Reason | None:
    """Return what rules a wrong entry out, the easiest steps first.

    `None` where it breaks a rule as it stands, and where no technique comes to it.
    """
    position, cell, digit = wrong.position, Cell(wrong.cell), Digit(wrong.digit)
    if not _can_be(position, cell, digit):
        return None
    for step in path(position, replace(DEFAULT_OPTIONS, cancelled=cancelled)).steps:
        after = step.apply(position)
        filled = any(placed.cell == cell for placed in step.placements)
        if filled or Candidate(cell, digit) in step.eliminations or not _can_be(after, cell, digit):
            return Reason(step, position)
        position = after
    return None


def _can_be(position: Grid, cell: Cell, digit: Digit) -> bool:
    return digit in position.candidates_of(cell)
