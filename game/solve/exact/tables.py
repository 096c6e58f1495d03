"""A whole board as one integer, and the masks that place a digit in it.

A Sudoku is an exact cover: a board of size n has n² constraints for its cells (a digit each) and
n for every house (a place for every digit), each met by one of n candidates. The board is one
integer with a field of n + 1 bits for every constraint: a bit for each candidate that could
still meet it, and above them a *guard* bit that is set until the constraint is met. Every
candidate therefore has a bit for its cell and one for each of its houses: four, where a variant
adds none. A board with all constraints met is 0. Pairs of cells that may not repeat a digit
without sharing a house are not constraints to be met: placing a digit in one takes it from the
other.

From the lowest bit up lie the fields of rows, columns, boxes, further houses and cells. With
3x3 boxes, rows (and columns) are sorted by their place within their box first, so that the
three lines through a box are a fixed distance apart: the search for locked candidates lives on
that. Cells are highest because the search takes what it branches on from the top, and cells
with two candidates are the best.
"""

from functools import cache
from itertools import compress
from operator import getitem
from typing import Final

from ...core.digits import Cell, Digit
from ...core.geometry import Geometry, House
from .locked import locked_candidates


class EngineTables:
    """The masks of a geometry; get them from `tables_of`, which builds them once.

    A candidate is known by its *key*, the bit length of one of its bits.
    """

    __slots__ = (
        "area",
        "ban",
        "candidate",
        "fields",
        "full",
        "geometry",
        "given",
        "guards",
        "locked",
        "met",
        "place",
        "rest",
        "rows",
        "start",
        "width",
    )

    def __init__(self, geometry: Geometry) -> None:
        size = geometry.size
        area = size * size
        width = size + 1
        fields = area + size * len(geometry.houses)
        keys = width * fields + 1
        full = (1 << width * fields) - 1
        units = full // ((1 << width) - 1)
        self.geometry: Final = geometry
        self.area: Final = area
        self.width: Final = width
        """Bits of a field."""
        self.fields: Final = fields
        self.full: Final = full
        """The board with no digit placed."""
        self.guards: Final = units << size
        """The guard bit of every field."""
        self.rows: Final = (full ^ self.guards) & ((1 << width * area) - 1)
        """The bits of the rows' fields: one for each candidate."""
        self.place: Final = [0] * keys
        """By key: AND with it places the candidate."""
        self.rest: Final = [0] * keys
        """By key: AND with it leaves the `rows` bits that remain when it is placed."""
        self.start: Final = [(key - 1) // width * width for key in range(keys)]
        """By key: the lowest bit of its field."""
        self.candidate: Final = [(Cell(0), Digit(0))] * keys
        """By key: the candidate's cell and digit."""
        self.given: Final[list[list[int]]] = []
        """By cell and digit: AND with it places the digit; 0 for digit 0."""
        self.ban: Final[list[list[int]]] = []
        """By cell and digit: AND with it removes the candidate; 0 for digit 0."""

        bits = [_bits_of_cell(geometry, cell) for cell in geometry.cells]
        met = [len(places[0]) for places in bits]
        self.met: Final = met if max(met) > 4 else None
        """By cell: how many constraints its digit meets; None where all meet four."""
        members = [1 << (width * field + size) for field in range(fields)]
        for bits_of_cell in bits:
            for places in bits_of_cell:
                own = sum(1 << bit for bit in places)
                for bit in places:
                    members[bit // width] |= own
        apart: list[list[int]] = [[0] * size for _ in bits]
        for _, _, (one, other) in geometry.pairs:
            for cell, peer in ((one, other), (other, one)):
                for digit, places in enumerate(bits[peer]):
                    apart[cell][digit] |= sum(1 << bit for bit in places)
        for cell in geometry.cells:
            given, ban = [0], [0]
            for digit, places in enumerate(bits[cell], 1):
                own, taken = 0, apart[cell][digit - 1]
                for bit in places:
                    own |= 1 << bit
                    taken |= members[bit // width]
                given.append(full ^ taken)
                ban.append(full ^ own)
                rest = given[digit] & self.rows
                for bit in places:
                    self.place[bit + 1] = given[digit]
                    self.rest[bit + 1] = rest
                    self.candidate[bit + 1] = cell, Digit(digit)
            self.given.append(given)
            self.ban.append(ban)
        self.locked: Final = (
            locked_candidates(full, self.ban) if geometry.has_square_boxes else None
        )
        """Finds locked candidates; for boards of 3x3 boxes."""

    def load(self, values: bytes) -> int | None:
        """Return the board of values, one per cell (0 if empty); None if it breaks a rule."""
        board = self.full
        for mask in filter(None, map(getitem, self.given, values)):
            board &= mask
        # A given meets constraints of its own; two in conflict share one.
        met = sum(compress(self.met, values)) if self.met else 4 * (self.area - values.count(0))
        if (board & self.guards).bit_count() != self.fields - met:
            return None
        if any(values[one] == values[other] != 0 for _, _, (one, other) in self.geometry.pairs):
            return None
        return board

    def subject(self, field: int) -> Cell | tuple[House, Digit]:
        """Return what a field represents: a cell, or a house and a digit."""
        house, digit = divmod(field, self.width - 1)
        if house >= len(self.geometry.houses):
            return Cell(field - self.fields + self.area)
        return self.geometry.houses[_place_of_line(self.geometry, house)], Digit(digit + 1)

    def values(self, givens: bytes, placed: list[int]) -> bytes:
        """Return one value per cell from the givens and the keys of the placed candidates."""
        values = bytearray(givens)
        candidate = self.candidate
        for key in placed:
            cell, digit = candidate[key]
            values[cell] = digit
        return bytes(values)


def _bits_of_cell(geometry: Geometry, cell: int) -> list[tuple[int, ...]]:
    """Return for each digit the bits of its candidate: in its houses, and in its cell."""
    size = geometry.size
    width = size + 1
    places = [
        (_place_of_line(geometry, index), geometry.houses[index].cells.index(Cell(cell)))
        for index in geometry.houses_of[cell]
    ]
    own = size * len(geometry.houses) + cell
    return [
        (
            *(width * (house * size + digit) + place for house, place in places),
            width * own + digit,
        )
        for digit in range(size)
    ]


def _place_of_line(geometry: Geometry, house: int) -> int:
    """Return the position of a house's fields among the houses; its own inverse."""
    if house < 18 and geometry.has_square_boxes:
        kind, line = divmod(house, 9)
        return 9 * kind + line % 3 * 3 + line // 3
    return house


@cache
def tables_of(geometry: Geometry) -> EngineTables:
    """Return the shared, cached tables of a geometry."""
    return EngineTables(geometry)
