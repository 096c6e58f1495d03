"""Search for puzzles that need a technique, which plain digging hardly ever finds.

A board is dug deeper than its level goes and solved without the techniques that are looked for.
Where one of them is what goes on, clues are put back until the level solves the rest, but not
those that go round it. What was found is then changed, a clue or two at a time, as long as it
needs the technique: the neighbourhood of such a puzzle has many more.
"""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Final

from game.core.digits import Cell
from game.core.grid import Grid
from game.generate.dig import dig
from game.generate.grade import suits
from game.generate.levels import Level
from game.generate.need import GENERAL_FORMS, best_need, need_of
from game.generate.symmetry import Symmetry
from game.logic import technique
from game.logic.board import Board, filled_cells
from game.logic.finder import techniques_in_use
from game.logic.technique import Technique
from game.logic.techniques import BY_ID
from game.logic.walk import first_step, searches, walk
from game.solve.exact import count, random_grid
from puzzles.near import with_other_clues

DEEPER: Final = 4
"""So many cells more than its level's most are erased at first."""
PUT_BACK: Final = 5
"""So many clues are put back at most."""
TRIES: Final = 12
"""So many cells are tried for a clue."""
CHANGES: Final = 400
"""So many changes are tried from a puzzle that was found."""
APART: Final = 6
"""In so many cells at least the clues of two puzzles of one solution differ."""
KIN: Final = 8
"""So many puzzles of one solution are enough."""


class Search:
    """The search for puzzles of one level that need one of some techniques."""

    def __init__(self, level: Level, wanted: Sequence[str], rng: Random) -> None:
        self._level = level
        self._rng = rng
        ceiling = technique.Level(level.range.rating)
        self._all = [each for each in techniques_in_use() if each.level <= ceiling]
        self._without = {name: self._less(name, *GENERAL_FORMS.get(name, ())) for name in wanted}

    def puzzles(self, wanted: Mapping[str, int]) -> Iterator[tuple[str, Grid]]:
        """Yield techniques and puzzles that need them, while more of a technique are `wanted`.

        The mapping is looked at before every board: whoever counts it down ends the search.
        """
        while open_ := [name for name in self._without if wanted[name] > 0]:
            solution = random_grid(self._rng)
            givens = self._dug(solution)
            if givens is None:
                continue
            clues = filled_cells(givens)
            rest = walk(givens, self._less(*open_), clues)
            if rest.solved:
                continue
            stuck = rest.singles.grid()
            for name in [name for name in open_ if _applies(name, stuck, clues)]:
                found = self._tuned(name, givens, stuck, solution)
                if found is not None:
                    for each in self._kin(name, found, solution):
                        yield name, each
                        if wanted[name] <= 0:
                            break

    def _less(self, *names: str) -> list[Technique]:
        return [each for each in self._all if each.id not in names]

    def _dug(self, solution: Grid) -> Grid | None:
        bounds = self._level.range
        deep = range(bounds.most, bounds.most + DEEPER + 1)
        return dig(solution, deep, Symmetry.NONE, self._rng)

    def _tuned(self, name: str, givens: Grid, stuck: Grid, solution: Grid) -> Grid | None:
        """Put clues back until the level solves a puzzle that is stuck without a technique."""
        less, everything = self._without[name], self._all
        clues = filled_cells(givens)
        rest = walk(stuck, less, clues)
        if rest.solved:
            return None
        stuck = rest.singles.grid()
        end = walk(stuck, everything, clues)
        while not end.solved and givens.filled < 81 - self._level.range.most + PUT_BACK:
            open_cells = [cell for cell, value in enumerate(end.singles.values) if not value]
            self._rng.shuffle(open_cells)
            most, chosen = 0, None
            for cell in open_cells[:TRIES]:
                value, more = solution.values[cell], clues | 1 << cell
                further = walk(end.singles.grid().place(Cell(cell), value), everything, more)
                if not further.solved and sum(map(bool, further.singles.values)) <= most:
                    continue
                without = walk(stuck.place(Cell(cell), value), less, more)
                if without.solved or not _applies(name, without.singles.grid(), more):
                    continue
                most, chosen = sum(map(bool, further.singles.values)), (cell, without)
                if further.solved:
                    break
            if chosen is None:
                return None
            cell, without = chosen
            givens, clues = givens.place(Cell(cell), solution.values[cell]), clues | 1 << cell
            stuck = without.singles.grid()
            end = walk(stuck, everything, clues)
        if not end.solved:
            return None
        # What is found without the technique can be given without making it needless.
        spare = [c for c, value in enumerate(stuck.values) if value and not givens.values[c]]
        self._rng.shuffle(spare)
        while spare and givens.values.count(0) > self._level.range.most:
            cell = spare.pop()
            givens = givens.place(Cell(cell), solution.values[cell])
        return givens if self._needs(name, givens) else None

    def _kin(self, name: str, first: Grid, solution: Grid) -> Iterator[Grid]:
        """Yield a puzzle and others of its solution that need a technique."""
        found, now = [first], first
        yield first
        for _ in range(CHANGES):
            if len(found) == KIN:
                return
            changed = with_other_clues(now, solution, self._rng)
            if count(changed, 2) != 1 or walk(changed, self._without[name]).solved:
                continue
            if not self._needs(name, changed):
                continue
            now = changed
            if all(_difference(now, other) >= APART for other in found):
                found.append(now)
                yield now

    def _needs(self, name: str, givens: Grid) -> bool:
        return (
            suits(self._level, givens, name)
            and need_of(name, self._level, givens) is best_need(name, self._level)
            and count(givens, 2) == 1
        )


def _applies(name: str, position: Grid, clues: int) -> bool:
    return first_step(Board(position, clues), searches([BY_ID[name]])) is not None


def _difference(one: Grid, other: Grid) -> int:
    return sum(bool(a) != bool(b) for a, b in zip(one.values, other.values, strict=True))
