"""Puzzles sought by what they are, not dealt by a level: minimal, of a pattern, of a difficulty."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Final, NamedTuple

from ..core.errors import SudokuError
from ..core.grid import Grid
from ..logic.board import never
from ..logic.finder import FinderOptions
from ..logic.rating.explainer import explainer_rating
from ..logic.rating.hodoku import rate
from ..solve.exact import count, random_grid, solve
from .draw import Draw
from .minimal import minimal
from .transform import drawn_transform

TRIES: Final = 20_000
"""Puzzles looked at for one that is as it is sought."""
CHANGES: Final = 5_000
"""Changes made to the digits of a pattern before it is given up."""
_PATIENCE: Final = 400
"""Changes without success before another start is made."""
_SOME: Final = 9
"""Two digits at least, and so many others at most, are set anew at once."""
_CAP: Final = 1_000
"""Solutions counted at most while a pattern has many."""


class SoughtNotFoundError(SudokuError):
    """None of many puzzles was as it was sought."""

    key = "error.sought_not_found"

    def __init__(self, tried: int) -> None:
        super().__init__(f"none of {tried} puzzles is as it is sought", tried=tried)


class Bounds(NamedTuple):
    """The least and the most that a rating may be."""

    least: float
    most: float

    def hold(self, number: float) -> bool:
        """Whether a rating lies within."""
        return self.least <= number <= self.most


class Sought(NamedTuple):
    """What a classic puzzle is to be."""

    minimal: bool = False
    score: Bounds | None = None
    """HoDoKu's score."""
    rating: Bounds | None = None
    """The rating of Sukaku Explainer."""
    pattern: frozenset[int] | None = None
    """The cells that are filled, all and no others."""

    def suits(self, puzzle: Grid, cancelled: Callable[[], bool] = never) -> bool:
        """Whether the ratings of a puzzle lie within the bounds; the quicker one is asked first."""
        if self.score is not None:
            rating = rate(puzzle, FinderOptions(cancelled=cancelled))
            if not rating.solved or not self.score.hold(rating.score):
                return False
        if self.rating is None:
            return True
        return self.rating.hold(explainer_rating(puzzle, cancelled).rating)


def seek(sought: Sought, rng: Random) -> Grid:
    """Return a puzzle as it is sought; the same state of `rng` gives the same one.

    Raises `SoughtNotFoundError` after `TRIES` puzzles, or where a pattern allows no puzzle that
    could be found.
    """
    for puzzle in _candidates(sought, rng):
        if sought.suits(puzzle):
            return puzzle
    raise SoughtNotFoundError(TRIES)


def _candidates(sought: Sought, rng: Random) -> Iterator[Grid]:
    for _ in range(TRIES):
        if sought.pattern is not None:
            puzzle = patterned(sought.pattern, rng)
            if sought.minimal and minimal(puzzle) != puzzle:
                continue
            yield puzzle
        else:
            yield minimal(random_grid(rng), rng)


def patterned(pattern: frozenset[int], rng: Random) -> Grid:
    """Return a puzzle whose filled cells are those of a pattern.

    It begins with what a random solution has there. Then a few of its digits are taken away and
    set anew as some other solution of the rest has them: what leaves no more solutions than
    before stays, until one is left.
    """
    draw = Draw.of(rng)
    cells = sorted(pattern)
    changes = 0
    while changes < CHANGES:
        puzzle = _kept(random_grid(rng).values, pattern)
        left = count(puzzle, _CAP)
        patience = _PATIENCE
        while left > 1 and patience and changes < CHANGES:
            changes += 1
            patience -= 1
            gone = draw.permutation(len(cells))[: 2 + draw.below(_SOME)]
            rest = _kept(puzzle.values, pattern.difference(cells[at] for at in gone))
            changed = _kept(_some_solution(rest, draw), pattern)
            now = count(changed, left + 1)
            if now <= left and changed != puzzle:
                if now < left:
                    patience = _PATIENCE
                puzzle, left = changed, now
        if left == 1:
            return puzzle
    raise SoughtNotFoundError(CHANGES)


def _kept(values: bytes, cells: frozenset[int]) -> Grid:
    return Grid(bytes(value if cell in cells else 0 for cell, value in enumerate(values)))


def _some_solution(puzzle: Grid, draw: Draw) -> bytes:
    """Return the values of a solution, drawn from several: that of a guise of the puzzle."""
    transform = drawn_transform(draw)
    solution = solve(transform.apply(puzzle))
    assert solution is not None
    digits = {new: old for old, new in enumerate(transform.digits, 1)}
    values = bytearray(len(solution.values))
    for cell, value in enumerate(solution.values):
        values[transform.source(cell)] = digits[value]
    return bytes(values)
