"""What a watcher sees of one method after a number of its steps."""

from collections import deque
from typing import Final

from game.core.digits import NO_DIGITS, Cell, Digit, Mask
from game.core.grid import Grid
from game.solve.stream import BEATS, NO_CELL, Counters, Follower, StepKind, StreamStep

TRAIL: Final = 12
"""How many of the cells touched last are remembered."""

STACK_SHOWN: Final = 6
"""How many boards from the top of a stack are remembered to be drawn."""


class Picture:
    """The board at work and what is drawn on it; `follow` takes it one step further.

    What was tried and found in conflict stays to be seen until the step after the next beat, so
    that a picture taken at every beat shows it too.
    """

    __slots__ = (
        "_after_beat",
        "_eliminations",
        "_follower",
        "_stack",
        "candidates",
        "clash",
        "focus",
        "kind",
        "pattern",
        "refused",
        "removed",
        "rule",
        "trail",
    )

    def __init__(self, puzzle: Grid) -> None:
        self._follower = Follower(puzzle)
        self._stack: list[bytes] = []
        self._after_beat = False
        self.kind: StepKind | None = None
        """What the last step did."""
        self.focus = NO_CELL
        """The cell it was about."""
        self.candidates: Mask = NO_DIGITS
        """The digits that the method considers for the focus, when it lists them."""
        self.refused: Mask = NO_DIGITS
        """The digits tried in the focus, since the last beat, that were in conflict."""
        self.clash: tuple[Cell, ...] = ()
        """The cells that refused them, or the house in which a digit has no place left."""
        self.pattern: tuple[Cell, ...] = ()
        """The cells that a deduction was drawn from."""
        self.removed: tuple[tuple[Cell, Digit], ...] = ()
        """The candidates that the last deduction removed."""
        self.rule = ""
        """The id of the rule of the last deduction, empty for a search."""
        self._eliminations: list[tuple[int, tuple[tuple[Cell, Digit], ...]]] = []
        """What deductions removed, each with the depth it was drawn at."""
        self.trail: deque[Cell] = deque(maxlen=TRAIL)
        """The cells that were placed or opened, the latest last."""

    @property
    def values(self) -> bytes:
        """The values of the board at work."""
        return bytes(self._follower.board)

    @property
    def filled(self) -> int:
        """The number of filled cells."""
        return len(self._follower.board) - self._follower.board.count(0)

    @property
    def eliminated(self) -> frozenset[tuple[Cell, Digit]]:
        """All candidates that deductions have removed beyond what the rules remove."""
        return frozenset(pair for _, removed in self._eliminations for pair in removed)

    @property
    def steps(self) -> int:
        """The beats so far."""
        return self._follower.steps

    @property
    def single_steps(self) -> int:
        """The steps so far, each digit tried being one with what came of it."""
        return self._follower.single_steps

    @property
    def first(self) -> Counters | None:
        """What had happened when the first solution was found; None before that."""
        return self._follower.first

    @property
    def counters(self) -> Counters:
        """What has happened so far."""
        return self._follower.counters

    @property
    def stack(self) -> tuple[bytes, ...]:
        """The boards on top of the stack, the top one last."""
        return tuple(self._stack[-STACK_SHOWN:])

    @property
    def stack_size(self) -> int:
        """The number of boards on the stack."""
        return len(self._stack)

    def follow(self, step: StreamStep) -> None:
        """Take in the next step."""
        self._follower.follow(step)
        kind = self.kind = step.kind
        if self._after_beat:
            self.refused = NO_DIGITS
            self.clash = self.pattern = ()
            self.removed = ()
            self._after_beat = False
        self.rule = step.rule
        if step.candidates:
            self.candidates = step.candidates
        elif step.cell != self.focus:
            self.candidates = NO_DIGITS
        if step.cell != NO_CELL:
            self.focus = step.cell
        if kind is StepKind.CONFLICT:
            if step.digit:
                self.refused = Mask(self.refused | 1 << (step.digit - 1))
            self.clash += step.cells
        elif kind is StepKind.PUSH:
            assert step.board is not None
            self._stack.append(step.board)
        elif kind is StepKind.DEDUCE:
            self.pattern, self.removed = step.cells, step.removed
            self._eliminations.append((step.depth, step.removed))
        elif kind is StepKind.RETREAT and self._eliminations:
            # What followed from the decision that is taken back is open again.
            self._eliminations = [e for e in self._eliminations if e[0] <= step.depth]
        if kind in BEATS:
            self._after_beat = True
            if kind is StepKind.POP:
                self._stack.pop()
            if kind is StepKind.PLACE:
                self.pattern = step.cells
            if step.cell != NO_CELL:
                self.trail.append(step.cell)

    def copy(self) -> "Picture":
        """Return the same picture, which goes on by itself."""
        other = Picture.__new__(Picture)
        other._follower = self._follower.copy()
        other._stack = self._stack[:]
        other._eliminations = self._eliminations[:]
        other.trail = self.trail.copy()
        for name in _VALUES:
            setattr(other, name, getattr(self, name))
        return other


_VALUES: Final = tuple(
    name
    for name in Picture.__slots__
    if name not in ("_follower", "_stack", "_eliminations", "trail")
)
