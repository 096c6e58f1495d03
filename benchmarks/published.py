"""How many published puzzles with constraints are solved and proven, each within ten seconds.

    python -m benchmarks.published [--seconds 10] [--every N] [FILE...]

A file has columns `data`, `solution` and `title`, parted by tabs; without one `variants.tsv` and
`variants-converted.tsv` of `../shared/data` are read. Each puzzle has a process of its own, one
after the other, and is told on standard error: seconds of processor time with reading, outcome,
file and line, kinds, title. *Proven* is a single solution that equals the published one; *not
judged*, *given up* and *refused* say that there is no verdict; anything else is *wrong*.
"""

import argparse
import csv
import statistics
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from time import process_time
from typing import Final, NamedTuple

from benchmarks.table import show
from game.core.constraints import kinds_in
from game.core.errors import SudokuError
from game.core.verdict import Verdict
from game.formats.forms.links import FPuzzlesForm, OwnSudokuPadForm
from game.formats.reading import reading_of
from game.solve.exact import classify

DATA: Final = Path(__file__).parents[1] / "../shared/data"
FILES: Final = ("variants.tsv", "variants-converted.tsv")


class Outcome(NamedTuple):
    """What came of a puzzle."""

    word: str
    seconds: float
    about: str = ""
    """The kinds of its constraints, and what was not read of it."""


def digits_of(solution: str) -> list[int]:
    """Return the digits of a published solution; those of large boards have two signs each."""
    signs = 2 if len(solution) == 2 * 16 * 16 else 1
    return [int(solution[at : at + signs], 10 if signs > 1 else 36)
            for at in range(0, len(solution), signs)]  # fmt: skip


def outcome_of(data: str, solution: str, seconds: float) -> Outcome:
    """Read and solve a puzzle."""
    start = process_time()
    try:
        [entry] = (OwnSudokuPadForm() if data.startswith("scl") else FPuzzlesForm()).read(data)
    except SudokuError as error:
        return Outcome("refused", process_time() - start, str(error))
    reading = reading_of(entry)
    shape = reading.board.geometry
    about = [kind.word for kind in kinds_in(shape)]
    about += [f"unknown {name}" for name in reading.unknown]
    about += [f"doubtful {one.kind}" for one in reading.doubtful]
    about += [f"said: {words}" for words in reading.words]
    about += [f"{reading.drawings} drawings"] * bool(reading.drawings)
    found = classify(
        reading.board,
        node_limit=None,
        cancelled=lambda: process_time() - start > seconds,
    )
    word = found.verdict.value
    if found.verdict is Verdict.UNIQUE and found.solution is not None:
        word = "proven" if [*found.solution.values] == digits_of(solution) else "wrong"
    elif found.verdict in (Verdict.MANY, Verdict.NONE, Verdict.CONFLICT):
        word = f"wrong: {word}"
    return Outcome(word, process_time() - start, ", ".join(about))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("file", nargs="*", type=Path, default=[DATA / name for name in FILES])
    wanted = parser.parse_args()
    csv.field_size_limit(sys.maxsize)
    for path in wanted.file:
        with path.open(encoding="utf-8", newline="") as file:
            lines = list(csv.DictReader(file, delimiter="\t"))
        found = []
        with ProcessPoolExecutor(1, get_context("spawn"), max_tasks_per_child=1) as pool:
            for number in range(0, len(lines), wanted.every):
                line = lines[number]
                job = pool.submit(outcome_of, line["data"], line["solution"], wanted.seconds)
                one = job.result()
                found.append(one)
                told = (f"{one.seconds:.2f}", one.word, f"{path.name}:{number}", one.about)
                print(*told, line.get("title", ""), sep="\t", file=sys.stderr, flush=True)
        words = Counter(one.word for one in found)
        times = [one.seconds for one in found if one.word == "proven"]
        soon = sum(seconds <= 1 for seconds in times)
        show(
            f"{path.name}, {len(found)} puzzles within {wanted.seconds:g} s each",
            ", ".join(f"{number} {word}" for word, number in words.most_common())
            + f"; {soon} proven within 1 s, p50 {statistics.median(times):.2f} s",
            "97% proven, none wrong",
        )


if __name__ == "__main__":
    main()
