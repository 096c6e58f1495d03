"""A whole board as one integer, and the masks that place a digit in it.

A Sudoku is an exact cover: a board of size n has 4n² constraints (a digit for every cell; a
place for every digit in every row, column and box), each met by one of n candidates. The board
is one integer with a field of n + 1 bits for every constraint: a bit for each candidate that
could still meet it, and above them a *guard* bit that is set until the constraint is met. Every
candidate therefore has four bits. A board with all constraints met is 0.

From the lowest bit up lie the fields of rows, columns, boxes and cells. Rows (and columns) are
sorted by their place within their box first, so that the three lines through a box are a fixed
distance apart: the search for locked candidates lives on that. Cells are highest because the
search takes what it branches on from the top, and cells with two candidates are the best.
"""

from functools import cache
from operator import getitem
from typing import Final

from game.core.digits import Cell, Digit
from game.core.geometry import Geometry, House
from game.solve.exact.locked import locked_candidates


class Tables:
    """The masks of a geometry; get them from `tables_of`, which builds them once.

    A candidate is known by its *key*, the bit length of one of its four bits.
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
        fields = 4 * area
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
        members = [1 << (width * field + size) for field in range(fields)]
        for bits_of_cell in bits:
            for places in bits_of_cell:
                own = sum(1 << bit for bit in places)
                for bit in places:
                    members[bit // width] |= own
        for cell in geometry.cells:
            given, ban = [0], [0]
            for digit, places in enumerate(bits[cell], 1):
                own = taken = 0
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
            locked_candidates(full, self.ban)
            if geometry.box_height == geometry.box_width == 3
            else None
        )
        """Finds locked candidates; for boards of 3x3 boxes."""

    def load(self, values: bytes) -> int | None:
        """Return the board of one value a cell (0 for open); None when it breaks a rule."""
        board = self.full
        for mask in filter(None, map(getitem, self.given, values)):
            board &= mask
        # A given meets four constraints of its own; two in conflict share one.
        met = 4 * (self.area - values.count(0))
        return board if (board & self.guards).bit_count() == self.fields - met else None

    def subject(self, field: int) -> Cell | tuple[House, Digit]:
        """Return what a field is about: a cell, or a house and a digit."""
        size = self.width - 1
        kind, index = divmod(field, self.area)
        if kind == 3:
            return Cell(index)
        line, digit = divmod(index, size)
        if kind < 2:
            depth = (self.geometry.box_height, self.geometry.box_width)[kind]
            line = line % (size // depth) * depth + line // (size // depth)
        return self.geometry.houses[kind * size + line], Digit(digit + 1)

    def values(self, givens: bytes, placed: list[int]) -> bytes:
        """Return one value a cell from the givens and the keys of the placed candidates."""
        values = bytearray(givens)
        candidate = self.candidate
        for key in placed:
            cell, digit = candidate[key]
            values[cell] = digit
        return bytes(values)


def _bits_of_cell(geometry: Geometry, cell: int) -> list[tuple[int, ...]]:
    """Return, for each digit, the four bits of the candidate: row, column, box, cell."""
    size = geometry.size
    area = size * size
    width = size + 1
    row, column = divmod(cell, size)
    box = geometry.houses_of[cell][2]
    in_box = geometry.houses[box].cells.index(Cell(cell))
    height, breadth = geometry.box_height, geometry.box_width
    row_place = row % height * (size // height) + row // height
    column_place = column % breadth * (size // breadth) + column // breadth
    return [
        (
            width * (row_place * size + digit) + column,
            width * (area + column_place * size + digit) + row,
            width * (2 * area + (box - 2 * size) * size + digit) + in_box,
            width * (3 * area + cell) + digit,
        )
        for digit in range(size)
    ]


@cache
def tables_of(geometry: Geometry) -> Tables:
    """Return the one shared set of tables of a geometry."""
    return Tables(geometry)
