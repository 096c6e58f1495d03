"""Our verdicts on boards of every kind beside those of CP-SAT, which knows nothing of ours.

    python -m benchmarks.oracle [--mixed 500] [--dealt 1] [--seed 1] [--seconds 60]

Needs the group `oracle`. *Mixed* boards are those of the campaign `constraints`: random constraints
of every kind that a full grid meets, and some of its digits. *Dealt* ones are so many new puzzles
of each shape at each level. Both must have the same verdict, and the same solution where there is
one alone. Prints rows with seconds of processor time; tells what differs, and ends with 1.
"""

import argparse
import statistics
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations, islice, pairwise
from random import Random
from time import process_time
from typing import Any, Final

from ortools.sat.python import cp_model

from benchmarks.table import show
from game.core.constraints import base_of
from game.core.constraints.clause import Clause
from game.core.grid import Grid
from game.core.verdict import Verdict
from game.generate.deal import deal
from game.generate.draw import Draw
from game.generate.ids import fresh_id
from game.generate.levels import Shape
from game.solve.exact import classify
from tests.campaigns.constraints import boards

MOST: Final = 2
"""Solutions that are looked for."""


class _Model:
    """A board in CP-SAT's words."""

    def __init__(self, grid: Grid) -> None:
        self.grid: Final = grid
        self.board: Final = base_of(grid.geometry)
        self.size: Final = self.board.size
        self.every: Final = grid.geometry.constraints
        self.model: Final = cp_model.CpModel()
        self.cells: Final = [
            self.model.new_int_var(value or 1, value or self.size, str(cell))
            for cell, value in enumerate(grid.values)
        ]
        self._is: Final[dict[tuple[int, int], Any]] = {}
        for house in (*self.board.houses, *self.board.pairs):
            self.differ(house.cells)
        for one in self.every:
            self.add(one)

    def holds(self, cell: int, digit: int) -> Any:
        """Return whether a cell has a digit, as a variable."""
        if (cell, digit) not in self._is:
            known = self.model.new_bool_var("")
            self.model.add(self.cells[cell] == digit).only_enforce_if(known)
            self.model.add(self.cells[cell] != digit).only_enforce_if(~known)
            self._is[cell, digit] = known
        return self._is[cell, digit]

    def differ(self, cells: Sequence[int]) -> None:
        self.model.add_all_different([self.cells[cell] for cell in cells])

    def allow(self, cells: Sequence[int], fits: Callable[..., bool]) -> None:
        """Allow two or three cells the digits that fit."""
        digits = range(1, self.size + 1)
        table: list[tuple[int, ...]] = [()]
        for _ in cells:
            table = [(*row, digit) for row in table for digit in digits]
        fitting = [row for row in table if fits(*row)]
        self.model.add_allowed_assignments([self.cells[cell] for cell in cells], fitting)

    def alternate(self, cells: Sequence[int], group: Callable[[int], int]) -> None:
        """Have two or three successive cells hold digits of different groups."""
        for number in (2, 3):
            for start in range(len(cells) - number + 1):
                self.allow(
                    cells[start : start + number],
                    lambda *digits: len({*map(group, digits)}) == len(digits),
                )

    def beside(self) -> Iterator[tuple[int, int]]:
        """Yield the pairs of cells with a common side."""
        for cell in range(self.size**2):
            if (cell + 1) % self.size:
                yield cell, cell + 1
            if cell + self.size < self.size**2:
                yield cell, cell + self.size

    def unmarked(self, kinds: tuple[str, ...]) -> list[tuple[int, int]]:
        """Return such pairs without a mark of some kinds."""
        marked = [{*one.cells} for one in self.every if one.kind in kinds]
        return [pair for pair in self.beside() if {*pair} not in marked]

    def add(self, one: Clause) -> None:
        """Say what a constraint means."""
        method = getattr(self, "_" + one.kind.replace("-", "_"))
        method([*one.cells], [self.cells[cell] for cell in one.cells], [*one.values])

    # -- sums

    def _cage(self, cells: list[int], x: list[Any], values: list[int]) -> None:
        self.differ(cells)
        if values:
            self.model.add(sum(x) == values[0])

    def _little_killer(self, cells: list[int], x: list[Any], values: list[int]) -> None:
        self.model.add(sum(x) == values[0])

    _xv = _little_killer

    def _arrow(self, cells: list[int], x: list[Any], values: list[int]) -> None:
        head = values[0] if values else 1
        number = sum(10 ** (head - 1 - place) * x[place] for place in range(head))
        self.model.add(number == sum(x[head:]))

    def _double_arrow(self, cells: list[int], x: list[Any], values: list[int]) -> None:
        self.model.add(x[0] + x[-1] == sum(x[1:-1]))

    def _sandwich(self, cells: list[int], x: list[Any], values: list[int]) -> None:
        for first, last in combinations(range(len(cells)), 2):
            for low, high in ((1, self.size), (self.size, 1)):
                ends = self.holds(cells[first], low), self.holds(cells[last], high)
                self.model.add(sum(x[first + 1 : last]) == values[0]).only_enforce_if(ends)

    def _x_sum(self, cells: list[int], x: list[Any], values: list[int]) -> None:
        for number in range(1, self.size + 1):
            first = self.holds(cells[0], number)
            self.model.add(sum(x[:number]) == values[0]).only_enforce_if(first)

    def _region_sum(self, cells: list[int], x: list[Any], values: list[int]) -> None:
        pieces: list[list[Any]] = []
        before = None
        for cell, variable in zip(cells, x, strict=True):
            region = self.board.region_of[cell]
            if region != before:
                pieces.append([])
            pieces[-1].append(variable)
            before = region
        for piece, after in pairwise(pieces):
            self.model.add(sum(piece) == sum(after))

    def _zipper(self, cells: list[int], x: list[Any], values: list[int]) -> None:
        half, odd = divmod(len(x), 2)
        sums = [x[place] + x[-1 - place] for place in range(half)]
        sums += [x[half]] if odd else []
        for one, other in pairwise(sums):
            self.model.add(one == other)

    # -- orders and differences

    def _thermometer(self, cells: list[int], x: list[Any], values: list[int]) -> None:
        for low, high in pairwise(x):
            self.model.add(low < high)

    def _slow_thermometer(self, cells: list[int], x: list[Any], values: list[int]) -> None:
        for low, high in pairwise(x):
            self.model.add(low <= high)

    def _whispers(self, cells: list[int], x: list[Any], values: list[int]) -> None:
        far = values[0] if values else (self.size + 1) // 2
        for pair in pairwise(cells):
            self.allow(pair, lambda a, b: abs(a - b) >= far)

    def _renban(self, cells: list[int], x: list[Any], values: list[int]) -> None:
        self.differ(cells)
        for pair in combinations(cells, 2):
            self.allow(pair, lambda a, b: abs(a - b) < len(cells))

    def _nabner(self, cells: list[int], x: list[Any], values: list[int]) -> None:
        for pair in combinations(cells, 2):
            self.allow(pair, lambda a, b: abs(a - b) > 1)

    def _between(self, cells: list[int], x: list[Any], values: list[int]) -> None:
        for middle in cells[1:-1]:
            self.allow((cells[0], middle, cells[-1]), lambda a, b, c: a < b < c or a > b > c)

    def _lockout(self, cells: list[int], x: list[Any], values: list[int]) -> None:
        self.allow((cells[0], cells[-1]), lambda a, b: abs(a - b) >= self.size // 2)
        for middle in cells[1:-1]:
            self.allow(
                (cells[0], middle, cells[-1]), lambda a, b, c: not min(a, c) <= b <= max(a, c)
            )

    def _same_difference(self, cells: list[int], x: list[Any], values: list[int]) -> None:
        for three in zip(cells, cells[1:], cells[2:], strict=False):
            self.allow(three, lambda a, b, c: abs(a - b) == abs(b - c))

    def _sequence(self, cells: list[int], x: list[Any], values: list[int]) -> None:
        for three in zip(cells, cells[1:], cells[2:], strict=False):
            self.allow(three, lambda a, b, c: a - b == b - c != 0)

    def _skyscrapers(self, cells: list[int], x: list[Any], values: list[int]) -> None:
        seen = []
        for place in range(1, len(x)):
            highest = self.model.new_int_var(1, self.size, "")
            self.model.add_max_equality(highest, x[:place])
            higher = self.model.new_bool_var("")
            self.model.add(x[place] > highest).only_enforce_if(higher)
            self.model.add(x[place] < highest).only_enforce_if(~higher)
            seen.append(higher)
        self.model.add(1 + sum(seen) == values[0])

    def _maximum(self, cells: list[int], x: list[Any], values: list[int], sign: int = 1) -> None:
        kind = "maximum" if sign > 0 else "minimum"
        own = {cell for one in self.every if one.kind == kind for cell in one.cells}
        for pair in self.beside():
            for cell, other in (pair, pair[::-1]):
                if cell in cells and other not in own:
                    self.model.add(sign * self.cells[cell] > sign * self.cells[other])

    def _minimum(self, cells: list[int], x: list[Any], values: list[int]) -> None:
        self._maximum(cells, x, values, -1)

    # -- pairs

    def _white_dot(self, cells: list[int], x: list[Any], values: list[int]) -> None:
        far = values[0] if values else 1
        self.allow(cells, lambda a, b: abs(a - b) == far)

    def _black_dot(self, cells: list[int], x: list[Any], values: list[int]) -> None:
        times = values[0] if values else 2
        self.allow(cells, lambda a, b: a == times * b or b == times * a)

    def _non_consecutive(self, cells: list[int], x: list[Any], values: list[int]) -> None:
        for pair in self.unmarked(("white-dot", "black-dot")):
            self.allow(pair, lambda a, b: abs(a - b) != 1)

    _no_white = _non_consecutive

    def _no_black(self, cells: list[int], x: list[Any], values: list[int]) -> None:
        for pair in self.unmarked(("white-dot", "black-dot")):
            self.allow(pair, lambda a, b: a != 2 * b and b != 2 * a)

    def _no_xv(self, cells: list[int], x: list[Any], values: list[int]) -> None:
        for pair in self.unmarked(("xv",)):
            self.allow(pair, lambda a, b: a + b not in (5, 10))

    # -- which digits

    def _even(self, cells: list[int], x: list[Any], values: list[int], rest: int = 0) -> None:
        for cell in cells:
            self.allow((cell,), lambda digit: digit % 2 == rest)

    def _odd(self, cells: list[int], x: list[Any], values: list[int]) -> None:
        self._even(cells, x, values, 1)

    def _allowed(self, cells: list[int], x: list[Any], values: list[int]) -> None:
        self.allow(cells, lambda digit: digit in values)

    def _palindrome(self, cells: list[int], x: list[Any], values: list[int]) -> None:
        for one, other in zip(x, x[::-1], strict=True):
            self.model.add(one == other)

    def _clone(self, cells: list[int], x: list[Any], values: list[int]) -> None:
        half = len(x) // 2
        for one, other in zip(x[:half], x[half:], strict=True):
            self.model.add(one == other)

    def _quadruple(self, cells: list[int], x: list[Any], values: list[int]) -> None:
        for digit, number in Counter(values).items():
            self.model.add(sum(self.holds(cell, digit) for cell in cells) >= number)

    def _entropic(self, cells: list[int], x: list[Any], values: list[int]) -> None:
        self.alternate(cells, lambda digit: (digit - 1) // (self.size // 3))

    def _modular(self, cells: list[int], x: list[Any], values: list[int]) -> None:
        self.alternate(cells, lambda digit: digit % 3)

    def _extra_region(self, cells: list[int], x: list[Any], values: list[int]) -> None:
        self.differ(cells)

    def _disjoint(self, cells: list[int], x: list[Any], values: list[int]) -> None:
        for group in zip(*(box.cells for box in self.board.boxes), strict=True):
            self.differ(group)

    def _falling_diagonal(self, cells: list[int], x: list[Any], values: list[int]) -> None:
        self.differ([(self.size + 1) * place for place in range(self.size)])

    def _rising_diagonal(self, cells: list[int], x: list[Any], values: list[int]) -> None:
        self.differ([(self.size - 1) * (place + 1) for place in range(self.size)])

    def _numbered_room(self, cells: list[int], x: list[Any], values: list[int]) -> None:
        for number in range(1, self.size + 1):
            first = self.holds(cells[0], number)
            self.model.add(x[number - 1] == values[0]).only_enforce_if(first)

    def _column_indexer(self, cells: list[int], x: list[Any], values: list[int]) -> None:
        for cell in cells:
            row, column = divmod(cell, self.size)
            for digit in range(1, self.size + 1):
                place = row * self.size + digit - 1
                said = self.model.add(self.cells[place] == column + 1)
                said.only_enforce_if(self.holds(cell, digit))

    def _row_indexer(self, cells: list[int], x: list[Any], values: list[int]) -> None:
        for cell in cells:
            row, column = divmod(cell, self.size)
            for digit in range(1, self.size + 1):
                place = (digit - 1) * self.size + column
                said = self.model.add(self.cells[place] == row + 1)
                said.only_enforce_if(self.holds(cell, digit))


def asked(grid: Grid, seconds: float = 600.0) -> list[bytes] | None:
    """Return up to two solutions as CP-SAT finds them; None where it has no time to."""
    made = _Model(grid)
    found: list[bytes] = []
    while len(found) < MOST:
        if found:
            made.model.add_forbidden_assignments(made.cells, [tuple(found[-1])])
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        solver.parameters.max_time_in_seconds = seconds
        status = solver.solve(made.model)
        if status == cp_model.INFEASIBLE:
            break
        if status not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            return None
        found.append(bytes(solver.value(cell) for cell in made.cells))
    return found


def _dealt(number: int, draw: Draw) -> Iterator[tuple[str, Grid]]:
    for shape in Shape:
        for level in shape.levels:
            for _ in range(number):
                chosen = fresh_id(level, draw, shape=shape)
                yield str(chosen), deal(chosen).givens


def _is_over(end: float) -> bool:
    return process_time() > end


def _compare(name: str, boards: Iterator[tuple[str, Grid]], seconds: float) -> bool:
    """Print how long both need for boards; return whether they agree on all of them."""
    own: list[float] = []
    theirs: list[float] = []
    words: Counter[str] = Counter()
    same = True
    for about, grid in boards:
        start = process_time()
        found = classify(grid, node_limit=None, cancelled=partial(_is_over, start + seconds))
        own.append(process_time() - start)
        start = process_time()
        other = asked(grid, seconds)
        theirs.append(process_time() - start)
        words[found.verdict.value if other is not None else "not known to CP-SAT"] += 1
        if other is None or found.verdict is Verdict.GAVE_UP:
            continue
        verdict = (Verdict.NONE, Verdict.UNIQUE, Verdict.MANY)[len(other)]
        unlike = (
            found.solution is not None and len(other) == 1 and found.solution.values != other[0]
        )
        if found.verdict is not verdict or unlike or (name == "dealt" and len(other) != 1):
            same = False
            print(about, grid.text, found.verdict.value, verdict.value, file=sys.stderr)
    told = ", ".join(f"{number} {word}" for word, number in words.most_common())
    for whose, times in (("ours", own), ("CP-SAT", theirs)):
        within = [sum(time <= most for time in times) / len(times) for most in (1, 10, 60)]
        show(
            f"{name}, {whose}: {told}",
            f"p50 {statistics.median(times):.3f} s, mean {statistics.fmean(times):.3f} s, "
            f"worst {max(times):.1f} s; within 1, 10, 60 s: "
            + ", ".join(f"{share:.1%}" for share in within),
            "95%, 99%, 100%; the same verdicts",
        )
    return same


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--mixed", type=int, default=500)
    parser.add_argument("--dealt", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=60.0)
    wanted = parser.parse_args()
    same = True
    if wanted.mixed:
        drawn = islice(boards(Random(f"oracle {wanted.seed}")), wanted.mixed)
        told = ((grid.geometry.code, grid) for grid, _ in drawn)
        same &= _compare("mixed", told, wanted.seconds)
    if wanted.dealt:
        draw = Draw(f"oracle {wanted.seed}")
        same &= _compare("dealt", _dealt(wanted.dealt, draw), wanted.seconds)
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main())
