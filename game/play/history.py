"""What was done, so that it can be taken back: moves and the states they led to."""

from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from ..core.errors import SudokuError

S = TypeVar("S")
M = TypeVar("M")

FEWEST: Final = 10
"""A bounded history remembers at least this many moves."""


class HistoryCapacityError(SudokuError):
    """A bounded history was asked to remember too few moves."""

    key = "error.history_capacity"

    def __init__(self, capacity: int) -> None:
        super().__init__(
            f"a history remembers at least {FEWEST} moves, not {capacity}",
            capacity=capacity,
            fewest=FEWEST,
        )


class History(Generic[S, M]):
    """Moves with the state before and after each, and a position among them.

    Unlimited, or bounded by a capacity: then the oldest move is dropped when one too many is
    made, and the state it led to becomes the start.
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
        """The state before the oldest move that is remembered."""
        return self._states[0]

    @property
    def state(self) -> S:
        """The present state."""
        return self._states[self._position]

    @property
    def states(self) -> Sequence[S]:
        """The states from the start to the present one; the one at `i` is after `i` moves."""
        return self._states[: self._position + 1]

    @property
    def moves(self) -> Sequence[M]:
        """All moves remembered, those taken back included."""
        return tuple(self._moves)

    @property
    def position(self) -> int:
        """How many of the moves are made at present."""
        return self._position

    @property
    def can_undo(self) -> bool:
        """Whether there is a move to take back."""
        return self._position > 0

    @property
    def can_redo(self) -> bool:
        """Whether there is a move to make again."""
        return self._position < len(self._moves)

    def push(self, move: M, state: S) -> None:
        """Add a move and the state it led to; the moves taken back before are forgotten."""
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
        """Go one move back; false when there is nothing to undo."""
        if not self.can_undo:
            return False
        self._position -= 1
        return True

    def redo(self) -> bool:
        """Make the next move again; false when there is none."""
        if not self.can_redo:
            return False
        self._position += 1
        return True

    def state_at(self, position: int) -> S:
        """Return the state after that many of the moves; `IndexError` when there are fewer."""
        if not 0 <= position <= len(self._moves):
            raise IndexError(f"no position {position} among {len(self._moves)} moves")
        return self._states[position]

    def go_to(self, position: int, state: S | None = None) -> None:
        """Go to the state after that many of the moves; `IndexError` when there are fewer.

        A state that is given is there from now on.
        """
        there = self.state_at(position)
        self._states[position] = there if state is None else state
        self._position = position
