"""Cut the positions of the school and of Rush from puzzles, or verify those that are there.

    python -m puzzles.build_items [--count 200] [--technique ID ...] [--jobs 2] [--rush]
    python -m puzzles.build_items --near SEED [--technique ID ...]
    python -m puzzles.build_items --verify

An item is a position on the way through a puzzle where the technique is the next step, for who was
taught the road so far or on the path that hints take, and where its lesson has three steps at
most. Rush has those of them where one step of the technique and nothing else leads to an entry;
where it leads nowhere yet, up to three candidates that the path rules out later are taken for
ruled out, and what is easier then is taken. A puzzle gives one item of a technique at most; after
the bank come boards of the generator. With `--near`, puzzles are searched for that come to what is
missing, near those that items were cut from. What stands is kept, and no new item is like another
one (`puzzles.near`). The format is that of `game.learn.item`.
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
from game.generate.ids import DIGGER, FRESH_LENGTH, PuzzleId, symbols
from game.generate.levels import Level
from game.generate.transform import Transform, drawn_transform
from game.learn.exercise import givens_of
from game.learn.item import Item, Items, changed, puzzle_of
from game.learn.marks import pattern_cells
from game.learn.road import LESSONS, TECHNIQUES, station_of, taught_before
from game.learn.rush import FEWEST
from game.logic.board import Board
from game.logic.cause import SINGLES
from game.logic.finder import (
    DEFAULT_OPTIONS,
    FinderOptions,
    next_step,
    path,
    techniques_in_use,
)
from game.logic.judge import Proof, judge
from game.logic.solver import settings_of
from game.logic.step import Candidate, Step
from game.logic.techniques import BY_ID
from game.logic.techniques import TECHNIQUES as ALL
from game.logic.walk import walk
from game.solve.exact import solve
from puzzles.near import Near
from puzzles.stock import RUNGS, Stock, Wanted, originals

FULL: Final = 200
"""Positions that a technique has in Rush, guises of others counted where there are fewer."""
MOST: Final = 3
"""Steps of the techniques of a lesson at one of its items."""
CHANGES: Final = 3
"""Near misses of an item at most."""
TRIES: Final = 16
"""Changes that are tried for near misses."""
STRUCK: Final = 3
"""Candidates at most that a position for Rush lacks beyond what its path has ruled out."""
OPEN: Final = 25
"""Open cells that a single in Rush has at least: the last ones of a board ask nothing."""
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


def answers_at(technique: str, position: Grid, givens: int) -> tuple[Candidate, ...]:
    """Return the entries that answer a position in Rush; none where it is not for Rush.

    It is when the judge's first entry takes one step of the technique and nothing else.
    """
    if technique not in RUNGS or (technique in SINGLES and len(position.open_cells) < OPEN):
        return ()
    proofs = tuple(judge(position, givens).proofs.values())
    if not proofs or proofs[0].technique != technique or proofs[0].taken > 1:
        return ()
    return within(technique, proofs)


def within(technique: str, proofs: Iterable[Proof]) -> tuple[Candidate, ...]:
    """Return the entries whose proof needs nothing above a technique; all singles are alike."""
    names = SINGLES if technique in SINGLES else (technique,)
    most = max(BY_ID[name].score for name in names)
    return tuple(
        Candidate(proof.cell, proof.digit)
        for proof in proofs
        if BY_ID[proof.technique].score <= most
    )


def guises(item: Item, number: int) -> Iterator[Transform]:
    """Yield so many guises of an item, always the same ones."""
    return (drawn_transform(Draw(f"items/{item.values}/{n}")) for n in range(number))


def is_told_alike(item: Item, guise: Transform) -> bool:
    """Whether the judge finds the same answers in a guise, where it searches in another order."""
    image, givens = item.in_guise(guise), givens_of(guise.apply(item.givens))
    proofs = judge(image.position, givens).proofs.values()
    return set(within(item.technique, proofs)) == set(image.accepted)


def is_usual(technique: str) -> bool:
    """Whether a path takes a technique without settings of the solver."""
    return BY_ID[technique].in_path


class Cutter:
    """Cuts items from the ways through a puzzle."""

    def __init__(self, source: str, wanted: Wanted) -> None:
        self.source: Final = source
        self.puzzle: Final = puzzle_of(source)
        self.givens: Final = givens_of(self.puzzle)
        solution = solve(self.puzzle)
        assert solution is not None
        self.solution: Final = solution
        self.wanted: Final = set(wanted.school)
        """The techniques that it has no item of yet."""
        self.for_rush: Final = set(wanted.rush)
        """Those that it has no item for Rush of yet."""

    def cut(self) -> Iterator[Item]:
        """Yield an item of each wanted technique that comes, for Rush where there is one."""
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
        wanted = self.for_rush | self.wanted
        last = max((TECHNIQUES.index(name) for name in wanted), default=-1)
        while not position.is_full and (self.for_rush or self.wanted):
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
            if step.technique in self.for_rush | self.wanted:
                found.append((position, step))
            position = step.apply(position)
        # Not always the first naked single of a board.
        Random(self.source).shuffle(found)
        for before, step in found:
            if options is DEFAULT_OPTIONS or step.technique not in SINGLES:
                yield from self._at(before, step)

    def _is_met(self, options: FinderOptions) -> bool:
        """Whether a path, as far as the hardest that is wanted leads, comes to any of it."""
        wanted = self.for_rush | self.wanted
        hardest = max(BY_ID[name].rank for name in wanted)
        use = [each for each in techniques_in_use(options) if each.rank <= hardest]
        steps = walk(self.puzzle, use, self.givens).steps
        return not wanted.isdisjoint(SINGLES) or any(s.technique in wanted for s in steps)

    def _at(self, position: Grid, step: Step) -> Iterator[Item]:
        """Yield the item of a step at a position, if it is wanted."""
        technique, item = step.technique, None
        if technique in self.for_rush:
            item = next(self._leading(position, step), None)
        if item is None and technique in self.wanted:
            item = self._item(technique, position)
        if item is not None:
            self.wanted.discard(technique)
            if item.accepted:
                self.for_rush.discard(technique)
            yield item

    def _leading(self, position: Grid, step: Step) -> Iterator[Item]:
        """Yield items for Rush, where a step leads to an entry."""
        for struck in leading(position, step, self.solution):
            before = settled(struck, step, self.givens)
            if before is not None:
                item = self._item(step.technique, before)
                if item is not None and item.accepted:
                    yield item

    def _item(self, technique: str, position: Grid) -> Item | None:
        """Return the item that a position is; None when it holds too much."""
        steps = steps_at(position, self.givens, station_of(technique).techniques, MOST + 1)
        mine = [step for step in steps if step.technique == technique]
        rules = rule_candidates(position)
        removed = tuple(
            Candidate(cell, digit)
            for cell in position.open_cells
            for digit in digits_of(Mask(rules[cell] & ~position.candidates[cell]))
        )
        if not mine or len(steps) > MOST or (removed and technique in SINGLES):
            return None
        hard = difficulty(position, mine[0])
        accepted = answers_at(technique, position, self.givens)
        item = Item(technique, position.text, removed, self.source, hard, (), accepted)
        return item._replace(changes=tuple(islice(misses(item, mine[0], self.givens), CHANGES)))


def leading(position: Grid, step: Step, solution: Grid) -> Iterator[Grid]:
    """Yield a position, then it without a few wrong candidates where a step then leads to an entry.

    It does where a cell that it concerns is left with one candidate, or a house with one place of
    a digit.
    """
    yield position
    gone, masks = frozenset(step.eliminations), position.candidates
    together = set[frozenset[Candidate]]()
    for cell, digit in gone:
        together.add(frozenset(Candidate(cell, other) for other in digits_of(masks[cell])))
        for house in position.geometry.houses:
            if cell in house.cells:
                cells = (other for other in house.cells if masks[other] & 1 << digit - 1)
                together.add(frozenset(Candidate(other, digit) for other in cells))
    values = solution.values
    wrong = {frozenset(c for c in one - gone if values[c.cell] != c.digit) for one in together}
    for one in sorted(wrong, key=lambda one: (len(one), *one)):
        if 0 < len(one) <= STRUCK:
            yield position.without(one)


def settled(position: Grid, step: Step, givens: int) -> Grid | None:
    """Take all that the judge finds easier, until the technique of a step is the next one.

    None when that does away with what the step concludes.
    """
    gone, placed = step.eliminations, step.placements
    while (first := next_step(position, DEFAULT_OPTIONS, givens)) is not None:
        if first.technique == step.technique:
            return position
        position = first.apply(position)
        if not all(position.candidates[cell] & 1 << digit - 1 for cell, digit in placed + gone):
            return None
    return None


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
        step = next_step(position, OPTIONS if is_usual(item.technique) else BEYOND, givens)
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
    if item.accepted != answers_at(item.technique, position, givens):
        return "other answers"
    if item.accepted and not all(is_told_alike(item, guise) for guise in guises(item, images)):
        return "other answers in another guise"
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
        seed = PuzzleId(Level.EXTREME, symbols(number, FRESH_LENGTH), source=DIGGER)
        yield str(seed.settled(0, next(erasures(seed)).board()))


def cut(asked: tuple[str, Wanted]) -> list[Item]:
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
            if not any(stock.wanted):
                break
    stock.write()


def build_near(stock: Stock, seed: str) -> None:
    """Search for what is missing near the puzzles of what is there, and write it turn by turn."""
    searches = {name: Near(name, Random(f"{seed}/{name}")) for name in TECHNIQUES}
    draw = Random(seed)
    while any(stock.wanted):
        for name in sorted(stock.wanted.rush | stock.wanted.school):
            item = draw.choice([i for i in stock.items(name) if i.accepted] or stock.items(name))
            starts = item.givens, Grid.parse(item.values)
            start = next(filter(searches[name].comes, starts), starts[0])
            for puzzle in searches[name].puzzles(start):
                wanted = Wanted(*(each & {name} for each in stock.wanted))
                if not any(wanted):
                    break
                stock.take(cut((puzzle.text, wanted)))
            print(stock, file=sys.stderr)
            stock.write()


def verify(techniques: Iterable[str], jobs: int) -> int:
    """Check every item; return how many are not what their lines say.

    The positions of a rung of Rush are judged in as many guises as make 200 of them in all.
    """
    items = Items()
    for_rush, judged, wrong, checked = 0, 0, 0, 0
    for name in techniques:
        answered = len(items.answered(name))
        images = max(1, -(-FULL // answered) - 1) if answered >= FEWEST else 1
        check = partial(problem, images=images)
        for number, said in enumerate(in_order(check, items.all(name), jobs=jobs, chunk=CHUNK), 1):
            checked += 1
            if said:
                wrong += 1
                print(f"{name}.txt, line {number}: {said}")
        for_rush += answered
        judged += answered * (1 + images)
        of_each = f", each judged in {1 + images} guises" if answered else ""
        alike = items.count(name) - sum(1 for _ in originals(items.all(name)))
        if alike:
            wrong += alike
            print(f"{name}.txt: {alike} are others in a guise")
        print(f"{name}: {items.count(name)} items, {answered} for Rush{of_each}")
    print(f"{checked} items, {wrong} wrong; {for_rush} for Rush, with guises {judged} judged")
    return wrong


def main() -> int:
    """Build or verify the items."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=FULL)
    parser.add_argument("--puzzles", type=int, default=20_000, help="the last one looked at")
    parser.add_argument("--after", type=int, default=0, help="puzzles that are passed over")
    parser.add_argument("--rush", action="store_true", help="only positions for Rush")
    parser.add_argument("--near", metavar="SEED", help="search near what is there")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--technique", action="append", choices=TECHNIQUES)
    parser.add_argument("--verify", action="store_true")
    arguments = parser.parse_args()
    techniques = arguments.technique or TECHNIQUES
    if arguments.verify:
        return 1 if verify(techniques, arguments.jobs) else 0
    stock = Stock(techniques, arguments.count, school=not arguments.rush)
    if arguments.near:
        build_near(stock, arguments.near)
    else:
        build(stock, range(arguments.after, arguments.puzzles), arguments.jobs)
    return 0


if __name__ == "__main__":
    sys.exit(main())
