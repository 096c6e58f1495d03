"""The shape of a board as a value: cells, houses, peers and their names."""

import re
from enum import Enum
from functools import cache
from typing import Final, NamedTuple

from game.core.digits import Cell, Mask
from game.core.errors import CellNameError

_CELL_NAME: Final = re.compile(r"r(\d{1,2})c(\d{1,2})", re.IGNORECASE)


class HouseKind(Enum):
    """What a house is; the value is the letter of its short name."""

    ROW = "r"
    COLUMN = "c"
    BOX = "b"


class House(NamedTuple):
    """A set of cells that holds each digit once.

    `number` counts from 1 among the houses of its kind; `cells` is in reading order.
    """

    kind: HouseKind
    number: int
    cells: tuple[Cell, ...]

    @property
    def name(self) -> str:
        """The short name in the field's notation: r4, c7 or b3."""
        return f"{self.kind.value}{self.number}"


class Geometry:
    """Cells, houses and peers of a board of `size` x `size` cells.

    Houses are listed rows first, then columns, then boxes, so that for 9x9 the house indices
    are 0-8, 9-17 and 18-26. Two geometries with the same boxes are equal.
    """

    __slots__ = (
        "all_digits",
        "box_height",
        "box_width",
        "cells",
        "houses",
        "houses_of",
        "peers",
        "size",
    )

    def __init__(self, box_height: int, box_width: int) -> None:
        size = box_height * box_width
        every = [Cell(cell) for cell in range(size * size)]
        rows = [[cell for cell in every if cell // size == i] for i in range(size)]
        columns = [[cell for cell in every if cell % size == i] for i in range(size)]
        boxes: list[list[Cell]] = [[] for _ in range(size)]
        for cell in every:
            row, column = divmod(cell, size)
            boxes[row // box_height * box_height + column // box_width].append(cell)
        self.size: Final = size
        self.box_height: Final = box_height
        self.box_width: Final = box_width
        self.cells: Final = tuple(every)
        self.all_digits: Final = Mask((1 << size) - 1)
        self.houses: Final = tuple(
            House(kind, number, tuple(cells))
            for kind, groups in (
                (HouseKind.ROW, rows),
                (HouseKind.COLUMN, columns),
                (HouseKind.BOX, boxes),
            )
            for number, cells in enumerate(groups, 1)
        )
        """All houses: rows, columns, boxes."""
        self.houses_of: Final = tuple(
            tuple(i for i, house in enumerate(self.houses) if cell in house.cells) for cell in every
        )
        """For each cell, the indices of its houses: row, column, box."""
        self.peers: Final = tuple(
            tuple(sorted({p for i in self.houses_of[c] for p in self.houses[i].cells if p != c}))
            for c in every
        )
        """For each cell, the cells that share a house with it, in reading order."""

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Geometry):
            return NotImplemented
        return (self.box_height, self.box_width) == (other.box_height, other.box_width)

    def __hash__(self) -> int:
        return hash((self.box_height, self.box_width))

    def __repr__(self) -> str:
        return f"Geometry({self.box_height}, {self.box_width})"

    def __reduce__(self) -> tuple[object, tuple[int, int]]:
        # The tables are large and always the same: only the shape travels.
        return geometry, (self.box_height, self.box_width)

    @property
    def rows(self) -> tuple[House, ...]:
        """The rows, top to bottom."""
        return self.houses[: self.size]

    @property
    def columns(self) -> tuple[House, ...]:
        """The columns, left to right."""
        return self.houses[self.size : 2 * self.size]

    @property
    def boxes(self) -> tuple[House, ...]:
        """The boxes in reading order."""
        return self.houses[2 * self.size :]

    def cell(self, row: int, column: int) -> Cell:
        """Return the cell of a 1-based row and column; `CellNameError` when outside the board."""
        if not (1 <= row <= self.size and 1 <= column <= self.size):
            raise CellNameError(f"r{row}c{column}", self.size)
        return self.cells[(row - 1) * self.size + column - 1]

    def cell_name(self, cell: int) -> str:
        """Return the name of a cell in the field's notation, such as r4c7."""
        row, column = divmod(cell, self.size)
        return f"r{row + 1}c{column + 1}"

    def parse_cell(self, name: str) -> Cell:
        """Return the cell of a name such as r4c7; `CellNameError` when it names none."""
        match = _CELL_NAME.fullmatch(name.strip())
        if match is None:
            raise CellNameError(name, self.size)
        return self.cell(int(match[1]), int(match[2]))


@cache
def geometry(box_height: int, box_width: int) -> Geometry:
    """Return the one shared geometry of a box shape."""
    return Geometry(box_height, box_width)


CLASSIC: Final = geometry(3, 3)
"""The 9x9 board with 3x3 boxes."""
