"""The shape of a board as a value: cells, houses, peers and their names."""

import re
from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from ..plain import sign
from .digits import DECIMAL, Cell, Mask, symbol
from .errors import CellNameError, ShapeError

if TYPE_CHECKING:
    from .constraints.clause import Clause
    from .constraints.rule import Bound

BOXES: Final[Mapping[int, tuple[int, int]]] = {
    4: (2, 2),
    6: (2, 3),
    8: (2, 4),
    9: (3, 3),
    10: (2, 5),
    12: (3, 4),
    16: (4, 4),
}
"""By size: height and width of the usual boxes."""

EXTRAS: Final = ("diagonals", "windows", "knight", "king")
"""What may hold on a board besides its lines and boxes, in the order that codes have."""

_CELL_NAME: Final = r"(?i:r(\d{1,2})c(\d{1,2}))"
_CODE: Final = (
    r"([0-9]{1,2})x\1(?:/(?P<height>[0-9]{1,2})x(?P<width>[0-9]{1,2})|:(?P<regions>[A-P]+))?"
    r"(?P<extras>(?:\+[a-z]+)*)"
)


class HouseKind(Enum):
    """The kind of a house; the value is the letter of its short name."""

    ROW = "r"
    COLUMN = "c"
    BOX = "b"
    """A rectangle of the boxed boards."""
    REGION = "n"
    """What a jigsaw has in place of boxes; n as in *nonet*, the field's word for any of them."""
    DIAGONAL = "d"
    """1 falls from the top left, 2 rises from the bottom left."""
    WINDOW = "w"
    """One of the four more boxes of a windoku."""
    KNIGHT = "k"
    """Two cells a knight's move apart, see `Geometry.pairs`."""
    KING = "a"
    """Two cells that touch at a corner, see `Geometry.pairs`."""
    CONSTRAINT = "x"
    """Cells that a constraint is about, numbered as `Geometry.constraints` are from 1."""


class House(NamedTuple):
    """A set of cells that has each digit once; a pair only excludes repeats.

    `number` counts from 1 among the houses of its kind; `cells` is in reading order.
    """

    kind: HouseKind
    number: int
    cells: tuple[Cell, ...]

    @property
    def name(self) -> str:
        """Its short name in standard notation: r4, c7 or b3."""
        return f"{self.kind.value}{self.number}"


