"""Automorphisms: orders of lines and names of digits that leave a board unchanged.

Each order of columns is tried; rows are then matched one by one, and their digits determine the
names.
"""

from collections.abc import Iterator, Sequence
from itertools import permutations, product
from typing import Final, NamedTuple

from .canonical import NoCanonicalFormError, canonical
from .digits import digits_of
from .errors import SudokuError
from .geometry import geometry
from .grid import Grid
from .rules import is_valid

MOST: Final = 10_000
"""Ways that are told: a grid has 648 at most, a board with a few clues could have millions."""
LARGEST: Final = 9
"""The size of the largest board: larger ones have millions of orders of columns."""

Line = tuple[int, ...]


class TooLargeError(SudokuError):
    """A board has more orders of columns than can be tried."""

    key = "error.automorphisms_size"

    def __init__(self, code: str) -> None:
        super().__init__(f"automorphisms are for boards up to 9x9: {code}", most=LARGEST)


class TooManyError(SudokuError):
    """A board has so few clues that nearly every order leaves it unchanged."""

    key = "error.automorphisms_count"

    def __init__(self) -> None:
        super().__init__(f"more than {MOST} automorphisms", most=MOST)


class Automorphism(NamedTuple):
    """Where the content of each cell comes from, and the image of each digit."""

    turned: bool
    """Whether rows become columns first."""
    rows: Line
    """Which row comes first, second and so on, from 0."""
    columns: Line
    digits: Line
    """What becomes of the digits from 1 on; 0 for one that the board lacks."""

    @property
    def cells(self) -> tuple[int, ...]:
        """Where each cell is moved to."""
        size = len(self.rows)
        to = [0] * (size * size)
        for row, column in product(range(size), repeat=2):
            source = self.rows[row], self.columns[column]
            one, other = source[::-1] if self.turned else source
            to[one * size + other] = row * size + column
        return tuple(to)


def automorphisms(grid: Grid) -> tuple[Automorphism, ...]:
    """Return all automorphisms of a board, the identity first.

    `NoCanonicalFormError` for a board with more rules than rows, columns and boxes, or one that
    breaks a rule; `TooLargeError` above 9x9; `TooManyError` where nearly all cells are open.
    """
    board = grid.geometry
    if board.box_shape is None or board != geometry(*board.box_shape) or not is_valid(grid):
        raise NoCanonicalFormError(board.code)
    if board.size > LARGEST:
        raise TooLargeError(board.code)
    found: list[Automorphism] = []
    for each in isomorphisms(grid, grid):
        if len(found) == MOST:
            raise TooManyError
        found.append(each)
    return tuple(found)


def isomorphisms(grid: Grid, target: Grid) -> Iterator[Automorphism]:
    """Yield all ways to turn one board into another of the same rows and boxes."""
    board = grid.geometry
    assert board.box_shape is not None
    size, (high, wide) = board.size, board.box_shape
    own, lines = (
        [tuple(each.values[start : start + size]) for start in range(0, size * size, size)]
        for each in (grid, target)
    )
    for turned in (False, True) if high == wide else (False,):
        source = list(zip(*own, strict=True)) if turned else own
        for columns in _orders(size, wide):
            moved = [tuple([line[column] for column in columns]) for line in source]
            for rows, names in _matched(lines, moved, high):
                digits = tuple(names.get(digit, 0) for digit in range(1, size + 1))
                yield Automorphism(turned, rows, columns, digits)


def canonical_marks(grid: Grid, solution: Grid) -> Grid:
    """Return the canonical form of a puzzle of pencil marks.

    Its solution gets the canonical form; among the ways to that, the one whose marks come first is
    chosen. The marks of filled cells are their digits.
    """
    ways = isomorphisms(solution, canonical(solution))
    values, masks = min((_moved(grid, way) for way in ways), key=lambda moved: moved[::-1])
    return Grid(values, masks, grid.geometry)


def _moved(grid: Grid, way: Automorphism) -> tuple[Line, Line]:
    """Return the digits and the marks of a board after an automorphism."""
    values, masks = [0] * len(grid.values), [0] * len(grid.values)
    for to, value, mask in zip(way.cells, grid.values, grid.candidates, strict=True):
        values[to] = way.digits[value - 1] if value else 0
        masks[to] = sum(1 << way.digits[digit - 1] - 1 for digit in digits_of(mask))
    return tuple(values), tuple(masks)


def _orders(size: int, inside: int) -> Iterator[Line]:
    """Yield the orders of lines that keep their bands or stacks together."""
    groups = [range(start, start + inside) for start in range(0, size, inside)]
    for order in permutations(groups):
        for chosen in product(*map(permutations, order)):
            yield tuple(line for group in chosen for line in group)


def _matched(
    lines: Sequence[Line], moved: Sequence[Line], high: int
) -> Iterator[tuple[Line, dict[int, int]]]:
    """Yield orders of moved rows, with names of digits, that turn them into the board's rows."""

    def go_on(rows: Line, names: dict[int, int]) -> Iterator[tuple[Line, dict[int, int]]]:
        at = len(rows)
        if at == len(lines):
            yield rows, names
            return
        bands = {row // high for row in rows}
        begun = rows[-1] // high if at % high else None
        for row in range(len(lines)):
            band = row // high
            if row in rows or (band in bands if begun is None else band != begun):
                continue
            known = _renamed(moved[row], lines[at], names)
            if known is not None:
                yield from go_on((*rows, row), known)

    yield from go_on((), {0: 0})


def _renamed(line: Line, wanted: Line, names: dict[int, int]) -> dict[int, int] | None:
    """Return names, including given ones, that turn one row into another; None if none do."""
    known = names
    for digit, other in zip(line, wanted, strict=True):
        name = known.get(digit)
        if name is None:
            if other in known.values():
                return None
            known = {**known, digit: other}
        elif name != other:
            return None
    return known
