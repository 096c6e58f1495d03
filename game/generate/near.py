"""Puzzles near another: some of its clues are exchanged for others ({-n+n}).

Puzzles near a hard one are far more often hard than any others.
"""

from collections.abc import Callable, Iterator
from itertools import combinations, islice
from typing import Final, NamedTuple

from ..core.digits import Cell
from ..core.grid import Grid
from ..logic.board import CancelledError, never
from ..solve.exact import solutions
from .draw import Draw
from .transform import drawn_transform

MOST: Final = 50_000
"""Solutions that clues may leave when some of them are gone; beyond that, none is looked at."""
FEW: Final = 100
"""Likewise, where one near puzzle is drawn."""
FEWER: Final = 25
"""Likewise, where every try is near another: with fewer it is quicker, and more are as hard."""
_TRIES: Final = 50

_Clue = tuple[Cell, int]


def vicinity(puzzle: Grid, changes: int, cancelled: Callable[[], bool] = never) -> Iterator[Grid]:
    """Yield once every puzzle with one solution in which `changes` clues are exchanged.

    Raises `CancelledError` when `cancelled` returns true.
    """
    clues = [cell for cell, value in enumerate(puzzle.values) if value]
    for gone in combinations(clues, changes):
        if cancelled():
            raise CancelledError
        kept = bytearray(puzzle.values)
        for cell in gone:
            kept[cell] = 0
        held = _clue_solutions(kept, MOST)
        if held is None:
            continue
        barred = {(cell, puzzle.values[cell]) for cell in gone}
        options = [(clue, where) for clue, where in held.items() if clue not in barred]
        everywhere = (1 << max(where.bit_length() for where in held.values())) - 1
        for added in _distinguishing_clues(options, everywhere, changes):
            values = bytearray(kept)
            for cell, digit in added:
                values[cell] = digit
            yield Grid(bytes(values), None, puzzle.geometry)


def _clue_solutions(kept: bytearray, most: int) -> dict[_Clue, int] | None:
    """Return the clues that may be added, each with the solutions that have it as a bitset.

    None if there are too many solutions.
    """
    found = list(islice(solutions(Grid(bytes(kept))), most + 1))
    if len(found) > most:
        return None
    held: dict[_Clue, int] = {}
    for number, solution in enumerate(found):
        for cell, digit in enumerate(solution.values):
            if not kept[cell]:
                clue = Cell(cell), digit
                held[clue] = held.get(clue, 0) | 1 << number
    return held


def _distinguishing_clues(
    options: list[tuple[_Clue, int]], where: int, changes: int, first: int = 0
) -> Iterator[tuple[_Clue, ...]]:
    """Yield sets of clues, in different cells, that only one of the solutions has."""
    for place in range(first, len(options)):
        clue, there = options[place]
        left = where & there
        if not left:
            continue
        if changes > 1:
            for more in _distinguishing_clues(options, left, changes - 1, place + 1):
                if all(clue[0] != cell for cell, _ in more):
                    yield clue, *more
        elif not left & (left - 1):
            yield (clue,)


class Near(NamedTuple):
    """A puzzle near another, in a disguise: what a seed draws for an attempt."""

    seed: str
    near: Callable[[Draw], Grid]
    """Returns the other, drawn for each try where it is not the same for all."""
    few: int = FEW
    """How many solutions the clues that stay may leave."""

    @property
    def is_harder(self) -> bool:
        """Whether its board is the previous one with fewer clues."""
        return False

    def board(self) -> Grid:
        """Return the puzzle; if none is found, one that it should be near."""
        draw = Draw(self.seed)
        guise = drawn_transform(draw)
        for _ in range(_TRIES):
            found = drawn_near(self.near(draw), draw, self.few)
            if found is not None:
                return guise.apply(found)
        return guise.apply(self.near(draw))


def drawn_near(puzzle: Grid, draw: Draw, few: int = FEW) -> Grid | None:
    """Return a puzzle with one clue exchanged; None if this draw gives none.

    It gives none if the clues that stay leave more than a `few` solutions. At least one cell in
    every row and every column stays filled.
    """
    clues = [cell for cell, value in enumerate(puzzle.values) if value]
    gone = clues[draw.below(len(clues))]
    kept = bytearray(puzzle.values)
    kept[gone] = 0
    found = [each.values for each in islice(solutions(Grid(bytes(kept))), few + 1)]
    if len(found) > few:
        return None
    own = Cell(gone), puzzle.values[gone]
    # In the order of cells and digits, not in that in which solutions are found.
    telling = [
        clue
        for cell, digits in enumerate(zip(*found, strict=True))
        if not kept[cell]
        for digit in sorted(set(digits))
        if digits.count(digit) == 1 and (clue := (Cell(cell), digit)) != own
    ]
    if not telling:
        return None
    cell, digit = telling[draw.below(len(telling))]
    kept[cell] = digit
    lines = puzzle.geometry.houses[: 2 * puzzle.geometry.size]
    if not all(any(kept[cell] for cell in line.cells) for line in lines):
        return None
    return Grid(bytes(kept), None, puzzle.geometry)
