"""Franken and mutant fish, with and without fins.

A fish of size n for a digit: n base houses and n cover houses. Each base house holds the digit
once; if every base candidate lies in a cover house, the n places use up all n cover houses, and
every other candidate of a cover house is false. Counted with multiplicity (U. Reinhold's
"arithmetic of fish", 2007): a candidate in more bases than covers is a fin, one in more covers
than bases falls when it sees every fin.

A fin-less fish is found from its covers. A finned fish is found from what it eliminates: were
that candidate true, its peers would fall, and the n bases would have to fit into the n - 1
covers that are left.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, reduce
from itertools import combinations, zip_longest
from operator import and_
from typing import Final, NamedTuple

from ..sets import bits, union
from ..tables import Tables

MOST_FINS: Final = 5
_MOST_KEPT: Final = 20_000
"""Choices of covers up to which it is kept what they cover."""

_Houses = tuple[int, ...]


@cache
def _choices(tables: Tables, *, mutant: bool) -> tuple[tuple[_Houses, _Houses], ...]:
    """Return the houses that bases and covers are taken from; for Franken fish both ways round.

    Whatever is no row and no column counts as a box.
    """
    rows, columns = tuple(tables.rows), tuple(tables.columns)
    boxes = tuple(range(2 * tables.size, len(tables.houses)))
    every = rows + columns + boxes
    if mutant:
        return ((every, every),)
    return (rows + boxes, columns + boxes), (columns + boxes, rows + boxes)


class Fish(NamedTuple):
    """A fish that eliminates something; cells are sets of bits."""

    bases: tuple[int, ...]
    covers: tuple[int, ...]
    body: int
    """Base candidates that are no fins."""
    fins: int
    endo_fins: int
    """Fins that lie in two bases."""
    eliminated: int


def complex_fish(
    tables: Tables, plane: int, size: int, *, mutant: bool, finned: bool
) -> Iterator[Fish]:
    """Yield every fish of a size for the digit whose candidates are `plane`.

    A Franken fish uses boxes beside lines of one direction; a mutant fish is what is neither
    basic nor Franken. Each pair of bases and covers comes once.
    """
    seen: set[tuple[tuple[int, ...], tuple[int, ...]]] = set()
    search = _finned if finned else _finless
    lines = 2 * tables.size
    for base_houses, cover_houses in _choices(tables, mutant=mutant):
        for fish in search(tables, plane, size, base_houses, cover_houses):
            key = (fish.bases, fish.covers)
            if (
                key not in seen
                and _is_mutant(tables, *key) == mutant
                and (mutant or max(fish.bases) >= lines or max(fish.covers) >= lines)
            ):
                seen.add(key)
                yield fish


def _is_mutant(tables: Tables, bases: Sequence[int], covers: Sequence[int]) -> bool:
    """Whether lines of one direction stand on the wrong side, so that no Franken fish is left."""
    base_kinds = {house // tables.size for house in bases if house in tables.lines}
    cover_kinds = {house // tables.size for house in covers if house in tables.lines}
    return len(base_kinds) > 1 or len(cover_kinds) > 1 or bool(base_kinds & cover_kinds)


class _Covers:
    """Every choice of so many cover houses, as one bit of an integer each."""

    def __init__(self, tables: Tables, houses: tuple[int, ...], size: int) -> None:
        self.choices: Final = tuple(combinations(houses, size))
        self.every: Final = (1 << len(self.choices)) - 1
        with_house = [bytearray(len(self.choices) // 8 + 1) for _ in tables.houses]
        self._houses_of: Final = tables.houses_of
        for index, choice in enumerate(self.choices):
            for house in choice:
                with_house[house][index >> 3] |= 1 << (index & 7)
        self.with_house: Final = [int.from_bytes(each, "little") for each in with_house]
        self._keeps: Final = len(self.choices) <= _MOST_KEPT
        # By house, what `covering` found for its parts: 512 at most.
        self._known: list[dict[int, int]] = [{} for _ in tables.houses]

    def covering(self, house: int, part: int) -> int:
        """Return the choices that cover some cells of a house and do not contain the house."""
        known = self._known[house]
        found = known.get(part)
        if found is None:
            found = self.every & ~self.with_house[house]
            for cell in bits(part):
                found &= self.with_cell(cell)
            if self._keeps:
                known[part] = found
        return found

    def with_cell(self, cell: int) -> int:
        """Return the choices that cover a cell."""
        row, column, box, *others = self._houses_of[cell]
        by = self.with_house
        found = by[row] | by[column] | by[box]
        for other in others:
            found |= by[other]
        return found

    def shared(self, parts: Iterable[tuple[int, int]], least: int, choices: int) -> int:
        """Return those of some choices that cover the parts of at least `least` houses."""
        levels = [choices] + [0] * least
        for house, part in parts:
            covering = self.covering(house, part) & choices
            if covering:
                for level in range(least, 0, -1):
                    levels[level] |= levels[level - 1] & covering
        return levels[least]


@cache
def _covers_of(tables: Tables, houses: tuple[int, ...], size: int) -> _Covers:
    return _Covers(tables, houses, size)


def _finless(
    tables: Tables, plane: int, size: int, base_houses: _Houses, cover_houses: _Houses
) -> Iterator[Fish]:
    covers = _covers_of(tables, cover_houses, size)
    parts = [(house, part) for house in base_houses if (part := plane & tables.houses[house])]
    for index in bits(covers.shared(parts, size, covers.every)):
        chosen = covers.choices[index]
        fitting = [house for house, part in parts if covers.covering(house, part) >> index & 1]
        for houses in combinations(fitting, size):
            fish = _measure(tables, plane, houses, chosen)
            if fish is not None and not fish.fins:
                yield fish


def _finned(
    tables: Tables, plane: int, size: int, base_houses: _Houses, cover_houses: _Houses
) -> Iterator[Fish]:
    covers = _covers_of(tables, cover_houses, size - 1)
    for cell in bits(plane):
        left = plane & ~tables.peers[cell] & ~(1 << cell)
        own = tables.houses_of[cell]
        parts = [
            (house, part)
            for house in base_houses
            if (part := left & tables.houses[house]) and house not in own
        ]
        choices = covers.shared(parts, size, covers.every & ~covers.with_cell(cell))
        for index in bits(choices):
            chosen = covers.choices[index]
            group = [part for part in parts if covers.covering(*part) >> index & 1]
            yield from _on_target(tables, plane, cell, size, group, chosen, cover_houses)


def _on_target(
    tables: Tables,
    plane: int,
    cell: int,
    size: int,
    fitting: list[tuple[int, int]],
    chosen: tuple[int, ...],
    cover_houses: tuple[int, ...],
) -> Iterator[Fish]:
    """Yield the fish that eliminate a cell by a house of it and other covers."""
    for group in combinations(fitting, size):
        if not _fits(tables, group, chosen):
            continue
        houses = tuple(house for house, _ in group)
        for last in tables.houses_of[cell]:
            if last in cover_houses and last not in houses:
                fish = _measure(tables, plane, houses, tuple(sorted((*chosen, last))))
                if fish is not None and fish.fins and fish.eliminated >> cell & 1:
                    yield fish


def _fits(tables: Tables, group: Sequence[tuple[int, int]], covers: Sequence[int]) -> bool:
    """Whether candidates that two bases share are covered twice as well."""
    once = twice = 0
    for _, part in group:
        twice |= once & part
        once |= part
    if not twice:
        return True
    once = covered = 0
    for cover in covers:
        covered |= once & tables.houses[cover]
        once |= tables.houses[cover]
    return not twice & ~covered


def _measure(
    tables: Tables, plane: int, bases: tuple[int, ...], covers: tuple[int, ...]
) -> Fish | None:
    """Return the fish of these houses, or None when it eliminates nothing."""
    in_bases, in_covers = _counted(tables, plane, bases), _counted(tables, plane, covers)
    fins = eliminated = 0
    for based, covered in zip_longest(in_bases, in_covers, fillvalue=0):
        fins |= based & ~covered
        eliminated |= covered & ~based
    if fins.bit_count() > MOST_FINS:
        return None
    left = fins
    while left and eliminated:
        low = left & -left
        eliminated &= tables.peers[low.bit_length() - 1]
        left ^= low
    if not eliminated:
        return None
    return Fish(bases, covers, in_bases[0] & ~fins, fins, fins & in_bases[1], eliminated)


def _counted(tables: Tables, plane: int, houses: tuple[int, ...]) -> list[int]:
    """Return the cells that lie in at least one of some houses, in two, and so on."""
    one = two = three = 0
    for house in houses:
        cells = plane & tables.houses[house]
        three |= two & cells
        two |= one & cells
        one |= cells
    found = [one, two, three]
    if three and tables.overlap > 3:
        several = [plane & tables.houses[house] for house in houses]
        found += [
            union(reduce(and_, chosen) for chosen in combinations(several, count))
            for count in range(4, tables.overlap + 1)
        ]
    return found
