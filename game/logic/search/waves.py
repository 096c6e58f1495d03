"""Consequences of one assumption along links between two candidates, wave by wave.

A true candidate makes those that see it false; a false one makes its partner true where a cell
or a house leaves just two. Both kinds of link hold backwards as well, so that breadth first
search over whole sets of candidates finds everything that follows, by its shortest chain.

Candidates are numbered size * cell + digit - 1; sets of them are integers with their bits.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from game.logic.tables import Tables


@cache
def same_digit(tables: Tables) -> tuple[int, ...]:
    """Return for each candidate those of its digit that see it."""
    size = tables.size
    return tuple(
        sum(1 << size * peer + digit for peer in peers)
        for peers in tables.geometry.peers
        for digit in range(size)
    )


@cache
def same_cell(tables: Tables) -> tuple[int, ...]:
    """Return for each candidate the others of its cell."""
    size, all_digits = tables.size, int(tables.geometry.all_digits)
    return tuple(
        (all_digits << size * cell) ^ (1 << size * cell + digit)
        for cell in range(tables.area)
        for digit in range(size)
    )


@cache
def sees(tables: Tables) -> tuple[int, ...]:
    """Return for each candidate all that are false when it is true."""
    both = zip(same_digit(tables), same_cell(tables), strict=True)
    return tuple(one | other for one, other in both)


Waves = list[tuple[int, int]]
"""For each wave, the candidates that become false and those that then become true."""


def members(candidates: int) -> Iterator[int]:
    """Yield the candidates of a set in ascending order."""
    while candidates:
        low = candidates & -candidates
        yield low.bit_length() - 1
        candidates ^= low


class Links:
    """The links of a position: of one digit in houses (x), of two in cells (y), or of both."""

    __slots__ = ("partners", "present", "sees", "strong")

    def __init__(
        self,
        tables: Tables,
        masks: Sequence[int],
        planes: Sequence[int],
        *,
        x: bool = True,
        y: bool = True,
    ) -> None:
        size = tables.size
        present = 0
        for cell in range(tables.area - 1, -1, -1):
            present = present << size | masks[cell]
        partners: dict[int, int] = {}
        if y:
            for cell in range(tables.area):
                mask = masks[cell]
                if mask.bit_count() == 2:
                    one = size * cell + (mask & -mask).bit_length() - 1
                    other = size * cell + mask.bit_length() - 1
                    partners[one] = partners.get(one, 0) | 1 << other
                    partners[other] = partners.get(other, 0) | 1 << one
        if x:
            for digit, plane in enumerate(planes):
                for house in tables.houses:
                    places = plane & house
                    if places.bit_count() == 2:
                        one = size * ((places & -places).bit_length() - 1) + digit
                        other = size * (places.bit_length() - 1) + digit
                        partners[one] = partners.get(one, 0) | 1 << other
                        partners[other] = partners.get(other, 0) | 1 << one
        self.present: Final = present
        """Every candidate of the position."""
        self.sees: Final = sees(tables) if y else same_digit(tables)
        self.partners: Final = partners
        """For each candidate, those that are true when it is false."""
        self.strong: Final = sum(1 << candidate for candidate in partners)
        """The candidates that have partners."""

    def waves(self, true: int, false: int, apart: int = 0) -> Iterator[tuple[int, int]]:
        """Yield what follows from a start, wave by wave: the new false, then the new true ones.

        Give the start as a set of one true or one false candidate; in the latter case the first
        wave has no false ones but the start. What is in `apart` is not made false by the start
        itself.
        """
        sees, partners, strong = self.sees, self.partners, self.strong
        seen_true, seen_false = true, false
        while True:
            if true:
                reached = 0
                while true:
                    low = true & -true
                    reached |= sees[low.bit_length() - 1]
                    true ^= low
                false = reached & self.present & ~seen_false & ~apart
                seen_false |= false
                apart = 0
            true = 0
            linked = false & strong
            while linked:
                low = linked & -linked
                true |= partners[low.bit_length() - 1]
                linked ^= low
            true &= ~seen_true
            seen_true |= true
            if not (true or false):
                return
            yield false, true
            if not true:
                return

    def chain(self, start: int, waves: Waves, end: int, *, true: bool) -> list[tuple[int, bool]]:
        """Return the shortest chain from a start to one of its consequences.

        It lists candidates with whether they are true; `true` tells what the end is to be.
        """
        number = next(i for i, wave in enumerate(waves) if wave[true] >> end & 1)
        chain = [(end, true)]
        candidate = end
        if true:
            candidate = next(members(self.partners[end] & waves[number][0]))
            chain.append((candidate, False))
        for index in range(number - 1, -1, -1):
            candidate = next(members(self.sees[candidate] & waves[index][1]))
            chain.append((candidate, True))
            candidate = next(members(self.partners[candidate] & waves[index][0]))
            chain.append((candidate, False))
        if candidate != start:
            chain.append((start, True))
        chain.reverse()
        return chain


def choices(
    tables: Tables, masks: Sequence[int], planes: Sequence[int]
) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield the sets of candidates of which one must be true, with the house, or -1 for a cell.

    Cells come first. Sets of two are left out: there, each follows from the other's absence.
    """
    size = tables.size
    for cell in range(tables.area):
        mask = masks[cell]
        if mask.bit_count() > 2:
            yield -1, tuple(size * cell + digit for digit in members(mask))
    for house, cells in enumerate(tables.houses):
        for digit, plane in enumerate(planes):
            places = plane & cells
            if places.bit_count() > 2:
                yield house, tuple(size * cell + digit for cell in members(places))
