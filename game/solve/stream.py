"""Solving as a stream of observable steps, consumed at any speed and abandoned at any time.

A method is a generator that works on a board and yields a `StreamStep` for everything worth
seeing. `Stream` drives it: it refuses a board that breaks a rule, counts, stops at the first
solution, or when uniqueness is to be proved at a second one, or at the bound, and keeps the
`Result`.
"""

from collections.abc import Callable, Generator, Iterator
from enum import IntEnum
from typing import Final, NamedTuple, NoReturn

from ..core.digits import NO_DIGITS, Cell, Digit, Mask
from ..core.errors import HousesOnlyError, SudokuError
from ..core.grid import Grid
from ..core.rules import is_valid
from ..core.verdict import Verdict
from .order import Order

STEP_BOUND: Final = 2_000_000
"""Steps after which a stream gives up unless its options say otherwise."""

STACK_BOUND: Final = 100_000
"""Boards that a stack of boards may hold unless its options say otherwise."""

NO_CELL: Final = Cell(-1)
NO_DIGIT: Final = Digit(0)


class StepKind(IntEnum):
    """The kinds of steps."""

    TRY = 0
    """A cell is looked at, with the digit tried or with the candidates it has."""
    PLACE = 1
    CONFLICT = 2
    """The digit tried breaks a rule, or no digit fits the cell."""
    RETREAT = 3
    """A cell is opened again."""
    PUSH = 4
    """A board is put on the stack."""
    POP = 5
    """The top board is taken off the stack and becomes the one at work."""
    DEDUCE = 6
    """Candidates are removed."""
    SOLUTION = 7


BEATS: Final[frozenset[int]] = frozenset(
    {StepKind.PLACE, StepKind.RETREAT, StepKind.POP, StepKind.DEDUCE}
)
"""The kinds that change the board at work. They are what is counted and bounded as "steps", and
what methods side by side are synchronised by; the others show what leads to them."""


def stands_alone(step: "StreamStep") -> bool:
    """Whether to pause at a step when single steps are watched.

    All are, except a digit being tried: its result belongs to the same trial.
    """
    return step.kind != _TRY or step.digit == NO_DIGIT


# Comparing with plain integers is what keeps following a step cheap.
_TRY, _PLACE, _CONFLICT, _RETREAT, _PUSH, _POP, _DEDUCE, _SOLUTION = map(int, StepKind)
_Pair = tuple[Cell, Digit]


class StreamStep(NamedTuple):
    """One observable step; fields that its kind does not need keep their defaults."""

    kind: StepKind
    cell: Cell = NO_CELL
    digit: Digit = NO_DIGIT
    depth: int = 0
    """Decisions that stand, or boards on the stack, after this step."""
    cells: tuple[Cell, ...] = ()
    """The other cells it is about: those in conflict, those of a pattern."""
    candidates: Mask = NO_DIGITS
    """The candidates of `cell`, where the method looks at them."""
    removed: tuple[tuple[Cell, Digit], ...] = ()
    """The candidates that a deduction removes."""
    board: bytes | None = None
    """The values of the board at work after this step, or of the board pushed, where the
    change is more than one cell."""
    rule: str = ""
    """The id of the rule that a deducing method used."""
    forced: bool = False
    """Whether the digit that is placed, or stands on the board taken, was the only one possible."""
    why: object = None
    """What the method itself knows of the step, for those who know the method."""


class Counters(NamedTuple):
    """Counts of what has happened so far."""

    steps: int = 0
    """Those of the kinds in `BEATS`."""
    tries: int = 0
    placements: int = 0
    conflicts: int = 0
    retreats: int = 0
    pushes: int = 0
    pops: int = 0
    deductions: int = 0
    solutions: int = 0
    depth: int = 0
    deepest: int = 0
    """The greatest depth so far: for a stack of boards, the largest stack."""

    def since(self, earlier: "Counters") -> "Counters":
        """Return what has happened since then; the two depths are the present ones."""
        happened = [now - then for now, then in zip(self, earlier, strict=True)]
        return Counters._make((*happened[:-2], self.depth, self.deepest))


