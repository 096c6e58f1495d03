"""The items that are there, and what is missing."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import islice
from typing import Final, NamedTuple

from game.core.grid import Grid
from game.learn.item import Item, Items
from game.learn.road import TECHNIQUES, chapter_of, station_of
from game.logic.techniques import BY_ID
from game.solve.exact import solve
from puzzles.build_bank import orbit_mark
from puzzles.near import cycles

KIN: Final = 8
"""So many positions that are filled in the same cells are enough."""
APART: Final = 10
"""Cells at least that hold something else in two positions that are unlike."""
FEW: Final = ("chains", "almost-locked-sets")
"""Chapters with fewer items for the school alone."""
RUNGS: Final = frozenset(
    # On a board of another guise nobody could tell which digits were given.
    name
    for name in TECHNIQUES
    if not BY_ID[name].optional and not name.startswith("avoidable") and name != "uniqueness-test-4"
)
"""The techniques that Rush may ask for: the judge knows them, and they lead to entries.

Uniqueness test 4 never does by itself. It takes a digit from both cells of the roof, each of which
keeps the other digit and one that is no part of the pair. If one place were left for what goes in
the house that they share, the rest of that house would be a naked set for test 3; if one were left
in the line of a floor cell, an X-Wing and a hidden pair there would have made way for test 1.
"""


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


class Wanted(NamedTuple):
    """The techniques that have too few items yet."""

    rush: frozenset[str]
    """Of those that answer in Rush."""
    school: frozenset[str]


class Stock:
    """The items of some techniques, as far as they are cut: at first those that stand."""

    def __init__(self, techniques: Iterable[str], count: int, *, school: bool = True) -> None:
        """Without `school`, no more of those are wanted that are not for Rush."""
        self._count: Final = count
        self._for_school: Final = school
        self._rush: Final = {name: dict[str, Item]() for name in techniques}
        """By technique and puzzle."""
        self._school: Final = {name: dict[str, Item]() for name in self._rush}
        """Those that are not for Rush, which stand in where there are few of the others."""
        for name in self._rush:
            for item in originals(Items().all(name)):
                self._put(item)

    def _lacks(self, technique: str) -> int:
        """Return how many items of a technique have to stand in."""
        few = chapter_of(station_of(technique).id).id in FEW
        number = self._count * 3 // 10 if few else self._count
        return max(0, number - len(self._rush[technique]))

    @property
    def wanted(self) -> Wanted:
        """What is to be cut yet."""
        rush = frozenset(n for n, have in self._rush.items() if len(have) < self._count)
        school = self._school if self._for_school else {}
        lacks = frozenset(n for n, have in school.items() if len(have) < self._lacks(n))
        return Wanted(rush & RUNGS, lacks)

    def take(self, items: Iterable[Item]) -> None:
        """Take what is wanted yet and like nothing that is there."""
        for item in items:
            have = self._rush if item.accepted else self._school
            is_wanted = len(have[item.technique]) < self._count
            if is_wanted and not self._is_like_another(item):
                self._put(item)

    def _put(self, item: Item) -> None:
        if item.accepted:
            self._school[item.technique].pop(item.source, None)
            self._rush[item.technique][item.source] = item
        elif item.source not in self._rush[item.technique]:
            self._school[item.technique][item.source] = item

    def _is_like_another(self, item: Item) -> bool:
        """Whether an item is like one that was cut from another puzzle."""
        mine = likeness(item.values)
        there = [likeness(i.values) for i in self.items(item.technique) if i.source != item.source]
        kin = sum(1 for other in there if mine.orbit[0] == other.orbit[0])
        return kin >= KIN or any(map(mine.is_like, there))

    def items(self, technique: str) -> list[Item]:
        """Return the items of a technique, those for Rush first."""
        return [*self._rush[technique].values(), *self._school[technique].values()]

    def write(self) -> None:
        """Write the items of each technique, the easier ones first."""
        items = Items()
        for name, answered in self._rush.items():
            others = islice(self._school[name].values(), self._lacks(name))
            have = sorted((*answered.values(), *others), key=lambda item: item.difficulty)
            path = items.path(name)
            path.parent.mkdir(exist_ok=True)
            path.write_text("".join(f"{item.line}\n" for item in have), "ascii")

    def __str__(self) -> str:
        wanted = sorted(self.wanted.rush | self.wanted.school)
        return ", ".join(f"{n} {len(self._rush[n])}+{len(self._school[n])}" for n in wanted)
