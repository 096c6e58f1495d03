"""Cut the positions of first steps on boards with rules of their own: killers and thermometers.

    python -m puzzles.build_rules [--count 30]

They are from the ways through puzzles, if possible with nothing ruled out but by digits. Each has
three steps of its technique at most; a puzzle gives one of each. The source in an item's line is
the code of its board.
"""

import argparse
import sys
from collections.abc import Iterator
from itertools import chain

from game.core.grid import Grid
from game.generate.draw import Draw
from game.generate.ids import fresh_id
from game.generate.killer_bank import KillerBank
from game.generate.levels import Level, Shape
from game.generate.symmetry import Symmetry
from game.learn.chapter import RULES
from game.learn.exercise import givens_of
from game.learn.item import Item, Items
from game.learn.road import ASIDE
from game.logic.finder import path
from game.play.questions import DealPuzzle
from game.work.question import at_once
from puzzles.build_items import MOST, difficulty, removed_at, steps_at

LEVELS = (Level.BEGINNER, Level.EASY, Level.MEDIUM, Level.HARD)
FRESH = 100
"""Thermometers that are dealt, at most."""


def puzzles() -> Iterator[Grid]:
    """Yield killers of the bank, the easiest levels in turn, and thermometers."""
    bank, draw = KillerBank(), Draw("rules")
    killers = (
        bank.entry(level, at).givens for at in range(bank.size(Level.EASY)) for level in LEVELS
    )
    shape = Shape.THERMOMETERS
    fresh = (str(fresh_id(Level.MEDIUM, draw, Symmetry.NONE, shape)) for _ in range(FRESH))
    return chain(killers, (DealPuzzle(one).answer(at_once).givens for one in fresh))


def cut(puzzle: Grid, wanted: set[str]) -> Iterator[Item]:
    """Yield the first position of a puzzle for each technique that is a step of its way."""
    position = puzzle
    for step in path(puzzle, givens=givens_of(puzzle)).steps:
        if step.technique in wanted:
            plain = Grid(position.values, None, position.geometry)
            item = cut_at(plain, step.technique) or cut_at(position, step.technique)
            if item is not None:
                wanted.discard(step.technique)
                yield item
        position = step.apply(position)


def cut_at(position: Grid, technique: str) -> Item | None:
    """Return the item that a position is; None where it has no step of it, or too many."""
    steps = steps_at(position, givens_of(position), (technique,), MOST + 1)
    if not 0 < len(steps) <= MOST:
        return None
    hard, code = difficulty(position, steps[0]), position.geometry.code
    return Item(technique, position.text, removed_at(position), code, hard, (), ())


def main() -> int:
    """Write the files, the easiest positions first."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=30)
    count = parser.parse_args().count
    found: dict[str, list[Item]] = {technique: [] for technique in ASIDE[RULES]}
    for puzzle in puzzles():
        short = {technique for technique, items in found.items() if len(items) < count}
        for item in cut(puzzle, short) if short else ():
            found[item.technique].append(item)
    for technique, items in found.items():
        items.sort(key=lambda item: item.difficulty)
        text = "".join(f"{item.line}\n" for item in items)
        Items.shelf(RULES).path(technique).write_text(text, "ascii")
        print(f"{technique}: {len(items)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
