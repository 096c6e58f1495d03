"""Compares a student's trace with a method's steps, up to the first difference."""

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copyfileobj
from tempfile import NamedTemporaryFile
from typing import Final, NamedTuple

from ..core.errors import SudokuError
from ..core.geometry import Geometry
from ..solve.stream import NO_CELL, NO_DIGIT, StepKind, StreamStep
from ..store.library import PuzzleFileError

LONGEST: Final = 1000
"""Characters of a line that are looked at."""
_KINDS: Final = {kind.name.lower(): kind for kind in StepKind}
_PUT: Final = re.compile(r"(r\d+c\d+)(?:=(\d+))?$")
_GONE: Final = re.compile(r"(r\d+c\d+)<>(\d+)$")
_OF_A_CELL_ALONE: Final = frozenset({StepKind.RETREAT, StepKind.TRY})
"""Kinds of which a trace may or may not tell the digit: the cell says enough."""


class TraceError(SudokuError):
    """A line of a trace is not a step."""

    key = "compare.no_step"

    def __init__(self, file: str, line: int, text: str) -> None:
        super().__init__(f"{file}, line {line}: no step: {text!r}", file=file, line=line, text=text)


class Event(NamedTuple):
    """The part of a step that is compared."""

    kind: StepKind
    cell: int = NO_CELL
    digit: int = NO_DIGIT
    removed: tuple[tuple[int, int], ...] = ()

    def matches(self, other: "Event") -> bool:
        """Whether both are the same step; a digit that only one of them names is ignored."""
        told = NO_DIGIT not in (self.digit, other.digit) or self.kind not in _OF_A_CELL_ALONE
        same = not told or self.digit == other.digit
        return (
            same
            and (self.kind, self.cell) == (other.kind, other.cell)
            and sorted(self.removed) == sorted(other.removed)
        )


class TraceLine(NamedTuple):
    """A step of a trace with its line."""

    number: int
    text: str
    event: Event


class Comparison(NamedTuple):
    """How far trace and method agree, and the next step of each; None if it has ended."""

    same: int
    theirs: TraceLine | None
    ours: StreamStep | None

    @property
    def agrees(self) -> bool:
        """Whether both end together without a difference."""
        return self.theirs is None and self.ours is None


@contextmanager
def kept_trace(path: Path) -> Iterator[Path]:
    """Yield a trace as a file that can be read twice; the content of a pipe is copied to one."""
    if path.is_file() or not path.exists() or path.is_dir():
        yield path
        return
    with NamedTemporaryFile(prefix="nonet-trace-") as copy, path.open("rb") as pipe:
        copyfileobj(pipe, copy)
        copy.flush()
        yield Path(copy.name)


def read_trace(path: Path, geometry: Geometry, placed: StepKind) -> Iterator[TraceLine]:
    """Yield the steps of a trace, a line each; `TraceError` for a line that is not one.

    A line is one of `--trace`, or the kind, row, column and digit as words; without a kind a digit
    is placed, and 0 opens the cell again. What `#` begins, and what is blank, is passed over.
    `placed` is the kind by which the method puts digits on the board.
    """
    try:
        with path.open(encoding="utf-8", errors="replace") as file:
            for number, line in enumerate(iter(lambda: file.readline(LONGEST), ""), 1):
                text = line.partition("#")[0].strip()
                if not text:
                    continue
                try:
                    event = _event(text.split(), geometry, placed)
                except (SudokuError, ValueError):
                    raise TraceError(path.name, number, text) from None
                yield TraceLine(number, text, event)
    except FileNotFoundError:
        raise PuzzleFileError("missing", path, "no such file") from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise PuzzleFileError("unreadable", path, reason, reason=reason) from error


def _event(words: list[str], geometry: Geometry, placed: StepKind) -> Event:
    """Return the step in a line; raises `ValueError`."""
    kind = _KINDS.get(words[0].lower())
    rest = words[1:] if kind is not None else words
    if len(rest) >= 3 and all(word.isdecimal() for word in rest[:3]):
        row, column, digit = map(int, rest[:3])
        if kind is None:
            kind = placed if digit else StepKind.RETREAT
        return _checked(Event(kind, geometry.cell(row, column), digit), geometry)
    if kind is None:
        put = _PUT.match(words[0])
        if put is None:
            raise ValueError(words[0])
        kind = StepKind.RETREAT if put[2] == "0" else placed
    if rest and rest[0].isdecimal():
        # The depth, which nobody need know.
        del rest[0]
    gone = [found for word in rest if (found := _GONE.match(word)) is not None]
    removed = tuple((geometry.parse_cell(found[1]), int(found[2])) for found in gone)
    cell, digit = NO_CELL, NO_DIGIT
    if rest and kind is not StepKind.DEDUCE and (put := _PUT.match(rest[0])) is not None:
        cell, digit = geometry.parse_cell(put[1]), int(put[2] or NO_DIGIT)
    return _checked(Event(kind, cell, digit, removed), geometry)


def _checked(event: Event, geometry: Geometry) -> Event:
    if not 0 <= event.digit <= geometry.size:
        raise ValueError(event.digit)
    return event


def event_of(step: StreamStep) -> Event:
    """Return the part of a method's step that is compared."""
    cell = NO_CELL if step.kind is StepKind.DEDUCE else step.cell
    return Event(step.kind, cell, step.digit, step.removed)


def compared(trace: Callable[[], Iterable[TraceLine]], steps: Iterable[StreamStep]) -> Comparison:
    """Compare a trace with the steps of a method.

    Of the method's steps those are looked at whose kinds the trace has at all. Boards on the stack
    that come of no cell are passed over. `trace` is called twice and read from the beginning each
    time, since it may be longer than memory.
    """
    kinds = {line.event.kind for line in trace() if not _is_first_board(line.event)}
    theirs = (line for line in trace() if not _is_first_board(line.event))
    same = 0
    for step in steps:
        event = event_of(step)
        if event.kind not in kinds or _is_first_board(event):
            continue
        line = next(theirs, None)
        if line is None or not line.event.matches(event):
            return Comparison(same, line, step)
        same += 1
    return Comparison(same, next(theirs, None), None)


def _is_first_board(event: Event) -> bool:
    return event.kind in (StepKind.PUSH, StepKind.POP) and event.cell == NO_CELL
