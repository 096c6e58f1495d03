"""Steps on boards with constraints of every kind, each proven to the checker.

No step contradicts the solution, and no certificate proves a candidate of the solution away. A
third of the boards are drawn as those that are dealt, the others mix random constraints that a
random full grid meets.
"""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Final

from benchmarks.proofs import verdict
from game.core.constraints import constrained, kind_of
from game.core.constraints.clause import Clause
from game.core.digits import Cell
from game.core.geometry import BOXES, Geometry, geometry
from game.core.grid import Grid
from game.generate.constrained import with_constraints
from game.generate.draw import Draw
from game.generate.levels import Shape
from game.logic.board import Board
from game.logic.cause import SINGLES
from game.logic.constraints import techniques_of
from game.logic.finder import FinderOptions, next_step
from game.logic.step import Step
from game.solve.exact import GaveUpError, random_grid, solve
from tests.campaigns.campaign import Campaign, Given, Told
from tests.core.constraints.meaning import WORDS, holds, random_clause

EACH: Final = 4
"""Steps of one technique that are taken at a position."""
DRAWN: Final = tuple(shape for shape in Shape if shape.is_drawn)
SIZES: Final = (6, 8, 9, 9, 9, 10)
MIXED: Final = 12
"""Constraints of a board that mixes them."""
NEGATIVE: Final = {"no-white": "white-dot", "no-black": "black-dot", "no-xv": "xv"}
RARE: Final = ("non-consecutive", "disjoint", "falling-diagonal", "rising-diagonal")
"""What a random grid does not meet: one that does is looked for."""
OPTIONS: Final = FinderOptions(nets=False)


def boards(rng: Random) -> Iterator[tuple[Grid, Grid]]:
    """Yield boards with constraints, some cells filled, and the full grids that they come from."""
    while True:
        solution = drawn(rng) if rng.random() < 1 / 3 else mixed(rng)
        if solution is None:
            continue
        share = rng.choice((0.0, 0.2, 0.3, 0.4, 0.6))
        values = bytes(value if rng.random() < share else 0 for value in solution.values)
        yield Grid(values, None, solution.geometry), solution


def drawn(rng: Random) -> Grid:
    """Return a full grid with constraints as puzzles are dealt with them."""
    shape = rng.choice(DRAWN)
    level = rng.choice(list(shape.levels))
    solution = random_grid(rng)
    return with_constraints(shape, level, solution, Draw(str(rng.random())))


def mixed(rng: Random) -> Grid | None:
    """Return a full grid and constraints of several kinds that it meets; None where none was."""
    base = geometry(*BOXES[rng.choice(SIZES)])
    word = rng.choice(WORDS)
    if word in RARE:
        one = Clause(word)
        if not kind_of(one).fits(one, base):
            return None
        try:
            found = solve(begun(constrained(base, [one]), rng), node_limit=200)
        except GaveUpError:
            return None
        if found is None:
            return None
        solution, told = Grid(found.values, None, base), [one]
    else:
        solution, told = random_grid(rng, base), []
    for kind in (word, *(rng.choice(WORDS) for _ in range(MIXED))):
        told += met(kind, solution, rng, told)
    return Grid(solution.values, None, constrained(base, told)) if told else None


def begun(board: Geometry, rng: Random) -> Grid:
    """Return a board with two digits, so that not all solutions begin alike."""
    grid = Grid.empty(board)
    for cell in rng.sample(board.cells, 2):
        left = grid.candidates_of(cell)
        if left:
            grid = grid.place(cell, rng.choice(left))
    return grid


def met(word: str, solution: Grid, rng: Random, told: list[Clause]) -> list[Clause]:
    """Return a constraint of a kind that a full grid meets, with what it takes; or none."""
    board, digits = solution.geometry, dict(enumerate(solution.values))
    if word in RARE:
        return []
    if word in NEGATIVE:
        if any(one.kind == word for one in told):
            return []
        pairs = [
            (cell, Cell(cell + step))
            for cell in board.cells
            for step in (1, board.size)
            if cell + step in digits and (step > 1 or (cell + 1) % board.size)
        ]
        every = [Clause(NEGATIVE[word], pair, ()) for pair in pairs]
        if word == "no-xv":
            every = [Clause("xv", pair, (total,)) for pair in pairs for total in (5, 10)]
        others = [set(one.cells) for one in told]
        there = [
            one
            for one in every
            if set(one.cells) not in others and holds(one, digits, board, every)
        ]
        found = [*there, Clause(word)]
        return found if holds(found[-1], digits, board, [*told, *found]) else []
    if word.endswith("indexer"):
        lines = board.columns if word == "column-indexer" else board.rows
        cells = [Clause(word, (cell,)) for cell in rng.choice(lines).cells]
        return [one for one in cells if holds(one, digits, board, told)][:2]
    for _ in range(100):
        one = random_clause(word, board, solution.values, rng)
        if kind_of(one).fits(one, board) and holds(one, digits, board, [*told, one]):
            return [one]
    return []


def steps_at(position: Grid, board: Board) -> list[Step]:
    """Return steps of the board's constraints, and the one that a path takes."""
    found = [
        step
        for technique in techniques_of(position.geometry)
        for step in islice(technique.find(board), EACH)
    ]
    step = next_step(position, OPTIONS)
    return found if step is None else [*found, step]


def run(given: Given, told: Told) -> None:
    """Check so many steps on the way through such boards."""
    for first, solution in boards(given.rng("constraints")):
        position = first
        told.count("boards")
        while True:
            board = Board(position)
            found = steps_at(position, board)
            told.count("positions")
            for step in found:
                if step.technique in SINGLES:
                    continue
                told.count("steps")
                what = verdict(position, board, step, solution)
                told.count(what)
                told.count(step.technique)
                if what != "proven":
                    code = position.geometry.code
                    told.fault(f"seed {given.seed}: {what}, {code} {position.text}: {step}")
                if told.counts["steps"] >= given.trials or told.is_full:
                    return
            if not found:
                break
            for step in found:
                if step.check(position):
                    position = step.apply(position)


CAMPAIGN: Final = Campaign("constraints", run, short=300, seeds=50, long=2000)
