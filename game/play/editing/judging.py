"""The judgement of a puzzle being made: its verdict, and the cells responsible for it."""

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Final, NamedTuple

from ...core.constraints import base_of, constrained
from ...core.digits import Cell, Mask, digits_of, mask_of
from ...core.geometry import geometry_of
from ...core.grid import Grid
from ...core.message import Message
from ...core.naming import conflict_words
from ...core.verdict import Verdict
from ...solve.exact import NODE_LIMIT, GaveUpError, classify, solutions, solve
from ...work.question import Pause, at_once

if TYPE_CHECKING:
    from ...core.geometry import Geometry

MOST_SOLUTIONS: Final = 1000
"""Solutions that are counted one by one."""
FEW_NODES: Final = 500
"""Branchings of a board with constraints that take about a second."""
MOST_SUGGESTED: Final = 12
"""Cells that are suggested at most."""


class Blamed(NamedTuple):
    """A minimal set of parts that together allow no solution."""

    clues: tuple[Cell, ...] = ()
    constraints: tuple[int, ...] = ()
    """Their places among those of the board."""
    extras: tuple[str, ...] = ()
    """What holds on the whole board besides houses, as `EXTRAS` call it."""


class Judged(NamedTuple):
    """A verdict with its reasons."""

    verdict: Verdict
    solution: bytes = b""
    """The only solution, or the first of many."""
    marked: tuple[Cell, ...] = ()
    """Cells of a conflict, or clues that together leave no solution."""
    blamed: "Blamed" = Blamed()
    """What rules the solution out, clues included."""
    said: Message | None = None
    """A conflict in words."""
    digits: tuple[Mask, ...] = ()
    """For each cell, which digits it has in solutions, as far as that is known."""

    @property
    def differing(self) -> tuple[int, ...]:
        """The cells whose digit differs between solutions."""
        return tuple(cell for cell, mask in enumerate(self.digits) if mask & (mask - 1))


class Suggestion(NamedTuple):
    """A clue to add: a digit that some solutions have in a cell."""

    cell: int
    digit: int
    left: int | None
    """How many solutions it leaves; None where they are too many to be counted."""


def judge(grid: Grid, pause: Pause = at_once) -> Judged:
    """Return the verdict on a board.

    If there are many solutions, this is reported to `pause` before all possible digits of cells are
    known.
    """
    found = classify(grid, node_limit=None, cancelled=pause)
    if found.verdict is Verdict.CONFLICT:
        cells = {cell for conflict in found.conflicts for cell in conflict.cells}
        said = conflict_words(found.conflicts, grid.geometry)
        return Judged(Verdict.CONFLICT, marked=tuple(sorted(cells)), said=said)
    if found.verdict is Verdict.NONE:
        pause(Judged(Verdict.NONE))
        blamed = excluding(grid, pause)
        return Judged(Verdict.NONE, marked=blamed.clues, blamed=blamed)
    if found.verdict is not Verdict.MANY:
        values = b"" if found.solution is None else found.solution.values
        return Judged(found.verdict, values)
    first = found.solutions[0].values
    seen = _digits_seen(found.solutions)

    def tell(digits: tuple[Mask, ...]) -> None:
        pause(Judged(Verdict.MANY, first, digits=digits))

    tell(seen)
    return Judged(Verdict.MANY, first, digits=possible(grid, seen, pause, tell))


def excluding(grid: Grid, pause: Pause = at_once) -> Blamed:
    """Return a minimal set of parts that allows no solution.

    It is found by halving (U. Junker, QuickXplain, 2004): of many parts few of which are to blame,
    most are excluded at once.
    """
    shape, *extras = base_of(grid.geometry).code.split("+")
    parts: list[_Part] = [
        *((cell, "clue") for cell in grid.geometry.cells if grid.values[cell]),
        *((place, "constraint") for place in range(len(grid.geometry.constraints))),
        *((place, "extra") for place in range(len(extras))),
    ]

    def fails(kept: Sequence[_Part]) -> bool:
        names = [extras[place] for place, what in kept if what == "extra"]
        board = geometry_of("+".join((shape, *sorted(names, key=extras.index))))
        clauses = [grid.geometry.constraints[place] for place, what in kept if what == "constraint"]
        values = bytearray(len(grid.values))
        for cell, what in kept:
            if what == "clue":
                values[cell] = grid.values[cell]
        return not _has_solution(Grid(values, None, constrained(board, clauses)), pause)

    found = _to_blame((), False, parts, fails)
    return Blamed(
        tuple(Cell(cell) for cell, what in sorted(found) if what == "clue"),
        tuple(place for place, what in sorted(found) if what == "constraint"),
        tuple(extras[place] for place, what in sorted(found) if what == "extra"),
    )


_Part = tuple[int, str]