class RuleReport(NamedTuple):
    """What one rule of a deducing method achieved, in order."""

    rule: str
    placed: tuple[tuple[Cell, Digit], ...]
    removed: tuple[tuple[Cell, Digit], ...]


class Result(NamedTuple):
    """The end of a stream."""

    verdict: Verdict
    solution: Grid | None
    """The first solution found."""
    board: Grid
    """The board as the method left it: for `STUCK`, how far it came."""
    counters: Counters
    first: Counters | None = None
    """The counters when the first solution was found; what came after is the proof that there is
    no other."""
    by_rule: tuple[RuleReport, ...] = ()
    """What each rule achieved, in the order of first use; empty for the searching methods."""
    error: SudokuError | None = None
    """The bound that was reached: with `GAVE_UP` before a solution, with `SOLVED` before the
    proof."""

    @property
    def reached(self) -> Grid | None:
        """The first solution, or the last board of a method that is stuck."""
        return self.board if self.verdict is Verdict.STUCK else self.solution

    @property
    def proof(self) -> Counters | None:
        """What was done after the first solution; None if that was the end."""
        if self.first is None or self.first == self.counters:
            return None
        return self.counters.since(self.first)


class BoundError(SudokuError):
    """A bound was reached before the answer was known."""

    key = "error.bound"


class StepBoundError(BoundError):
    """More steps were needed than the options allow."""

    key = "error.step_bound"

    def __init__(self, bound: int) -> None:
        super().__init__(f"no answer within {bound} steps", bound=bound)


class Options(NamedTuple):
    """The options of methods; each method reads those that concern it."""

    step_bound: int = STEP_BOUND
    prove: bool = False
    """Searching methods: go on after the first solution until it is known whether there is
    another. Deducing methods prove as they go."""
    order: Order = Order.ROWS
    """Searching methods of the documents: which open cell is filled first."""
    stack_bound: int = STACK_BOUND
    """Stack of boards: how many boards the stack holds."""
    stages: str | None = None
    """Staged deduction: use its étapes only up to this one; 2 and 3 stand for all of theirs."""
    also: tuple[str, ...] = ()
    """Staged deduction: rules of Nonet's own to use besides."""


Search = Generator[StreamStep, None, Verdict | None]
"""Steps, and at the end a verdict, or None when the whole tree of possibilities was searched and
the number of solutions is the answer."""


class Method(NamedTuple):
    """A solving method, as it is listed."""

    id: str
    """Its word on the command line, and the stem of its message keys."""
    search: Callable[[Grid, Options], Search]
    complete: bool
    """Whether it searches, and so answers for every board, given enough steps; the others
    deduce."""
    line: Callable[[StreamStep], int]
    """The line of its pseudo-code, 1 for the first, that a step is the work of."""
    constraints: bool = False
    """Whether it knows rules beyond houses: cages, lines, clues."""
    slow: bool = False
    """Whether a single step may take longer than a frame on the screen; such methods take few."""

    def stream(self, board: Grid, options: Options = Options()) -> "Stream":  # noqa: B008
        """Return the method applied to a board, not yet started.

        Raises `HousesOnlyError` for a board with constraints that it does not know.
        """
        if board.geometry.constraints and not self.constraints:
            raise HousesOnlyError(self.id)
        return Stream(self, board, options)

    def solve(self, board: Grid, options: Options = Options()) -> Result:  # noqa: B008
        """Run the method to its end."""
        return self.stream(board, options).run()


