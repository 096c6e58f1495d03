"""How long the engine for constraints takes to see that a killer without givens has one solution.

    python -m benchmarks.killers [--count 100]

Killers are dealt at Medium and Hard in turn. What the engine remembers of rules and boards is
forgotten before each, so that every one is measured as if it were the first.
"""

import argparse
import statistics
import time

from benchmarks.table import show
from game.core import constraints
from game.core.constraints import rule, total
from game.core.grid import Grid
from game.core.verdict import Verdict
from game.generate.deal import deal
from game.generate.draw import Draw
from game.generate.ids import fresh_id
from game.generate.levels import Level, Shape
from game.solve.exact import classify
from game.solve.exact.constrained import rules_of


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=100)
    number = parser.parse_args().count
    draw, seconds = Draw("killers"), []
    for index in range(number):
        level = (Level.MEDIUM, Level.HARD)[index % 2]
        code = deal(fresh_id(level, draw, shape=Shape.BARE_KILLER)).givens.geometry.code
        for kept in (rules_of, constraints.constrained_of, constraints.implied_by):
            kept.cache_clear()
        for rules in (rule.cage_of, total.total_of):
            rules.cache_clear()
        start = time.process_time()
        board = Grid(bytes(81), None, constraints.constrained_of(code))
        assert classify(board).verdict is Verdict.UNIQUE
        seconds.append(1000 * (time.process_time() - start))
    seconds.sort()
    show(
        f"{number} killers without givens: read, and seen to have one solution",
        f"p50 {statistics.median(seconds):.0f}, p95 {seconds[number * 95 // 100]:.0f}, "
        f"worst {seconds[-1]:.0f} ms",
    )


if __name__ == "__main__":
    main()
