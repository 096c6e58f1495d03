"""Staged deduction with a list of candidates for every cell; it never guesses.

Source: the fifth teaching document (Université de Bordeaux, "Techniques de résolution des
Sudoku"), whose étapes these are. Étape 1 fills a cell whose list has a single value. Étape 2 fills
the only place of a digit in a row (2a), then in a column (2b). Étape 3 looks at a line of a box
with exactly two open cells whose lists are equal and of length two (3a), or three of length three
(3b): those values leave the other lines of that box. The document has no rule for the only place
in a box: that one is Nonet's own, and runs only when it is asked for. The first étape that has
anything to do goes over the whole board once; then it begins with étape 1 again.
"""

from collections import deque
from collections.abc import Callable, Iterator
from itertools import chain
from typing import Final, NamedTuple

from ...core.digits import Cell, Digit, mask_of
from ...core.geometry import Geometry, House
from ...core.grid import Grid
from ...core.verdict import Verdict
from ..stream import Method, Options, Search, StepKind, StreamStep


class Lists:
    """A board being filled, with the candidate list of each cell.

    Both are the instance's own: nothing that is given in is ever changed.
    """

    __slots__ = ("candidates", "geometry", "values")

    def __init__(self, grid: Grid) -> None:
        self.geometry: Final = grid.geometry
        self.values: Final = bytearray(grid.values)
        self.candidates: Final = [self.possible_digits(cell) for cell in grid.geometry.cells]
        """For each cell the digits it can take, ascending; the empty list for a filled cell."""

    def possible(self, digit: Digit, cell: Cell) -> bool:
        """Whether no other cell of the row, column or box holds a digit."""
        return all(self.values[peer] != digit for peer in self.geometry.peers[cell])

    def possible_digits(self, cell: Cell) -> list[Digit]:
        """Return the digits that can be written in a cell; none when it is filled."""
        if self.values[cell]:
            return []
        digits = map(Digit, range(1, self.geometry.size + 1))
        return [digit for digit in digits if self.possible(digit, cell)]

    def place(self, digit: Digit, cell: Cell) -> None:
        """Write a digit, remove it from the lists of row, column and box, empty the cell's own."""
        self.values[cell] = digit
        for peer in self.geometry.peers[cell]:
            self.remove(digit, peer)
        self.candidates[cell] = []

    def remove(self, digit: Digit, cell: Cell) -> None:
        """Remove a digit from the list of a cell, if it is there."""
        if digit in self.candidates[cell]:
            self.candidates[cell].remove(digit)

    def only_place(self, digit: Digit, house: House) -> Cell | None:
        """Return the only cell of a house that can hold a digit; None for no cell or several."""
        places = [cell for cell in house.cells if digit in self.candidates[cell]]
        return places[0] if len(places) == 1 else None


class Stage(NamedTuple):
    """A rule: its id, and one pass of it over the whole board."""

    id: str
    run: Callable[[Lists], Iterator[StreamStep]]


def _fill_single_candidates(lists: Lists) -> Iterator[StreamStep]:
    for cell in lists.geometry.cells:
        if len(lists.candidates[cell]) == 1:
            digit = lists.candidates[cell][0]
            lists.place(digit, cell)
            yield StreamStep(StepKind.PLACE, cell, digit, rule="1", forced=True)


def _fill_only_places(lists: Lists, houses: tuple[House, ...], rule: str) -> Iterator[StreamStep]:
    for house in houses:
        for digit in map(Digit, range(1, lists.geometry.size + 1)):
            cell = lists.only_place(digit, house)
            if cell is not None:
                lists.place(digit, cell)
                yield StreamStep(
                    StepKind.PLACE, cell, digit, cells=house.cells, rule=rule, forced=True
                )


