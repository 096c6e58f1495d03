"""Cut the positions of the school and of Rush from puzzles, or verify those that are there.

    python -m puzzles.build_items [--count 200] [--technique ID ...] [--jobs 2]
    python -m puzzles.build_items --near SEED [--technique ID ...]
    python -m puzzles.build_items --verify

An item is a position on the way through a puzzle where the technique is the next step, for who was
taught the road so far or on the path that hints take, and where its lesson has three steps at
most. Rush asks what the technique rules out there, and whatever does is in the item's line
(`puzzles.strikes`). A puzzle gives one item of a technique at most; after the bank come boards of
the generator. With `--near`, puzzles are searched for that come to what is missing, near those
that items were cut from. What stands is kept, and no new item is like another one
(`puzzles.near`). The format is that of `game.learn.item`.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import chain, islice
from itertools import count as count_from
from random import Random
from typing import Final

from game.cli.batch import in_order
from game.core.digits import Mask, digits_of
from game.core.grid import Grid, rule_candidates
from game.generate.bank import Bank, bank_id
from game.generate.dig import erasures
from game.generate.draw import Draw
from game.generate.ids import DIGGER, FRESH_LENGTH, VERSION, PuzzleId, symbols
from game.generate.levels import Level
from game.generate.transform import Transform, drawn_transform
from game.learn.exercise import givens_of
from game.learn.item import Item, Items, changed, puzzle_of
from game.learn.marks import pattern_cells
from game.learn.road import LESSONS, TECHNIQUES, station_of, taught_before
from game.logic.board import Board
from game.logic.cause import SINGLES
from game.logic.finder import (
    DEFAULT_OPTIONS,
    FinderOptions,
    next_step,
    path,
    techniques_in_use,
)
from game.logic.solver import settings_of
from game.logic.step import Candidate, Step
from game.logic.techniques import BY_ID
from game.logic.techniques import TECHNIQUES as ALL
from game.logic.walk import walk
from game.solve.exact import solve
from puzzles.near import Near
from puzzles.stock import Stock, originals
from puzzles.strikes import ASKED, strikes_at

FULL: Final = 200
"""Positions that a technique has in Rush, guises of others counted where there are fewer."""
MOST: Final = 3
"""Steps of the techniques of a lesson at one of its items."""
CHANGES: Final = 3
"""Near misses of an item at most."""
TRIES: Final = 16
"""Changes that are tried for near misses."""
OPTIONS: Final = FinderOptions(
    optional=frozenset(TECHNIQUES),
    without=frozenset(technique.id for technique in ALL).difference(TECHNIQUES),
)
"""A path by what is taught, as far as paths take it."""
BEYOND: Final = FinderOptions(
    solver=settings_of(sorted(TECHNIQUES, key=lambda name: BY_ID[name].rank), {})
)
"""A path by all that is taught, for those techniques that no usual path takes."""
CHUNK: Final = 16
"""Puzzles that a process is given at a time."""
REPORT: Final = 1000
"""Puzzles after which it is told and written how far it has come."""


def steps_at(position: Grid, givens: int, techniques: Iterable[str], most: int) -> list[Step]:
    """Return the steps of techniques at a position, up to a number."""
    board = Board(position, givens)
    return list(islice((s for name in techniques for s in BY_ID[name].find(board)), most))


def guises(item: Item, number: int) -> Iterator[Transform]:
    """Yield so many guises of an item, always the same ones."""
    return (drawn_transform(Draw(f"items/{item.values}/{n}")) for n in range(number))


def is_told_alike(item: Item, guise: Transform) -> bool:
    """Whether the same strikes are found in a guise, where the search takes another order."""
    image = item.in_guise(guise)
    return set(strikes_at(item.technique, image.position)) == set(image.strikes)


def is_usual(technique: str) -> bool:
    """Whether a path takes a technique without settings of the solver."""
    return BY_ID[technique].in_path


def known_options(technique: str) -> FinderOptions:
    """Return a path by what is taught up to a technique."""
    if not is_usual(technique):
        return BEYOND
    known = {*taught_before(technique), *station_of(technique).techniques}
    others = frozenset(each.id for each in ALL).difference(known)
    return FinderOptions(optional=OPTIONS.optional, without=others)


class Cutter:
    """Cuts items from the ways through a puzzle."""

    def __init__(self, source: str, wanted: frozenset[str]) -> None:
        self.source: Final = source
        self.puzzle: Final = puzzle_of(source)
        self.givens: Final = givens_of(self.puzzle)
        solution = solve(self.puzzle)
        assert solution is not None
        self.solution: Final = solution
        self.wanted: Final = set(wanted)
        """The techniques that it has no item of yet."""

    def cut(self) -> Iterator[Item]:
        """Yield an item of each wanted technique that comes."""
        yield from self._path(DEFAULT_OPTIONS)
        if self.wanted:
            yield from self._road()
        if self.wanted.difference(SINGLES):
            yield from self._path(OPTIONS)
        if not all(is_usual(name) for name in self.wanted):
            yield from self._path(BEYOND)

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
            for step in {step.technique: step for step in reversed(steps)}.values():
                yield from self._at(position, step)
            position = steps[0].apply(position)

    def _path(self, options: FinderOptions) -> Iterator[Item]:
        """Take the path of the judge, or that of what is taught."""
        position, found = self.puzzle, list[tuple[Grid, Step]]()
        if not self._is_met(options):
            return
        for step in path(self.puzzle, options, self.givens).steps:
            if step.technique in self.wanted:
                found.append((position, step))
            position = step.apply(position)
        # Not always the first naked single of a board.
        Random(self.source).shuffle(found)
        for before, step in found:
            if options is DEFAULT_OPTIONS or step.technique not in SINGLES:
                yield from self._at(before, step)

    def _is_met(self, options: FinderOptions) -> bool:
        """Whether a path, as far as the hardest that is wanted leads, comes to any of it."""
        wanted = self.wanted
        hardest = max(BY_ID[name].rank for name in wanted)
        use = [each for each in techniques_in_use(options) if each.rank <= hardest]
        steps = walk(self.puzzle, use, self.givens).steps
        return not wanted.isdisjoint(SINGLES) or any(s.technique in wanted for s in steps)

    def _at(self, position: Grid, step: Step) -> Iterator[Item]:
        """Yield the item of a step at a position, if it is wanted."""
        item = self._item(step.technique, position) if step.technique in self.wanted else None
        if item is not None:
            self.wanted.discard(step.technique)
            yield item

    def _item(self, technique: str, position: Grid) -> Item | None:
        """Return the item that a position is; None when it holds too much."""
        steps = steps_at(position, self.givens, station_of(technique).techniques, MOST + 1)
        mine = [step for step in steps if step.technique == technique]
        removed = removed_at(position)
        if not mine or len(steps) > MOST or (removed and technique in SINGLES):
            return None
        hard = difficulty(position, mine[0])
        strikes = strikes_at(technique, position) if technique in ASKED else ()
        item = Item(technique, position.text, removed, self.source, hard, (), strikes)
        return item._replace(changes=tuple(islice(misses(item, mine[0], self.givens), CHANGES)))


def removed_at(position: Grid) -> tuple[Candidate, ...]:
    """Return the candidates that are gone at a position and not by its digits."""
    rules = rule_candidates(position)
    return tuple(
        Candidate(cell, digit)
        for cell in position.open_cells
        for digit in digits_of(Mask(rules[cell] & ~position.candidates[cell]))
    )


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
    """Whether a change leaves the cells of a step without any step of its lesson.

    Nor may they be a part of one in the same houses: its pattern would hold, with a cell more.
    """
    cell, digit = change
    position = changed(item.position, item.removed, cell, digit)
    if not digit:
        givens &= ~(1 << cell)
    names = station_of(step.technique).techniques
    cells = pattern_cells(step)
    board = Board(position, givens)
    left = [found for name in names for found in BY_ID[name].find(board)]
    places = step.houses, step.covers
    return not any(
        pattern_cells(each) == cells
        or (step.houses and (each.houses, each.covers) == places and pattern_cells(each) > cells)
        for each in left
    )


def problem(item: Item, images: int = 1) -> str:
    """Return what is wrong with an item; nothing when all is well.

    A position for Rush is judged anew in so many other guises.
    """
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
        step = next_step(position, known_options(item.technique), givens)
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
    return _problem_of_strikes(item, images)


def _problem_of_strikes(item: Item, images: int) -> str:
    """Return what is wrong with what answers an item in Rush."""
    asked, solution = item.technique in ASKED, solve(item.givens)
    assert solution is not None
    if item.strikes != (strikes_at(item.technique, item.position) if asked else ()):
        return "other strikes"
    if any(solution.values[cell] == digit for cell, digit in item.strikes):
        return "the solution is struck"
    if asked and not all(is_told_alike(item, guise) for guise in guises(item, images)):
        return "other strikes in another guise"
    return ""


def sources(puzzles: range) -> Iterator[str]:
    """Yield the ids of puzzles by number: those of the bank, then hard ones of the generator."""
    bank = Bank()
    offered = {level: bank.offered(level) for level in Level}
    banked = (
        str(bank_id(level, lines[at], Draw(f"items/{level.value}/{lines[at]}")))
        for at in range(max(map(len, offered.values())))
        for level, lines in offered.items()
        if at < len(lines)
    )
    return islice(chain(banked, dug()), puzzles.start, puzzles.stop)


def dug() -> Iterator[str]:
    """Yield ids of boards dug out of random grids, in sequence; most are hard."""
    for number in count_from(0):
        seed = PuzzleId(
            Level.EXTREME, symbols(number, FRESH_LENGTH), source=DIGGER, version=VERSION
        )
        yield str(seed.settled(0, next(erasures(seed)).board()))


def cut(asked: tuple[str, frozenset[str]]) -> list[Item]:
    """Return the items of a puzzle."""
    # A path knows more than its positions: singles in the order in which they came up.
    return [item for item in Cutter(*asked).cut() if not problem(item)]


def build(stock: Stock, puzzles: range, jobs: int) -> None:
    """Cut what is missing of the items of techniques, and write them."""
    asked = ((source, stock.wanted) for source in sources(puzzles))
    numbered = enumerate(in_order(cut, asked, jobs=jobs, chunk=CHUNK), puzzles.start + 1)
    for number, items in numbered:
        stock.take(items)
        if not number % REPORT:
            print(f"{number} puzzles; {stock}", file=sys.stderr)
            stock.write()
            if not stock.wanted:
                break
    stock.write()


def build_near(stock: Stock, seed: str) -> None:
    """Search for what is missing near the puzzles of what is there, and write it turn by turn."""
    searches = {
        name: Near(name, Random(f"{seed}/{name}"), DEFAULT_OPTIONS if is_usual(name) else BEYOND)
        for name in TECHNIQUES
    }
    draw = Random(seed)
    while stock.wanted:
        for name in sorted(stock.wanted):
            starts = [Grid.parse(BY_ID[name].example.board)]
            if items := stock.items(name):
                item = draw.choice(items)
                starts = [item.givens, Grid.parse(item.values)]
            start = next(filter(searches[name].comes, starts), starts[0])
            for puzzle in searches[name].puzzles(start):
                if name not in stock.wanted:
                    break
                stock.take(cut((puzzle.text, frozenset({name}))))
            print(stock, file=sys.stderr)
            stock.write()


def verify(techniques: Iterable[str], jobs: int) -> int:
    """Check every item; return how many are not what their lines say.

    What is for Rush is searched in as many guises as make 200 positions of a technique in all.
    """
    items = Items()
    wrong, checked = 0, 0
    for name in techniques:
        images = max(1, -(-FULL // max(1, items.count(name))) - 1)
        check = partial(problem, images=images)
        for number, said in enumerate(in_order(check, items.all(name), jobs=jobs, chunk=CHUNK), 1):
            checked += 1
            if said:
                wrong += 1
                print(f"{name}.txt, line {number}: {said}")
        alike = items.count(name) - sum(1 for _ in originals(items.all(name)))
        if alike:
            wrong += alike
            print(f"{name}.txt: {alike} are others in a guise")
        print(f"{name}: {items.count(name)} items, {len(items.for_rush(name))} for Rush")
    print(f"{checked} items, {wrong} wrong")
    return wrong


def main() -> int:
    """Build or verify the items."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=FULL)
    parser.add_argument("--puzzles", type=int, default=20_000, help="the last one looked at")
    parser.add_argument("--after", type=int, default=0, help="puzzles that are passed over")
    parser.add_argument("--near", metavar="SEED", help="search near what is there")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--technique", action="append", choices=TECHNIQUES)
    parser.add_argument("--verify", action="store_true")
    arguments = parser.parse_args()
    techniques = arguments.technique or TECHNIQUES
    if arguments.verify:
        return 1 if verify(techniques, arguments.jobs) else 0
    stock = Stock(techniques, arguments.count)
    if arguments.near:
        build_near(stock, arguments.near)
    else:
        build(stock, range(arguments.after, arguments.puzzles), arguments.jobs)
    return 0


if __name__ == "__main__":
    sys.exit(main())
