"""The position that the finders search: candidates by cell and by digit."""

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from ..core.digits import Cell, Digit
from ..core.errors import SudokuError
from ..core.grid import Grid
from ..solve.exact.tables import tables_of as exact_tables_of
from .sets import CandidateSet, CellSet, DigitSet, EngineBoard, PlainDigit, bits
from .step import Candidate
from .tables import Tables, tables_of

T = TypeVar("T")

_FILLED: Final = b"0" + b"1" * 255
"""Translates values to the binary digits of the set of filled cells."""


class CancelledError(SudokuError):
    """The search was cancelled before it had an answer."""

    key = "error.cancelled"

    def __init__(self) -> None:
        super().__init__("the search was called off")


def never() -> bool:
    """Return False: the default for a search that nobody cancels."""
    return False


class Board:
    """A position as the finders see it; it never changes.

    `masks[c]` are the candidates of cell c (none when filled), `planes[d - 1]` the cells that can
    still take digit d, `givens` the cells filled from the start: see `game.logic.sets`. `tables`
    are those of its geometry.
    """

    __slots__ = ("_cancelled", "_exact", "_facts", "givens", "masks", "planes", "tables", "values")

    def __init__(
        self, grid: Grid, givens: CellSet | None = None, cancelled: Callable[[], bool] = never
    ) -> None:
        masks = grid.candidates
        self.tables: Tables = tables_of(grid.geometry)
        self.values: Sequence[int] = grid.values
        self.masks: Sequence[DigitSet] = masks
        self.planes: Sequence[CellSet] = planes_of(masks, grid.geometry.size)
        self.givens: CellSet = filled_cells(grid) if givens is None else givens
        """Cells that are givens; every filled cell when nothing else is known."""
        self._facts: dict[Callable[[Board], object], object] = {}
        self._cancelled = cancelled
        self._exact: int | None = None

    @classmethod
    def of(
        cls,
        tables: Tables,
        values: Sequence[PlainDigit],
        masks: Sequence[DigitSet],
        planes: Sequence[CellSet],
        givens: CellSet,
        cancelled: Callable[[], bool] = never,
        exact: EngineBoard | None = None,
    ) -> "Board":
        """Build a board from lists that agree with each other, without copying them."""
        board = cls.__new__(cls)
        board.tables = tables
        board.values = values
        board.masks = masks
        board.planes = planes
        board.givens = givens
        board._facts = {}
        board._cancelled = cancelled
        board._exact = exact
        return board

    @property
    def exact(self) -> EngineBoard:
        """The exact engine's integer of the position."""
        if self._exact is None:
            self._exact = _exact_of(self)
        return self._exact

    def candidates(self, cells: CellSet, digits: DigitSet) -> CandidateSet:
        """Return the candidates of some digits in some cells."""
        found, area, planes = 0, self.tables.area, self.planes
        for digit in bits(digits):
            found |= (planes[digit] & cells) << area * digit
        return found

    def poll(self) -> None:
        """Raise `CancelledError` if the search was cancelled; called often in long searches."""
        if self._cancelled():
            raise CancelledError

    def cached(self, fact: Callable[["Board"], T]) -> T:
        """Return `fact(self)`, computed at the first call and then remembered."""
        facts = self._facts
        if fact not in facts:
            facts[fact] = fact(self)
        return facts[fact]  # type: ignore[return-value]


def _exact_of(board: Board) -> EngineBoard:
    tables = exact_tables_of(board.tables.geometry)
    found, all_digits = tables.full, int(tables.geometry.all_digits)
    for cell, (value, mask) in enumerate(zip(board.values, board.masks, strict=True)):
        if value:
            found &= tables.given[cell][value]
        else:
            bans = tables.ban[cell]
            for digit in bits(all_digits & ~mask):
                found &= bans[digit + 1]
    return found


def filled_cells(grid: Grid) -> CellSet:
    """Return the filled cells as a set."""
    return int(grid.values.translate(_FILLED)[::-1], 2)


def planes_of(masks: Sequence[DigitSet], size: int) -> list[CellSet]:
    """Return the cells of each digit from the candidates of each cell."""
    planes = [0] * size
    for cell, mask in enumerate(masks):
        bit = 1 << cell
        while mask:
            low = mask & -mask
            planes[low.bit_length() - 1] |= bit
            mask ^= low
    return planes


def marks(cells: CellSet, digit: PlainDigit) -> tuple[Candidate, ...]:
    """Return the candidates of a digit in a set of cells, in reading order."""
    return tuple(Candidate(Cell(cell), Digit(digit)) for cell in bits(cells))


def bivalue_cells(board: Board) -> CellSet:
    """Return the cells with exactly two candidates as a set; ask through `Board.cached`."""
    one = two = three = 0
    for plane in board.planes:
        three |= two & plane
        two |= one & plane
        one |= plane
    return two & ~three
