"""Solving as a stream of observable steps, consumed at any speed and abandoned at any time.

A method is a generator that works on a board and yields a `StreamStep` for everything worth
seeing. `Stream` drives it: it refuses a board that breaks a rule, counts, stops at a second
solution or at the bound, and keeps the `Result`.
"""

from collections.abc import Callable, Generator, Iterator
from enum import IntEnum
from typing import Final, NamedTuple

from game.core.digits import NO_DIGITS, Cell, Digit, Mask
from game.core.errors import SudokuError
from game.core.grid import Grid
from game.core.rules import is_valid
from game.core.verdict import Verdict

STEP_BOUND: Final = 2_000_000
"""Steps after which a stream gives up unless its options say otherwise."""

STACK_BOUND: Final = 100_000
"""Boards that a stack of boards may hold unless its options say otherwise."""

NO_CELL: Final = Cell(-1)
NO_DIGIT: Final = Digit(0)


class StepKind(IntEnum):
    """What a step does."""

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


BEATS: Final = frozenset({StepKind.PLACE, StepKind.RETREAT, StepKind.POP, StepKind.DEDUCE})
"""The kinds that change the board at work. They are what is counted and bounded as "steps", and
what methods side by side are synchronised by; the others show what leads to them."""


_TRY, _PLACE, _CONFLICT, _RETREAT = range(4)
_SOLUTION: Final = int(StepKind.SOLUTION)
_Pair = tuple[Cell, Digit]


class StreamStep(NamedTuple):
    """One observable step; the fields that its kind does not need keep their defaults."""

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


class Counters(NamedTuple):
    """What has happened so far."""

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


class RuleReport(NamedTuple):
    """What one rule of a deducing method achieved, in order."""

    rule: str
    placed: tuple[tuple[Cell, Digit], ...]
    removed: tuple[tuple[Cell, Digit], ...]


class Result(NamedTuple):
    """The end of a stream."""

    verdict: Verdict
    solution: Grid | None
    """The first solution found; there is none unless the verdict is unique or many, save that
    a search which gave up may have found one."""
    board: Grid
    """The board as the method left it: for `STUCK`, how far it came."""
    counters: Counters
    by_rule: tuple[RuleReport, ...] = ()
    """What each rule achieved, in the order of first use; empty for the searching methods."""
    error: SudokuError | None = None
    """The bound that was reached, when the verdict is `GAVE_UP`."""


class BoundError(SudokuError):
    """A bound was reached before the answer was known."""

    key = "error.bound"


class StepBoundError(BoundError):
    """More steps were needed than the options allow."""

    key = "error.step_bound"

    def __init__(self, bound: int) -> None:
        super().__init__(f"no answer within {bound} steps", bound=bound)


class Options(NamedTuple):
    """What a person may set; each method reads those that concern it."""

    step_bound: int = STEP_BOUND
    by_columns: bool = False
    """Stack of boards: open cells are counted by columns instead of by rows."""
    stack_bound: int = STACK_BOUND
    """Stack of boards: how many boards the stack holds."""
    stages: int | None = None
    """Staged deduction: use only so many of its stages."""


Search = Generator[StreamStep, None, Verdict | None]
"""Steps, and at the end a verdict, or None when the whole tree of possibilities was searched and
the number of solutions is the answer."""


class Method(NamedTuple):
    """A way to solve, as it stands in the list of methods."""

    id: str
    """Its word on the command line, and the stem of its message keys."""
    search: Callable[[Grid, Options], Search]
    complete: bool
    """Whether it answers for every board, given enough steps."""

    def stream(self, board: Grid, options: Options = Options()) -> "Stream":  # noqa: B008
        """Return the method at work on a board, not yet started."""
        return Stream(self, board, options)

    def solve(self, board: Grid, options: Options = Options()) -> Result:  # noqa: B008
        """Run the method to its end."""
        return self.stream(board, options).run()


class Stream:
    """One method at work on one board: an iterator of steps, with counters and a result."""

    __slots__ = (
        "_board",
        "_counts",
        "_deepest",
        "_depth",
        "_rules",
        "_search",
        "_solution",
        "_started",
        "_steps",
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
        self._counts = [0] * len(StepKind)
        self._started = False
        self._steps = 0
        self._depth = 0
        self._deepest = 0
        self._solution: bytes | None = None
        self._board = bytearray(puzzle.values)
        self._rules: dict[str, tuple[list[_Pair], list[_Pair]]] = {}

    @property
    def counters(self) -> Counters:
        """What has happened so far."""
        return Counters._make((self._steps, *self._counts, self._depth, self._deepest))

    def __iter__(self) -> Iterator[StreamStep]:
        return self

    def __next__(self) -> StreamStep:
        if self.result is not None:
            raise StopIteration
        counts = self._counts
        if not self._started:
            self._started = True
            if not is_valid(self.puzzle):
                self._end(Verdict.CONFLICT)
        if counts[_SOLUTION] > 1:
            self._end(Verdict.MANY)
        if self._steps >= self.options.step_bound:
            self._end(Verdict.GAVE_UP, StepBoundError(self.options.step_bound))
        try:
            step = next(self._search)
        except StopIteration as end:
            exhausted = Verdict.UNIQUE if counts[_SOLUTION] else Verdict.NONE
            self._end(end.value or exhausted)
        except BoundError as error:
            self._end(Verdict.GAVE_UP, error)
        kind, cell, digit, depth = step[:4]
        counts[kind] += 1
        self._depth = depth
        if depth > self._deepest:
            self._deepest = depth
        board = self._board
        if kind == _TRY:
            # A digit that is tried stands on the board until the next one or a retreat.
            if digit:
                board[cell] = digit
        elif kind == _PLACE:
            self._steps += 1
            board[cell] = digit
        elif kind == _RETREAT:
            self._steps += 1
            if step.board is None:
                board[cell] = 0
            else:
                board[:] = step.board
        elif kind != _CONFLICT:
            self._note_rare(step)
        if step.rule:
            placed, removed = self._rules.setdefault(step.rule, ([], []))
            if kind == _PLACE:
                placed.append((cell, digit))
            removed += step.removed
        return step

    def _note_rare(self, step: StreamStep) -> None:
        """Follow the kinds of which a search has few, or which carry a whole board."""
        if step.kind in BEATS:
            self._steps += 1
        if step.board is not None and step.kind is not StepKind.PUSH:
            self._board[:] = step.board
        if step.kind is StepKind.SOLUTION and self._solution is None:
            self._solution = bytes(self._board)

    def _end(self, verdict: Verdict, error: SudokuError | None = None) -> None:
        self._search.close()
        geometry = self.puzzle.geometry
        self.result = Result(
            verdict,
            None if self._solution is None else Grid(self._solution, None, geometry),
            Grid(self._board, None, geometry),
            self.counters,
            tuple(
                RuleReport(rule, tuple(placed), tuple(removed))
                for rule, (placed, removed) in self._rules.items()
            ),
            error,
        )
        raise StopIteration

    def close(self) -> None:
        """Abandon the work; no more steps come, and there is no result unless it had ended."""
        self._search.close()

    def run(self) -> Result:
        """Go on to the end and return the result."""
        for _ in self:
            pass
        assert self.result is not None
        return self.result