class Geometry:
    """Cells, houses and peers of a board of `size` x `size` cells, identified by its houses.

    Houses are listed rows first, then columns, then boxes (or regions), then what a variant
    adds, so that for 9x9 the house indices are 0-8, 9-17 and 18-26. `pairs` are cells that
    share no house and yet hold no digit twice. Geometries with the same houses and pairs are
    equal, however they came about. `code` names the geometry, and `geometry_of` makes it
    again from that. `constraints` are what a puzzle asks for beyond its houses: two boards with
    different ones are different boards.
    """

    __slots__ = (
        "all_digits",
        "box_shape",
        "cells",
        "code",
        "constraints",
        "houses",
        "houses_of",
        "pairs",
        "peers",
        "region_of",
        "relations",
        "size",
        "unread",
    )

    def __init__(
        self,
        code: str,
        size: int,
        houses: tuple[House, ...],
        pairs: tuple[House, ...] = (),
        box_shape: tuple[int, int] | None = None,
        constraints: "tuple[Clause, ...]" = (),
        relations: "tuple[Bound, ...]" = (),
        *,
        unread: bool = False,
    ) -> None:
        every = tuple(Cell(cell) for cell in range(size * size))
        holders: list[list[int]] = [[] for _ in every]
        for index, house in enumerate(houses):
            for cell in house.cells:
                holders[cell].append(index)
        together: list[set[Cell]] = [set() for _ in every]
        for house in (*houses, *pairs):
            for cell in house.cells:
                together[cell].update(house.cells)
        self.code: Final = code
        self.size: Final = size
        self.box_shape: Final = box_shape
        """Height and width of its boxes; None for the regions of a jigsaw."""
        self.cells: Final = every
        self.all_digits: Final = Mask((1 << size) - 1)
        self.houses: Final = houses
        """All houses: rows, columns, boxes, and what a variant adds."""
        self.pairs: Final = pairs
        """Pairs of cells without a common house that hold no digit twice."""
        self.constraints: Final = constraints
        """What holds besides: cages, lines, sums; see `game.core.constraints`."""
        self.relations: Final = relations
        """What the constraints ask of cells, one by one."""
        self.unread: Final = unread
        """Whether its author asks for more than was read: only one solution is a verdict then."""
        self.houses_of: Final = tuple(map(tuple, holders))
        """For each cell, the indices of its houses: row, column, box, and any further ones."""
        self.region_of: Final = tuple(holder[2] - 2 * size for holder in holders)
        """For each cell, the number of its box from 0."""
        self.peers: Final = tuple(
            tuple(sorted(others - {cell})) for cell, others in enumerate(together)
        )
        """For each cell, the cells that cannot hold the same digit, in reading order."""

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Geometry):
            return NotImplemented
        return self is other or (
            self.houses == other.houses
            and self.pairs == other.pairs
            and self.constraints == other.constraints
            and self.unread == other.unread
        )

    def __hash__(self) -> int:
        return hash((len(self.houses), len(self.pairs), self.region_of, self.constraints))

    def __repr__(self) -> str:
        return f"geometry_of({self.code!r})"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        # The tables are large and always the same: only the code travels.
        return geometry_of, (self.code,)

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
        """The boxes in reading order; the regions of a jigsaw in the order of their first cells."""
        return self.houses[2 * self.size : 3 * self.size]

    @property
    def middle(self) -> Cell:
        """The cell in the middle, or just after it if the size is even."""
        return self.cells[self.size // 2 * (self.size + 1)]

    @property
    def has_square_boxes(self) -> bool:
        """Whether rows, columns and boxes are those of the classic board."""
        return self.houses[:27] == CLASSIC.houses

    def cell(self, row: int, column: int) -> Cell:
        """Return the cell of a 1-based row and column; raises `CellNameError` if outside."""
        if not (1 <= row <= self.size and 1 <= column <= self.size):
            raise CellNameError(f"r{row}c{column}", self.size)
        return self.cells[(row - 1) * self.size + column - 1]

    def cell_name(self, cell: int) -> str:
        """Return the name of a cell in standard notation, such as r4c7."""
        row, column = divmod(cell, self.size)
        return f"r{row + 1}c{column + 1}"

    @property
    def has_signs(self) -> bool:
        """Whether other symbols may replace its digits: there are at most nine, and no sums."""
        return self.size <= DECIMAL and not self.constraints

    def symbol_for(self, digit: int) -> str:
        """Return what replaces a digit in everything that a player reads or sees.

        A catalogue names the symbol and `Fonts` draws it, as the player chose.
        """
        return sign(symbol(digit)) if self.has_signs else symbol(digit)

    def parse_cell(self, name: str) -> Cell:
        """Return the cell with a name such as r4c7; raises `CellNameError`."""
        match = re.fullmatch(_CELL_NAME, name.strip())
        if match is None:
            raise CellNameError(name, self.size)
        return self.cell(int(match[1]), int(match[2]))


def geometry_of(code: str) -> Geometry:
    """Return the one shared geometry of a code; `ShapeError` for a text that is not one.

    A code is the size, then what the boxes are where they are not the usual ones (`/3x2`, or
    for a jigsaw `:` and a letter a cell), then what holds besides: `9x9`, `6x6+diagonals`,
    `9x9+windows+knight`, `4x4:AABBABBACDDCCCDD`; then constraints, `9x9~cage=3:r1c1.r1c2`, and
    `~unread` at the end where its author asks for more than was read.
    """
    if "~" in code:
        from .constraints import constrained_of  # most boards have none

        return constrained_of(code)
    match = re.fullmatch(_CODE, code)
    if match is None:
        raise ShapeError(code)
    size = int(match[1])
    extras = tuple(match["extras"].split("+")[1:])
    if match["regions"]:
        if len(match["regions"]) != size * size:
            raise ShapeError(code)
        return jigsaw(match["regions"], extras)
    sides = (int(match["height"]), int(match["width"])) if match["height"] else BOXES.get(size)
    if sides is None or sides[0] * sides[1] != size:
        raise ShapeError(code)
    return geometry(*sides, extras)


def geometry(box_height: int, box_width: int, extras: tuple[str, ...] = ()) -> Geometry:
    """Return the shared, cached geometry of a board with boxes, and some of `EXTRAS`."""
    size = box_height * box_width
    boxes: list[list[int]] = [[] for _ in range(size)]
    for cell in range(size * size):
        row, column = divmod(cell, size)
        boxes[row // box_height * box_height + column // box_width].append(cell)
    usual = BOXES.get(size) == (box_height, box_width)
    code = f"{size}x{size}" if usual else f"{size}x{size}/{box_height}x{box_width}"
    return _shared(code, HouseKind.BOX, _groups(boxes), extras, (box_height, box_width))


def jigsaw(regions: str, extras: tuple[str, ...] = ()) -> Geometry:
    """Return the shared, cached geometry of a jigsaw: `regions` has a letter per cell.

    The code has the letters from A in the order in which they first occur, whatever they were;
    `ShapeError` when the regions are not as many and as large as the rows.
    """
    order = list(dict.fromkeys(regions))
    size = len(order)
    boxes = [[cell for cell, name in enumerate(regions) if name == own] for own in order]
    if size < 3 or len(regions) != size * size or any(len(group) != size for group in boxes):
        raise ShapeError(regions)
    names = "".join(chr(ord("A") + order.index(name)) for name in regions)
    return _shared(f"{size}x{size}:{names}", HouseKind.REGION, _groups(boxes), extras, None)


def with_extra(board: Geometry, extra: str) -> Geometry:
    """Return a board without constraints with one more of `EXTRAS`."""
    shape, *others = board.code.split("+")
    return geometry_of("+".join((shape, *(one for one in EXTRAS if one in {*others, extra}))))


def unfinished_jigsaw(
    region_of: Sequence[int],
    size: int,
    extras: tuple[str, ...],
    constraints: "tuple[Clause, ...]" = (),
) -> Geometry:
    """Return a board for viewing only, whose regions, by cell from 0, have wrong sizes.

    It has no code, so that it can be neither saved nor solved; its constraints are only drawn.
    """
    regions = [[cell for cell, own in enumerate(region_of) if own == n] for n in range(size)]
    made = _made("", HouseKind.REGION, _groups(regions), extras, None)
    return Geometry("", size, made.houses, made.pairs, constraints=constraints)


def _made(
    code: str,
    kind: HouseKind,
    boxes: tuple[tuple[Cell, ...], ...],
    extras: tuple[str, ...],
    box_shape: tuple[int, int] | None,
) -> Geometry:
    size = len(boxes)
    code = code and "+".join((code, *extras))
    if list(extras) != [extra for extra in EXTRAS if extra in extras]:
        raise ShapeError(code)
    houses = [*_lines(size), *_numbered(kind, boxes)]
    pairs: list[House] = []
    if "diagonals" in extras:
        falling = range(0, size * size, size + 1)
        rising = range(size - 1, size * size - 1, size - 1)
        houses += _numbered(HouseKind.DIAGONAL, (falling, rising))
    if "windows" in extras:
        if size != 9:
            raise ShapeError(code)
        corners = (10, 14, 46, 50)
        houses += _numbered(
            HouseKind.WINDOW, [[c + 9 * i + j for i in range(3) for j in range(3)] for c in corners]
        )
    if "knight" in extras:
        pairs += _apart(HouseKind.KNIGHT, size, ((1, -2), (1, 2), (2, -1), (2, 1)), houses)
    if "king" in extras:
        pairs += _apart(HouseKind.KING, size, ((1, -1), (1, 1)), houses)
    return Geometry(code, size, tuple(houses), tuple(pairs), box_shape)


_shared = cache(_made)


def _lines(size: int) -> tuple[House, ...]:
    every = range(size * size)
    rows = [every[size * i : size * (i + 1)] for i in range(size)]
    return _numbered(HouseKind.ROW, rows) + _numbered(
        HouseKind.COLUMN, [every[i::size] for i in range(size)]
    )


def _groups(groups: Iterable[Iterable[int]]) -> tuple[tuple[Cell, ...], ...]:
    return tuple(tuple(map(Cell, cells)) for cells in groups)


def _numbered(kind: HouseKind, groups: Iterable[Iterable[int]]) -> tuple[House, ...]:
    return tuple(House(kind, number, cells) for number, cells in enumerate(_groups(groups), 1))


def _apart(
    kind: HouseKind, size: int, leaps: Sequence[tuple[int, int]], houses: Sequence[House]
) -> tuple[House, ...]:
    """Return the pairs of cells that are a leap apart and share no house."""
    together = [set(house.cells) for house in houses]
    pairs = []
    for cell in range(size * size):
        row, column = divmod(cell, size)
        for down, right in leaps:
            if row + down < size and 0 <= column + right < size:
                pair = {Cell(cell), Cell(cell + down * size + right)}
                if not any(pair <= cells for cells in together):
                    pairs.append(sorted(pair))
    return _numbered(kind, pairs)


CLASSIC: Final = geometry(3, 3)
"""The 9x9 board with 3x3 boxes."""
