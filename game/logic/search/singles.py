"""All singles of a position, in HoDoKu's order, found on the whole board at once.

HoDoKu places naked singles before hidden ones, and each kind in the order in which they came
up. Here they come up in rounds; what is new in a round is ordered by house. The board is that of
the exact engine, one integer with a field a constraint (`game.solve.exact.tables`).
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from game.core.digits import Cell, Digit
from game.core.geometry import CLASSIC
from game.core.grid import Grid
from game.logic.board import ALL_CELLS, HOUSE, PEERS, Board, never, planes_of
from game.solve.exact.engine import board_of
from game.solve.exact.tables import tables_of

_TABLES: Final = tables_of(CLASSIC)
_WIDTH: Final = _TABLES.width
_SIZE: Final = _WIDTH - 1
_FIRST_CELL_BIT: Final = 3 * _TABLES.area * _WIDTH
_CELL_GUARDS: Final = _TABLES.guards >> _FIRST_CELL_BIT << _FIRST_CELL_BIT
_ROW: Final = 9 * _WIDTH
_ROW_STARTS: Final = tuple(range(_FIRST_CELL_BIT, _FIRST_CELL_BIT + 9 * _ROW, _ROW))
_ROW_BITS: Final = (1 << _ROW) - 1
_DIGITS: Final = (1 << _SIZE) - 1
_FIELD_STARTS: Final = tuple(range(0, _ROW, _WIDTH))
_KEEP: Final = tuple(ALL_CELLS & ~(peers | 1 << cell) for cell, peers in enumerate(PEERS))
_OTHERS: Final = tuple(
    tuple((house, HOUSE[house] & ~(1 << cell)) for house in houses)
    for cell, houses in enumerate(CLASSIC.houses_of)
)


def _houses_of_guards() -> dict[int, int]:
    """Return by bit length of the guard of a house's field the house."""
    houses = {}
    for field in range(3 * _TABLES.area):
        subject = _TABLES.subject(field)
        if isinstance(subject, tuple):
            houses[_WIDTH * field + _SIZE + 1] = CLASSIC.houses.index(subject[0])
    return houses


_HOUSE_OF_GUARD: Final = _houses_of_guards()
_KEYS: Final = tuple(
    tuple(_FIRST_CELL_BIT + cell * _WIDTH + digit + 1 for digit in range(_SIZE))
    for cell in CLASSIC.cells
)
BY_STEP: Final = -1
"""In place of a guard: another technique placed the digit."""


class Single(NamedTuple):
    """A digit that was placed, and why."""

    technique: str
    cell: Cell
    digit: Digit
    house: int | None
    """The house that shows it: its last open cell, or the only place of the digit in it."""


