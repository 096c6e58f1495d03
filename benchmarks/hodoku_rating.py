"""How far Nonet's score and level agree with HoDoKu's, over the puzzles of ../shared/data.

    python -m benchmarks.hodoku_rating [--first N] [--disagreements]

Prints the share of equal levels and of scores within 10%, by HoDoKu's level.
"""

import argparse
import csv
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from game.core.grid import Grid
from game.logic.rating.hodoku import Rating, rate

RATINGS = Path(__file__).resolve().parents[2] / "shared" / "data" / "ratings.csv"
LEVELS = ("Easy", "Medium", "Hard", "Unfair", "Extreme")


class Row(NamedTuple):
    puzzle: str
    level: str
    score: int
    ours: Rating
    seconds: float


def measure(first: int | None) -> Iterator[Row]:
    with RATINGS.open(encoding="ascii") as lines:
        for number, row in enumerate(csv.DictReader(lines)):
            if first is not None and number >= first:
                return
            start = time.perf_counter()
            ours = rate(Grid.parse(row["puzzle"]))
            seconds = time.perf_counter() - start
            yield Row(row["puzzle"], row["hodoku_level"], int(row["hodoku_score"]), ours, seconds)


def same_level(row: Row) -> bool:
    return row.ours.level.name.capitalize() == row.level


def close_score(row: Row) -> bool:
    return abs(row.ours.score - row.score) <= 0.1 * row.score


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--first", type=int, metavar="N")
    parser.add_argument("--disagreements", action="store_true")
    arguments = parser.parse_args()
    if not RATINGS.exists():
        print(f"absent: {RATINGS.name}", file=sys.stderr)
        return 1
    rows = []
    for row in measure(arguments.first):
        rows.append(row)
        if arguments.disagreements and not (same_level(row) and close_score(row)):
            print(row.puzzle, row.level, row.score, "|", *row.ours[:3], row.ours.solved)
    print("level     puzzles  level equal  score within 10%  solved  ms a puzzle")
    for level in (*LEVELS, "all"):
        group = [row for row in rows if level in (row.level, "all")]
        if not group:
            continue
        count = len(group)
        print(
            f"{level:9} {count:7}  {sum(map(same_level, group)) / count:11.1%}"
            f"  {sum(map(close_score, group)) / count:16.1%}"
            f"  {sum(row.ours.solved for row in group) / count:6.1%}"
            f"  {1000 * sum(row.seconds for row in group) / count:11.1f}"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
