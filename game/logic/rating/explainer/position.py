"""The rater's position: a whole board as one integer, and its 324 fields when asked for.

The integer is the exact engine's (`game.solve.exact.tables`): a field of candidate places for
every constraint, so that a single of any kind is a field with one bit. A position is changed by
replacing `board`; `fields` are read off it once and then cached.
"""

from collections.abc import Callable
from operator import itemgetter
from sys import byteorder
from typing import Final, TypeVar

from game.core.errors import ClassicOnlyError
from game.core.geometry import CLASSIC
from game.core.grid import Grid
from game.logic.search.trial import trials_of
from game.logic.tables import tables_of as sets_of
from game.solve.exact.engine import board_of
from game.solve.exact.tables import tables_of

T = TypeVar("T")

TABLES: Final = tables_of(CLASSIC)
BAN: Final = TABLES.ban
"""By cell and digit (1 to 9): AND with it removes the candidate."""
PLACE: Final = TABLES.given
"""By cell and digit (1 to 9): AND with it places the digit."""
GUARDS: Final = TABLES.guards
SETS: Final = sets_of(CLASSIC)
TRIALS: Final = trials_of(CLASSIC)
HOUSE: Final = SETS.houses
PEERS: Final = SETS.peers
ALL_CELLS: Final = SETS.all_cells
HOUSE_CELLS: Final = tuple(tuple(int(c) for c in house.cells) for house in CLASSIC.houses)
HOUSES_OF: Final = CLASSIC.houses_of
"""The row, column and box of a cell, as house indices."""
PLACES: Final = 81
"""Where the fields of the houses start: digit d of house h is field 81 + 9h + d - 1."""


def _fields() -> list[int]:
    """Return where the engine keeps the fields in our order: cells, then digits by house."""
    where: dict[int, int] = {}
    for field in range(TABLES.fields):
        subject = TABLES.subject(field)
        if isinstance(subject, tuple):
            house, digit = subject
            where[PLACES + 9 * CLASSIC.houses.index(house) + digit - 1] = field
        else:
            where[subject] = field
    return [where[index] for index in range(TABLES.fields)]


_FIELDS: Final = _fields()
_IN_ORDER: Final = itemgetter(*_FIELDS)
CELL_FIELDS: Final = sum(511 << 10 * field for field in _FIELDS[:81])
BOX_FIELDS: Final = sum(511 << 10 * field for field in _FIELDS[PLACES + 9 * 18 :])
OPEN: Final = tuple(sum(512 << 10 * _FIELDS[cell] for cell in cells) for cells in HOUSE_CELLS)
"""By house the guards of its cells' fields: those that are on a board are of open cells."""
_CANDIDATES: Final = TABLES.full ^ GUARDS


def _widenings() -> tuple[tuple[int, int, int], ...]:
    """Return the steps that bring fields of ten bits to sixteen: what stays, what moves, how far.

    Field i moves by six bits for each of the powers of two in i, the greatest first.
    """
    steps = []
    at = [10 * field for field in range(TABLES.fields)]
    for power in (256, 128, 64, 32, 16, 8, 4, 2, 1):
        stays = sum(1023 << place for field, place in enumerate(at) if not field & power)
        moves = sum(1023 << place for field, place in enumerate(at) if field & power)
        steps.append((stays, moves, 6 * power))
        at = [place + 6 * (field & power) for field, place in enumerate(at)]
    return tuple(steps)


_WIDENINGS: Final = _widenings()


class Position:
    """What is known while a puzzle is rated: the board, and what was made of it."""

    __slots__ = ("_facts", "_fields", "_planes", "board", "level", "poll")

    def __init__(self, board: int, poll: Callable[[], None] = lambda: None) -> None:
        self.board = board
        self.poll: Final = poll
        """To be called often by what may take long: raises to end the rating."""
        self.level = 0
        """The rating reached so far, in tenths: what is rated no higher may be taken at once."""
        self._fields: list[int] | None = None
        self._planes: list[int] | None = None
        self._facts: dict[Callable[[Position], object], object] = {}

    @classmethod
    def of(cls, grid: Grid, poll: Callable[[], None] = lambda: None) -> "Position | None":
        """Return the position of a 9x9 grid; None when the grid breaks a rule.

        Raises `ClassicOnlyError` for another shape.
        """
        if grid.geometry != CLASSIC:
            raise ClassicOnlyError("Sudoku Explainer", grid.geometry.code)
        board = board_of(TABLES, grid)
        return None if board is None else cls(board, poll)

    def replace(self, board: int) -> None:
        """Take another board, and forget what was made of the former."""
        self.board = board
        self._fields = None
        self._planes = None
        self._facts.clear()

    def cached(self, fact: Callable[["Position"], T]) -> T:
        """Return what a function says of this position, asking it once until the next change."""
        facts = self._facts
        if fact not in facts:
            facts[fact] = fact(self)
        return facts[fact]  # type: ignore[return-value]

    @property
    def fields(self) -> list[int]:
        """For every constraint its places left: 81 cells, then nine digits for each house."""
        if self._fields is None:
            board = self.board & _CANDIDATES
            for stays, moves, by in _WIDENINGS:
                board = board & stays | (board & moves) << by
            raw = board.to_bytes(2 * TABLES.fields, byteorder)
            self._fields = list(_IN_ORDER(memoryview(raw).cast("H")))
        return self._fields

    @property
    def planes(self) -> list[int]:
        """For every digit, the cells that can still take it, as a set of 81 bits."""
        if self._planes is None:
            fields = self.fields
            self._planes = [
                fields[81 + d]
                | fields[90 + d] << 9
                | fields[99 + d] << 18
                | fields[108 + d] << 27
                | fields[117 + d] << 36
                | fields[126 + d] << 45
                | fields[135 + d] << 54
                | fields[144 + d] << 63
                | fields[153 + d] << 72
                for d in range(9)
            ]
        return self._planes

    def singles(self) -> int | None:
        """Return the candidates that are alone in a field, one bit a field; None when dead.

        The board is dead when a field has no candidate left.
        """
        board = self.board
        unmet = board & GUARDS
        units = unmet >> 9
        lowered = board - units
        if lowered & unmet != unmet:
            return None
        rest = board & lowered
        found = unmet ^ ((rest - units) & unmet)
        return board & (found - (found >> 9))

    def placed(self, singles: int) -> int:
        """Return the board with the candidates of a set of bits that `singles` returned."""
        board = self.board
        place = TABLES.place
        while singles:
            mask = place[singles.bit_length()]
            singles &= mask
            board &= mask
        return board
