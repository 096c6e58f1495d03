"""Ratings of Explainer's kind: a puzzle is as hard as the hardest step on its easiest path.

A scale is a table of rules. What cannot raise the rating any more is taken all at once, in whatever
order is quickest.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from ....core.grid import Grid
from ...board import CancelledError, never
from ...search.placing import TABLES
from ...sets import CandidateSet
from ...techniques import BY_ID
from .position import (
    BOX_FIELDS,
    CELL_FIELDS,
    GUARD,
    HIDDEN,
    HOUSES_OF,
    OPEN,
    Found,
    Position,
)


class Rule(NamedTuple):
    """A technique with one rating, or with the lowest of several."""

    rating: int
    """In tenths."""
    name: str
    find: Callable[[Position], Found | CandidateSet | None]
    """Returns what all finds of it remove, or place."""
    until: int = 999
    """The rating from which other techniques together do all that this one does."""
    slow: bool = False
    """Whether to try it after others once its rating no longer counts."""
    longer: bool = False
    """Whether longer finds of it are rated higher."""
    late: bool = False
    """Whether to try it, once its rating no longer counts, only before what would raise it."""


class Climb(NamedTuple):
    """The rating of a puzzle as it rises, in tenths."""

    rating: int
    hardest: str
    """The name of the technique that decided it."""
    first: int
    """The rating of the first step alone."""
    placing: int
    """The rating when the first digit was placed."""
    solved: bool


Taken = tuple[int, str, Found]
"""What was taken: its rating, its name, and what follows from it; of singles that is left out."""


def rated_as(technique: str) -> int:
    """Return the rating in a technique's file, in tenths."""
    return round(10 * (BY_ID[technique].explainer or 0))


_NAKED_SINGLE: Final = rated_as("naked-single")
_LINE: Final = 15
"""The rating of a hidden single in a row or a column."""


class Scale:
    """A table of the techniques above singles.

    A technique is used whenever those before it in the table find nothing, even if a later one has
    a lower rating.
    """

    __slots__ = ("_before_naked_singles", "_orders", "rules")

    def __init__(self, rules: Sequence[Rule]) -> None:
        self.rules: Final = tuple(rules)
        self._before_naked_singles = [rule for rule in rules if rule.rating < _NAKED_SINGLE]
        self._orders: dict[int, list[Rule]] = {}

    def climb(
        self, grid: Grid, cancelled: Callable[[], bool] = never, enough: int | None = None
    ) -> Climb:
        """Return the rating of a 9x9 grid that has one solution.

        With `enough`, easier steps are taken at once, and the climb ends at the first step rated
        that high. Raises `CancelledError` when `cancelled`, which is called often, returns true.
        """
        position = Position(grid, cancelled)
        if position.broken:
            return Climb(0, "", 0, 0, False)
        position.level = 0 if enough is None else enough - 1
        hardest = ""
        first = placing = 0
        while position.exact and (enough is None or position.level < enough):
            if cancelled():
                raise CancelledError
            singles = position.singles(_fields_below(position.level))
            if singles is None:
                break
            if position.placed:
                placing = placing or position.level
            if not position.exact:
                break
            step = self.step(position, singles)
            if step is None:
                break
            rating, name, _ = step
            if rating > position.level:
                position.level, hardest = rating, name
            if not placing:
                first = first or rating
                if position.placed:
                    placing = position.level
        return Climb(position.level, hardest, first, placing, position.solved)

    def step(self, position: Position, singles: int) -> Taken | None:
        """Take and return the easiest step; `singles` are the known ones."""
        return self._single(position, singles) or self._easiest(
            position, self._order(position.level)
        )

    def _order(self, level: int) -> list[Rule]:
        """Return the rules in the order to try them, without those that others make needless.

        Of the rules that can no longer raise the rating, the quick ones come first.
        """
        if level not in self._orders:
            useful = [rule for rule in self.rules if rule.until > level]
            useful.sort(
                key=lambda rule: (
                    rule.slow
                    if rule.rating <= level and not rule.longer
                    else self.rules.index(rule) + 2
                )
            )
            self._orders[level] = useful
        return self._orders[level]

    def _easiest(self, position: Position, order: Sequence[Rule]) -> Taken | None:
        """Take the easiest step that is not a single."""
        late: Rule | None = None
        step: Taken | None = None
        for rule in order:
            if rule.late and rule.rating <= position.level:
                late = rule
                continue
            step = _step(rule, position)
            if step is not None:
                break
        if late is not None and (step is None or step[0] > position.level):
            step = _step(late, position) or step
        if step is None:
            return None
        position.take(step[2])
        return step

    def _single(self, position: Position, singles: int) -> Taken | None:
        """Take the easiest singles.

        Steps that are easier than a naked single come before it. None when there is no single.
        """
        if not singles:
            return None
        if position.level < _NAKED_SINGLE:
            hidden = singles & ~CELL_FIELDS
            if hidden:
                rating, name, easiest = _hidden_single(position, singles, hidden)
                position.take_singles(easiest)
                return rating, name, Found()
            direct = self._easiest(position, self._before_naked_singles)
            if direct is not None:
                return direct
        position.take_singles(singles)
        return _NAKED_SINGLE, "naked-single", Found()


def _step(rule: Rule, position: Position) -> Taken | None:
    """Return the rating, name and consequences of what a rule finds; None if nothing."""
    found = rule.find(position)
    if isinstance(found, int):
        found = Found(found)
    if found is None or not (found.gone or found.placed):
        return None
    return found.rating or rule.rating, found.name or rule.name, found


def _fields_below(level: int) -> int:
    """Return the guards of fields whose singles cannot raise a rating."""
    if level < _LINE:
        return 0
    return HIDDEN if level < _NAKED_SINGLE else TABLES.guards


def _hidden_single(position: Position, singles: int, hidden: int) -> tuple[int, str, int]:
    """Return the rating and name of the easiest hidden singles, and their bits."""
    boxes = hidden & BOX_FIELDS
    if not boxes or position.level < 12:
        last = hidden & ~_last_cells(position.exact, singles & CELL_FIELDS)
        if last:
            return 10, "last-cell", last
    if boxes:
        return 12, "hidden-single-box", boxes
    return _LINE, "hidden-single-line", hidden


def _last_cells(board: int, naked: int) -> int:
    """Return the board with the last empty cell of each house filled."""
    found = board
    while naked:
        key = naked.bit_length()
        naked ^= 1 << key - 1
        cell, _ = TABLES.candidate[key]
        own = GUARD[cell]
        if any(board & OPEN[house] == own for house in HOUSES_OF[cell]):
            found &= TABLES.place[key]
    return found
