"""How far our paths are HoDoKu's, step by step, where a file of its paths lies at hand.

    python -m benchmarks.hodoku_paths FILE-or-FOLDER [--half {first,second}] [--show N]

The file (`hodoku-paths.txt` in a folder) has for each puzzle a line with the puzzle, its level and
its score, then a line a step in HoDoKu's notation. Steps are equal when technique, placements and
eliminations are; of equal steps the lines are compared, too. Puzzles that need brute force are left
out, and so are repetitions. `--half` takes every other puzzle, so that one half can be kept out of
sight while the order is worked on.
"""

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from game.core.grid import Grid
from game.logic.cause import SINGLES
from game.logic.finder import path
from game.logic.notation.hodoku import hodoku_line
from game.logic.rating.hodoku import rating_of
from game.logic.step import Step

FILE: Final = "hodoku-paths.txt"
LEVELS: Final = ("Easy", "Medium", "Hard", "Unfair", "Extreme")
_OTHER_IDS: Final = {
    "locked-candidates-type-1-pointing": "locked-candidates-1",
    "locked-candidates-type-2-claiming": "locked-candidates-2",
    "naked-quadruple": "naked-quad",
    "hidden-quadruple": "hidden-quad",
    "2-string-kite": "two-string-kite",
    "bivalue-universal-grave-1": "bug-plus-1",
    "simple-colors-trap": "simple-colours-trap",
    "simple-colors-wrap": "simple-colours-wrap",
    "multi-colors-1": "multi-colours-1",
    "multi-colors-2": "multi-colours-2",
    "avoidable-rectangle-type-1": "avoidable-rectangle-1",
    "avoidable-rectangle-type-2": "avoidable-rectangle-2",
    "almost-locked-set-xz-rule": "als-xz",
    "almost-locked-set-xy-wing": "als-xy-wing",
    "almost-locked-set-chain": "als-chain",
}
_NAME: Final = re.compile(r"(.*?)(?:: | in \w+ => | => )")
_CONCLUSION: Final = re.compile(r"((?:r\d+c\d+,?)+)(=|<>)(\d)")
_CELLS: Final = re.compile(r"r(\d+)c(\d+)")


class Move(NamedTuple):
    """What of a step is compared: its technique and what follows from it."""

    technique: str
    placed: frozenset[tuple[int, int]]
    removed: frozenset[tuple[int, int]]

    @property
    def is_single(self) -> bool:
        return self.technique in SINGLES


class Puzzle(NamedTuple):
    """A puzzle with HoDoKu's path."""

    givens: str
    level: str
    score: int
    moves: tuple[Move, ...]
    lines: tuple[str, ...]


def read(text: str) -> Iterator[Puzzle]:
    """Yield the puzzles of a file, each once, but for those that need brute force."""
    seen = set()
    for block in re.split(r"\n(?=[.\d]{81} )", text.strip()):
        head, *lines = block.splitlines()
        givens, level, score = head.split()[:3]
        if givens in seen or any(line.startswith("Brute Force") for line in lines):
            continue
        seen.add(givens)
        yield Puzzle(
            givens, level, int(score.strip("()")), tuple(map(move_of, lines)), tuple(lines)
        )


def move_of(line: str) -> Move:
    """Return what a line of HoDoKu's says."""
    name = _NAME.match(line)
    if name is None:
        raise ValueError(f"not a step: {line}")
    slug = re.sub(r"\W+", "-", name[1].lower()).strip("-")
    text = line.rpartition("=> ")[2]
    conclusions: dict[str, set[tuple[int, int]]] = {"=": set(), "<>": set()}
    for cells, sign, digit in _CONCLUSION.findall(text):
        for rows, columns in _CELLS.findall(cells):
            conclusions[sign] |= {
                (9 * int(row) + int(column) - 10, int(digit)) for row in rows for column in columns
            }
    placed, removed = (frozenset(conclusions[sign]) for sign in ("=", "<>"))
    return Move(_OTHER_IDS.get(slug, slug), placed, removed)


def ours(step: Step) -> Move:
    """Return what a step of ours says."""
    return Move(step.technique, frozenset(step.placements), frozenset(step.eliminations))


