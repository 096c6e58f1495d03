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
from functools import cache
from itertools import combinations
from typing import Final, NamedTuple

from game.logic.board import HOUSE, PEERS, bits

MOST_FINS: Final = 5
_ROWS: Final = tuple(range(9))
_COLUMNS: Final = tuple(range(9, 18))
_BOXES: Final = tuple(range(18, 27))
_EVERY: Final = _ROWS + _COLUMNS + _BOXES
_HOUSES_OF: Final = tuple(
    tuple(index for index, house in enumerate(HOUSE) if house >> cell & 1) for cell in range(81)
)

FRANKEN: Final = ((_ROWS + _BOXES, _COLUMNS + _BOXES), (_COLUMNS + _BOXES, _ROWS + _BOXES))
"""The houses that the bases and the covers of a Franken fish are taken from, both ways round."""
MUTANT: Final = ((_EVERY, _EVERY),)


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


def complex_fish(plane: int, size: int, *, mutant: bool, finned: bool) -> Iterator[Fish]:
    """Yield every fish of a size for the digit whose candidates are `plane`.

    A Franken fish uses boxes beside lines of one direction; a mutant fish is what is neither
    basic nor Franken. Each pair of bases and covers comes once.
    """
    seen: set[tuple[tuple[int, ...], tuple[int, ...]]] = set()
    search = _finned if finned else _finless
    for base_houses, cover_houses in MUTANT if mutant else FRANKEN:
        for fish in search(plane, size, base_houses, cover_houses):
            key = (fish.bases, fish.covers)
            if key not in seen and _is_mutant(*key) == mutant and _uses_box(*key, mutant=mutant):
                seen.add(key)
                yield fish


def _uses_box(bases: Sequence[int], covers: Sequence[int], *, mutant: bool) -> bool:
    return mutant or max(bases) >= 18 or max(covers) >= 18


def _is_mutant(bases: Sequence[int], covers: Sequence[int]) -> bool:
    """Whether lines of one direction stand on the wrong side, so that no Franken fish is left."""
    base_kinds = {house // 9 for house in bases} - {2}
    cover_kinds = {house // 9 for house in covers} - {2}
    return len(base_kinds) > 1 or len(cover_kinds) > 1 or bool(base_kinds & cover_kinds)


class _Covers:
    """Every choice of so many cover houses, as one bit of an integer each."""

    def __init__(self, houses: tuple[int, ...], size: int) -> None:
        self.choices: Final = tuple(combinations(houses, size))
        self.every: Final = (1 << len(self.choices)) - 1
        self.with_house: Final = [0] * 27
        for index, choice in enumerate(self.choices):
            for house in choice:
                self.with_house[house] |= 1 << index
        # By house, what `covering` found for its parts: 512 at most.
        self._known: list[dict[int, int]] = [{} for _ in HOUSE]

    def covering(self, house: int, part: int) -> int:
        """Return the choices that cover some cells of a house and do not contain the house."""
        known = self._known[house]
        found = known.get(part)
        if found is None:
            found = self.every & ~self.with_house[house]
            for cell in bits(part):
                row, column, box = _HOUSES_OF[cell]
                by = self.with_house
                found &= by[row] | by[column] | by[box]
            known[part] = found
        return found

    def with_cell(self, cell: int) -> int:
        """Return the choices that cover a cell."""
        row, column, box = _HOUSES_OF[cell]
        return self.with_house[row] | self.with_house[column] | self.with_house[box]

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
def _covers_of(houses: tuple[int, ...], size: int) -> _Covers:
    return _Covers(houses, size)


def _finless(
    plane: int, size: int, base_houses: tuple[int, ...], cover_houses: tuple[int, ...]
) -> Iterator[Fish]:
    covers = _covers_of(cover_houses, size)
    parts = [(house, part) for house in base_houses if (part := plane & HOUSE[house])]
    for index in bits(covers.shared(parts, size, covers.every)):
        chosen = covers.choices[index]
        fitting = [house for house, part in parts if covers.covering(house, part) >> index & 1]
        for houses in combinations(fitting, size):
            fish = _measure(plane, houses, chosen)
            if fish is not None and not fish.fins:
                yield fish


def _finned(
    plane: int, size: int, base_houses: tuple[int, ...], cover_houses: tuple[int, ...]
) -> Iterator[Fish]:
    covers = _covers_of(cover_houses, size - 1)
    for cell in bits(plane):
        left = plane & ~PEERS[cell] & ~(1 << cell)
        own = _HOUSES_OF[cell]
        parts = [
            (house, part)
            for house in base_houses
            if (part := left & HOUSE[house]) and house not in own
        ]
        choices = covers.shared(parts, size, covers.every & ~covers.with_cell(cell))
        for index in bits(choices):
            chosen = covers.choices[index]
            group = [part for part in parts if covers.covering(*part) >> index & 1]
            yield from _on_target(plane, cell, size, group, chosen, cover_houses)


def _on_target(
    plane: int,
    cell: int,
    size: int,
    fitting: list[tuple[int, int]],
    chosen: tuple[int, ...],
    cover_houses: tuple[int, ...],
) -> Iterator[Fish]:
    """Yield the fish that eliminate a cell by a house of it and other covers."""
    for group in combinations(fitting, size):
        if not _fits(group, chosen):
            continue
        houses = tuple(house for house, _ in group)
        for last in _HOUSES_OF[cell]:
            if last in cover_houses and last not in houses:
                fish = _measure(plane, houses, tuple(sorted((*chosen, last))))
                if fish is not None and fish.fins and fish.eliminated >> cell & 1:
                    yield fish


def _fits(group: Sequence[tuple[int, int]], covers: Sequence[int]) -> bool:
    """Whether candidates that two bases share are covered twice as well."""
    once = twice = 0
    for _, part in group:
        twice |= once & part
        once |= part
    if not twice:
        return True
    once = covered = 0
    for cover in covers:
        covered |= once & HOUSE[cover]
        once |= HOUSE[cover]
    return not twice & ~covered


def _measure(plane: int, bases: tuple[int, ...], covers: tuple[int, ...]) -> Fish | None:
    """Return the fish of these houses, or None when it eliminates nothing."""
    in_bases = [0, 0, 0]  # in at least one, two, three of them
    in_covers = [0, 0, 0]
    for counts, houses in ((in_bases, bases), (in_covers, covers)):
        for house in houses:
            cells = plane & HOUSE[house]
            counts[2] |= counts[1] & cells
            counts[1] |= counts[0] & cells
            counts[0] |= cells
    b1, b2, b3 = in_bases
    c1, c2, c3 = in_covers
    fins = b1 & ~c1 | b2 & ~c2 | b3 & ~c3
    if fins.bit_count() > MOST_FINS:
        return None
    eliminated = c1 & ~b1 | c2 & ~b2 | c3 & ~b3
    left = fins
    while left and eliminated:
        low = left & -left
        eliminated &= PEERS[low.bit_length() - 1]
        left ^= low
    if not eliminated:
        return None
    return Fish(bases, covers, b1 & ~fins, fins, fins & b2, eliminated)
