"""Puzzles searched by their properties: minimal, with a pattern, of a difficulty."""

from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from ..core.errors import SudokuError
from ..core.grid import Grid
from ..core.message import Message, message
from ..logic.board import CancelledError, never
from ..logic.cause import SINGLES
from ..logic.finder import FinderOptions
from ..logic.rating.explainer import explainer_rating
from ..logic.rating.hodoku import Rating, rate
from ..logic.techniques import BY_ID
from ..solve.exact import count, random_grid, solve
from .bank import Bank
from .draw import Draw
from .grade import beyond_singles
from .levels import Level
from .minimal import minimal
from .near import drawn_near
from .transform import drawn_transform

TRIES: Final = 20_000
"""Puzzles looked at for one that is as it is sought."""
CHANGES: Final = 5_000
"""Changes made to the digits of a pattern before it is given up."""
_PATIENCE: Final = 400
"""Changes without success before another start is made."""
_SOME: Final = 9
"""Two digits at least, and so many others at most, are set anew at once."""
_FAR: Final = 100.0
"""How far a puzzle is from what is sought whose path does not lead to the end."""
_SCORE: Final = 300.0
"""Points of a score that count as one step of ER."""
_ANEW: Final = 0.25
"""How often a search begins anew rather than near the puzzle that came nearest."""
_HARD: Final = 7.3
"""An ER that hardly any puzzle reaches: it is sought near those of the bank."""
_CAP: Final = 1_000
"""Solutions counted at most while a pattern has many."""


class Seen:
    """What a search has seen so far."""

    def __init__(self) -> None:
        self.tried = 0
        self.scores: list[float] = []
        """The lowest and the highest score, of those that were asked for."""
        self.ratings: list[float] = []
        """Likewise of ER."""

    def note(self, ends: list[float], number: float) -> None:
        """Extend a range, lowest and highest, by a number."""
        ends[:] = [min([*ends, number]), max([*ends, number])]

    @property
    def words(self) -> Message:
        """A summary of what was seen, for a player."""
        kind = "_both" if self.scores and self.ratings else "_er" if self.ratings else "_score"
        if not self.scores and not self.ratings:
            kind = ""
        scores = "-".join(f"{each:.0f}" for each in self.scores)
        ratings = "-".join(f"{each:.1f}" for each in self.ratings)
        return message(f"generate.seen{kind}", self.tried, scores=scores, ratings=ratings)


class SoughtNotFoundError(SudokuError):
    """None of many puzzles had the requested properties."""

    key = "error.sought_not_found"

    def __init__(self, seen: Seen) -> None:
        super().__init__(f"none of {seen.tried} puzzles is as it is sought", seen=seen.words)


class Bounds(NamedTuple):
    """The lowest and highest allowed rating."""

    least: float
    most: float

    def hold(self, number: float) -> bool:
        """Return whether a rating is within the bounds."""
        return self.least <= number <= self.most

    def beyond(self, number: float) -> float:
        """Return how far a rating is outside the bounds, 0 if it is within."""
        return max(self.least - number, number - self.most, 0.0)


class Sought(NamedTuple):
    """The requested properties of a classic puzzle."""

    minimal: bool = False
    score: Bounds | None = None
    """HoDoKu's score."""
    rating: Bounds | None = None
    """ER, the Explainer rating."""
    pattern: frozenset[int] | None = None
    """The cells that are filled, all and no others."""
    level: Level | None = None
    """Whose techniques it needs; how many cells are filled is left open."""
    requires: str | None = None
    """A technique of its path."""
    max_steps: int | None = None
    """The most steps beyond singles of its path."""
    single_crux: bool = False
    """Whether a single step of the path is of the hardest level that it has."""

    def misses(self, puzzle: Grid, seen: Seen, cancelled: Callable[[], bool] = never) -> float:
        """Return how far a puzzle is from the requested properties, 0 if it has them.

        The quicker rating is computed first.
        """
        missed = 0.0
        if self.asks_for_path:
            rating = rate(puzzle, FinderOptions(cancelled=cancelled), full_houses=True)
            if not rating.solved:
                return _FAR
            missed = self._missed_by(rating)
            if self.score is not None:
                seen.note(seen.scores, rating.score)
        bounds = self.rating or self._bounds_of_level
        if missed or bounds is None:
            return missed
        er = explainer_rating(puzzle, cancelled).er
        seen.note(seen.ratings, er)
        return bounds.beyond(er)

    @property
    def asks_for_path(self) -> bool:
        """Whether properties of HoDoKu's path are requested."""
        asked = self.score, self.level, self.requires, self.max_steps
        return self.single_crux or any(each is not None for each in asked)

    @property
    def _bounds_of_level(self) -> Bounds | None:
        """The ER range of a level that HoDoKu's levels do not distinguish from its neighbours."""
        if self.level is None or self.level.range.rating > 1:
            return None
        bounds = self.level.range
        return Bounds(bounds.explainer_over and bounds.explainer_over + 0.05, bounds.explainer_most)

    def _missed_by(self, rating: Rating) -> float:
        missed = 0.0
        if self.score is not None:
            missed += self.score.beyond(rating.score) / _SCORE
        if self.level is not None:
            missed += abs(self.level.range.rating - rating.level)
        if self.requires is not None:
            missed += self.requires not in rating.counts
        if self.max_steps is not None:
            missed += max(beyond_singles(rating) - self.max_steps, 0)
        if self.single_crux:
            missed += max(hardest_steps(rating) - 1, 0)
        return missed


