"""Whether every step carries its proof: certificates made and checked, by technique.

    python -m benchmarks.proofs [--seed N] [--steps N] [--each N] [--show N] [--dug] [--only ID...]

Digs puzzles to the last clue, walks their paths, and on some positions takes what each technique
finds, up to `--each` steps a technique. A certificate is made from the step's pattern and checked
from the position alone; then the same certificate is asked to prove a candidate of the solution
away, which no checker may grant. The examples of all techniques come first; `--dug` leaves them
out, so that parts with seeds of their own share no step.

Prints a line a technique: steps, proven by their patterns, not proven, unsound, and the mean and
worst time of making and checking one. Ends with 1 when anything is unsound or not proven.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random

from game.core.digits import Digit
from game.core.geometry import CLASSIC
from game.core.grid import Grid
from game.generate.minimal import minimal
from game.logic.board import Board
from game.logic.finder import next_step
from game.logic.proof.checker import Checker, ProofError
from game.logic.proof.prover import prove
from game.logic.step import Candidate, Step
from game.logic.techniques import BY_ID, TECHNIQUES
from game.solve.exact import classify, random_grid

SLOW = ("mutant-squirmbag", "mutant-whale", "finned-mutant-squirmbag", "finned-mutant-whale")
"""Looked for when they are asked for: a position takes seconds."""


def positions(rng: Random, *, examples: bool = True) -> Iterator[tuple[Grid, int, Grid]]:
    """Yield positions on the way through puzzles, their givens, and the solution."""
    for technique in TECHNIQUES if examples else ():
        position = technique.example.grid
        solution = classify(position).solution
        if solution is not None:
            givens = technique.example.givens
            yield position, Board(position, givens).givens, solution
    while True:
        solution = random_grid(rng)
        position = minimal(solution, rng)
        givens = Board(position).givens
        for number in range(1000):
            step = next_step(position, givens=givens)
            if step is None:
                break
            if number % 3 == 0 and step.technique not in ("full-house", "naked-single"):
                yield position, givens, solution
            position = step.apply(position)


def steps_at(board: Board, each: int, only: list[str]) -> Iterator[Step]:
    for technique in TECHNIQUES:
        if technique.id in only or (not only and technique.id not in SLOW):
            yield from islice(technique.find(board), each)


def verdict(position: Grid, board: Board, step: Step, solution: Grid) -> str:
    """Return `proven`, `unproven` or `unsound`."""
    certificate = prove(board, step)
    if certificate is None:
        return "unproven"
    checker = Checker(position, board.givens)
    try:
        checker.check(certificate, step.placements, step.eliminations)
    except ProofError as error:
        print(f"{step.technique}: {error}", file=sys.stderr)
        return "unproven"
    values = solution.values
    if any(values[c.cell] != c.digit for c in step.placements) or any(
        values[c.cell] == c.digit for c in step.eliminations
    ):
        return "unsound"
    gone = (*step.eliminations, *step.placements)[0].cell
    right = Candidate(gone, Digit(values[gone]))
    try:
        checker.check(certificate, (), (right,))
    except ProofError:
        return "proven"
    return "unsound"


def main() -> int:
    """Check so many steps and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, default=10_000)
    parser.add_argument("--each", type=int, default=3)
    parser.add_argument("--show", type=int, default=0)
    parser.add_argument("--dug", action="store_true")
    parser.add_argument("--only", nargs="*", default=[])
    arguments = parser.parse_args()
    told: dict[str, Counter[str]] = {}
    spent: dict[str, float] = {}
    worst: dict[str, float] = {}
    number = shown = 0
    for position, givens, solution in positions(Random(arguments.seed), examples=not arguments.dug):
        board = Board(position, givens)
        for step in steps_at(board, arguments.each, arguments.only):
            number += 1
            started = time.process_time()
            found = verdict(position, board, step, solution)
            took = time.process_time() - started
            spent[step.technique] = took + spent.get(step.technique, 0)
            worst[step.technique] = max(took, worst.get(step.technique, 0))
            told.setdefault(step.technique, Counter())[found] += 1
            if found != "proven" and shown < arguments.show:
                shown += 1
                removed = " ".join(
                    f"{digit}{cell // 9 + 1}{cell % 9 + 1}"
                    for cell in CLASSIC.cells
                    for digit in Grid(position.values).candidates_of(cell)
                    if not position.candidates[cell] >> (digit - 1) & 1
                )
                print(f"{found}: {position.text} {removed}\n  {step}", file=sys.stderr)
        if number >= arguments.steps:
            break
    print(f"{'technique':42}{'steps':>8}{'proven':>8}{'not':>6}{'unsound':>8}{'ms':>8}{'worst':>8}")
    total: Counter[str] = Counter()
    for technique in sorted(told, key=lambda name: BY_ID[name].rank):
        counts = told[technique]
        total += counts
        print(
            f"{technique:42}{counts.total():8}{counts['proven']:8}{counts['unproven']:6}"
            f"{counts['unsound']:8}{1000 * spent[technique] / counts.total():8.2f}"
            f"{1000 * worst[technique]:8.0f}"
        )
    print(
        f"{'all':42}{total.total():8}{total['proven']:8}{total['unproven']:6}{total['unsound']:8}"
        f"{1000 * sum(spent.values()) / max(1, total.total()):8.2f}"
    )
    return 1 if total["unproven"] or total["unsound"] else 0


if __name__ == "__main__":
    sys.exit(main())
