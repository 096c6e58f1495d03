"""The rules of Sudoku: conflicts, degrees of freedom, protection of givens."""

from typing import NamedTuple

from .digits import Cell, Digit
from .errors import GivenLockedError
from .geometry import House, HouseKind
from .grid import Grid
from .message import Message
from .value import Value


class Conflict(NamedTuple):
    """A digit that is repeated in a house or pair, or a constraint that is violated.

    `cells` are all that hold the digit, or the filled cells of the constraint.
    """

    house: House
    digit: Digit
    cells: tuple[Cell, ...]
    message: Message | None = None
    """What is wrong, where a constraint is broken; `digit` is 0 then."""


class Puzzle(Value):
    """The givens of a board, which no move may change, and the id it was dealt from."""

    givens: Grid
    id: str | None = None

    def is_given(self, cell: int) -> bool:
        """Whether a cell was filled from the start."""
        return self.givens.values[cell] != 0

    def require_open(self, cell: int) -> None:
        """Raise `GivenLockedError` if a cell is a given."""
        digit = self.givens.values[cell]
        if digit:
            raise GivenLockedError(self.givens.geometry.cell_name(cell), digit)


def conflicts(grid: Grid) -> tuple[Conflict, ...]:
    """Return every conflict of a board, by house and then by digit; none if it is valid."""
    found = []
    values = grid.values
    for house in (*grid.geometry.houses, *grid.geometry.pairs):
        if house.kind is HouseKind.CONSTRAINT:
            # Told below, in words of its own.
            continue
        digits = [values[cell] for cell in house.cells if values[cell]]
        if len(set(digits)) == len(digits):
            continue
        places: dict[int, list[Cell]] = {}
        for cell in house.cells:
            if values[cell]:
                places.setdefault(values[cell], []).append(cell)
        found += [
            Conflict(house, Digit(digit), tuple(places[digit]))
            for digit in sorted(places)
            if len(places[digit]) > 1
        ]
    return (*found, *_broken(grid))


def conflicts_of_move(grid: Grid, cell: int, digit: int) -> tuple[Conflict, ...]:
    """Return the conflicts that a digit in a cell would cause; `cells` includes that cell."""
    found = []
    for index in grid.geometry.houses_of[cell]:
        house = grid.geometry.houses[index]
        cells = tuple(c for c in house.cells if c == cell or grid.values[c] == digit)
        if len(cells) > 1:
            found.append(Conflict(house, Digit(digit), cells))
    found += [
        Conflict(pair, Digit(digit), pair.cells)
        for pair in grid.geometry.pairs
        if pair.kind is not HouseKind.CONSTRAINT
        and cell in pair.cells
        and any(c != cell and grid.values[c] == digit for c in pair.cells)
    ]
    if grid.geometry.constraints:
        placed = bytearray(grid.values)
        placed[cell] = digit
        found += _broken(Grid(placed, None, grid.geometry), cell)
    return tuple(found)


def _broken(grid: Grid, moved: int | None = None) -> list[Conflict]:
    """Return the constraints that are violated; only those with a cell that was `moved`."""
    if not grid.geometry.constraints:
        return []
    from .constraints import kind_of

    found = []
    for relation in grid.geometry.relations:
        cells, _, owner = relation
        if (moved is None or moved in cells) and relation.is_broken(grid.values):
            constraint = grid.geometry.constraints[owner]
            broken = kind_of(constraint).broken_message(constraint, cells, grid)
            filled = tuple(sorted(cell for cell in cells if grid.values[cell]))
            house = House(HouseKind.CONSTRAINT, owner + 1, tuple(sorted(cells)))
            found.append(Conflict(house, Digit(0), filled, broken))
    return found


def is_valid(grid: Grid) -> bool:
    """Whether no digit is repeated in a house; empty cells do not matter."""
    return not conflicts(grid)


def degrees_of_freedom(grid: Grid) -> tuple[int, ...]:
    """Return for every cell how many digits the rules allow; 0 for a filled cell.

    An empty cell with 0 shows that the board cannot be completed; `Grid.values` distinguishes it
    from a filled one.
    """
    return tuple(mask.bit_count() for mask in Grid(grid.values, None, grid.geometry).candidates)
