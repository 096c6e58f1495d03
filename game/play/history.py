"""The history of a game for undo: moves and the states after them."""

from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from ..core.errors import SudokuError

S = TypeVar("S")
M = TypeVar("M")

FEWEST: Final = 10
"""A bounded history remembers at least this many moves."""


class HistoryCapacityError(SudokuError):
    """A bounded history needs a larger capacity."""

    key = "error.history_capacity"

    def __init__(self, capacity: int) -> None:
        super().__init__(
            f"a history remembers at least {FEWEST} moves, not {capacity}",
            capacity=capacity,
            fewest=FEWEST,
        )


class History(Generic[S, M]):
    """Moves with the states before and after each, and a position among them.

    Unlimited, or bounded by a capacity: then the oldest move is dropped when it is exceeded, and
    the state after it becomes the start.
    """

    __slots__ = ("_moves", "_position", "_states", "capacity")

    def __init__(self, start: S, capacity: int | None = None) -> None:
        if capacity is not None and capacity < FEWEST:
            raise HistoryCapacityError(capacity)
        self.capacity: Final = capacity
        self._states = [start]
        self._moves: list[M] = []
        self._position = 0

    @property
    def start(self) -> S:
        """The state before the oldest stored move."""
        return self._states[0]

    @property
    def state(self) -> S:
        """The present state."""
        return self._states[self._position]

    @property
    def states(self) -> Sequence[S]:
        """The states from the start to the present one; index `i` is after `i` moves."""
        return self._states[: self._position + 1]

    @property
    def moves(self) -> Sequence[M]:
        """All stored moves, including undone ones."""
        return tuple(self._moves)

    @property
    def position(self) -> int:
        """How many of the moves are in effect."""
        return self._position

    @property
    def can_undo(self) -> bool:
        """Whether there is a move to undo."""
        return self._position > 0

    @property
    def can_redo(self) -> bool:
        """Whether there is a move to redo."""
        return self._position < len(self._moves)

    def push(self, move: M, state: S) -> None:
        """Add a move and the state after it; undone moves are dropped."""
        del self._moves[self._position :]
        del self._states[self._position + 1 :]
        self._moves.append(move)
        self._states.append(state)
        self._position += 1
        if self.capacity is not None and len(self._moves) > self.capacity:
            del self._moves[0]
            del self._states[0]
            self._position -= 1

    def undo(self) -> bool:
        """Undo a move; return False if there is none."""
        if not self.can_undo:
            return False
        self._position -= 1
        return True

    def redo(self) -> bool:
        """Redo a move; return False if there is none."""
        if not self.can_redo:
            return False
        self._position += 1
        return True

    def state_at(self, position: int) -> S:
        """Return the state after a number of moves; raises `IndexError` if there are fewer."""
        if not 0 <= position <= len(self._moves):
            raise IndexError(f"no position {position} among {len(self._moves)} moves")
        return self._states[position]

    def go_to(self, position: int, state: S | None = None) -> None:
        """Go to the state after a number of moves; raises `IndexError` if there are fewer.

        A given state replaces the stored one.
        """
        there = self.state_at(position)
        self._states[position] = there if state is None else state
        self._position = position
