"""Build the boards of days on shapes without another bank, or verify them.

    python -m puzzles.build_days [--count 32] [--shape thermometers]
    python -m puzzles.build_days --verify

Each line is the id of the first puzzle of a seed that suits its level. Seeds are counted, so a bank
goes on where it ended. A board that takes long to deal is left out: who opens it would wait for it.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import count
from time import process_time

from game.core.grid import Grid
from game.generate.day_bank import DayBank
from game.generate.deal import GenerationError, deal
from game.generate.grade import Fit, fit
from game.generate.guise import TURNS, Guise
from game.generate.ids import number_of, parse_id, puzzle_id, symbols
from game.generate.levels import DAILY_LEVELS, Level, Shape
from game.play.modes.daily import IN_TURN
from game.solve.exact import count as solutions

LONGEST = 0.05
"""Seconds of processor time that dealing may take where the bank is built."""
SEED_LENGTH = 4
SHAPES = tuple(shape for shape in reversed(Shape) if shape.has_days and not shape.has_bank)


def puzzles(shape: Shape, level: Level, after: int) -> Iterator[str]:
    """Yield the ids of good puzzles, of seeds after one, without end."""
    for number in count(after + 1):
        try:
            found = deal(puzzle_id(level, symbols(number, SEED_LENGTH), shape=shape))
        except GenerationError:
            continue
        named = str(found.id)
        begun = process_time()
        deal(parse_id(named))
        quick = process_time() - begun < LONGEST
        if quick and is_good(level, found.givens, shape, TURNS[1:3]):
            yield named


def is_good(level: Level, givens: Grid, shape: Shape, guises: Sequence[Guise] = TURNS) -> bool:
    """Whether a puzzle has one solution and is of its level in guises, which hardly ever differ."""
    return all(
        solutions(shown) == 1 and fit(level, shown, shape) is Fit.SUITS
        for shown in (guise.apply(givens) for guise in guises)
    )


def build(shape: Shape, level: Level, number: int) -> None:
    """Add lines to a level of a shape until it has so many; each is written when it is found."""
    path = DayBank(shape).path(level)
    path.parent.mkdir(parents=True, exist_ok=True)
    known = path.read_text("ascii").split() if path.exists() else []
    after = number_of(parse_id(known[-1]).seed) if known else -1
    found = puzzles(shape, level, after)
    for _ in range(len(known), number):
        with path.open("a", encoding="ascii") as file:
            file.write(next(found) + "\n")


def verify(shape: Shape, level: Level) -> int:
    """Check every puzzle of a level; return how many are not of it, or there twice."""
    lines = DayBank(shape).lines(level)
    wrong = len(lines) - len(set(lines))
    for number, line in enumerate(lines, 1):
        if not is_good(level, deal(parse_id(line)).givens, shape):
            wrong += 1
            print(f"{shape.value}/{level.value}.txt, line {number}")
    return wrong


def main() -> int:
    """Build or verify the boards of all shapes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=IN_TURN)
    parser.add_argument("--shape", choices=[shape.value for shape in SHAPES])
    parser.add_argument("--level", choices=[level.value for level in DAILY_LEVELS])
    parser.add_argument("--verify", action="store_true")
    arguments = parser.parse_args()
    wrong = 0
    for shape in (Shape(arguments.shape),) if arguments.shape else SHAPES:
        for level in (Level(arguments.level),) if arguments.level else DAILY_LEVELS:
            if arguments.verify:
                wrong += verify(shape, level)
            else:
                build(shape, level, arguments.count)
            print(f"{shape.value} {level.value}", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
