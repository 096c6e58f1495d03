"""What the Explainer rating (ER, EP, ED) costs beside HoDoKu's rating and the solution, by level.

    python -m benchmarks.er_cost [--count 60] [--above 9.0] [--data FOLDER]

Every puzzle is solved, rated on HoDoKu's scale and rated by ER in turn, in processor time, so the
ratios carry over to other machines and to busy ones. The levels are HoDoKu's, of the puzzles of
`ratings.csv`; those above a published ER are of `ser121.csv`, a tenth as many.
"""

import argparse
import csv
import statistics
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import process_time
from typing import Final

from game.core.grid import Grid
from game.logic.rating.explainer import explainer_rating
from game.logic.rating.hodoku import rate
from game.logic.remembered import forget
from game.solve.exact import solve

DATA: Final = Path(__file__).parents[1] / "../shared/data"
ASKED: Final[tuple[Callable[[Grid], object], ...]] = (solve, rate, explainer_rating)
MOST: Final = 10.5
"""Above it, nested chains take up to 40 seconds a puzzle."""


def spent(ask: Callable[[Grid], object], puzzle: str) -> float:
    """Return the milliseconds of processor time for a puzzle of which nothing is remembered."""
    forget()
    grid = Grid.parse(puzzle)
    start = process_time()
    ask(grid)
    return 1000 * (process_time() - start)


def bands(data: Path, number: int, above: float) -> Iterator[tuple[str, list[str]]]:
    """Yield the name of each band, and so many puzzles of it at most, evenly spread."""
    with (data / "ratings.csv").open(newline="") as file:
        rated = list(csv.DictReader(file))
    for level in ("Easy", "Medium", "Hard", "Unfair", "Extreme"):
        puzzles = [row["puzzle"] for row in rated if row["hodoku_level"] == level]
        yield level, puzzles[:: max(len(puzzles) // number, 1)][:number]
    with (data / "ser121.csv").open(newline="") as file:
        hard = [row["puzzle"] for row in csv.DictReader(file) if above < float(row["er"]) <= MOST]
    few = max(number // 10, 2)
    yield f"ER {above + 0.1:.1f}–{MOST}", hard[:: max(len(hard) // few, 1)][:few]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--above", type=float, default=9.0)
    parser.add_argument("--data", type=Path, default=DATA)
    given = parser.parse_args()
    print("| | puzzles | solution, ms | HoDoKu's rating, ms | ER, ms | ER ÷ HoDoKu's |")
    print("|---|---|---|---|---|---|")
    for name, puzzles in bands(given.data, given.count, given.above):
        for ask in ASKED:
            ask(Grid.parse(puzzles[0]))
        times = [[spent(ask, puzzle) for ask in ASKED] for puzzle in puzzles]
        solving, hodoku, er = (statistics.fmean(column) for column in zip(*times, strict=True))
        print(
            f"| {name} | {len(puzzles)} | {solving:.2f} | {hodoku:.2f} | {er:.2f} "
            f"| {er / hodoku:.2f} |",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
