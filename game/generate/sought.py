"""Puzzles sought by what they are, not dealt by a level: minimal, of a pattern, of a difficulty."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Final, NamedTuple

from ..core.errors import SudokuError
from ..core.grid import Grid
from ..core.message import Message, message
from ..logic.board import CancelledError, never
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


class Seen:
    """What a search has looked at so far."""

    def __init__(self) -> None:
        self.tried = 0
        self.scores: list[float] = []
        """The lowest and the highest score, of those that were asked for."""
        self.ratings: list[float] = []
        """Likewise of ER."""

    def note(self, ends: list[float], number: float) -> None:
        """Keep the lowest and the highest of some numbers."""
        ends[:] = [min([*ends, number]), max([*ends, number])]

    @property
    def words(self) -> Message:
        """What was seen, for a player."""
        kind = "_both" if self.scores and self.ratings else "_er" if self.ratings else "_score"
        ends = {"scores": self.scores, "ratings": self.ratings}
        told = {name: "-".join(f"{each:g}" for each in found) for name, found in ends.items()}
        if not self.scores and not self.ratings:
            kind = ""
        return message(f"generate.seen{kind}", tried=self.tried, **told)


class SoughtNotFoundError(SudokuError):
    """None of many puzzles was as it was sought."""

    key = "error.sought_not_found"

    def __init__(self, seen: Seen) -> None:
        super().__init__(f"none of {seen.tried} puzzles is as it is sought", seen=seen.words)


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
    """ER, the Explainer rating."""
    pattern: frozenset[int] | None = None
    """The cells that are filled, all and no others."""

    def suits(self, puzzle: Grid, seen: Seen, cancelled: Callable[[], bool] = never) -> bool:
        """Whether the ratings of a puzzle lie within the bounds; the quicker one is asked first."""
        if self.score is not None:
            rating = rate(puzzle, FinderOptions(cancelled=cancelled))
            seen.note(seen.scores, rating.score)
            if not rating.solved or not self.score.hold(rating.score):
                return False
        if self.rating is None:
            return True
        er = explainer_rating(puzzle, cancelled).er
        seen.note(seen.ratings, er)
        return self.rating.hold(er)


def seek(
    sought: Sought,
    rng: Random,
    cancelled: Callable[[], bool] = never,
    look: Callable[[Seen], object] = id,
) -> Grid:
    """Return a puzzle as it is sought; the same state of `rng` gives the same one.

    `look` is told what was seen after each puzzle. Raises `SoughtNotFoundError` after `TRIES`
    puzzles, where `cancelled` says so, or where a pattern allows no puzzle that could be found.
    """
    seen = Seen()
    try:
        for puzzle in _candidates(sought, rng, seen, cancelled):
            # The digits that a pattern was begun with are counted there.
            seen.tried += sought.pattern is None
            if sought.suits(puzzle, seen, cancelled):
                return puzzle
            look(seen)
    except CancelledError:
        pass
    raise SoughtNotFoundError(seen)


def _candidates(
    sought: Sought, rng: Random, seen: Seen, cancelled: Callable[[], bool]
) -> Iterator[Grid]:
    for _ in range(TRIES):
        if cancelled():
            return
        if sought.pattern is not None:
            puzzle = patterned(sought.pattern, rng, seen, cancelled)
            if sought.minimal and minimal(puzzle) != puzzle:
                continue
            yield puzzle
        else:
            yield minimal(random_grid(rng), rng)


def patterned(
    pattern: frozenset[int],
    rng: Random,
    seen: Seen | None = None,
    cancelled: Callable[[], bool] = never,
) -> Grid:
    """Return a puzzle whose filled cells are those of a pattern.

    It begins with what a random solution has there. Then a few of its digits are taken away and
    set anew as some other solution of the rest has them: what leaves no more solutions than
    before stays, until one is left.
    """
    seen = seen or Seen()
    draw = Draw.of(rng)
    cells = sorted(pattern)
    changes = 0
    while changes < CHANGES:
        seen.tried += 1
        puzzle = _kept(random_grid(rng).values, pattern)
        left = count(puzzle, _CAP)
        patience = _PATIENCE
        while left > 1 and patience and changes < CHANGES:
            if cancelled():
                raise CancelledError
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
    raise SoughtNotFoundError(seen)


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