def _clear_beside_equal_lists(lists: Lists, length: int, rule: str) -> Iterator[StreamStep]:
    for box, line in _lines_of_boxes(lists.geometry):
        open_cells = tuple(cell for cell in line if not lists.values[cell])
        if len(open_cells) != length:
            continue
        first, *others = (lists.candidates[cell] for cell in open_cells)
        if len(first) != length or any(other != first for other in others):
            continue
        removed = tuple(
            (cell, digit)
            for cell in box
            if cell not in line
            for digit in first
            if digit in lists.candidates[cell]
        )
        for cell, digit in removed:
            lists.remove(digit, cell)
        if removed:
            yield StreamStep(
                StepKind.DEDUCE,
                cells=open_cells,
                candidates=mask_of(*first),
                removed=removed,
                rule=rule,
            )


def _lines_of_boxes(geometry: Geometry) -> Iterator[tuple[tuple[Cell, ...], tuple[Cell, ...]]]:
    """Yield the cells of each box with the cells of each of its rows, then of its columns."""
    for box in geometry.boxes:
        for line in (*geometry.rows, *geometry.columns):
            shared = tuple(cell for cell in box.cells if cell in line.cells)
            if shared:
                yield box.cells, shared


STAGES: Final = (
    Stage("1", _fill_single_candidates),
    Stage("2a", lambda lists: _fill_only_places(lists, lists.geometry.rows, "2a")),
    Stage("2b", lambda lists: _fill_only_places(lists, lists.geometry.columns, "2b")),
    Stage("3a", lambda lists: _clear_beside_equal_lists(lists, 2, "3a")),
    Stage("3b", lambda lists: _clear_beside_equal_lists(lists, 3, "3b")),
)
"""The document's étapes in their order."""

OWN_RULES: Final = (
    Stage("box", lambda lists: _fill_only_places(lists, lists.geometry.boxes, "box")),
)
"""What the document does not have, and `Options.also` may name."""


def rules_of(options: Options) -> tuple[Stage, ...]:
    """Return the étapes up to the last one chosen, then any other rules chosen."""
    last = options.stages or STAGES[-1].id
    ends = [number for number, stage in enumerate(STAGES, 1) if stage.id.startswith(last)]
    return (*STAGES[: ends[-1]], *(rule for rule in OWN_RULES if rule.id in options.also))


def filled_by_rule(board: Grid, options: Options) -> dict[str, int]:
    """Return how many cells are filled with the first rule alone, with the first two, and so on.

    Each number is under the id of the last rule that was used.
    """
    rules = rules_of(options)
    filled = {}
    for number, rule in enumerate(rules, 1):
        lists = Lists(board)
        while (steps := _first_progress(rules[:number], lists)) is not None:
            deque(steps, maxlen=0)
        filled[rule.id] = len(lists.values) - lists.values.count(0)
    return filled


def search(grid: Grid, options: Options) -> Search:
    """Deduce until the board is full or no rule finds anything more."""
    lists = Lists(grid)
    rules = rules_of(options)
    while (steps := _first_progress(rules, lists)) is not None:
        yield from steps
    open_cells = [cell for cell in lists.geometry.cells if not lists.values[cell]]
    if not open_cells:
        # Every digit was forced, so this solution is the only one.
        yield StreamStep(StepKind.SOLUTION)
        return None
    for cell in open_cells:
        if not lists.candidates[cell]:
            yield StreamStep(StepKind.CONFLICT, cell)
            return Verdict.NONE
    return Verdict.STUCK


def _first_progress(rules: tuple[Stage, ...], lists: Lists) -> Iterator[StreamStep] | None:
    """Return a pass of the first rule that finds anything; None if none does."""
    for rule in rules:
        steps = rule.run(lists)
        first = next(steps, None)
        if first is not None:
            return chain((first,), steps)
    return None


_LINES: Final = {
    rule: number for number, rule in enumerate(("1", "2a", "2b", "3a", "3b", "box"), 3)
}
_NOTHING_MORE: Final = 9
_FULL: Final = 10


def _line(step: StreamStep) -> int:
    if step.kind is StepKind.SOLUTION:
        return _FULL
    return _LINES.get(step.rule, _NOTHING_MORE)


METHOD: Final = Method("staged", search, complete=False, line=_line)