def _to_blame(
    before: Sequence[_Part],
    is_new: bool,
    parts: Sequence[_Part],
    fails: Callable[[Sequence[_Part]], bool],
) -> list[_Part]:
    """Return which parts are needed, with those before them, to exclude every solution."""
    if is_new and fails(before):
        return []
    if len(parts) < 2:
        return [*parts]
    half = len(parts) // 2
    first, second = parts[:half], parts[half:]
    of_second = _to_blame((*before, *first), bool(first), second, fails)
    of_first = _to_blame((*before, *of_second), bool(of_second), first, fails)
    return of_first + of_second


def possible(
    grid: Grid,
    seen: Sequence[int],
    pause: Pause = at_once,
    tell: Callable[[tuple[Mask, ...]], object] = lambda _: None,
) -> tuple[Mask, ...]:
    """Return for each cell its digits in solutions; `seen` ones are known already.

    `tell` gets the result so far. Slow cells come last, however long they take.
    """
    known = [Mask(mask) for mask in seen]
    candidates = grid.candidates
    asked = [(cell, digit) for cell in grid.open_cells for digit in digits_of(candidates[cell])]
    for limit in (_limit(grid), None):
        left = []
        for cell, digit in asked:
            if known[cell] >> (digit - 1) & 1:
                continue
            try:
                found = solve(grid.place(cell, digit), node_limit=limit, cancelled=pause)
            except GaveUpError:
                left.append((cell, digit))
                continue
            if found is not None:
                known = [
                    Mask(mask | 1 << (value - 1))
                    for mask, value in zip(known, found.values, strict=True)
                ]
                tell(tuple(known))
        asked = left
    return tuple(known)


def suggest(grid: Grid, pause: Pause = at_once) -> tuple[Suggestion, ...]:
    """Return clues that leave one solution or few, the best of each cell, best first.

    If solutions are too many to count, cells that differ most between them come first.
    """
    try:
        found = list(
            islice(solutions(grid, node_limit=NODE_LIMIT, cancelled=pause), MOST_SOLUTIONS + 1)
        )
    except GaveUpError:
        found = []
    if not found or len(found) > MOST_SOLUTIONS:
        first = found[0] if found else solve(grid, cancelled=pause)
        return () if first is None else _uncounted(grid, first, pause)
    best = []
    for cell in grid.open_cells:
        left: dict[int, int] = {}
        for solution in found:
            digit = solution.values[cell]
            left[digit] = left.get(digit, 0) + 1
        digit = min(left, key=lambda digit: (left[digit], digit))
        best.append(Suggestion(cell, digit, left[digit]))
    best = [one for one in best if one.left != len(found)]
    best.sort(key=lambda one: (one.left or 0, one.cell))
    return tuple(best[:MOST_SUGGESTED])


def _uncounted(grid: Grid, first: Grid, pause: Pause) -> tuple[Suggestion, ...]:
    digits = possible(grid, _digits_seen((first,)), pause)
    cells = sorted(grid.open_cells, key=lambda cell: (-digits[cell].bit_count(), cell))
    return tuple(
        Suggestion(cell, first.values[cell], None)
        for cell in cells[:MOST_SUGGESTED]
        if digits[cell].bit_count() > 1
    )


def region_faults(regions: bytes, size: int) -> tuple[tuple[int, int], ...]:
    """Return the regions of a wrong size, numbered from 1, with their sizes."""
    counts = [(number + 1, regions.count(number)) for number in range(size)]
    return tuple((number, count) for number, count in counts if count != size)


def scattered(regions: bytes, board: "Geometry") -> tuple[int, ...]:
    """Return the regions, numbered from 1, whose cells are not connected."""
    size = board.size
    found = []
    for number in range(size):
        cells = {cell for cell in board.cells if regions[cell] == number}
        reached: set[Cell] = set()
        ahead = sorted(cells)[:1]
        while ahead:
            cell = ahead.pop()
            reached.add(cell)
            row, column = divmod(cell, size)
            beside = {
                Cell(other)
                for other, there in (
                    (cell - size, row > 0),
                    (cell + size, row + 1 < size),
                    (cell - 1, column > 0),
                    (cell + 1, column + 1 < size),
                )
                if there
            }
            ahead += (beside & cells) - reached
        if reached != cells:
            found.append(number + 1)
    return tuple(found)


def _digits_seen(found: Iterable[Grid]) -> tuple[Mask, ...]:
    columns = zip(*(solution.values for solution in found), strict=True)
    return tuple(mask_of(*set(digits)) for digits in columns)


def _has_solution(grid: Grid, pause: Pause) -> bool:
    try:
        return solve(grid, node_limit=_limit(grid), cancelled=pause) is not None
    except GaveUpError:
        return True


def _limit(grid: Grid) -> int:
    """Return the limit of branchings before something else is tried, about a second."""
    return FEW_NODES if grid.geometry.constraints else NODE_LIMIT
