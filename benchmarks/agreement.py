"""How far our ratings agree with published ones, band by band, and how long a puzzle takes.

    python -m benchmarks.agreement {hodoku,explainer} [--every N] [--least R] [FILE]

The file has a column `puzzle` and the scale's: `hodoku_score` and `hodoku_level`; or
`er`, `ep` and `ed`, of which the last two may be empty. Without one the scale's own in
`../shared/data` is read. Each puzzle is told on standard error as it is rated, so that a run that
was cut off has not been for nothing. Near is a score of HoDoKu's within 10%, an ER within 0.1.
"""

import argparse
import csv
import statistics
import sys
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from time import process_time
from types import MappingProxyType
from typing import Final, NamedTuple

from game.core.grid import Grid
from game.logic.rating.explainer import explainer_rating
from game.logic.rating.hodoku import rate

DATA: Final = Path(__file__).parents[1] / "../shared/data"


class Rated(NamedTuple):
    """What we say of a puzzle: its rating, its hardest step, whether logic solves it."""

    rating: float | None
    technique: str | None
    solved: bool
    others: Mapping[str, float | str | None] = MappingProxyType({})
    """Further columns of the file, which should be equal too."""


def _hodoku(grid: Grid) -> Rated:
    found = rate(grid)
    level = {"hodoku_level": found.level.name.capitalize()}
    return Rated(found.score, found.hardest, found.solved, level)


def _explainer(grid: Grid) -> Rated:
    found = explainer_rating(grid)
    return Rated(found.er, found.technique, found.solved, {"ep": found.ep, "ed": found.ed})


Bands = tuple[tuple[str, Callable[[dict[str, str]], bool]], ...]


class Scale(NamedTuple):
    """A scale: what rates on it, where the published ratings are, and how they are compared."""

    rate: Callable[[Grid], Rated]
    file: str
    column: str
    bands: Bands
    """What they are called, and which lines of the file they have."""
    is_near: Callable[[float, float], bool]
    """Whether ours, the first, is near theirs."""


def between(column: str, *bands: tuple[float, float]) -> Bands:
    """Return bands by what a column says."""

    def band(low: float, high: float) -> tuple[str, Callable[[dict[str, str]], bool]]:
        return f"{low} – {high}", lambda row: low <= float(row[column]) <= high

    return tuple(band(low, high) for low, high in bands)


def by_level(level: str) -> tuple[str, Callable[[dict[str, str]], bool]]:
    """Return the band of a level of HoDoKu's."""
    return level, lambda row: level in (row["hodoku_level"], "all")


SCALES: Final = {
    "hodoku": Scale(
        *(_hodoku, "ratings.csv", "hodoku_score"),
        tuple(map(by_level, ("Easy", "Medium", "Hard", "Unfair", "Extreme", "all"))),
        lambda ours, theirs: abs(ours - theirs) <= 0.1 * theirs,
    ),
    "explainer": Scale(
        *(_explainer, "ser121.csv", "er"),
        between("er", (1.0, 5.0), (5.1, 6.5), (6.6, 7.4), (7.5, 9.0), (9.1, 10.5), (10.6, 12.0)),
        lambda ours, theirs: abs(ours - theirs) < 0.11,
    ),
}


class Case(NamedTuple):
    """A published rating, the line that it is from, and ours."""

    theirs: float
    row: dict[str, str]
    ours: Rated
    seconds: float


def share(hits: int, total: int) -> str:
    """Return a count with its share."""
    return f"{hits:4} {100 * hits / total:5.1f}%" if total else "-"


def measured(scale: Scale, row: dict[str, str]) -> Case:
    """Rate the puzzle of a line, and tell it."""
    start = process_time()
    ours = scale.rate(Grid.parse(row["puzzle"]))
    case = Case(float(row[scale.column]), row, ours, process_time() - start)
    print(f"{row['puzzle']} {case.theirs} {ours.rating} {case.seconds:.1f} s", file=sys.stderr)
    return case


def main(arguments: list[str]) -> int:
    """Print the table, and where the two differ."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scale", choices=SCALES)
    parser.add_argument("file", nargs="?", type=Path)
    parser.add_argument("--least", type=float, default=0, help="leave out what is rated lower")
    parser.add_argument("--most", type=float, default=10**6, help="leave out what is rated higher")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="take each Nth puzzle")
    given = parser.parse_args(arguments)
    scale = SCALES[given.scale]
    with (given.file or DATA / scale.file).open(newline="") as file:
        rows = [
            row
            for row in csv.DictReader(file)
            if given.least <= float(row[scale.column]) <= given.most
        ]
    cases = [measured(scale, row) for row in rows[:: given.every]]
    print(f"{'band':>18} {'puzzles':>8} {'equal':>11} {'near':>11} {'ms: mean':>9} {'most':>8}")
    for name, has in scale.bands:
        band = [case for case in cases if has(case.row)]
        if band:
            equal = sum(case.ours.rating == case.theirs for case in band)
            near = sum(scale.is_near(case.ours.rating or 0, case.theirs) for case in band)
            times = [1000 * case.seconds for case in band]
            print(
                f"{name:>18} {len(band):8} {share(equal, len(band)):>11} "
                f"{share(near, len(band)):>11} {statistics.mean(times):9.1f} {max(times):8.1f}"
            )
    for column in cases[0].ours.others if cases else ():
        told = [case for case in cases if case.row[column]]
        equal = sum(case.row[column] == str(case.ours.others[column]) for case in told)
        print(f"{column} equal: {share(equal, len(told))} of {len(told)}")
    print(f"solved: {share(sum(case.ours.solved for case in cases), len(cases))}")
    print("\nwhere they differ (theirs, ours, our hardest step):")
    differing = Counter(
        (case.theirs, case.ours.rating or 0, case.ours.technique)
        for case in cases
        if case.theirs != case.ours.rating
    )
    for (theirs, ours, technique), count in sorted(differing.items(), key=str):
        print(f"  {theirs:6} {ours:6}  {technique or '-':40} {count}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
