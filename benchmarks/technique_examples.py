"""Find positions where a technique applies: examples and golden cases, from our own puzzles.

    python -m benchmarks.technique_examples [--seed N] [--wanted N] [--most SHARE] ID...

Digs puzzles, walks their paths, and rules out more candidates at random (never one of the
solution). Prints a line a position where the technique finds a step, in the form of
`tests/logic/golden`: technique, board, candidates ruled out, conclusions, near misses (candidates
of which each one, put back, keeps the technique from the conclusions; `o` and a cell that is
opened again for a full house) and puzzle. With `--as-found` the positions are those of a path, as
for an example in the program, and there are no near misses.
"""

import argparse
import time
from collections.abc import Iterator
from random import Random

from game.core.digits import digits_of
from game.core.geometry import CLASSIC
from game.core.grid import Grid
from game.generate.dig import dig
from game.generate.symmetry import Symmetry
from game.logic.board import Board
from game.logic.finder import all_steps, next_step
from game.logic.step import Step
from game.logic.techniques import BY_ID
from game.solve.exact import random_grid

NEAR_MISSES = 3
TRIES = 40


def positions(rng: Random, most: float) -> Iterator[tuple[Grid, Grid]]:
    """Yield positions with the puzzles they are from, without end."""
    while True:
        solution = random_grid(rng)
        grid = dig(solution, range(46, 60), rng.choice(list(Symmetry)), rng)
        if grid is None:
            continue
        puzzle = grid
        while not grid.is_full:
            yield thinned(grid, solution, rng, most), puzzle
            step = next_step(grid)
            if step is None:
                break
            grid = step.apply(grid)


def thinned(grid: Grid, solution: Grid, rng: Random, most: float) -> Grid:
    """Return a position with some of the candidates gone that are not of its solution."""
    share = rng.random() * most
    return grid.without(
        (cell, digit)
        for cell in grid.open_cells
        for digit in grid.candidates_of(cell)
        if digit != solution.values[cell] and rng.random() < share
    )


def ruled_out(grid: Grid) -> list[tuple[int, int]]:
    """Return the candidates that the rules would leave."""
    rules = Grid(grid.values).candidates
    return [
        (cell, digit)
        for cell in grid.open_cells
        for digit in digits_of(rules[cell] & ~grid.candidates[cell])
    ]


def put_back(grid: Grid, cell: int, digit: int) -> Grid:
    """Return the position with a candidate restored; a filled cell is opened."""
    gone = [one for one in ruled_out(grid) if one != (cell, digit)]
    values = bytearray(grid.values)
    values[cell] = 0
    return Grid(values).without(gone)


def near_misses(grid: Grid, givens: int, step: Step, rng: Random) -> list[tuple[int, int]]:
    """Return some candidates that, put back, keep the technique from the step's conclusion."""
    technique = BY_ID[step.technique]
    choice = ruled_out(grid)
    if technique.id == "full-house":
        choice = [(cell, value) for cell, value in enumerate(grid.values) if value]
    rng.shuffle(choice)
    # What stands in the houses of the step, and is of its digits, is likeliest to matter.
    digits = {digit for _, digit in conclusions(step)}
    near = {cell for house in step.houses for cell in CLASSIC.houses[house].cells}
    choice.sort(key=lambda one: (one[1] not in digits) + (one[0] not in near))
    found = []
    for cell, digit in choice[:TRIES]:
        position = Board(put_back(grid, cell, digit), givens)
        steps = technique.find(position)
        if not any(conclusions(step) <= conclusions(other) for other in steps):
            found.append((cell, digit))
            if len(found) == NEAR_MISSES:
                break
    return found


def conclusions(step: Step) -> set[tuple[int, int]]:
    """Return what a step says, whatever its pattern."""
    return {*step.placements, *step.eliminations}


def lonely(steps: list[Step]) -> Step:
    """Return a step whose conclusions the fewest others share."""
    said = [conclusions(step) for step in steps]
    return min(steps, key=lambda step: sum(conclusions(step) <= other for other in said))


def triplets(candidates: list[tuple[int, int]]) -> str:
    """Return candidates as digit, row, column."""
    return " ".join(f"{digit}{cell // 9 + 1}{cell % 9 + 1}" for cell, digit in candidates)


def opened(candidates: list[tuple[int, int]]) -> str:
    """Return the cells of candidates as row and column after an o."""
    return " ".join(f"o{cell // 9 + 1}{cell % 9 + 1}" for cell, _ in candidates)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("ids", nargs="+", choices=list(BY_ID), metavar="ID")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--wanted", type=int, default=1)
    parser.add_argument("--as-found", action="store_true")
    parser.add_argument("--most", type=float, default=0.6, help="share of candidates ruled out")
    parser.add_argument("--seconds", type=float, default=60.0)
    arguments = parser.parse_args()
    rng = Random(arguments.seed)
    left = dict.fromkeys(arguments.ids, arguments.wanted)
    source = positions(rng, 0.0 if arguments.as_found else arguments.most)
    start = time.monotonic()
    while time.monotonic() < start + arguments.seconds:
        if not left:
            break
        grid, puzzle = next(source)
        givens = sum(1 << cell for cell, value in enumerate(puzzle.values) if value)
        for name in list(left):
            technique = BY_ID[name]
            steps = list(all_steps(grid, givens=givens, techniques=[technique]))
            if not steps:
                continue
            step = steps[0] if arguments.as_found else lonely(steps)
            misses = near_misses(grid, givens, step, rng) if not arguments.as_found else []
            if not arguments.as_found and len(misses) < NEAR_MISSES:
                continue
            print(
                name,
                grid.text,
                triplets(ruled_out(grid)),
                triplets(sorted(conclusions(step))),
                opened(misses) if name == "full-house" else triplets(misses),
                puzzle.text,
                sep=" | ",
                flush=True,
            )
            left[name] -= 1
            if not left[name]:
                del left[name]


if __name__ == "__main__":
    main()