class Follower:
    """Follows steps: keeps the board and the counters after each."""

    __slots__ = ("_counts", "_digits_tried", "board", "deepest", "depth", "first", "steps")

    def __init__(self, puzzle: Grid) -> None:
        self.board: Final = bytearray(puzzle.values)
        """The values of the board at work."""
        self.steps = 0
        self.depth = 0
        self.deepest = 0
        self.first: Counters | None = None
        """The counters when the first solution was told."""
        self._counts = [0] * len(StepKind)
        self._digits_tried = 0

    @property
    def single_steps(self) -> int:
        """How many steps were ones to pause at: see `stands_alone`."""
        return sum(self._counts) - self._digits_tried

    @property
    def counters(self) -> Counters:
        """What has happened so far."""
        return Counters._make((self.steps, *self._counts, self.depth, self.deepest))

    @property
    def solutions(self) -> int:
        """How many solutions were found."""
        return self._counts[_SOLUTION]

    def follow(self, step: StreamStep) -> None:
        """Process the next step."""
        kind, cell, digit, depth = step[:4]
        self._counts[kind] += 1
        self.depth = depth
        if depth > self.deepest:
            self.deepest = depth
        if kind == _CONFLICT:
            return
        if kind == _TRY:
            # A digit that is tried stands on the board until the next one or a retreat.
            if digit:
                self._digits_tried += 1
                self.board[cell] = digit
            return
        if kind in BEATS:
            self.steps += 1
        if step.board is not None:
            if kind != _PUSH:
                self.board[:] = step.board
        elif kind == _PLACE:
            self.board[cell] = digit
        elif kind == _RETREAT:
            self.board[cell] = 0
        if kind == _SOLUTION and self.first is None:
            self.first = self.counters

    def copy(self) -> "Follower":
        """Return another follower at the same point."""
        other = Follower.__new__(Follower)
        other.board = self.board[:]  # type: ignore[misc]
        other.steps, other.depth, other.deepest = self.steps, self.depth, self.deepest
        other.first = self.first
        other._digits_tried = self._digits_tried
        other._counts = self._counts[:]
        return other


class Stream:
    """One method applied to one board: an iterator of steps, with counters and a result."""

    __slots__ = (
        "_follower",
        "_rules",
        "_search",
        "_solution",
        "_started",
        "method",
        "options",
        "puzzle",
        "result",
    )

    def __init__(self, method: Method, puzzle: Grid, options: Options) -> None:
        self.method: Final = method
        self.puzzle: Final = puzzle
        self.options: Final = options
        self.result: Result | None = None
        """None until the stream has ended."""
        self._search = method.search(puzzle, options)
        self._follower = Follower(puzzle)
        self._started = False
        self._solution: bytes | None = None
        self._rules: dict[str, tuple[list[_Pair], list[_Pair]]] = {}

    @property
    def counters(self) -> Counters:
        """What has happened so far."""
        return self._follower.counters

    def __iter__(self) -> Iterator[StreamStep]:
        return self

    def __next__(self) -> StreamStep:
        if self.result is not None:
            raise StopIteration
        follower = self._follower
        if not self._started:
            self._started = True
            if not is_valid(self.puzzle):
                self._end(Verdict.CONFLICT)
        if follower.solutions and self.method.complete and not self.options.prove:
            self._end(Verdict.SOLVED)
        if follower.solutions > 1:
            self._end(Verdict.MANY)
        if follower.steps >= self.options.step_bound:
            self._give_up(StepBoundError(self.options.step_bound))
        try:
            step = next(self._search)
        except StopIteration as end:
            exhausted = Verdict.UNIQUE if follower.solutions else Verdict.NONE
            self._end(end.value or exhausted)
        except BoundError as error:
            self._give_up(error)
        follower.follow(step)
        if step.rule:
            placed, removed = self._rules.setdefault(step.rule, ([], []))
            if step.kind is StepKind.PLACE:
                placed.append((step.cell, step.digit))
            removed += step.removed
        elif step.kind is StepKind.SOLUTION and self._solution is None:
            self._solution = bytes(follower.board)
        return step

    def _give_up(self, error: BoundError) -> NoReturn:
        self._end(Verdict.SOLVED if self._follower.solutions else Verdict.GAVE_UP, error)

    def _end(self, verdict: Verdict, error: SudokuError | None = None) -> NoReturn:
        self._search.close()
        geometry = self.puzzle.geometry
        self.result = Result(
            verdict,
            None if self._solution is None else Grid(self._solution, None, geometry),
            Grid(self._follower.board, None, geometry),
            self.counters,
            self._follower.first,
            tuple(
                RuleReport(rule, tuple(placed), tuple(removed))
                for rule, (placed, removed) in self._rules.items()
            ),
            error,
        )
        raise StopIteration

    def close(self) -> None:
        """Abandon the search; there are no further steps, and no result unless it had ended."""
        self._search.close()

    def run(self) -> Result:
        """Go on to the end and return the result."""
        for _ in self:
            pass
        assert self.result is not None
        return self.result
