"""Puzzles that a technique is asked for: how many use it, how many need it, and how long one takes.

    python -m benchmarks.requires [--count 30] [TECHNIQUE ...]

By default every technique that paths use. For each board the path that is shown is walked and the
level is tried without the technique, apart from what made the board; a general form is one of
`game.generate.need.GENERAL_FORMS`. Times are processor time, with the options that `generate` and
the window use.
"""

import argparse
import statistics
import sys
import time

from game.generate.bank import index_of
from game.generate.ids import BANK, parse_id
from game.generate.need import GENERAL_FORMS, is_stuck
from game.generate.required import TechniqueNotFoundError, deal_with, level_with
from game.logic.finder import path
from game.logic.techniques import TECHNIQUES
from game.solve.exact import count


def row(technique: str, number: int) -> str:
    """Deal puzzles that a technique is asked for, and return what they are like."""
    level = level_with(technique)
    name = f"| {technique} | {level.value} "
    seconds: list[float] = []
    used = alone = forms = 0
    different: set[object] = set()
    for seed in range(number):
        start = time.process_time()
        try:
            puzzle = deal_with(technique, f"requires/{seed}").puzzle
        except TechniqueNotFoundError:
            return f"{name}| none found | | | | |"
        seconds.append(time.process_time() - start)
        assert puzzle.id is not None
        assert count(puzzle.givens) == 1
        dealt = parse_id(puzzle.id)
        different.add(index_of(dealt) if dealt.source == BANK else puzzle.id)
        used += technique in path(puzzle.givens).counts
        alone += is_stuck(level, puzzle.givens, {technique})
        forms += is_stuck(level, puzzle.givens, {technique, *GENERAL_FORMS.get(technique, ())})
    return (
        f"{name}| {used} | {alone} | {forms if technique in GENERAL_FORMS else ''} "
        f"| {len(different)} | {statistics.median(seconds):.2f} / {max(seconds):.1f} |"
    )


def main() -> int:
    """Print a table in Markdown, a row a technique, of those that are asked for or of all."""
    parser = argparse.ArgumentParser(description=__doc__)
    known = [technique.id for technique in TECHNIQUES if technique.used_in_paths]
    parser.add_argument("techniques", nargs="*", metavar="TECHNIQUE")
    parser.add_argument("--count", type=int, default=30)
    arguments = parser.parse_args()
    unknown = set(arguments.techniques).difference(known)
    if unknown:
        parser.error(f"no technique of paths: {', '.join(sorted(unknown))}")
    print(
        f"| {arguments.count} each | level | on the path | stuck without | and its general forms ",
        end="",
    )
    print("| different puzzles | seconds a board, median / worst |")
    print("|---|---|---|---|---|---|---|")
    for technique in arguments.techniques or known:
        print(row(technique, arguments.count), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