class Result(NamedTuple):
    """How our path of a puzzle stands to HoDoKu's."""

    puzzle: Puzzle
    same_path: bool
    same_without_singles: bool
    same_level: bool
    same_score: bool
    near_score: bool
    same_steps: int
    """Steps of the whole path that are equal."""
    same_lines: int
    """How many of these we write as HoDoKu does, but for the order of what goes."""
    first: tuple[int, Move | None, Move | None] | None
    """The first difference apart from singles: its number among HoDoKu's other steps, its move
    and ours; a difference of singles alone counts when there is no other."""


def compare(puzzle: Puzzle) -> Result:
    """Compare our path of a puzzle with HoDoKu's."""
    found = path(Grid.parse(puzzle.givens))
    moves = tuple(map(ours, found.steps))
    rating = rating_of(found.counts, solved=found.solved)
    theirs, own = (tuple(m for m in each if not m.is_single) for each in (puzzle.moves, moves))
    same = [
        (step, line)
        for step, line, move in zip(found.steps, puzzle.lines, puzzle.moves, strict=False)
        if ours(step) == move
    ]
    first = _first_difference(theirs, own) or _first_difference(puzzle.moves, moves)
    return Result(
        puzzle,
        moves == puzzle.moves,
        theirs == own,
        rating.level.name.capitalize() == puzzle.level,
        rating.score == puzzle.score,
        abs(rating.score - puzzle.score) <= 0.1 * puzzle.score,
        len(same),
        sum(_parts(hodoku_line(step)) == _parts(line.strip()) for step, line in same),
        first,
    )


def _parts(line: str) -> tuple[str, frozenset[str]]:
    head, _, conclusions = line.rpartition("=> ")
    return head, frozenset(conclusions.split(", "))


def _first_difference(
    theirs: tuple[Move, ...], own: tuple[Move, ...]
) -> tuple[int, Move | None, Move | None] | None:
    for number in range(max(len(theirs), len(own))):
        one = theirs[number] if number < len(theirs) else None
        other = own[number] if number < len(own) else None
        if one != other:
            return number, one, other
    return None


def report(results: list[Result]) -> None:
    """Print the shares by level and the causes of first differences."""
    print("level     puzzles  other steps equal  whole paths  levels  scores  within 10%")
    harder = {level for level in LEVELS if level not in ("Extreme",)}
    groups = [(level, {level}) for level in LEVELS]
    groups += [("to Unfair", harder), ("all", set(LEVELS))]
    for name, levels in groups:
        group = [each for each in results if each.puzzle.level in levels]
        if group:
            shares = [
                sum(values) / len(group)
                for values in zip(
                    *(
                        (
                            e.same_without_singles,
                            e.same_path,
                            e.same_level,
                            e.same_score,
                            e.near_score,
                        )
                        for e in group
                    ),
                    strict=True,
                )
            ]
            print(
                f"{name:9} {len(group):7}  {shares[0]:17.1%}  {shares[1]:11.1%}  {shares[2]:6.1%}"
                f"  {shares[3]:6.1%}  {shares[4]:10.1%}"
            )
    steps, lines = sum(e.same_steps for e in results), sum(e.same_lines for e in results)
    print(f"\n{steps} equal steps, {lines} written in the same line: {lines / steps:.2%}")
    causes = Counter(
        tuple("(end)" if move is None else move.technique for move in each.first[1:])
        for each in results
        if each.first
    )
    if causes:
        print("\npuzzles  HoDoKu's first other step, and ours")
    for (one, other), count in causes.most_common():
        print(f"{count:7}  {one}" + (f" / {other}" if other != one else " / another of it"))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("place", nargs="?", type=Path, help="the file, or the folder it lies in")
    parser.add_argument("--half", choices=("first", "second"))
    parser.add_argument("--show", type=int, default=0, metavar="N", help="show N differences")
    arguments = parser.parse_args()
    if arguments.place is None:
        print("skipped: no file of HoDoKu's paths named", file=sys.stderr)
        return 0
    file = arguments.place / FILE if arguments.place.is_dir() else arguments.place
    if not file.is_file():
        print(f"skipped: no {file}", file=sys.stderr)
        return 0
    puzzles = list(read(file.read_text(encoding="utf-8")))
    if arguments.half:
        puzzles = puzzles[arguments.half == "second" :: 2]
    results = [compare(puzzle) for puzzle in puzzles]
    shown = 0
    for each in results:
        if each.first and shown < arguments.show:
            shown += 1
            print(each.puzzle.givens, each.puzzle.level, *each.first, sep="\n  ")
    report(results)
    return 0


if __name__ == "__main__":
    sys.exit(main())
