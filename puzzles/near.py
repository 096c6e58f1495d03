"""Search for puzzles that come to a technique which digging at random hardly ever leads to.

Where one puzzle comes to it, so do many that have a clue or two elsewhere, or two digits exchanged
in a part of the grid, which makes another solution. A walk from neighbour to neighbour leads to
puzzles that have little but the technique in common with the first. A hidden quad needs no
neighbour: a box without clues, and the digits of four of its cells in the lines through the rest.
"""

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Final

from game.core.digits import Cell
from game.core.grid import Grid
from game.generate.reduction import Reduction
from game.logic.board import filled_cells
from game.logic.finder import FinderOptions, techniques_in_use
from game.logic.techniques import BY_ID
from game.logic.walk import walk
from game.solve.exact import count, random_grid, solve

TRIES: Final = 4000
"""Neighbours that are looked at from a puzzle on."""
EXCHANGES: Final = 0.5
"""Share of the changes that are exchanges."""


def with_other_clues(givens: Grid, solution: Grid, rng: Random) -> Grid:
    """Return a puzzle with one or two clues elsewhere, and perhaps one more or less."""
    values = bytearray(givens.values)
    filled = [cell for cell, value in enumerate(values) if value]
    empty = [cell for cell, value in enumerate(values) if not value]
    for cell in rng.sample(filled, rng.choice((1, 2, 2))):
        values[cell] = 0
    for cell in rng.sample(empty, rng.choice((1, 1, 2))):
        values[cell] = solution.values[cell]
    return Grid(values)


def exchanged(solution: Grid, rng: Random) -> Grid:
    """Return a full grid with two digits exchanged in as few cells as one of them allows.

    It may be the same grid: two digits that are exchanged everywhere make no other one.
    """
    one, other = rng.sample(range(1, 10), 2)
    values, parts = bytearray(solution.values), cycles(solution, one, other)
    for cell in rng.choice(parts) if len(parts) > 1 else ():
        values[cell] = one + other - values[cell]
    return Grid(values)


def cycles(solution: Grid, one: int, other: int) -> list[list[Cell]]:
    """Return the cells of two digits by what has to be exchanged together."""
    values, peers = solution.values, solution.geometry.peers
    left = {cell for cell in solution.geometry.cells if values[cell] in (one, other)}
    found: list[list[Cell]] = []
    while left:
        cycle = [left.pop()]
        for cell in cycle:
            seen = left.intersection(peers[cell])
            left -= seen
            cycle += seen
        found.append(cycle)
    return found


def is_puzzle(givens: Grid) -> bool:
    """Whether a board has one solution, and a clue in every row and every column."""
    values, houses = givens.values, givens.geometry.houses
    lines = houses[: 2 * givens.geometry.size]
    return all(any(values[cell] for cell in line.cells) for line in lines) and count(givens) == 1


def around_a_box(rng: Random) -> Grid:
    """Return a board with an empty box in four of whose cells four digits are confined."""
    solution = random_grid(rng)
    values, houses = solution.values, solution.geometry.houses
    box = houses[2 * solution.geometry.size + rng.randrange(solution.geometry.size)].cells
    middle = rng.choice(box)
    lines = {middle // 9, 9 + middle % 9}
    four = {values[cell] for cell in box if not {cell // 9, 9 + cell % 9} & lines}
    confining = {cell for line in lines for cell in houses[line].cells if values[cell] in four}
    board = Grid(bytes(0 if cell in box else value for cell, value in enumerate(values)))
    if count(board) != 1:
        return board
    others = [(c,) for c in solution.geometry.cells if board.values[c] and c not in confining]
    rng.shuffle(others)
    reduction = Reduction(board.geometry, board.values, values)
    reduction.erase(others)
    return Grid(reduction.values)


STARTS: Final[Mapping[str, Callable[[Random], Grid]]] = {"hidden-quad": around_a_box}
"""What makes boards that often come to a technique."""


class Near:
    """Puzzles that come to a technique as far as it and what is easier lead."""

    def __init__(self, technique: str, rng: Random, options: FinderOptions) -> None:
        """`options` are those of a path that takes the technique."""
        self._technique: Final = technique
        self._rng: Final = rng
        search, rank = BY_ID[technique].path_search, BY_ID[technique].rank
        self._seen: Final = set[str]()
        """Solutions that a walk came through."""
        self._use: Final = [
            each
            for each in techniques_in_use(options)
            if each.rank <= rank or (search is not None and each.path_search is search)
        ]

    def comes(self, puzzle: Grid) -> bool:
        """Whether a puzzle comes to the technique."""
        steps = walk(puzzle, self._use, filled_cells(puzzle)).steps
        return any(step.technique == self._technique for step in steps)

    def puzzles(self, start: Grid) -> Iterator[Grid]:
        """Yield puzzles: new ones where it is known how to make them, else neighbours of one."""
        make = STARTS.get(self._technique)
        if make is None:
            yield from self._neighbours(start)
            return
        for _ in range(TRIES):
            board = make(self._rng)
            if is_puzzle(board) and self.comes(board):
                yield board

    def _neighbours(self, puzzle: Grid) -> Iterator[Grid]:
        """Walk from a puzzle through others that come to the technique; yield one a solution.

        No solution comes twice: the walk leads away from where it was.
        """
        solution = solve(puzzle)
        if solution is None:
            return
        for _ in range(TRIES):
            full, other = solution, with_other_clues(puzzle, solution, self._rng)
            if self._rng.random() < EXCHANGES:
                full = exchanged(solution, self._rng)
                if full == solution or full.text in self._seen:
                    continue
                clues = zip(puzzle.values, full.values, strict=True)
                other = Grid(bytes(value if clue else 0 for clue, value in clues))
            if is_puzzle(other) and self.comes(other):
                if full != solution:
                    self._seen.add(full.text)
                    yield other
                puzzle, solution = other, full
