"""A puzzle being made: its digits and its board, which need not be valid yet."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from ...core.constraint import Constraint
from ...core.constraints.clause import Clause
from ...core.errors import ShapeError
from ...core.geometry import (
    BOXES,
    CLASSIC,
    EXTRAS,
    Geometry,
    geometry,
    jigsaw,
    unfinished_jigsaw,
)
from ...core.grid import Grid


class Rules(NamedTuple):
    """The choices that determine a board."""

    size: int = CLASSIC.size
    is_jigsaw: bool = False
    extras: tuple[str, ...] = ()
    """Some of `EXTRAS`, in their order."""
    switches: tuple[str, ...] = ()
    """The kinds of constraints that hold on the whole board."""


class Brought(NamedTuple):
    """Further parts of a puzzle from elsewhere, which are kept but not edited."""

    title: str = ""
    author: str = ""
    rules: str = ""
    constraints: tuple[Constraint, ...] = ()
    """What is drawn, and rules that are not known here or doubtful."""
    unread: bool = False
    """Whether its author asks for more than was read."""


_DIAGONALS: Final = ("falling-diagonal", "rising-diagonal")
NOTHING: Final = Brought()
"""Of a puzzle that is made here."""


class Draft(NamedTuple):
    """Digits, their board, and for a jigsaw its regions as painted.

    `regions` has a number from 0 for each cell. Until all are as large as a row, the board can only
    be viewed.
    """

    values: bytes = bytes(len(CLASSIC.cells))
    board: Geometry = CLASSIC
    regions: bytes = b""
    constraints: tuple[Clause, ...] = ()
    """Those of the board, also while its regions make none."""
    brought: Brought = NOTHING

    @property
    def is_board(self) -> bool:
        """Whether the board is valid: regions may still have wrong sizes."""
        return bool(self.board.code)

    @property
    def grid(self) -> Grid:
        """The digits on their board."""
        return Grid(self.values, None, self.board)

    @property
    def rules(self) -> Rules:
        """The choices that determine the board."""
        switches = tuple(one.kind for one in self.constraints if not one.cells)
        return Rules(self.board.size, bool(self.regions), extras_of(self.board), switches)

    def write(self, cells: Iterable[int], digit: int) -> "Draft":
        """Return the draft with a digit, or 0, in some cells."""
        values = bytearray(self.values)
        for cell in cells:
            values[cell] = digit
        return self._replace(values=bytes(values))

    def paint(self, cells: Iterable[int], region: int) -> "Draft":
        """Return the draft with some cells moved to a region."""
        regions = bytearray(self.regions)
        for cell in cells:
            regions[cell] = region
        return self.with_regions(bytes(regions))

    def with_regions(self, regions: bytes) -> "Draft":
        """Return the jigsaw with other regions, of any sizes."""
        return self._on(extras_of(self.board), regions)

    def ruled(self, rules: Rules) -> "Draft":
        """Return the draft on another board; digits stay if its size does.

        A jigsaw starts with the boxes. Constraints that do not fit the board are dropped.
        """
        if rules.size != self.board.size:
            board = geometry(*BOXES[rules.size])
            brought = self.brought._replace(constraints=(), unread=False)
            fresh = Draft(bytes(len(board.cells)), board, brought=brought)
            return fresh.ruled(rules) if rules != fresh.rules else fresh
        rules = _settled(rules)
        if rules.switches != self.rules.switches:
            placed = tuple(one for one in self.constraints if one.cells)
            whole = tuple(Clause(word) for word in rules.switches)
            return self._replace(constraints=placed + whole).ruled(rules)
        regions = self.regions
        if not rules.is_jigsaw:
            regions = b""
        elif not regions:
            regions = bytes(self.board.region_of)
        return self._on(rules.extras, regions)

    def constrained(self, constraints: Sequence[Clause]) -> "Draft":
        """Return the draft with other constraints, as far as they fit the board."""
        return self._replace(constraints=tuple(constraints))._on(
            extras_of(self.board), self.regions
        )

    def _on(self, extras: tuple[str, ...], regions: bytes) -> "Draft":
        size = self.board.size
        if not regions:
            board = geometry(*(self.board.box_shape or BOXES[size]), extras)
        elif any(regions.count(number) != size for number in range(size)):
            board = unfinished_jigsaw(regions, size, extras, self.constraints)
            return self._replace(board=board, regions=regions)
        else:
            board = jigsaw("".join(chr(ord("A") + number) for number in regions), extras)
        constraints = self.constraints
        if constraints:
            board = _with_those_that_fit(board, constraints)
            constraints = board.constraints
        if self.brought.unread:
            from ...core.constraints import base_of, constrained  # most puzzles are read as a whole

            board = constrained(base_of(board), constraints, unread=True)
        return self._replace(board=board, regions=regions, constraints=constraints)


def _settled(rules: Rules) -> Rules:
    """Return rules that name both diagonals in the canonical way."""
    if "diagonals" not in rules.extras and not {*_DIAGONALS} <= {*rules.switches}:
        return rules
    extras = tuple(one for one in EXTRAS if one in {*rules.extras, "diagonals"})
    switches = tuple(one for one in rules.switches if one not in _DIAGONALS)
    return rules._replace(extras=extras, switches=switches)


def draft_of(grid: Grid, brought: Brought = NOTHING) -> Draft:
    """Return the draft of a board, with the parts brought along."""
    board = grid.geometry
    regions = b"" if board.box_shape is not None else bytes(board.region_of)
    return Draft(grid.values, board, regions, board.constraints, brought)


def _with_those_that_fit(board: Geometry, constraints: Iterable[Clause]) -> Geometry:
    from ...core.constraints import constrained  # most boards have none

    found: list[Clause] = []
    for one in constraints:
        try:
            constrained(board, (one,))
        except ShapeError:
            continue
        found.append(one)
    return constrained(board, found)


def extras_of(board: Geometry) -> tuple[str, ...]:
    """Return which of `EXTRAS` apply to a board."""
    further = (*board.houses[3 * board.size :], *board.pairs)
    kinds = {house.kind.name.lower() for house in further}
    return tuple(extra for extra in EXTRAS if extra.removesuffix("s") in kinds)


def allowed_extras(size: int) -> tuple[str, ...]:
    """Return which of `EXTRAS` are possible on a board of a size."""
    return tuple(extra for extra in EXTRAS if extra != "windows" or size == CLASSIC.size)
