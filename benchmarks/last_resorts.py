"""How far logic goes without forcing chains, nets and nested nets, and what a next step costs.

    python -m benchmarks.last_resorts FILE [every]

Takes every `every`-th puzzle of the file (default 10, one a line) and follows its path, asking
for the next step anew at each position, as a hint does.
"""

import sys
from collections import Counter
from pathlib import Path
from time import perf_counter

from game.core.grid import Grid
from game.logic.finder import next_step
from game.logic.techniques import BY_ID

KINDS = ("patterns", "forcing chains", "forcing nets", "nested nets")


def kind_of(technique: str) -> int:
    """Return which resort a technique is, as an index of `KINDS`."""
    if technique.startswith("forcing-chain"):
        return 1
    if technique.startswith("forcing-net"):
        return 2
    return 3 if technique == "nested-net" else 0


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def main(arguments: list[str]) -> int:
    lines = Path(arguments[0]).read_text(encoding="ascii").split()
    every = int(arguments[1]) if len(arguments) > 1 else 10
    puzzles = [Grid.parse(line) for line in lines[::every]]
    seconds: dict[int, list[float]] = {}
    needed: Counter[int] = Counter()
    used: Counter[str] = Counter()
    unsolved = 0
    for grid in puzzles:
        hardest = 0
        givens = sum(1 << cell for cell, value in enumerate(grid.values) if value)
        while not grid.is_full:
            start = perf_counter()
            step = next_step(grid, givens=givens)
            elapsed = perf_counter() - start
            if step is None:
                unsolved += 1
                break
            kind = kind_of(step.technique)
            seconds.setdefault(kind, []).append(elapsed)
            used[step.technique] += 1
            hardest = max(hardest, kind)
            grid = step.apply(grid)
        needed[hardest] += 1
    print(f"{len(puzzles)} puzzles, {unsolved} unsolved")
    for kind, name in enumerate(KINDS):
        upto = sum(needed[k] for k in range(kind + 1))
        print(f"solved with no more than {name + ':':16} {100 * upto / len(puzzles):5.1f}%")
    for kind, times in sorted(seconds.items()):
        print(
            f"next step by {KINDS[kind] + ':':16} {len(times):6} steps, milliseconds: "
            f"median {1000 * percentile(times, 0.5):.1f}, "
            f"99th percentile {1000 * percentile(times, 0.99):.1f}, most {1000 * max(times):.1f}"
        )
    for technique, count in sorted(used.items(), key=lambda item: BY_ID[item[0]].rank):
        print(f"  {technique:32} {count}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
