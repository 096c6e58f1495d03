"""What the generated puzzles of each level are like, and how long one takes.

    python -m benchmarks.levels [--count 1000] [--board 6x6]

Prints a table in Markdown, a row a level: cells erased, HoDoKu-style score and ER
(mean, and the range of the middle 90%), and the time to generate one. Other boards than 9x9 have no
score: their rows say instead how many boards were dug for one, and the time is the processor's.
"""

import argparse
import statistics
import sys
import time
from collections.abc import Sequence

from game.generate.deal import GenerationError, deal
from game.generate.draw import Draw
from game.generate.grade import grade
from game.generate.ids import fresh_id, parse_id
from game.generate.levels import Level, Shape


def spread(values: Sequence[float], digits: int = 0) -> str:
    cuts = statistics.quantiles(values, n=20)
    middle = f"{cuts[0]:.{digits}f}–{cuts[-1]:.{digits}f}"
    return f"{statistics.fmean(values):.{digits or 1}f} ({middle})"


def tell_of_shape(shape: Shape, number: int) -> int:
    print("| board | level | cells erased | boards dug | ms a puzzle, mean / worst |")
    print("|---|---|---|---|---|")
    draw = Draw("levels")
    for level in shape.levels:
        erased: list[int] = []
        dug: list[int] = []
        seconds: list[float] = []
        while len(erased) < number:
            chosen = fresh_id(level, draw, shape=shape)
            start = time.process_time()
            try:
                puzzle = deal(chosen)
            except GenerationError:
                print(f"{chosen} has no puzzle", file=sys.stderr)
                continue
            seconds.append(1000 * (time.process_time() - start))
            erased.append(puzzle.givens.values.count(0))
            dug.append(1 + (parse_id(str(puzzle.id)).attempt or 0))
        print(
            f"| {shape.value} | {level.value} | {spread(erased)} | {statistics.fmean(dug):.1f} "
            f"| {statistics.fmean(seconds):.0f} / {max(seconds):.0f} |",
            flush=True,
        )
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--board", choices=[shape.value for shape in Shape], default="9x9")
    arguments = parser.parse_args()
    if arguments.board != Shape.CLASSIC.value:
        return tell_of_shape(Shape(arguments.board), arguments.count)
    print("| level | cells erased | score | ER | ms a puzzle, mean / worst |")
    print("|---|---|---|---|---|")
    draw = Draw("levels")
    for level in Level:
        erased: list[int] = []
        scores: list[int] = []
        ratings: list[float] = []
        seconds: list[float] = []
        while len(erased) < arguments.count:
            chosen = fresh_id(level, draw)
            start = time.perf_counter()
            try:
                givens = deal(chosen).givens
            except GenerationError:
                print(f"{chosen} has no puzzle", file=sys.stderr)
                continue
            seconds.append(1000 * (time.perf_counter() - start))
            found = grade(givens)
            erased.append(givens.values.count(0))
            scores.append(found.rating.score)
            ratings.append(found.er)
        print(
            f"| {level.value} | {spread(erased)} | {spread(scores)} | {spread(ratings, 1)} "
            f"| {statistics.fmean(seconds):.1f} / {max(seconds):.0f} |"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
