"""What is visible of one method after a number of its steps."""

from collections import deque
from typing import Final

from ...core.digits import NO_DIGITS, Cell, Digit, Mask
from ...core.grid import Grid
from ...solve.stream import BEATS, NO_CELL, Counters, Follower, StepKind, StreamStep
from .tree import Place

TRAIL: Final = 12
"""How many of the cells touched last are remembered."""

STACK_SHOWN: Final = 6
"""How many boards from the top of a stack are remembered to be drawn."""


_PLACE, _CONFLICT, _RETREAT = int(StepKind.PLACE), int(StepKind.CONFLICT), int(StepKind.RETREAT)
_PUSH, _POP, _DEDUCE = int(StepKind.PUSH), int(StepKind.POP), int(StepKind.DEDUCE)
_TRY, _SOLUTION = int(StepKind.TRY), int(StepKind.SOLUTION)


class Picture:
    """The board at work and what is drawn on it; `follow` takes it one step further.

    The digits that were tried in vain are known until the step after the next beat, so that a
    picture taken at every beat can tell of them.
    """

    __slots__ = (
        "_after_beat",
        "_eliminations",
        "_follower",
        "_given",
        "_stack",
        "candidates",
        "clash",
        "focus",
        "guessed",
        "guesses",
        "is_guess",
        "joined",
        "pattern",
        "place",
        "refused",
        "removed",
        "rule",
        "solved_at",
        "step",
        "trail",
    )

    def __init__(self, puzzle: Grid) -> None:
        self._follower = Follower(puzzle)
        self._stack: list[bytes] = []
        self._given = puzzle.filled
        self._after_beat = False
        self.step: StreamStep | None = None
        """The last step."""
        self.guessed: Final = bytearray(len(puzzle.values))
        """For each cell whether the digit put there last was one of several possible ones."""
        self.is_guess = False
        """Whether the last beat took one of several possibilities."""
        self.guesses = 0
        """How often that was so."""
        self.place = Place()
        """Where it is in its tree."""
        self.joined = -1
        """The column of the tree that the latest decision stands beside; see `Place.decide`."""
        self.solved_at: tuple[tuple[int, int], ...] = ()
        """The column and the level of each solution in the tree."""
        self.focus = NO_CELL
        """The cell it was about."""
        self.candidates: Mask = NO_DIGITS
        """The digits that the method considers for the focus, when it lists them."""
        self.refused: Mask = NO_DIGITS
        """The digits tried in the focus, since the last beat, that were in conflict."""
        self.clash: tuple[Cell, ...] = ()
        """The cells that refused the last of them, or the house in which a digit has no place."""
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
        """All candidates that deductions have eliminated beyond the rules."""
        return frozenset(pair for _, removed in self._eliminations for pair in removed)

    @property
    def steps(self) -> int:
        """The number of beats so far."""
        return self._follower.steps

    @property
    def single_steps(self) -> int:
        """The number of steps so far, counting each tried digit together with its result."""
        return self._follower.single_steps

    @property
    def first(self) -> Counters | None:
        """The counters when the first solution was found; None before."""
        return self._follower.first

    @property
    def counters(self) -> Counters:
        """The counters so far."""
        return self._follower.counters

    @property
    def stack(self) -> tuple[bytes, ...]:
        """The boards on top of the stack, the top one last."""
        return tuple(self._stack[-STACK_SHOWN:])

    @property
    def stack_size(self) -> int:
        """The number of boards on the stack."""
        return len(self._stack)

    @property
    def kind(self) -> StepKind | None:
        """The kind of the last step."""
        return None if self.step is None else self.step.kind

    def follow(self, step: StreamStep) -> None:
        """Process the next step."""
        self._follower.follow(step)
        kind, cell = step.kind, step.cell
        self.step = step
        if self._after_beat:
            self.refused = NO_DIGITS
            self.pattern = ()
            self.removed = ()
            self._after_beat = False
        self.clash = ()
        self.rule = step.rule
        if step.candidates:
            self.candidates = step.candidates
        elif cell != self.focus:
            self.candidates = NO_DIGITS
        if cell != NO_CELL:
            self.focus = cell
        self._show(step)
        if kind in BEATS:
            self._end_beat(step)

    def _show(self, step: StreamStep) -> None:
        """Process what a step shows beside the board: a conflict, the stack, consequences."""
        kind = step.kind
        if kind == _CONFLICT:
            if step.digit:
                self.refused = Mask(self.refused | 1 << (step.digit - 1))
            self.clash = step.cells
        elif kind == _TRY:
            if step.digit:
                # The digit that stood there before is taken back.
                self.place.level = step.depth
        elif kind == _PUSH:
            assert step.board is not None
            self._stack.append(step.board)
        elif kind == _SOLUTION:
            place = self.place
            self.solved_at = (*self.solved_at, (place.columns - 1, place.level))
        elif kind == _DEDUCE:
            self.pattern, self.removed = step.cells, step.removed
            self._eliminations.append((step.depth, step.removed))
        elif kind == _RETREAT and self._eliminations:
            # What followed from the decision that is taken back is open again.
            self._eliminations = [e for e in self._eliminations if e[0] <= step.depth]

    def _end_beat(self, step: StreamStep) -> None:
        """Process the change of the board by a step; its explanations go with the next one."""
        kind = step.kind
        self._after_beat = True
        self.is_guess = False
        if kind == _PLACE:
            self.pattern = step.cells
            self._decide(step, step.depth)
        elif kind == _POP:
            self._stack.pop()
            self._decide(step, self.filled - self._given)
        elif kind == _RETREAT:
            self.place.level = step.depth
        if step.cell != NO_CELL:
            self.trail.append(step.cell)

    def _decide(self, step: StreamStep, level: int) -> None:
        """Process a decision: its place in the tree, and whether it is certain."""
        place = self.place
        if step.kind == _POP or level > place.level:
            if not level:
                return
            self.joined = place.decide(level)
            self.is_guess = not step.forced
            self.guesses += self.is_guess
        self.guessed[step.cell] = not step.forced

    def copy(self) -> "Picture":
        """Return a copy that continues independently."""
        other = Picture.__new__(Picture)
        other._follower = self._follower.copy()
        other._stack = self._stack[:]
        other._eliminations = self._eliminations[:]
        other.trail = self.trail.copy()
        other.guessed = self.guessed[:]  # type: ignore[misc]
        other.place = self.place.copy()
        for name in _VALUES:
            setattr(other, name, getattr(self, name))
        return other


_VALUES: Final = tuple(
    name
    for name in Picture.__slots__
    if name not in ("_follower", "_stack", "_eliminations", "trail", "guessed", "place")
)
