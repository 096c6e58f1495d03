"""The items that are there, and what is missing."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from game.core.grid import Grid
from game.learn.item import Item, Items
from game.learn.road import chapter_of, station_of
from game.solve.exact import solve
from puzzles.build_bank import orbit_mark
from puzzles.near import cycles

KIN: Final = 8
"""So many positions that are filled in the same cells are enough."""
APART: Final = 10
"""Cells at least that hold something else in two positions that are unlike."""
FEW: Final = ("chains", "almost-locked-sets", "more-patterns")
"""Chapters with fewer items."""


class Likeness(NamedTuple):
    """What two positions that are unlike differ in, all of it."""

    position: str
    solution: str
    orbit: tuple[object, ...]

    def is_like(self, other: "Likeness") -> bool:
        """Whether two positions are too much alike for both to be there."""
        return (
            self.solution == other.solution
            or self.orbit == other.orbit
            or sum(map(str.__ne__, self.position, other.position)) < APART
        )


@lru_cache(None)
def likeness(position: str) -> Likeness:
    """Return what tells a position, which has one solution, from others."""
    grid = Grid.parse(position)
    solution = solve(grid)
    assert solution is not None
    return Likeness(position, solution.text, (orbit_mark(grid), cycle_mark(grid, solution)))


def cycle_mark(position: Grid, solution: Grid) -> tuple[object, ...]:
    """Return what no permutation changes of the cycles of each two digits in a solution.

    It tells positions apart that are filled in the same cells, with each digit as often.
    """

    def of_two(one: int, other: int) -> list[tuple[int, int]]:
        found = cycles(solution, one, other)
        return sorted((len(each), sum(1 for c in each if position.values[c])) for each in found)

    digits = range(1, 10)
    marks = (sorted(of_two(one, other) for other in digits if other != one) for one in digits)
    return tuple(sorted(tuple(map(tuple, each)) for each in marks))


def originals(items: Iterable[Item]) -> Iterator[Item]:
    """Yield the items that no permutation makes of one before."""
    seen = set[object]()
    for item in items:
        orbit = likeness(item.values).orbit
        if orbit not in seen:
            seen.add(orbit)
            yield item


class Stock:
    """The items of some techniques, as far as they are cut: at first those that stand."""

    def __init__(self, techniques: Iterable[str], count: int) -> None:
        self._count: Final = count
        self._items: Final = {
            name: {item.source: item for item in originals(Items().all(name))}
            for name in techniques
        }
        """By technique and puzzle."""

    def _most(self, technique: str) -> int:
        """Return how many items of a technique there are to be."""
        is_rare = chapter_of(station_of(technique).id).id in FEW
        return self._count * 3 // 10 if is_rare else self._count

    @property
    def wanted(self) -> frozenset[str]:
        """The techniques that have too few items yet."""
        return frozenset(n for n, have in self._items.items() if len(have) < self._most(n))

    def take(self, items: Iterable[Item]) -> None:
        """Take what is wanted yet and like nothing that is there."""
        for item in items:
            if item.technique in self.wanted and not self._is_like_another(item):
                self._items[item.technique][item.source] = item

    def _is_like_another(self, item: Item) -> bool:
        """Whether an item is like one that was cut from another puzzle."""
        mine = likeness(item.values)
        there = [likeness(i.values) for i in self.items(item.technique) if i.source != item.source]
        kin = sum(1 for other in there if mine.orbit[0] == other.orbit[0])
        return kin >= KIN or any(map(mine.is_like, there))

    def items(self, technique: str) -> list[Item]:
        """Return the items of a technique."""
        return [*self._items[technique].values()]

    def write(self) -> None:
        """Write the items of each technique, the easier ones first."""
        items = Items()
        for name, have in self._items.items():
            path = items.path(name)
            path.parent.mkdir(exist_ok=True)
            ordered = sorted(have.values(), key=lambda item: item.difficulty)
            path.write_text("".join(f"{item.line}\n" for item in ordered), "ascii")

    def __str__(self) -> str:
        return ", ".join(f"{n} {len(self._items[n])}" for n in sorted(self.wanted))
