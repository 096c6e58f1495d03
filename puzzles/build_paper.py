"""Cut the positions of the track on paper: what is found there is seen by corner notes alone.

    python -m puzzles.build_paper [--count 60]

They are where singles lead no further in a puzzle, so that nothing is ruled out but by digits. A
puzzle gives one position of a technique; each has three steps of it at most.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator

from game.core.grid import Grid
from game.learn.chapter import PAPER
from game.learn.exercise import givens_of
from game.learn.item import Item, Items, puzzle_of
from game.learn.on_paper import is_seen
from game.learn.road import ASIDE
from game.logic.board import Board
from game.logic.cause import SINGLES
from game.logic.techniques import BY_ID
from puzzles.build_items import MOST, difficulty, sources, steps_at

LOOKED_AT = 20_000
"""Puzzles, at most."""


def stuck(puzzle: Grid) -> Grid:
    """Return a puzzle as far as singles lead."""
    position = puzzle
    while True:
        board = Board(position)
        step = next((s for name in SINGLES for s in BY_ID[name].find(board)), None)
        if step is None:
            return position
        position = step.apply(position)


def cut(source: str, techniques: Iterable[str]) -> Iterator[Item]:
    """Yield the position of a puzzle for each technique that corner notes show there."""
    puzzle = puzzle_of(source)
    position, givens = stuck(puzzle), givens_of(puzzle)
    for technique in () if position.is_full else techniques:
        steps = steps_at(position, givens, (technique,), MOST + 1)
        if 0 < len(steps) <= MOST and all(is_seen(step, position) for step in steps):
            hard = difficulty(position, steps[0])
            yield Item(technique, position.text, (), source, hard, (), ())


def problem(item: Item) -> str:
    """Return what is wrong with an item; nothing when all is well."""
    givens, position = givens_of(item.givens), item.position
    steps = steps_at(position, givens, (item.technique,), MOST + 1)
    if any(next(iter(BY_ID[name].find(Board(position))), None) for name in SINGLES):
        return "a single"
    if item.removed or not 0 < len(steps) <= MOST:
        return f"{len(steps)} steps"
    if not all(is_seen(step, position) for step in steps):
        return "not seen by corner notes"
    return "" if item.difficulty == difficulty(position, steps[0]) else "another difficulty"


def main() -> int:
    """Write the files, the easiest positions first."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=60)
    wanted = parser.parse_args().count
    found: dict[str, list[Item]] = {technique: [] for technique in ASIDE[PAPER]}
    for source in sources(range(LOOKED_AT)):
        short = [technique for technique, items in found.items() if len(items) < wanted]
        if not short:
            break
        for item in cut(source, short):
            found[item.technique].append(item)
    shelf = Items.shelf(PAPER)
    for technique, items in found.items():
        items.sort(key=lambda item: item.difficulty)
        text = "".join(f"{item.line}\n" for item in items)
        shelf.path(technique).write_text(text, "ascii")
        print(f"{technique}: {len(items)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
