"""The working position of the finders: candidates by cell and by digit, kept in step."""

from collections.abc import Callable
from typing import Final, TypeVar

from game.core.digits import Cell, Digit
from game.core.errors import SudokuError
from game.core.geometry import CLASSIC
from game.core.grid import Grid
from game.logic.step import Candidate

T = TypeVar("T")

ALL_CELLS: Final = (1 << 81) - 1
HOUSE: Final = tuple(sum(1 << cell for cell in house.cells) for house in CLASSIC.houses)
"""The cells of each house as a set: bit c stands for cell c."""
PEERS: Final = tuple(sum(1 << peer for peer in peers) for peers in CLASSIC.peers)
"""The peers of each cell as a set of cells."""


class CancelledError(SudokuError):
    """The search was called off before it had an answer."""

    key = "error.cancelled"

    def __init__(self) -> None:
        super().__init__("the search was called off")


def never() -> bool:
    """Return False: nobody calls this search off."""
    return False


class Board:
    """A 9x9 position that changes in place.

    `masks[c]` are the candidates of cell c (0 when filled), `planes[d - 1]` the cells that can
    still take digit d, `givens` the cells filled from the start, as sets of bits. Whoever
    changes a position uses `place` and `eliminate`: they drop the facts that `cached` keeps.
    """

    __slots__ = ("_cancelled", "_facts", "givens", "masks", "planes", "values")

    def __init__(
        self, grid: Grid, givens: int | None = None, cancelled: Callable[[], bool] = never
    ) -> None:
        self.values: list[int] = list(grid.values)
        self.masks: list[int] = list(grid.candidates)
        self.planes: list[int] = planes_of(self.masks)
        filled = sum(1 << cell for cell, value in enumerate(grid.values) if value)
        self.givens: int = filled if givens is None else givens
        """Cells that are givens; every filled cell when nothing else is known."""
        self._facts: dict[Callable[[Board], object], object] = {}
        self._cancelled = cancelled

    @classmethod
    def of(
        cls,
        values: list[int],
        masks: list[int],
        planes: list[int],
        givens: int,
        cancelled: Callable[[], bool] = never,
    ) -> "Board":
        """Return the position that has these lists, which agree with each other, as its own."""
        board = cls.__new__(cls)
        board.values = values
        board.masks = masks
        board.planes = planes
        board.givens = givens
        board._facts = {}
        board._cancelled = cancelled
        return board

    def poll(self) -> None:
        """Raise `CancelledError` when the search was called off; long searches ask often."""
        if self._cancelled():
            raise CancelledError

    def copy(self) -> "Board":
        """Return an equal position that changes on its own."""
        other = Board.__new__(Board)
        other.values = self.values.copy()
        other.masks = self.masks.copy()
        other.planes = self.planes.copy()
        other.givens = self.givens
        other._facts = self._facts.copy()
        other._cancelled = self._cancelled
        return other

    def grid(self) -> Grid:
        """Return the position as a value."""
        return Grid(self.values, self.masks)

    def place(self, cell: int, digit: int) -> None:
        """Fill a cell and take its digit from its peers."""
        bit, keep = 1 << (digit - 1), ~(1 << cell)
        masks, planes = self.masks, self.planes
        mask = masks[cell]
        while mask:
            low = mask & -mask
            planes[low.bit_length() - 1] &= keep
            mask ^= low
        masks[cell] = 0
        self.values[cell] = digit
        hit = planes[digit - 1] & PEERS[cell]
        planes[digit - 1] ^= hit
        while hit:
            low = hit & -hit
            masks[low.bit_length() - 1] ^= bit
            hit ^= low
        self._facts.clear()

    def eliminate(self, cell: int, digit: int) -> None:
        """Take a candidate from a cell, if it is there."""
        self.masks[cell] &= ~(1 << (digit - 1))
        self.planes[digit - 1] &= ~(1 << cell)
        self._facts.clear()

    def cached(self, fact: Callable[["Board"], T]) -> T:
        """Return what a function says of this position, asking it once until the next change."""
        facts = self._facts
        if fact not in facts:
            facts[fact] = fact(self)
        return facts[fact]  # type: ignore[return-value]

    @property
    def solved(self) -> bool:
        """Whether every cell is filled."""
        return 0 not in self.values


def planes_of(masks: list[int]) -> list[int]:
    """Return the cells of each digit from the candidates of each cell."""
    planes = [0] * 9
    for cell, mask in enumerate(masks):
        bit = 1 << cell
        while mask:
            low = mask & -mask
            planes[low.bit_length() - 1] |= bit
            mask ^= low
    return planes


def bits(cells: int) -> list[int]:
    """Return the positions of the set bits in ascending order."""
    found = []
    while cells:
        low = cells & -cells
        found.append(low.bit_length() - 1)
        cells ^= low
    return found


def marks(cells: int, digit: int) -> tuple[Candidate, ...]:
    """Return the candidates of a digit in a set of cells, in reading order."""
    return tuple(Candidate(Cell(cell), Digit(digit)) for cell in bits(cells))


def bivalue_cells(board: Board) -> int:
    """Return the cells with exactly two candidates as a set; ask through `Board.cached`."""
    one = two = three = 0
    for plane in board.planes:
        three |= two & plane
        two |= one & plane
        one |= plane
    return two & ~three
