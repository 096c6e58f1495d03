"""Puzzles with constraints: cages, lines and dots drawn around a full grid, then cells erased."""

from collections.abc import Callable, Sequence
from typing import Final

from game.core.constraints import constrained
from game.core.constraints.clause import Clause
from game.core.constraints.lines import neighbours
from game.core.digits import Cell
from game.core.grid import Grid
from game.generate.draw import Draw
from game.generate.levels import Level, Shape
from game.solve.exact import GaveUpError, count

SIZES: Final = (2, 2, 2, 3, 3, 3, 3, 4, 4, 5)
"""How many cells cages are meant to have, each as likely as the others."""
LARGER: Final = {
    Level.HARD: (3, 4, 4, 5, 5),
    Level.EXPERT: (3, 4, 4, 5, 5, 6),
}
"""On the harder levels cages are larger, and say less."""
SMALL: Final = (2, 2, 2, 3, 3)
"""Where there are no givens, cages are smaller, and say more."""
LARGEST: Final = 6
DROPPED: Final = {Level.HARD: 25, Level.EXPERT: 33}
"""Of a hundred cages, how many are left out again on the hardest levels."""
NODES: Final = 1500
"""Branchings after which a board is taken for one with several solutions."""
HIDDEN: Final = {Level.MEDIUM: 20, Level.HARD: 35, Level.EXPERT: 45, Level.EXTREME: 55}
"""Of a hundred dots, how many are not shown; on easier levels the negative rule holds."""
THERMOMETERS, ARROWS = 9, 8
LONGEST: Final = 6
"""Cells of a thermometer at most."""

Group = Sequence[Cell]


def with_constraints(shape: Shape, level: Level, solution: Grid, draw: Draw) -> Grid:
    """Return a full grid on a board whose constraints it meets; `draw` decides which they are."""
    clauses = _DRAWN[shape](solution, level, draw)
    return Grid(solution.values, None, constrained(solution.geometry, clauses))


def reduced(solution: Grid, groups: Sequence[Group], most: int, *, keep_lines: bool) -> Grid:
    """Return what is left when groups are erased in order while one solution remains.

    Where all of a lot can go, one look is enough; a lot that cannot go is halved.
    """
    size = solution.geometry.size
    values = bytearray(solution.values)
    filled = [size] * (2 * size)

    def lines(group: Group) -> list[int]:
        return [line for c in group for line in (c // size, size + c % size)]

    def put_back(lot: Sequence[Group]) -> None:
        for group in lot:
            for cell in group:
                values[cell] = solution.values[cell]
            for line in lines(group):
                filled[line] += 1

    def erase(lot: Sequence[Group]) -> None:
        taken = []
        for group in lot:
            touched = lines(group)
            if keep_lines and any(filled[line] <= touched.count(line) for line in touched):
                continue
            for line in touched:
                filled[line] -= 1
            for cell in group:
                values[cell] = 0
            taken.append(group)
        if not taken or _is_unique(Grid(values, None, solution.geometry)):
            return
        put_back(taken)
        if len(lot) > 1:
            half = len(lot) // 2
            erase(lot[:half])
            erase(lot[half:])

    waiting = list(groups)
    while waiting:
        room = most - values.count(0)
        lot = []
        while waiting and len(waiting[0]) <= room:
            room -= len(waiting[0])
            lot.append(waiting.pop(0))
        if not lot:
            break
        erase(lot)
    return Grid(values, None, solution.geometry)


def _is_unique(board: Grid) -> bool:
    try:
        return count(board, node_limit=NODES) == 1
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
    """Return cages that cover the board, small ones: nothing else tells the digits."""
    return _cages(solution, Level.EASY, draw, SMALL)


def _cages(
    solution: Grid, level: Level, draw: Draw, sizes: Sequence[int] | None = None
) -> list[Clause]:
    """Cut a board into cages that hold no digit twice; a lone cell joins a neighbour."""
    values, size = solution.values, solution.geometry.size
    sizes = sizes or LARGER.get(level, SIZES)
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
        if len(cage) > 1:
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
    dropped = DROPPED.get(level, 0)
    told = sorted(tuple(sorted(cage)) for cage in cages if cage)
    told = [cage for cage in told if not dropped or draw.below(100) >= dropped]
    return [Clause("cage", cage, (sum(values[c] for c in cage),)) for cage in told]


def _thermometers(solution: Grid, level: Level, draw: Draw) -> list[Clause]:
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


def _arrows(solution: Grid, level: Level, draw: Draw) -> list[Clause]:
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
    """Return all dots, and that they are all; on harder levels some, of which nobody knows more.

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
