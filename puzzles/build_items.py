"""Cut the items of the school from puzzles, or verify those that are there.

    python -m puzzles.build_items [--count 200] [--technique ID ...]
    python -m puzzles.build_items --verify

An item is a position on the way through a puzzle where the technique is the next step, for who was
taught the road so far or on the path that hints take, and where its lesson has three steps at
most. A puzzle gives one item of a technique at most; after the bank come boards of the generator.
The format is that of `game.learn.item`.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator
from itertools import chain, islice
from itertools import count as count_from
from random import Random
from typing import Final

from game.core.digits import Mask, digits_of
from game.core.grid import Grid, rule_candidates
from game.generate.bank import Bank, bank_id
from game.generate.classic import erasures
from game.generate.deal import deal
from game.generate.draw import Draw
from game.generate.ids import FRESH_LENGTH, PuzzleId, parse_id, symbols
from game.generate.levels import Level
from game.learn.chapters import LESSONS, TECHNIQUES, chapter_of, station_of, taught_before
from game.learn.exercise import givens_of
from game.learn.item import Item, Items, changed
from game.learn.marks import pattern_cells
from game.logic.board import Board
from game.logic.finder import FinderOptions, next_step, path
from game.logic.step import Candidate, Step
from game.logic.techniques import BY_ID
from game.logic.techniques import TECHNIQUES as ALL
from game.logic.walk import SINGLES
from game.solve.exact import solve

MOST: Final = 3
"""Steps of the techniques of a lesson at one of its items."""
CHANGES: Final = 3
"""Near misses of an item at most."""
TRIES: Final = 16
"""Changes that are tried for near misses."""
FEW: Final = ("chains", "almost-locked-sets")
"""Chapters with fewer items."""


OPTIONS: Final = FinderOptions(
    optional=frozenset(TECHNIQUES),
    without=frozenset(technique.id for technique in ALL).difference(TECHNIQUES),
)
"""A path by what is taught."""
EACH: Final = 20
"""Boards of a seed of the generator."""


def steps_at(position: Grid, givens: int, techniques: Iterable[str], most: int) -> list[Step]:
    """Return the steps of techniques at a position, up to a number."""
    board = Board(position, givens)
    return list(islice((s for name in techniques for s in BY_ID[name].find(board)), most))


class Cutter:
    """Cuts items from the ways through a puzzle."""

    def __init__(self, puzzle: Grid, source: str, wanted: frozenset[str]) -> None:
        self.puzzle: Final = puzzle
        self.givens: Final = givens_of(puzzle)
        self.source: Final = source
        self.wanted: Final = set(wanted)
        """The techniques that it has no item of yet."""

    def cut(self) -> Iterator[Item]:
        """Yield an item of each wanted technique that comes, on the one way or the other."""
        yield from self._road()
        if self.wanted.difference(SINGLES):
            yield from self._path()

    def _road(self) -> Iterator[Item]:
        """Take always what is taught first."""
        position = self.puzzle
        last = max((TECHNIQUES.index(name) for name in self.wanted), default=-1)
        while not position.is_full and self.wanted:
            steps: list[Step] = []
            for station in LESSONS.values():
                if TECHNIQUES.index(station.techniques[0]) > last:
                    return
                steps = steps_at(position, self.givens, station.techniques, MOST + 1)
                if steps:
                    break
            if not steps:
                return
            yield from self._of(position, steps)
            position = steps[0].apply(position)

    def _path(self) -> Iterator[Item]:
        """Take the path that hints take."""
        position = self.puzzle
        for step in path(self.puzzle, OPTIONS, self.givens).steps:
            if step.technique in self.wanted.difference(SINGLES):
                names = station_of(step.technique).techniques
                yield from self._of(position, steps_at(position, self.givens, names, MOST + 1))
            position = step.apply(position)

    def _of(self, position: Grid, steps: list[Step]) -> Iterator[Item]:
        """Yield the items of a position, by the steps of its lesson."""
        if len(steps) > MOST:
            return
        rules = rule_candidates(position)
        removed = tuple(
            Candidate(cell, digit)
            for cell in position.open_cells
            for digit in digits_of(Mask(rules[cell] & ~position.candidates[cell]))
        )
        for step in steps:
            if step.technique in self.wanted and not (removed and step.technique in SINGLES):
                self.wanted.remove(step.technique)
                hard = difficulty(position, step)
                item = Item(step.technique, position.text, removed, self.source, hard, ())
                yield item._replace(changes=tuple(islice(misses(item, step, self.givens), CHANGES)))


def difficulty(position: Grid, step: Step) -> int:
    """Return how hard a step is to see: open cells, notes, and how far apart its cells are."""
    cells = pattern_cells(step)
    rows, columns = {cell // 9 for cell in cells}, {cell % 9 for cell in cells}
    span = max(max(rows) - min(rows), max(columns) - min(columns))
    notes = sum(mask.bit_count() for mask in position.candidates)
    return len(position.open_cells) + notes // 4 + 3 * span


def misses(item: Item, step: Step, givens: int) -> Iterator[tuple[int, int]]:
    """Yield changes that break the pattern of a step: what is given back is the reason."""
    position, cells = item.position, pattern_cells(step)
    near = set(cells).union(
        *(position.geometry.houses[house].cells for house in step.houses + step.covers)
    )
    rng = Random(item.line)
    restored = [(cell, digit) for cell, digit in item.removed if cell in near]
    opened: list[tuple[int, int]] = []
    if not BY_ID[step.technique].assumes_uniqueness:
        wide = near.union(*(position.geometry.peers[cell] for cell in cells))
        opened = [(cell, 0) for cell in sorted(wide) if position.values[cell]]
    rng.shuffle(restored)
    rng.shuffle(opened)
    restored.sort(key=lambda change: change[0] not in cells)
    opened.sort(key=lambda change: change[0] not in near)
    for change in (restored + opened)[:TRIES]:
        if is_miss(item, step, givens, change):
            yield change


def is_miss(item: Item, step: Step, givens: int, change: tuple[int, int]) -> bool:
    """Whether a change leaves the cells of a step without any step of its lesson."""
    cell, digit = change
    position = changed(item.position, item.removed, cell, digit)
    if not digit:
        givens &= ~(1 << cell)
    names = station_of(step.technique).techniques
    cells = pattern_cells(step)
    board = Board(position, givens)
    return all(pattern_cells(s) != cells for name in names for s in BY_ID[name].find(board))


def problem(item: Item) -> str:
    """Return what is wrong with an item; nothing when all is well."""
    puzzle = item.givens
    solution = solve(puzzle)
    givens, position = givens_of(puzzle), item.position
    if solution is None or any(
        value and value != solution.values[cell] for cell, value in enumerate(position.values)
    ):
        return "not of this puzzle"
    if any(puzzle.values[cell] and not position.values[cell] for cell in range(81)):
        return "a given is open"
    if any(solution.values[cell] == digit for cell, digit in item.removed):
        return "the solution is ruled out"
    if item.technique in SINGLES and item.removed:
        return "it needs notes"
    if steps_at(position, givens, taught_before(item.technique), 1):
        step = next_step(position, OPTIONS, givens)
        if step is None or step.technique != item.technique:
            return "something easier"
    steps = steps_at(position, givens, station_of(item.technique).techniques, MOST + 1)
    mine = [step for step in steps if step.technique == item.technique]
    if not mine or len(steps) > MOST:
        return f"{len(steps)} steps"
    if item.difficulty != difficulty(position, mine[0]):
        return "another difficulty"
    if not all(is_miss(item, mine[0], givens, change) for change in item.changes):
        return "no near miss"
    return ""


def sources(puzzles: int) -> Iterator[str]:
    """Yield the ids of so many puzzles: those of the bank, then hard ones of the generator."""
    bank = Bank()
    offered = {level: bank.offered(level) for level in Level}
    banked = (
        str(bank_id(level, lines[at], Draw(f"items/{level.value}/{lines[at]}")))
        for at in range(max(map(len, offered.values())))
        for level, lines in offered.items()
        if at < len(lines)
    )
    return islice(chain(banked, dug()), puzzles)


def dug() -> Iterator[str]:
    """Yield ids of boards of the generator, in sequence; most are hard."""
    for number in count_from(0):
        seed = PuzzleId(Level.EXTREME, symbols(number, FRESH_LENGTH))
        for attempt, erasure in enumerate(islice(erasures(seed), EACH)):
            yield str(seed.settled(attempt, erasure.board()))


def number_of(technique: str, count: int) -> int:
    """Return how many items a technique is to have."""
    few = chapter_of(station_of(technique).id).id in FEW
    return count * 3 // 10 if few else count


def build(techniques: Iterable[str], count: int, puzzles: int) -> None:
    """Write the items of techniques."""
    found: dict[str, list[Item]] = {name: [] for name in techniques}
    for number, source in enumerate(sources(puzzles), 1):
        wanted = frozenset(n for n, have in found.items() if len(have) < number_of(n, count))
        if not wanted:
            break
        for item in Cutter(deal(parse_id(source)).givens, source, wanted).cut():
            # A path knows more than its positions: singles in the order in which they came up.
            if not problem(item):
                found[item.technique].append(item)
        if not number % 1000:
            print(f"{number} puzzles", {n: len(found[n]) for n in wanted}, file=sys.stderr)
            write(found)
    write(found)


def write(found: dict[str, list[Item]]) -> None:
    """Write the items of each technique, the easier ones first."""
    items = Items()
    for name, have in found.items():
        path = items.path(name)
        path.parent.mkdir(exist_ok=True)
        lines = [item.line for item in sorted(have, key=lambda item: item.difficulty)]
        path.write_text("".join(f"{line}\n" for line in lines), "ascii")


def verify(techniques: Iterable[str]) -> int:
    """Check every item; return how many are not what their lines say."""
    items, wrong, checked = Items(), 0, 0
    for name in techniques:
        for index in range(items.count(name)):
            said = problem(items.item(name, index))
            checked += 1
            if said:
                wrong += 1
                print(f"{name}.txt, line {index + 1}: {said}")
    print(f"{checked} items, {wrong} wrong")
    return wrong


def main() -> int:
    """Build or verify the items."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--puzzles", type=int, default=20_000)
    parser.add_argument("--technique", action="append", choices=TECHNIQUES)
    parser.add_argument("--verify", action="store_true")
    arguments = parser.parse_args()
    techniques = arguments.technique or TECHNIQUES
    if arguments.verify:
        return 1 if verify(techniques) else 0
    build(techniques, arguments.count, arguments.puzzles)
    return 0


if __name__ == "__main__":
    sys.exit(main())
