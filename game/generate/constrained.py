"""Puzzles with constraints: cages, lines and dots around a full grid, then cells erased.

Where a board is solved too easily yet, it is made *coarser*: cages grow together, or a constraint
goes, while one solution remains. Each of these steps tells less than the one before, so the boards
of a chain get harder and harder, and one of them may be what a level asks for.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from ..core.constraints import base_of, constrained
from ..core.constraints.clause import Clause
from ..core.constraints.lines import neighbours
from ..core.digits import Cell
from ..core.grid import Grid
from ..solve.exact import GaveUpError, count
from .draw import Draw
from .erasure import Erasure
from .levels import Level, Shape

SIZES: Final = (2, 2, 2, 3, 3, 3, 3, 4, 4, 5)
"""How many cells cages are meant to have, each as likely as the others."""
LARGER: Final = (2, 3, 3, 4, 4, 5)
"""On the harder levels cages are larger, and say less."""
SMALL: Final = (2, 2, 2, 2, 3)
"""Where there are no givens, cages are smaller, and say more."""
ALONE: Final = {Level.BEGINNER: (1, 1, 2, 2, 3, 3), Level.EASY: (1, 2, 2, 2, 3, 3)}
"""There some cages of the easier levels are single cells, which tell a digit."""
LARGEST: Final = 6
MERGED: Final = 7
"""Cells of a cage that two have grown together to, at most."""
COARSER: Final = {
    Level.MEDIUM: (0, 60),
    Level.HARD: (40, 90),
    Level.EXPERT: (50, 100),
    Level.EXTREME: (50, 100),
}
"""From where to where a chain is looked at, in hundredths of the constraints that it tries."""
BARE_COARSER: Final = {Level.HARD: (0, 40)}
"""The same where there are no givens."""
LOOKS: Final = 12
"""Boards of a chain that are looked at."""
NODES: Final = 1500
"""Branchings after which a board is taken for one with several solutions."""
BARE_NODES: Final = 60
"""The same without givens, where each takes longer."""
HIDDEN: Final = {Level.MEDIUM: 20, Level.HARD: 35, Level.EXPERT: 45, Level.EXTREME: 55}
"""Of a hundred dots, how many are not shown; on easier levels the negative rule holds."""
THERMOMETERS, ARROWS = 9, 8
LONGEST: Final = 6
"""Cells of a thermometer at most."""

Group = Sequence[Cell]


def with_constraints(shape: Shape, level: Level, solution: Grid, draw: Draw) -> Grid:
    """Return a full grid with constraints that it satisfies, chosen by `draw`."""
    clauses = _DRAWN[shape](solution, level, draw)
    return Grid(solution.values, None, constrained(solution.geometry, clauses))


def reduced(solution: Grid, groups: Sequence[Group], most: int, *, keep_lines: bool) -> Grid:
    """Return the board after erasing groups in order while one solution remains.

    If a whole lot can be erased, one test is enough; a lot that cannot is halved.
    """
    board = _Reduction(solution, keep_lines=keep_lines)
    waiting = list(groups)
    while waiting:
        room = most - board.values.count(0)
        lot = []
        while waiting and len(waiting[0]) <= room:
            room -= len(waiting[0])
            lot.append(waiting.pop(0))
        if not lot:
            break
        board.erase(lot)
    return board.grid


class _Reduction:
    """A board that is losing groups of digits, with the number left in each row and column."""

    def __init__(self, solution: Grid, *, keep_lines: bool) -> None:
        self._solution: Final = solution
        self._size: Final = solution.geometry.size
        self._keep_lines: Final = keep_lines
        self.values: Final = bytearray(solution.values)
        self._filled: Final = [self._size] * (2 * self._size)

    @property
    def grid(self) -> Grid:
        return Grid(self.values, None, self._solution.geometry)

    def erase(self, lot: Sequence[Group]) -> None:
        """Erase groups, or as many of them as leave one solution."""
        taken = [group for group in lot if self._erase_group(group)]
        if not taken or _is_unique(self.grid):
            return
        self._put_back(taken)
        if len(lot) > 1:
            half = len(lot) // 2
            self.erase(lot[:half])
            self.erase(lot[half:])

    def _erase_group(self, group: Group) -> bool:
        """Erase a group; False if a row or a column would lose its last digit but may not."""
        touched = self._lines(group)
        filled = self._filled
        if self._keep_lines and any(filled[line] <= touched.count(line) for line in touched):
            return False
        for line in touched:
            filled[line] -= 1
        for cell in group:
            self.values[cell] = 0
        return True

    def _put_back(self, taken: Sequence[Group]) -> None:
        for group in taken:
            for cell in group:
                self.values[cell] = self._solution.values[cell]
            for line in self._lines(group):
                self._filled[line] += 1

    def _lines(self, group: Group) -> list[int]:
        return [line for c in group for line in (c // self._size, self._size + c % self._size)]


class Coarser(NamedTuple):
    """A board of a chain: an erasure, and how many steps of the chain were tried after it."""

    solution: Grid
    chain: "Chain"
    tried: int
    is_harder: bool
    """Whether its board is the one before with less told."""

    def board(self) -> Grid:
        """Return the puzzle, whose only solution is that of the erasure."""
        return self.chain.board(self.tried)


class Chain:
    """A puzzle that becomes coarser step by step; each board is computed once."""

    def __init__(self, erasure: Erasure, order: Sequence[int]) -> None:
        """`order` has the indices of the constraints, in the order in which they are tried."""
        self._erasure: Final = erasure
        clauses = erasure.solution.geometry.constraints
        ordered = [clauses[place] for place in order]
        self._anchors: Final = [(one.kind, one.cells[0]) for one in ordered if one.cells]
        self._boards: list[Grid] = []

    @property
    def steps(self) -> int:
        """How many steps can be tried."""
        return len(self._anchors)

    def board(self, tried: int) -> Grid:
        """Return the puzzle after some number of steps."""
        boards = self._boards
        if not boards:
            boards.append(self._erasure.board())
        if boards[0].is_full:
            # What should have gone as a whole has not.
            return boards[0]
        while len(boards) <= tried:
            boards.append(self.coarser(boards[-1], len(boards) - 1))
        return boards[tried]

    def coarser(self, board: Grid, step: int) -> Grid:
        """Return a board after a step of the chain; the board itself if the step is impossible."""
        kind, cell = self._anchors[step]
        solution, geometry = self._erasure.solution, board.geometry
        for one in geometry.constraints:
            if one.kind != kind or cell not in one.cells:
                continue
            others = [other for other in geometry.constraints if other is not one]
            for fewer in (_merged(one, others, solution), others):
                if fewer is not None:
                    less = Grid(board.values, None, constrained(base_of(geometry), fewer))
                    if _is_unique(less):
                        return less
            break
        return board


def chain_of(erasure: Erasure, level: Level, draw: Draw) -> Iterator[Erasure | Coarser]:
    """Yield the boards to examine for a level: from a chain those that may be hard enough."""
    is_bare = erasure.most == len(erasure.solution.values)
    parts = (BARE_COARSER if is_bare else COARSER).get(level)
    if parts is None:
        yield erasure
        return
    chain = Chain(erasure, draw.permutation(len(erasure.solution.geometry.constraints)))
    first, last = (chain.steps * part // 100 for part in parts)
    for look in range(LOOKS):
        tried = first + (last - first) * look // (LOOKS - 1)
        yield Coarser(erasure.solution, chain, tried, look > 0)


def _merged(one: Clause, others: Sequence[Clause], solution: Grid) -> list[Clause] | None:
    """Return constraints with a cage merged with its smallest neighbour, if possible."""
    if one.kind != "cage":
        return None
    values, size = solution.values, solution.geometry.size
    around = {n for cell in one.cells for n in _around(cell, size, corners=False)}
    held = {values[cell] for cell in one.cells}
    fitting = [
        other
        for other in others
        if not around.isdisjoint(other.cells)
        and len(other.cells) + len(one.cells) <= MERGED
        and held.isdisjoint(values[cell] for cell in other.cells)
    ]
    if not fitting:
        return None
    host = min(fitting, key=lambda other: (len(other.cells), other.cells))
    cells = tuple(sorted(one.cells + host.cells))
    grown = Clause("cage", cells, (one.values[0] + host.values[0],))
    return sorted([*(other for other in others if other is not host), grown], key=lambda c: c.cells)


def _is_unique(board: Grid) -> bool:
    try:
        return count(board, node_limit=NODES if any(board.values) else BARE_NODES) == 1
    except GaveUpError:
        return False


def _around(cell: int, size: int, *, corners: bool) -> list[Cell]:
    row, column = divmod(cell, size)
    return [
        Cell((row + down) * size + column + right)
        for down in (-1, 0, 1)
        for right in (-1, 0, 1)
        if (down or right)
        and (corners or not (down and right))
        and 0 <= row + down < size
        and 0 <= column + right < size
    ]


def _all_cages(solution: Grid, level: Level, draw: Draw) -> list[Clause]:
    """Return small cages that cover the board, which has no givens."""
    return _cut(solution, draw, ALONE.get(level, SMALL))


def _cages(solution: Grid, level: Level, draw: Draw) -> list[Clause]:
    return _cut(solution, draw, LARGER if level in COARSER else SIZES)


def _cut(solution: Grid, draw: Draw, sizes: Sequence[int]) -> list[Clause]:
    """Divide a board into cages without repeated digits.

    A single cell joins a neighbour, unless some may be alone.
    """
    values, size = solution.values, solution.geometry.size
    owner: dict[int, int] = {}
    cages: list[list[Cell]] = []
    for start in draw.permutation(len(values)):
        if start in owner:
            continue
        wanted = sizes[draw.below(len(sizes))]
        cage = [Cell(start)]
        while len(cage) < wanted:
            held = {values[c] for c in cage}
            free = sorted(
                {n for c in cage for n in _around(c, size, corners=False)}
                - owner.keys()
                - set(cage)
            )
            free = [c for c in free if values[c] not in held]
            if not free:
                break
            cage.append(free[draw.below(len(free))])
        owner |= dict.fromkeys(cage, len(cages))
        cages.append(cage)
    for number, cage in enumerate(cages):
        if len(cage) > 1 or 1 in sizes:
            continue
        [cell] = cage
        hosts = {owner[n] for n in _around(cell, size, corners=False)} - {number}
        for host in sorted(hosts, key=lambda each: (len(cages[each]), each)):
            other = cages[host]
            if len(other) < LARGEST and values[cell] not in {values[c] for c in other}:
                other.append(cell)
                owner[cell] = host
                cage.clear()
                break
    ordered = sorted(tuple(sorted(cage)) for cage in cages if cage)
    return [Clause("cage", cage, (sum(values[c] for c in cage),)) for cage in ordered]


def _thermometers(solution: Grid, _level: Level, draw: Draw) -> list[Clause]:
    values, size = solution.values, solution.geometry.size
    used: set[Cell] = set()
    found = []
    for start in draw.permutation(len(values)):
        line = [Cell(start)]
        while len(line) < LONGEST and not used.intersection(line):
            rising = [
                c
                for c in _around(line[-1], size, corners=True)
                if values[c] > values[line[-1]] and c not in used
            ]
            if not rising:
                break
            line.append(rising[draw.below(len(rising))])
        if len(line) > 2 and not used.intersection(line):
            used.update(line)
            found.append(Clause("thermometer", tuple(line)))
            if len(found) == THERMOMETERS:
                break
    return found


def _arrows(solution: Grid, _level: Level, draw: Draw) -> list[Clause]:
    values, size = solution.values, solution.geometry.size
    used: set[Cell] = set()
    found = []
    for start in draw.permutation(len(values)):
        line, left = [Cell(start)], values[start]
        while left and not used.intersection(line):
            free = [
                c
                for c in _around(line[-1], size, corners=True)
                if values[c] <= left and c not in used and c not in line
            ]
            if not free:
                break
            line.append(free[draw.below(len(free))])
            left -= values[line[-1]]
        if not left and len(line) > 2 and not used.intersection(line):
            used.update(line)
            found.append(Clause("arrow", tuple(line)))
            if len(found) == ARROWS:
                break
    return found


def _dots(solution: Grid, level: Level, draw: Draw) -> list[Clause]:
    """Return all dots, marked as complete; on harder levels only some, not marked.

    1 and 2 have a dot of either colour.
    """
    values = solution.values
    found = []
    for pair in neighbours(solution.geometry.size):
        low, high = sorted(values[c] for c in pair)
        white, black = high - low == 1, high == 2 * low
        if white and black:
            white = draw.below(2) == 0
        if white or black:
            found.append(Clause("white-dot" if white else "black-dot", pair))
    hidden = HIDDEN.get(level)
    if hidden is None:
        return [*found, Clause("no-white"), Clause("no-black")]
    return [dot for dot in found if draw.below(100) >= hidden]


_DRAWN: Final[dict[Shape, Callable[[Grid, Level, Draw], list[Clause]]]] = {
    Shape.KILLER: _cages,
    Shape.BARE_KILLER: _all_cages,
    Shape.THERMOMETERS: _thermometers,
    Shape.ARROWS: _arrows,
    Shape.KROPKI: _dots,
}
