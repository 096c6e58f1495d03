"""A whole board as one integer, and the masks that place a digit in it.

A Sudoku is an exact cover: a board of size n has 4n² constraints (a digit for every cell; a
place for every digit in every row, column and box), each met by one of n candidates. The board
is one integer with a field of n + 1 bits for every constraint: a bit for each candidate that
could still meet it, and above them a *guard* bit that is set until the constraint is met. Every
candidate therefore has four bits. A board with all constraints met is 0.
"""

from functools import cache
from operator import getitem
from typing import Final

from game.core.digits import Cell, Digit
from game.core.geometry import Geometry


class Tables:
    """The masks of a geometry; get them from `tables_of`, which builds them once."""

    __slots__ = (
        "ban",
        "candidate",
        "cells",
        "fields",
        "full",
        "geometry",
        "given",
        "guards",
        "place",
        "width",
    )

    def __init__(self, geometry: Geometry) -> None:
        size = geometry.size
        area = size * size
        width = size + 1
        fields = 4 * area
        full = (1 << width * fields) - 1
        guards = full // ((1 << width) - 1) << size
        bits: list[list[tuple[int, ...]]] = []
        members = [1 << (width * field + size) for field in range(fields)]
        for cell in geometry.cells:
            row, column, box = (
                (house % size, geometry.houses[house].cells.index(cell))
                for house in geometry.houses_of[cell]
            )
            bits.append([])
            for digit in range(size):
                places: tuple[int, ...] = (
                    width * cell + digit,
                    width * (area + row[0] * size + digit) + row[1],
                    width * (2 * area + column[0] * size + digit) + column[1],
                    width * (3 * area + box[0] * size + digit) + box[1],
                )
                bits[cell].append(places)
                own = 0
                for bit in places:
                    own |= 1 << bit
                for bit in places:
                    members[bit // width] |= own
        self.geometry: Final = geometry
        self.cells: Final = area
        self.width: Final = width
        """Bits of a field."""
        self.fields: Final = fields
        self.full: Final = full
        """The board with no digit placed."""
        self.guards: Final = guards
        """The guard bit of every field."""
        self.place: Final = [0] * (width * fields + 1)
        """By bit length of a candidate's bit: AND with it places the candidate."""
        self.candidate: Final = [(Cell(0), Digit(0))] * (width * fields + 1)
        """By bit length of a candidate's bit: its cell and digit."""
        self.given: Final[list[list[int]]] = []
        """By cell and digit: AND with it places the digit; 0 for digit 0."""
        self.ban: Final[list[list[int]]] = []
        """By cell and digit: AND with it removes the candidate."""
        for cell in geometry.cells:
            given, ban = [0], [0]
            for digit, places in enumerate(bits[cell], 1):
                own = mask = 0
                for bit in places:
                    own |= 1 << bit
                    mask |= members[bit // width]
                mask = full ^ mask
                given.append(mask)
                ban.append(full ^ own)
                for bit in places:
                    self.place[bit + 1] = mask
                    self.candidate[bit + 1] = cell, Digit(digit)
            self.given.append(given)
            self.ban.append(ban)

    def load(self, values: bytes) -> int | None:
        """Return the board of one value a cell (0 for open); None when it breaks a rule."""
        board = self.full
        for mask in filter(None, map(getitem, self.given, values)):
            board &= mask
        # A given meets four constraints of its own; two in conflict share one.
        met = 4 * (self.cells - values.count(0))
        return board if (board & self.guards).bit_count() == self.fields - met else None

    def values(self, givens: bytes, placed: list[int]) -> bytes:
        """Return one value a cell from the givens and the placed candidates."""
        values = bytearray(givens)
        candidate = self.candidate
        for key in placed:
            cell, digit = candidate[key]
            values[cell] = digit
        return bytes(values)


@cache
def tables_of(geometry: Geometry) -> Tables:
    """Return the one shared set of tables of a geometry."""
    return Tables(geometry)
