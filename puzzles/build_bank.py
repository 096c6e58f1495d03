"""Build the bank of puzzles from a seed, renew the one that is there, or verify it.

    python -m puzzles.build_bank [--count 1024] [--seed nonet]
    python -m puzzles.build_bank --for swordfish x-wing [--count 24]
    python -m puzzles.build_bank --high [--count 512]
    python -m puzzles.build_bank --verify

A bank that is there keeps every puzzle in its line, since ids name them by that: their ratings are
written anew, those that no longer suit their level are retired, and new ones come to the end.

Each puzzle is dug out of a random grid, belongs to its level by both scales, and lies in an
orbit of its own: no permutation turns it into another. With `--for`, puzzles that need a technique
are searched for, until there are so many of each. With `--high`, Extreme puzzles with a hard step
on a short path are searched for near those that the bank has. The format is that of
`game.generate.bank`.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from random import Random

from game.core.grid import Grid
from game.generate.bank import FOLDER, FOR, RETIRED, Bank, BankEntry
from game.generate.dig import dig
from game.generate.draw import Draw
from game.generate.grade import HIGH, Grade, grade, is_high, suits
from game.generate.levels import Level
from game.generate.near import drawn_near
from game.generate.need import best_need, need_of
from game.generate.required import own_level
from game.generate.symmetry import Symmetry
from game.logic.cause import SINGLES
from game.logic.rating.explainer import is_rated
from game.logic.techniques import BY_ID
from game.solve.exact import count, random_grid, solve
from puzzles.needed import Search


def orbit_mark(givens: Grid) -> tuple[object, ...]:
    """Return what no permutation of a puzzle changes; puzzles that differ in it differ in orbit.

    For every clue: how many clues its three houses hold and how often its digit is given, and
    the same of the clues it meets in each of its houses.
    """
    values, houses = givens.values, givens.geometry.houses
    clues = [cell for cell in givens.geometry.cells if values[cell]]
    held = [sum(1 for cell in house.cells if values[cell]) for house in houses]

    def local(cell: int) -> tuple[object, ...]:
        row, column, box = (held[house] for house in givens.geometry.houses_of[cell])
        return (*sorted((row, column)), box, values.count(values[cell]))

    marks = []
    for cell in clues:
        row, column, box = (
            tuple(sorted(local(c) for c in houses[house].cells if values[c]))
            for house in givens.geometry.houses_of[cell]
        )
        marks.append((local(cell), *sorted((row, column)), box))
    return tuple(sorted(marks))


def line(givens: Grid, found: Grade, needs: str | None = None) -> str:
    """Return the line of a puzzle."""
    techniques = ",".join(name for name in found.rating.counts if name not in SINGLES) or "-"
    known = f"{givens.text} {found.rating.score} {found.er:.1f} {techniques}"
    return known if needs is None else known + FOR + needs


def is_good(level: Level, entry: BankEntry) -> bool:
    """Whether a puzzle is what a level, or who asks for a technique, expects."""
    givens, needs = Grid.parse(entry.givens), entry.needs
    if not suits(level, givens, needs):
        return False
    if needs is None:
        return level is not Level.EXTREME or is_high(givens)
    return need_of(needs, level, givens) is best_need(needs, level)


def puzzles(level: Level, seed: str, known: Iterable[Grid] = ()) -> Iterator[Grid]:
    """Yield puzzles that suit a level, each in an orbit that no known one has, without end."""
    rng = Random(f"{seed}/{level.value}")
    bounds = level.range
    seen = set(map(orbit_mark, known))
    while True:
        givens = dig(random_grid(rng), range(bounds.fewest, bounds.most + 1), Symmetry.NONE, rng)
        if givens is None or not suits(level, givens):
            continue
        mark = orbit_mark(givens)
        if mark not in seen:
            seen.add(mark)
            yield givens


def build(level: Level, number: int, seed: str, folder: Path = FOLDER) -> None:
    """Write the puzzles of a level: those there are, and new ones up to a number that suits."""
    path = folder / f"{level.value}.txt"
    bank = Bank(folder)
    there = range(bank.size(level)) if path.exists() else ()
    entries = [bank.entry(level, index) for index in there]
    known = [Grid.parse(entry.givens) for entry in entries]
    lines, suiting, retired = [], 0, 0
    for entry, givens in zip(entries, known, strict=True):
        good = is_good(level, entry)
        lines.append(line(givens, grade(givens), entry.needs) + ("" if good else RETIRED))
        retired += not good
        suiting += good and entry.needs is None
    fresh = number - suiting
    new = islice(puzzles(level, seed, known), max(fresh, 0))
    lines += [line(givens, grade(givens)) for givens in new]
    folder.mkdir(exist_ok=True)
    path.write_text("\n".join(lines) + "\n", "ascii")
    print(f"{level.value}: {len(lines)}, {retired} of them retired", file=sys.stderr)


def add(techniques: Iterable[str], number: int, seed: str, folder: Path = FOLDER) -> None:
    """Search until a bank has so many puzzles for each technique; each is written when found."""
    bank = Bank(folder)
    asked = set(techniques)
    for level in Level:
        names = sorted(name for name in asked if own_level(name) is level)
        missing = {name: number - len(bank.made_for(level, name)) for name in names}
        known = (bank.entry(level, index).givens for index in range(bank.size(level)))
        seen = {orbit_mark(Grid.parse(givens)) for givens in known}
        for name, givens in Search(level, names, Random(f"{seed}/{level.value}")).puzzles(missing):
            mark = orbit_mark(givens)
            if mark not in seen and missing[name] > 0:
                seen.add(mark)
                missing[name] -= 1
                with bank.path(level).open("a", encoding="ascii") as file:
                    file.write(line(givens, grade(givens), name) + "\n")


def heighten(number: int, seed: str, folder: Path = FOLDER) -> None:
    """Search until a bank has so many high Extreme puzzles; each is written when found.

    Then those that are long and not high are retired.
    """
    bank = Bank(folder)
    path = bank.path(Level.EXTREME)
    entries = [bank.entry(Level.EXTREME, index) for index in range(bank.size(Level.EXTREME))]
    known = [Grid.parse(entry.givens) for entry in entries]
    good = [is_good(Level.EXTREME, entry) for entry in entries]
    there = sum(g and entry.needs is None for g, entry in zip(good, entries, strict=True))
    parents = [
        givens for givens, each in zip(known, entries, strict=True) if each.explainer >= HIGH
    ]
    for givens in islice(high_puzzles(parents, known, Draw(seed)), max(number - there, 0)):
        with path.open("a", encoding="ascii") as file:
            file.write(line(givens, grade(givens)) + "\n")
    lines = path.read_text("ascii").splitlines()
    for index, (is_kept, entry) in enumerate(zip(good, entries, strict=True)):
        if not is_kept and not entry.retired:
            lines[index] += RETIRED
    path.write_text("\n".join(lines) + "\n", "ascii")


def high_puzzles(parents: list[Grid], known: Iterable[Grid], draw: Draw) -> Iterator[Grid]:
    """Yield high Extreme puzzles near others or near those found, each in an orbit of its own.

    Each parent is asked as often as the others, so that not all are of one family.
    """
    seen = set(map(orbit_mark, known))
    families = [[parent] for parent in parents]
    while True:
        for family in families:
            givens = drawn_near(family[draw.below(len(family))], draw)
            if givens is None or not is_rated(givens, HIGH) or not suits(Level.EXTREME, givens):
                continue
            mark = orbit_mark(givens)
            if mark not in seen and is_high(givens):
                seen.add(mark)
                family.append(givens)
                yield givens


def verify(level: Level) -> int:
    """Check every puzzle of a level; return how many are not what the bank says."""
    bank = Bank()
    wrong = 0
    marks = set()
    for index in range(bank.size(level)):
        entry = bank.entry(level, index)
        givens = Grid.parse(entry.givens)
        found = grade(givens)
        solution = solve(givens)
        good = (
            count(givens) == 1
            and solution is not None
            and is_good(level, entry) is not entry.retired
            and (found.rating.score, round(found.er, 1)) == (entry.score, entry.explainer)
            and frozenset(found.rating.counts) - frozenset(SINGLES) == entry.techniques
            and orbit_mark(givens) not in marks
        )
        marks.add(orbit_mark(givens))
        if not good:
            wrong += 1
            print(f"{level.value}.txt, line {index + 1}: {entry.givens}")
    return wrong


def main() -> int:
    """Build or verify all levels."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=1024)
    parser.add_argument("--seed", default="nonet")
    parser.add_argument("--level", choices=[level.value for level in Level])
    parser.add_argument("--for", dest="techniques", nargs="+", choices=BY_ID, metavar="TECHNIQUE")
    parser.add_argument("--high", action="store_true")
    parser.add_argument("--verify", action="store_true")
    arguments = parser.parse_args()
    levels = [Level(arguments.level)] if arguments.level else list(Level)
    if arguments.high:
        heighten(arguments.count, arguments.seed)
        return 0
    if arguments.techniques:
        add(arguments.techniques, arguments.count, arguments.seed)
        return 0
    if not arguments.verify:
        for level in levels:
            build(level, arguments.count, arguments.seed)
        return 0
    wrong = sum(verify(level) for level in levels)
    print(f"{sum(map(Bank().size, levels))} puzzles, {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
