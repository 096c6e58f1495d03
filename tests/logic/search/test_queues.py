"""The order of singles is that of two queues that are kept candidate by candidate."""

from random import Random

import pytest

from game.core.geometry import CLASSIC
from game.core.grid import Grid
from game.generate.dig import dig
from game.generate.symmetry import Symmetry
from game.logic.cause import SINGLES
from game.logic.finder import next_step, path
from game.logic.rating.hodoku import rate
from game.logic.search.queues import Course, first_single
from game.logic.technique import Level
from game.solve.exact import random_grid
from game.solve.exact.engine import board_of
from game.solve.exact.tables import tables_of


class Slow:
    """A position in which every candidate goes on its own, and the singles it leaves wait."""

    def __init__(self, givens: Grid) -> None:
        self.open = [set(range(1, 10)) for _ in CLASSIC.cells]
        self.places: list[list[set[int]]] = [
            [set(house.cells) for _ in range(10)] for house in CLASSIC.houses
        ]
        self.filled: set[int] = set()
        self.naked: list[tuple[int, int]] = []
        self.hidden: list[tuple[int, int, int]] = []
        for cell, value in enumerate(givens.values):
            if value:
                self.place(cell, value)

    def place(self, cell: int, digit: int) -> None:
        self.filled.add(cell)
        others = sorted(self.open[cell] - {digit})
        self.open[cell] = set()
        for peer in CLASSIC.peers[cell]:
            if digit in self.open[peer]:
                self.open[peer].remove(digit)
                self.leave(peer, digit)
                if len(self.open[peer]) == 1:
                    self.naked.append((peer, next(iter(self.open[peer]))))
        for house in CLASSIC.houses_of[cell]:
            self.places[house][digit].clear()
        for other in others:
            self.leave(cell, other)

    def leave(self, cell: int, digit: int) -> None:
        for house in CLASSIC.houses_of[cell]:
            places = self.places[house][digit]
            if cell in places:
                places.remove(cell)
                if len(places) == 1:
                    self.hidden.append((next(iter(places)), digit, house))

    def last_of(self, cell: int) -> bool:
        return any(
            all(c == cell or c in self.filled for c in CLASSIC.houses[house].cells)
            for house in CLASSIC.houses_of[cell]
        )

    def next(self) -> tuple[str, int, int] | None:
        self.naked = [single for single in self.naked if single[0] not in self.filled]
        for cell, digit in self.naked:
            if self.last_of(cell):
                return "full-house", cell, digit
        for cell, digit in self.naked:
            return "naked-single", cell, digit
        for cell, digit, _ in self.hidden:
            if cell not in self.filled:
                return "hidden-single", cell, digit
        return None


def slow_order(givens: Grid) -> list[tuple[str, int, int]]:
    slow = Slow(givens)
    found = []
    while (single := slow.next()) is not None:
        found.append(single)
        slow.place(single[1], single[2])
    return found


@pytest.mark.parametrize("seed", range(40))
def test_singles_come_in_the_order_of_the_queues(seed: int) -> None:
    rng = Random(seed)
    givens = dig(random_grid(rng), range(44, 52), Symmetry.NONE, rng)
    assert givens is not None
    expected = slow_order(givens)
    told = []
    for step in path(givens).steps:
        if step.technique not in SINGLES:
            break
        ((cell, digit),) = step.placements
        told.append((step.technique, int(cell), int(digit)))
    assert told == expected[: len(told)]
    assert len(told) == len(expected)
    if expected:
        first = next_step(givens)
        assert first is not None
        assert (first.technique, *first.placements[0]) == expected[0]
    rating = rate(givens, ceiling=Level.EASY, full_houses=True)
    for name in SINGLES:
        assert rating.counts.get(name, 0) == sum(each[0] == name for each in expected)


@pytest.mark.parametrize("seed", range(6))
def test_the_first_single_is_that_of_the_whole_course(seed: int) -> None:
    rng = Random(seed)
    puzzle = None
    while puzzle is None:
        puzzle = dig(random_grid(rng), range(45, 54), Symmetry.NONE, rng)
    seen: set[str] = set()
    grid = puzzle
    while (step := next_step(grid)) is not None:
        tables = tables_of(CLASSIC)
        board = board_of(tables, grid)
        assert board is not None
        first = next(Course((grid, tables.full, board)).naked(), None)
        single = first_single(grid)
        if first is not None:
            assert single is not None
            assert (single.cell, single.digit, single.house) == first
            seen.add(single.technique)
        else:
            assert single is None or single.technique == "hidden-single"
        grid = step.apply(grid)
    assert seen == {"full-house", "naked-single"}
