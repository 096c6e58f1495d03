"""Follows an assumption along links between two candidates, wave by wave.

A true candidate makes those that see it false; a false one makes its partner true where a cell
or a house leaves just two. Both kinds of link hold backwards as well, so that breadth first
search over whole sets of candidates finds everything that follows, by its shortest chain. Of
several shortest ones it is the one that comes first in reading order, from its end.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from ..board import Board
from ..sets import CandidateNumber, CandidateSet, CellSet, DigitSet, HouseIndex, bits
from ..tables import Tables, same_digit, sees

Waves = list[tuple[CandidateSet, CandidateSet]]
"""For each wave, the candidates that become false and those that then become true."""


class Links:
    """The links of a position: of one digit in houses (x), of two in cells (y), or both."""

    __slots__ = ("partners", "present", "sees", "strong", "tables")

    def __init__(
        self,
        tables: Tables,
        masks: Sequence[DigitSet],
        planes: Sequence[CellSet],
        *,
        x: bool = True,
        y: bool = True,
    ) -> None:
        area = tables.area
        present = 0
        for digit, plane in enumerate(planes):
            present |= plane << area * digit
        partners: dict[int, int] = {}
        if y:
            for cell, mask in enumerate(masks):
                if mask.bit_count() == 2:
                    one = area * ((mask & -mask).bit_length() - 1) + cell
                    other = area * (mask.bit_length() - 1) + cell
                    partners[one] = partners.get(one, 0) | 1 << other
                    partners[other] = partners.get(other, 0) | 1 << one
        if x:
            for digit, plane in enumerate(planes):
                for house in tables.houses:
                    places = plane & house
                    if places.bit_count() == 2:
                        one = area * digit + (places & -places).bit_length() - 1
                        other = area * digit + places.bit_length() - 1
                        partners[one] = partners.get(one, 0) | 1 << other
                        partners[other] = partners.get(other, 0) | 1 << one
        self.tables: Final = tables
        self.present: Final[CandidateSet] = present
        """Every candidate of the position."""
        self.sees: Final = sees(tables) if y else same_digit(tables)
        self.partners: Final = partners
        """For each candidate, those that are true when it is false."""
        self.strong: Final = sum(1 << candidate for candidate in partners)
        """The candidates that have partners."""

    def waves(
        self, true: CandidateSet, false: CandidateSet, apart: CandidateSet = 0
    ) -> Iterator[tuple[CandidateSet, CandidateSet]]:
        """Yield what follows from a start, wave by wave: new false, then new true candidates.

        The start is a set of one true or one false candidate; in the latter case the first wave has
        only the start as false. The start itself does not make anything in `apart` false.
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

    def chain(
        self, start: CandidateNumber, waves: Waves, end: CandidateNumber, *, true: bool
    ) -> list[tuple[CandidateNumber, bool]]:
        """Return the shortest chain from a start to a consequence, as candidates with truth values.

        `true` says which truth value the end has.
        """
        first = self.tables.first
        number = next(i for i, wave in enumerate(waves) if wave[true] >> end & 1)
        chain = [(end, true)]
        candidate = end
        if true:
            candidate = first(self.partners[end] & waves[number][0])
            chain.append((candidate, False))
        for index in range(number - 1, -1, -1):
            candidate = first(self.sees[candidate] & waves[index][1])
            chain.append((candidate, True))
            candidate = first(self.partners[candidate] & waves[index][0])
            chain.append((candidate, False))
        if candidate != start:
            chain.append((start, True))
        chain.reverse()
        return chain


def choices(
    tables: Tables, masks: Sequence[DigitSet], planes: Sequence[CellSet]
) -> Iterator[tuple[HouseIndex, tuple[CandidateNumber, ...]]]:
    """Yield the candidates of which one must be true, by house, or -1 for a cell.

    Cells come first. Sets of two are left out: there, each follows from the other's absence.
    """
    area = tables.area
    for cell, mask in enumerate(masks):
        if mask.bit_count() > 2:
            yield -1, tuple([area * digit + cell for digit in bits(mask)])
    for house, cells in enumerate(tables.houses):
        for digit, plane in enumerate(planes):
            places = plane & cells
            if places.bit_count() > 2:
                yield house, tuple([area * digit + cell for cell in bits(places)])


def links_of_board(board: Board) -> Links:
    """Return all links of a position; use through `Board.cached`."""
    return Links(board.tables, board.masks, board.planes)


def true_waves(board: Board) -> dict[CandidateNumber, Waves]:
    """Return what follows from each candidate if it is true; use through `Board.cached`."""
    links = board.cached(links_of_board)
    return {number: list(links.waves(1 << number, 0)) for number in bits(links.present)}


class Junction(NamedTuple):
    """A cell or house whose candidates all lead to the same end, with the chains' length."""

    length: int
    """In links."""
    end: CandidateNumber
    true: bool
    house: HouseIndex
    """-1 for a cell."""
    starts: tuple[CandidateNumber, ...]


def junctions(board: Board) -> Iterator[Junction]:
    """Yield for each cell and house with at least three choices what all of them lead to."""
    waves = board.cached(true_waves)
    reached = {}
    for number, found in waves.items():
        false = true = 0
        for wave in found:
            false |= wave[0]
            true |= wave[1]
        reached[number] = false, true | 1 << number
    for house, starts in choices(board.tables, board.masks, board.planes):
        false = true = -1
        for number in starts:
            false &= reached[number][0]
            true &= reached[number][1]
            if not false and not true:
                break
        for kind, ends in ((False, false), (True, true)):
            for end in bits(ends):
                length = sum([length_of(waves[number], number, end, kind) for number in starts])
                yield Junction(length, end, kind, house, starts)


def length_of(waves: Waves, start: CandidateNumber, end: CandidateNumber, true: bool) -> int:
    """Return the number of links from a true start to an end."""
    if true and start == end:
        return 0
    length = 1 + true
    for wave in waves:
        if wave[true] >> end & 1:
            break
        length += 2
    return length
