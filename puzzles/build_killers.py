"""Build the bank of killers, or verify it.

    python -m puzzles.build_killers [--count 200] [--seed nonet] [--level extreme]
    python -m puzzles.build_killers --verify

A bank that is there keeps every puzzle in its line, and each new one is written when it is found.
A puzzle begins as one of the level before with as many cells erased, or as one that is dealt;
while it is too easy, its cages are made larger or left out, and what makes it too hard is taken
back. Each has one solution and is of its level as it stands and in guises of it, and none is a
guise of another.
"""

import argparse
import itertools
import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

from game.core.grid import Grid
from game.generate.constrained import COARSER, Chain
from game.generate.dig import erasures
from game.generate.draw import Draw
from game.generate.erasure import Erasure
from game.generate.grade import Fit, fit
from game.generate.guise import GUISES
from game.generate.ids import puzzle_id
from game.generate.killer_bank import KILLERS, KillerBank, KillerEntry, line_of
from game.generate.levels import Level, Shape
from game.logic.cause import SINGLES
from game.logic.finder import path
from game.solve.exact import count, solve

SHAPE = Shape.KILLER


def puzzles(level: Level, seed: str, bank: KillerBank) -> Iterator[Grid]:
    """Yield puzzles of a level, without end."""
    easier = ((chain, 0) for chain in from_easier(level, seed, bank))
    for chain, start in itertools.chain(easier, dealt(level, seed)):
        found = climbed(chain, level, start)
        if found is not None and is_good(level, found):
            yield found


def from_easier(level: Level, seed: str, bank: KillerBank) -> Iterator[Chain]:
    """Yield chains that begin with the puzzles of the level before, each once.

    Of Experts every sixth came to an Extreme, a third of the time that one takes from the start.
    """
    before = [other for other in SHAPE.levels if other.range.rating < level.range.rating]
    if level not in COARSER or not bank.path(before[-1]).exists():
        return
    draw = Draw(f"{seed} easier")
    for index in draw.permutation(bank.size(before[-1])):
        givens = bank.entry(before[-1], index).givens
        solution = solve(givens)
        if solution is not None and len(givens.open_cells) >= SHAPE.levels[level].fewest:
            full = Grid(solution.values, None, givens.geometry)
            erased = Erasure(full, (tuple(givens.open_cells),), len(givens.open_cells))
            yield Chain(erased, draw.permutation(len(givens.geometry.constraints)))


def dealt(level: Level, seed: str) -> Iterator[tuple[Chain, int]]:
    """Yield chains as they are dealt, without end, and from which step on to look at them.

    What is as hard as most levels ask comes late in a chain.
    """
    for number in itertools.count(1):
        for attempt in islice(erasures(puzzle_id(level, f"{seed}{number:x}", shape=SHAPE)), 1):
            chain = Chain(attempt, range(0)) if isinstance(attempt, Erasure) else attempt.chain
            yield chain, chain.steps * COARSER.get(level, (0, 0))[0] // 100


def climbed(chain: Chain, level: Level, start: int) -> Grid | None:
    """Return a board that suits a level, made coarser from a step on, or None."""
    board, kept = chain.board(start), None
    for step in range(start, chain.steps + 1):
        found = fit(level, board, SHAPE)
        if found is Fit.SUITS:
            return board
        if found is Fit.EASIER:
            kept = board
        if kept is None or step == chain.steps:
            return None
        board = chain.coarser(kept, step)
    return None


def is_good(level: Level, givens: Grid) -> bool:
    """Whether a puzzle has one solution and is of its level in all its guises."""
    return count(givens) == 1 and all(
        fit(level, guise.apply(givens), SHAPE) is Fit.SUITS for guise in GUISES
    )


def entry_of(givens: Grid) -> KillerEntry:
    """Return what is told of a puzzle."""
    used = path(givens).counts
    return KillerEntry(givens, tuple(name for name in used if name not in SINGLES))


def mark(givens: Grid) -> str:
    """Return what all guises of a puzzle share, and other puzzles do not."""
    return min(line_of(KillerEntry(guise.apply(givens), ())) for guise in GUISES)


def build(levels: Sequence[Level], number: int, seed: str, folder: Path = KILLERS) -> None:
    """Add puzzles to levels in turn until each has so many; each is written when it is found."""
    folder.mkdir(parents=True, exist_ok=True)
    bank = KillerBank(folder)
    seen: dict[Level, set[str]] = {}
    found: dict[Level, Iterator[Grid]] = {}
    have: dict[Level, int] = {}
    for level in levels:
        there = range(bank.size(level)) if bank.path(level).exists() else range(0)
        seen[level] = {mark(bank.entry(level, index).givens) for index in there}
        # Who goes on does not look at the same boards again.
        found[level] = puzzles(level, f"{seed}{len(there)}x", bank)
        have[level] = len(bank.offered(level)) if there else 0
    while missing := [level for level in levels if have[level] < number]:
        for level in missing:
            givens = next(each for each in found[level] if mark(each) not in seen[level])
            seen[level].add(mark(givens))
            with bank.path(level).open("a", encoding="ascii") as file:
                file.write(line_of(entry_of(givens)) + "\n")
            have[level] += 1
            print(f"{level.value}: {have[level]}", file=sys.stderr)


def verify(level: Level) -> int:
    """Check every puzzle of a level; return how many are not what the bank says."""
    bank, wrong, marks = KillerBank(), 0, set()
    for index in range(bank.size(level)):
        entry = bank.entry(level, index)
        known = mark(entry.givens)
        good = (
            known not in marks
            and entry_of(entry.givens) == entry._replace(retired=False)
            and (entry.retired or is_good(level, entry.givens))
        )
        marks.add(known)
        if not good:
            wrong += 1
            print(f"{level.value}.txt, line {index + 1}")
    return wrong


def main() -> int:
    """Build or verify all levels."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", default="nonet")
    parser.add_argument("--level", choices=[level.value for level in SHAPE.levels])
    parser.add_argument("--verify", action="store_true")
    arguments = parser.parse_args()
    levels = [Level(arguments.level)] if arguments.level else list(SHAPE.levels)
    if not arguments.verify:
        build(levels, arguments.count, arguments.seed)
        return 0
    wrong = sum(map(verify, levels))
    print(f"{sum(map(KillerBank().size, levels))} killers, {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
