"""How far the classic rating agrees with published ones, band by band, and how long it takes.

    python -m benchmarks.classic [--least RATING] [--most RATING] [--every N] [FILE]

The file (`../shared/data/ser121.csv` if none is named) has the columns `puzzle`, `er`, `ep` and
`ed`; the last two may be empty. Each puzzle is told on standard error as it is rated, so that a run
that was cut off has not been for nothing.
"""

import argparse
import csv
import sys
from collections import Counter
from pathlib import Path
from time import process_time
from typing import NamedTuple

from game.core.grid import Grid
from game.logic.rating.classic import ClassicRating, classic_rating

DEFAULT = Path(__file__).parents[1] / "../shared/data/ser121.csv"
BANDS = ((1.0, 5.0), (5.1, 6.5), (6.6, 7.4), (7.5, 9.0), (9.1, 10.5), (10.6, 12.0), (1.0, 9.0))


class Case(NamedTuple):
    """A published rating and ours."""

    puzzle: str
    er: float
    ep: float | None
    ed: float | None
    ours: ClassicRating
    seconds: float


def rated(row: dict[str, str]) -> Case:
    """Rate the puzzle of a line."""
    start = process_time()
    ours = classic_rating(Grid.parse(row["puzzle"]))
    seconds = process_time() - start
    ep = float(row["ep"]) if row["ep"] else None
    ed = float(row["ed"]) if row["ed"] else None
    return Case(row["puzzle"], float(row["er"]), ep, ed, ours, seconds)


def share(hits: int, total: int) -> str:
    """Return a count with its share."""
    return f"{hits:4} {100 * hits / total:4.0f}%" if total else "    -     "


def main(arguments: list[str]) -> int:
    """Print the table, and where the two differ."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", nargs="?", type=Path, default=DEFAULT)
    parser.add_argument("--least", type=float, default=1.0, help="leave out what is rated lower")
    parser.add_argument("--most", type=float, default=12.0, help="leave out what is rated higher")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="take each Nth puzzle")
    given = parser.parse_args(arguments)
    with given.file.open(newline="") as file:
        rows = [
            row for row in csv.DictReader(file) if given.least <= float(row["er"]) <= given.most
        ]
    cases = []
    for row in rows[:: given.every]:
        case = rated(row)
        cases.append(case)
        print(f"{case.puzzle} {case.er} {case.ours.er} {case.seconds:.1f} s", file=sys.stderr)
    print(f"{'band':>11} {'puzzles':>8} {'ER equal':>10} {'within 0.1':>11} {'ms mean':>8}")
    for low, high in BANDS:
        band = [case for case in cases if low <= case.er <= high]
        if band:
            equal = sum(case.ours.er == case.er for case in band)
            near = sum(abs(case.ours.er - case.er) < 0.11 for case in band)
            mean = 1000 * sum(case.seconds for case in band) / len(band)
            print(
                f"{low:4} – {high:4} {len(band):8} {share(equal, len(band)):>10} "
                f"{share(near, len(band)):>11} {mean:8.1f}"
            )
    for name in ("ep", "ed"):
        told = [case for case in cases if getattr(case, name) is not None]
        equal = sum(getattr(case, name) == getattr(case.ours, name) for case in told)
        print(f"{name.upper()} equal: {share(equal, len(told))} of {len(told)}")
    print(f"solved: {share(sum(case.ours.solved for case in cases), len(cases))}")
    print("\nwhere ER differs (theirs, ours, our hardest step):")
    differing = Counter(
        (case.er, case.ours.er, case.ours.technique) for case in cases if case.er != case.ours.er
    )
    for (theirs, ours, name), count in sorted(differing.items()):
        print(f"  {theirs:4} {ours:4}  {name:40} {count}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
