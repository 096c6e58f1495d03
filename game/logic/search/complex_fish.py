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

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from game.logic.board import HOUSE, PEERS

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
        bases = [house for house in base_houses if plane & HOUSE[house]]
        covers = [house for house in cover_houses if plane & HOUSE[house]]
        for fish in search(plane, size, bases, covers):
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


def _finless(plane: int, size: int, bases: list[int], covers: list[int]) -> Iterator[Fish]:
    parts = [(house, plane & HOUSE[house]) for house in bases]
    for chosen in combinations(covers, size):
        union = 0
        for cover in chosen:
            union |= HOUSE[cover]
        outside = ~union
        fitting = [part for part in parts if not part[1] & outside and part[0] not in chosen]
        if len(fitting) < size:
            continue
        for group in combinations(fitting, size):
            fish = _measure(plane, tuple(house for house, _ in group), chosen)
            if fish is not None and not fish.fins:
                yield fish


def _finned(plane: int, size: int, bases: list[int], covers: list[int]) -> Iterator[Fish]:
    targets = plane
    while targets:
        target = targets & -targets
        targets ^= target
        cell = target.bit_length() - 1
        left = plane & ~PEERS[cell] & ~target
        parts = [
            (house, left & HOUSE[house])
            for house in bases
            if not HOUSE[house] & target and left & HOUSE[house]
        ]
        rest = [house for house in covers if not HOUSE[house] & target and left & HOUSE[house]]
        own = [house for house in _HOUSES_OF[cell] if house in covers]
        for chosen in combinations(rest, size - 1):
            union = 0
            for cover in chosen:
                union |= HOUSE[cover]
            outside = ~union
            fitting = [part for part in parts if not part[1] & outside and part[0] not in chosen]
            if len(fitting) < size:
                continue
            for group in combinations(fitting, size):
                if not _fits(group, chosen):
                    continue
                houses = tuple(house for house, _ in group)
                for last in own:
                    if last in houses:
                        continue
                    fish = _measure(plane, houses, tuple(sorted((*chosen, last))))
                    if fish is not None and fish.fins and fish.eliminated & target:
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
