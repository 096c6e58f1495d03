"""Cut the positions of Rush from the paths of puzzles, or verify those that are there.

    python -m puzzles.build_rush [--count 200] [--technique ID ...]
    python -m puzzles.build_rush --verify

A position stands on the path that the judge takes through a puzzle, where the next entry takes one
step of a technique and nothing else; those of singles come before any other technique. A puzzle
gives one position of a technique at most. The format is that of `game.learn.rush`.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator
from random import Random

from game.core.digits import Mask, digits_of
from game.core.grid import Grid, rule_candidates
from game.generate.deal import deal
from game.generate.ids import parse_id
from game.learn.exercise import givens_of
from game.learn.rush import Position, Positions, accepted_at
from game.logic.finder import DEFAULT_OPTIONS, path
from game.logic.judge import judge
from game.logic.step import Candidate, Step
from game.logic.techniques import BY_ID
from game.logic.walk import SINGLES
from game.solve.exact import solve
from puzzles.build_items import sources

TECHNIQUES = tuple(
    # On a board of another guise nobody could tell which digits were given.
    name
    for name, one in BY_ID.items()
    if not one.needs_net and not name.startswith("avoidable")
)
FEWEST = 60
"""Positions without which a technique is no rung."""
OPEN = 25
"""Open cells that a position of a single has at least: the last ones of a board ask nothing."""


def removed_at(position: Grid) -> tuple[Candidate, ...]:
    """Return the candidates that are ruled out beyond the rules."""
    rules = rule_candidates(position)
    return tuple(
        Candidate(cell, digit)
        for cell in position.open_cells
        for digit in digits_of(Mask(rules[cell] & ~position.candidates[cell]))
    )


def places(puzzle: Grid, givens: int) -> Iterator[tuple[str, Grid]]:
    """Yield the positions on the path of a puzzle after which a technique may be the next."""
    position = puzzle
    steps: tuple[Step, ...] = path(puzzle, DEFAULT_OPTIONS, givens).steps
    for step, after in zip(steps, (*steps[1:], None), strict=True):
        is_single = step.technique in SINGLES
        if is_single or (after is not None and after.technique in SINGLES):
            yield step.technique, position
        position = step.apply(position)


def cut(source: str, wanted: frozenset[str]) -> Iterator[Position]:
    """Yield a position of each wanted technique that a puzzle has."""
    puzzle = deal(parse_id(source)).givens
    givens, left = givens_of(puzzle), set(wanted)
    found = list(places(puzzle, givens))
    # Not always the first naked single of a board.
    Random(source).shuffle(found)
    for technique, position in found:
        if technique not in left:
            continue
        removed = removed_at(position)
        if technique in SINGLES and (removed or len(position.open_cells) < OPEN):
            continue
        accepted = accepted_at(technique, judge(position, givens))
        if accepted:
            left.remove(technique)
            yield Position(technique, position.text, removed, source, accepted)


def build(techniques: Iterable[str], count: int, puzzles: int) -> None:
    """Write the positions of each technique that has enough of them."""
    found: dict[str, list[Position]] = {name: [] for name in techniques}
    for number, source in enumerate(sources(puzzles), 1):
        wanted = frozenset(name for name, have in found.items() if len(have) < count)
        if not wanted:
            break
        for position in cut(source, wanted):
            found[position.technique].append(position)
        if not number % 1000:
            print(f"{number} puzzles", {n: len(found[n]) for n in wanted}, file=sys.stderr)
    positions = Positions()
    for name, have in found.items():
        file = positions.path(name)
        if len(have) < FEWEST:
            file.unlink(missing_ok=True)
            continue
        file.parent.mkdir(exist_ok=True)
        file.write_text("".join(f"{position.line}\n" for position in have), "ascii")


def problem(position: Position) -> str:
    """Return what is wrong with a position; nothing when all is well."""
    puzzle = deal(parse_id(position.source)).givens
    solution, grid = solve(puzzle), position.grid
    if solution is None or any(
        value and value != solution.values[cell] for cell, value in enumerate(grid.values)
    ):
        return "not of this puzzle"
    if any(puzzle.values[cell] and not grid.values[cell] for cell in range(81)):
        return "a given is open"
    if any(solution.values[cell] == digit for cell, digit in position.removed):
        return "the solution is ruled out"
    if position.technique in SINGLES and position.removed:
        return "it needs notes"
    if position.technique in SINGLES and len(grid.open_cells) < OPEN:
        return "too few open cells"
    if position.accepted != accepted_at(position.technique, judge(grid, givens_of(puzzle))):
        return "other answers"
    return ""


def verify() -> int:
    """Check every position; return how many are not what their lines say."""
    positions, wrong, checked = Positions(), 0, 0
    for name in positions.rungs:
        for index in range(len(positions.lines(name))):
            said = problem(positions.position(name, index))
            checked += 1
            if said:
                wrong += 1
                print(f"{name}.txt, line {index + 1}: {said}")
    print(f"{checked} positions of {len(positions.rungs)} techniques, {wrong} wrong")
    return wrong


def main() -> int:
    """Build or verify the positions."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--puzzles", type=int, default=12_000)
    parser.add_argument("--technique", action="append", choices=TECHNIQUES)
    parser.add_argument("--verify", action="store_true")
    arguments = parser.parse_args()
    if arguments.verify:
        return 1 if verify() else 0
    build(arguments.technique or TECHNIQUES, arguments.count, arguments.puzzles)
    return 0


if __name__ == "__main__":
    sys.exit(main())