class Singles:
    """A position in which singles are placed, as long as there are any."""

    __slots__ = (
        "_board",
        "_broken",
        "_cancelled",
        "_givens",
        "_known",
        "_planes",
        "_queue",
        "_synced",
        "placed",
        "values",
    )

    def __init__(
        self, grid: Grid, givens: int | None = None, cancelled: Callable[[], bool] = never
    ) -> None:
        board = board_of(_TABLES, grid)
        self._broken = grid if board is None else None
        self._board = board or 0
        self._known = 0
        self._queue: list[int] = []
        self._cancelled = cancelled
        self.placed: list[tuple[int, int]] = []
        """The digits placed so far, in order: the candidate's key in the tables of the exact
        engine, and for hidden singles the guard of the field that shows it, else 0; `BY_STEP`
        for what `place` placed."""
        self.values: list[int] = list(grid.values)
        self._synced = 0
        filled = 0
        for cell, value in enumerate(grid.values):
            if value:
                filled |= 1 << cell
        self._givens = filled if givens is None else givens
        self._planes: list[int] | None = None

    @property
    def solved(self) -> bool:
        """Whether every cell is filled."""
        return not self._board and self._broken is None

    def run(self) -> bool:
        """Place singles until none is left; whether the position can still have a solution."""
        if self._broken is not None:
            return False
        board, known, queue = self._board, self._known, self._queue
        guards, place = _TABLES.guards, _TABLES.place
        append = self.placed.append
        while board:
            unmet = board & guards
            units = unmet >> _SIZE
            lowered = board - units
            if lowered & unmet != unmet:
                break
            more = board & lowered
            found = unmet ^ ((more - units) & unmet)
            naked = found & _CELL_GUARDS
            hidden = (found ^ naked) & ~known
            if hidden:
                queue.append(hidden)
                known |= hidden
            if naked:
                singles = board & (naked - (naked >> _SIZE))
                while singles:
                    key = singles.bit_length()
                    mask = place[key]
                    singles &= mask
                    board &= mask
                    append((key, 0))
                continue
            while queue:
                batch = queue[0] & found
                if batch:
                    guard = batch & -batch
                    key = (board & (guard - (guard >> _SIZE))).bit_length()
                    board &= place[key]
                    append((key, guard))
                    break
                del queue[0]
            else:
                self._board, self._known = board, known
                return True
        self._board, self._known = board, known
        return not board

    def place(self, cell: int, digit: int) -> None:
        """Place a digit that a step found."""
        self._board &= _TABLES.given[cell][digit]
        self.placed.append((_KEYS[cell][digit - 1], BY_STEP))

    def eliminate(self, candidates: Iterable[tuple[int, int]]) -> None:
        """Take candidates away."""
        ban, planes = _TABLES.ban, self._planes
        for cell, digit in candidates:
            self._board &= ban[cell][digit]
            if planes is not None:
                planes[digit - 1] &= ~(1 << cell)

    def board(self) -> Board:
        """Return the position as the other techniques search it."""
        new = self._sync()
        masks = self._masks()
        if self._planes is None:
            self._planes = planes_of(masks)
        else:
            self._fill(new)
        return Board.of(self.values, masks, self._planes.copy(), self._givens, self._cancelled)

    def grid(self) -> Grid:
        """Return the position as a value."""
        if self._broken is not None:
            return self._broken
        self._sync()
        return Grid(self.values, self._masks())

    def _sync(self) -> list[tuple[Cell, Digit]]:
        """Bring `values` up to date; return what was placed since the last time."""
        candidate = _TABLES.candidate
        new = [candidate[key] for key, _ in self.placed[self._synced :]]
        self._synced = len(self.placed)
        for cell, digit in new:
            self.values[cell] = digit
        return new

    def _fill(self, placed: Iterable[tuple[int, int]]) -> None:
        """Take digits that were placed out of the planes."""
        planes = self._planes or []
        filled = 0
        for cell, digit in placed:
            filled |= 1 << cell
            planes[digit - 1] &= _KEEP[cell]
        for index in range(9):
            planes[index] &= ~filled

    def _masks(self) -> list[int]:
        board = self._board
        masks = []
        for start in _ROW_STARTS:
            row = board >> start & _ROW_BITS
            masks += [row >> field & _DIGITS for field in _FIELD_STARTS]
        return masks


def named(values: bytes, placed: Sequence[tuple[int, int]]) -> Iterator[Single]:
    """Yield what `Singles.placed` lists by name; `values` is the position before.

    A naked single in the last open cell of a house is a full house.
    """
    candidate = _TABLES.candidate
    free = ALL_CELLS
    for cell, value in enumerate(values):
        if value:
            free ^= 1 << cell
    for key, guard in placed:
        cell, digit = candidate[key]
        free &= ~(1 << cell)
        if guard == BY_STEP:
            continue
        if guard:
            yield Single("hidden-single", cell, digit, _HOUSE_OF_GUARD[guard.bit_length()])
            continue
        for house, others in _OTHERS[cell]:
            if not free & others:
                yield Single("full-house", cell, digit, house)
                break
        else:
            yield Single("naked-single", cell, digit, None)


def tally(values: bytes, placed: Sequence[tuple[int, int]]) -> tuple[int, int, int]:
    """Return how many full houses, naked and hidden singles `named` would yield."""
    candidate = _TABLES.candidate
    free = ALL_CELLS
    for cell, value in enumerate(values):
        if value:
            free ^= 1 << cell
    full = hidden = others = 0
    for key, guard in placed:
        cell = candidate[key][0]
        free &= ~(1 << cell)
        if guard > 0:
            hidden += 1
        elif guard == BY_STEP:
            others += 1
        else:
            row, column, box = _OTHERS[cell]
            if not (free & row[1] and free & column[1] and free & box[1]):
                full += 1
    return full, len(placed) - full - hidden - others, hidden