def hardest_steps(rating: Rating) -> int:
    """Return how many steps of a path, without singles, have its hardest level."""
    levels = {name: BY_ID[name].level for name in rating.counts if name not in SINGLES}
    most = max(levels.values(), default=None)
    return sum(rating.counts[name] for name, level in levels.items() if level is most)


def seek(
    sought: Sought,
    rng: Random,
    cancelled: Callable[[], bool] = never,
    look: Callable[[Message], object] = id,
) -> Grid:
    """Return a puzzle as it is sought; the same state of `rng` gives the same one.

    `look` is told what was seen after each puzzle, those with several solutions too, which a
    pattern begins with. Raises `SoughtNotFoundError` after `TRIES`
    puzzles, where `cancelled` says so, or where a pattern allows no puzzle that could be found.
    """
    seen = Seen()
    nearest, least = _start(sought, rng), _FAR
    try:
        for _ in range(TRIES):
            if cancelled():
                break
            puzzle = _candidate(sought, rng, nearest, seen, cancelled, look)
            if puzzle is None:
                continue
            # Those of a pattern are counted there.
            seen.tried += sought.pattern is None
            missed = sought.misses(puzzle, seen, cancelled)
            if not missed:
                return puzzle
            if missed <= least:
                nearest, least = puzzle, missed
            look(seen.words)
    except CancelledError:
        pass
    raise SoughtNotFoundError(seen)


def _start(sought: Sought, rng: Random) -> Grid | None:
    """Return a puzzle to start near: one of the bank, if hardly any other is so hard."""
    is_hard = sought.rating is not None and sought.rating.least >= _HARD
    if not is_hard and sought.level is not Level.EXTREME:
        return None
    bank = Bank()
    offered = bank.offered(Level.EXTREME)
    index = offered[Draw.of(rng).below(len(offered))]
    return bank.givens(Level.EXTREME, index)


def _candidate(
    sought: Sought,
    rng: Random,
    nearest: Grid | None,
    seen: Seen,
    cancelled: Callable[[], bool],
    look: Callable[[Message], object],
) -> Grid | None:
    """Return a candidate puzzle, mostly near the best so far; None for a failed draw."""
    if sought.pattern is not None:
        puzzle = patterned(sought.pattern, rng, seen, cancelled, look)
        return None if sought.minimal and minimal(puzzle) != puzzle else puzzle
    if nearest is None or rng.random() < _ANEW:
        return minimal(random_grid(rng), rng)
    near = drawn_near(nearest, Draw.of(rng))
    return None if near is None else minimal(near, rng)


def patterned(
    pattern: frozenset[int],
    rng: Random,
    seen: Seen | None = None,
    cancelled: Callable[[], bool] = never,
    look: Callable[[Message], object] = id,
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
        puzzle = _clues_at(random_grid(rng).values, pattern)
        left = count(puzzle, _CAP)
        patience = _PATIENCE
        while left > 1 and patience and changes < CHANGES:
            if cancelled():
                raise CancelledError
            changes += 1
            patience -= 1
            gone = draw.permutation(len(cells))[: 2 + draw.below(_SOME)]
            rest = _clues_at(puzzle.values, pattern.difference(cells[at] for at in gone))
            changed = _clues_at(_some_solution(rest, draw), pattern)
            now = count(changed, left + 1)
            seen.tried += 1
            look(seen.words)
            if now <= left and changed != puzzle:
                if now < left:
                    patience = _PATIENCE
                puzzle, left = changed, now
        if left == 1:
            return puzzle
    raise SoughtNotFoundError(seen)


def _clues_at(values: bytes, cells: frozenset[int]) -> Grid:
    return Grid(bytes(value if cell in cells else 0 for cell, value in enumerate(values)))


def _some_solution(puzzle: Grid, draw: Draw) -> bytes:
    """Return the values of one of several solutions, by solving a random disguise."""
    transform = drawn_transform(draw)
    solution = solve(transform.apply(puzzle))
    assert solution is not None
    digits = {new: old for old, new in enumerate(transform.digits, 1)}
    values = bytearray(len(solution.values))
    for cell, value in enumerate(solution.values):
        values[transform.source(cell)] = digits[value]
    return bytes(values)
