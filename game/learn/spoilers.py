"""What spoils a near miss: the fewest candidates whose removal makes its pattern valid."""

from ..core.digits import Cell, Digit
from ..core.grid import Grid
from ..logic.board import Board
from ..logic.step import Candidate, Step
from ..logic.techniques import BY_ID
from .marks import pattern_cells
from .verdict import Exercise


def spoilers(exercise: Exercise, claim: Step, change: tuple[int, int]) -> tuple[Candidate, ...]:
    """Return the candidates that keep a claim from holding, that first which is seen first.

    `change` is what made the near miss: a candidate that was given back, which spoils it, or a
    cell that was opened. That lets in candidates of its own, and its digit among its peers: of
    these as few as will do, none of which could be left. A single one goes before several.
    """
    cell, digit = Cell(change[0]), change[1]
    if digit:
        return (Candidate(cell, Digit(digit)),)
    position = exercise.position
    let_in = _let_in(position, cell, exercise.solution.values[cell], claim)
    cells = pattern_cells(claim)

    def holds(without: tuple[Candidate, ...]) -> bool:
        board = Board(position.without(without), exercise.givens)
        return any(
            pattern_cells(step) == cells
            for technique in exercise.techniques
            for step in BY_ID[technique].find(board)
        )

    number = 1
    while not holds(let_in[:number]):
        if number >= len(let_in):
            return ()
        number *= 2
    found = let_in[:number]
    for one in found:
        if holds((one,)):
            return (one,)
    # What is seen last is done without first. Searches of chains take the first that they come to,
    # so that what was needed once may not be when others are left.
    is_shorter = True
    while is_shorter:
        is_shorter = False
        for one in reversed(found):
            fewer = tuple(other for other in found if other != one)
            if holds(fewer):
                found, is_shorter = fewer, True
    return found


def _let_in(position: Grid, cell: Cell, value: int, claim: Step) -> tuple[Candidate, ...]:
    """Return the candidates of an emptied cell: those in the pattern, then in its houses.

    Among equals, the digits of the pattern come first, and then the lower cells.
    """
    before, houses = position.place(cell, value), position.geometry.houses
    cells = pattern_cells(claim)
    near = {c for house in claim.houses + claim.covers for c in houses[house].cells}
    digits = {candidate.digit for _, found in claim.roles for candidate in found}
    let_in = (
        Candidate(other, Digit(digit))
        for other in position.open_cells
        for digit in position.candidates_of(other)
        if not before.candidates[other] >> (digit - 1) & 1
    )

    def far(one: Candidate) -> tuple[bool, bool, bool]:
        return one.cell not in cells, one.cell not in near, one.digit not in digits

    return tuple(sorted(let_in, key=lambda one: (far(one), one)))
