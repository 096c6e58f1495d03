"""How far the Sukaku-Explainer-style rating agrees with the program's own, and how fast it is.

    python -m benchmarks.explainer [../shared/data/ratings.csv]

The file has the columns `puzzle` and `se_rating`.
"""

import csv
import statistics
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

from game.core.grid import Grid
from game.logic.rating.explainer import ExplainerRating, explainer_rating

DEFAULT = Path(__file__).parents[1] / "../shared/data/ratings.csv"
BANDS = ((1.0, 2.5), (2.6, 4.0), (4.1, 5.0), (5.1, 6.5), (6.6, 7.4), (7.5, 8.4), (8.5, 12.0))


def ranks(values: Sequence[float]) -> list[float]:
    """Return the rank of each value; equal ones share their mean rank."""
    order = sorted(range(len(values)), key=values.__getitem__)
    found = [0.0] * len(values)
    start = 0
    while start < len(order):
        end = start
        while end < len(order) and values[order[end]] == values[order[start]]:
            end += 1
        for index in order[start:end]:
            found[index] = (start + end - 1) / 2
        start = end
    return found


def share(hits: int, total: int) -> str:
    return f"{hits:4} of {total:4}  {100 * hits / total:5.1f}%" if total else "none"


def main(arguments: list[str]) -> int:
    path = Path(arguments[0]) if arguments else DEFAULT
    with path.open(newline="") as file:
        rows = [
            (Grid.parse(row["puzzle"]), float(row["se_rating"])) for row in csv.DictReader(file)
        ]
    expected = [rating for _, rating in rows]
    found: list[ExplainerRating] = []
    seconds: list[float] = []
    for grid, _ in rows:
        start = perf_counter()
        found.append(explainer_rating(grid))
        seconds.append(perf_counter() - start)
    gaps = [round(own.rating - rating, 1) for own, rating in zip(found, expected, strict=True)]
    print(f"{'band':>10} {'puzzles':>8} {'equal':>7} {'within 0.5':>11}")
    for low, high in BANDS:
        band = [gap for gap, rating in zip(gaps, expected, strict=True) if low <= rating <= high]
        if band:
            near = sum(abs(gap) <= 0.5 for gap in band)
            print(f"{low:4}–{high:<5} {len(band):8} {band.count(0.0):7} {near:11}")
    low_gaps = [gap for gap, rating in zip(gaps, expected, strict=True) if rating <= 5.0]
    high_gaps = [gap for gap, rating in zip(gaps, expected, strict=True) if rating > 5.0]
    print(f"equal up to 5.0:       {share(low_gaps.count(0.0), len(low_gaps))}")
    print(
        f"within 0.5 above 5.0:  {share(sum(abs(gap) <= 0.5 for gap in high_gaps), len(high_gaps))}"
    )
    print(f"equal over all:        {share(gaps.count(0.0), len(gaps))}")
    print(f"solved:                {share(sum(own.solved for own in found), len(found))}")
    spearman = statistics.correlation(ranks(expected), ranks([own.rating for own in found]))
    print(f"Spearman over all:     {spearman:.4f}")
    seconds.sort()
    print(
        f"milliseconds a puzzle: median {1000 * statistics.median(seconds):.2f}, "
        f"99th percentile {1000 * seconds[int(0.99 * len(seconds))]:.1f}, "
        f"most {1000 * seconds[-1]:.1f}"
    )
    print("\nwhere they differ (theirs, ours, our hardest step):")
    differing = Counter(
        (rating, own.rating, own.hardest)
        for own, rating in zip(found, expected, strict=True)
        if own.rating != rating
    )
    for (theirs, ours, name), count in sorted(differing.items()):
        print(f"  {theirs:4} {ours:4}  {name:24} {count}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
