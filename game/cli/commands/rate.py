"""`rate`: the difficulty of puzzles on both scales, and the techniques they need."""

import argparse
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple

from ...core.errors import SudokuError
from ...core.grid import Grid
from ...core.verdict import Verdict
from ...formats.document import Entry
from ...formats.lines import Row, line_of
from ...formats.syntax import FormatError
from ...messages.catalogue import Catalogue
from ...messages.notation import Notation
from .. import exit_codes
from ..arguments import er_value, seconds, technique_id, whole_number
from ..batch import in_order
from ..board_arguments import add_shape_argument, shape_in
from ..collection import Part, Results, opened_results, part_of
from ..console import Console
from ..progress import Progress
from ..puzzles import open_positions
from ..rated_forms import (
    COLUMNS,
    Told,
    as_csv,
    as_json,
    as_text,
    by_template,
    row,
    template_needs_er,
    template_of,
)
from ..rating import Puzzle, RatedPuzzle, Request, rate_puzzle
from ..solver_arguments import add_solver_argument, solver_in
from ..unread import Unread
from ..written_step import add_notation_argument

SUMMARY = "rate.summary"

_CHUNK: Final = 10
"""Puzzles that go to a worker process together."""
_FILTERS: Final = ("min_er", "max_er", "technique", "minimal")


class OptionsError(SudokuError):
    """The options do not go together; `word` says which."""

    def __init__(self, word: str) -> None:
        self.key = f"rate.{word}"
        super().__init__(word)


class BadLineError(SudokuError):
    """A line of a list is not a puzzle, and an option would pass over it."""

    key = "rate.bad_line"

    def __init__(self, error: FormatError) -> None:
        super().__init__(str(error), what=error.message)


class Collection(NamedTuple):
    """The puzzles to rate."""

    rows: Iterator[Row]
    total: int | None
    unread: Unread
    """What puzzles ask for that was not read."""
    before: int = 0
    """How many puzzles of the file stand before the first of these."""


class Filter(NamedTuple):
    """Which rated puzzles to write."""

    least: float | None = None
    most: float | None = None
    techniques: tuple[str, ...] = ()
    minimal: bool = False

    def takes(self, found: RatedPuzzle) -> bool:
        """Whether a puzzle passes the filter."""
        if self == Filter():
            return True
        if found.score is None or (self.minimal and not found.minimal):
            return False
        if self.least is not None or self.most is not None:
            rating = None if found.er is None or not found.er.solved else found.er.er
            if rating is None or not (self.least or 0) <= rating <= (self.most or 99):
                return False
        return all(each in (found.techniques or {}) for each in self.techniques)


def add_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue) -> None:
    """Add arguments for files, for which results and puzzles to write, in which form and where."""
    text = catalogue.text
    positive = whole_number(catalogue, 1)
    parser.add_argument("file", nargs="*", default=["-"], help=text("rate.files"))
    add_shape_argument(parser, catalogue)
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", "--jsonl", action="store_true", help=text("cli.json"))
    form.add_argument("--csv", action="store_true", help=text("rate.csv"))
    form.add_argument(
        "--format", type=template_of(catalogue), metavar="TEXT", help=text("rate.format")
    )
    parser.add_argument("--keep", action="store_true", help=text("rate.keep"))
    parser.add_argument("--path", action="store_true", help=text("rate.path"))
    parser.add_argument("--scale", choices=("hodoku", "er"), help=text("rate.scale"))
    add_notation_argument(parser, catalogue)
    parser.add_argument("--no-er", action="store_true", help=text("rate.no_er"))
    add_solver_argument(parser, catalogue)
    parser.add_argument("--no-uniqueness", action="store_true", help=text("rate.no_uniqueness"))
    rating = er_value(catalogue)
    parser.add_argument("--min-er", type=rating, metavar="ER", help=text("rate.min_er"))
    parser.add_argument("--max-er", type=rating, metavar="ER", help=text("rate.max_er"))
    parser.add_argument(
        "--technique",
        action="append",
        default=[],
        type=technique_id(catalogue),
        metavar="ID",
        help=text("rate.technique"),
    )
    parser.add_argument("--minimal", action="store_true", help=text("rate.minimal"))
    parser.add_argument(
        "--time-limit", type=seconds(catalogue), metavar="S", help=text("rate.time_limit")
    )
    parser.add_argument("--skip-bad", action="store_true", help=text("rate.skip_bad"))
    parser.add_argument("--output", type=Path, metavar="FILE", help=text("rate.output"))
    parser.add_argument("--resume", action="store_true", help=text("rate.resume"))
    parser.add_argument(
        "--part", type=part_of(catalogue), default=Part(), metavar="I/N", help=text("rate.part")
    )
    parser.add_argument("--jobs", type=positive, default=1, metavar="N", help=text("cli.jobs"))
    parser.add_argument("--cluster", metavar="ADDRESS", help=text("cli.cluster"))


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Write the ratings; the exit code says whether every board is a puzzle."""
    _require_sense(arguments)
    request = _request(arguments)
    write = _writing(arguments, console.catalogue, request)
    wanted = Filter(
        arguments.min_er, arguments.max_er, tuple(arguments.technique), arguments.minimal
    )
    code = exit_codes.SUCCESS
    # Parts are put together one behind the other, under one heading.
    heading = arguments.csv and arguments.part.number == 1
    with ExitStack() as stack:
        collection = _collection(arguments, console, stack)
        place, results = opened_results(
            arguments.output,
            console,
            stack,
            resume=arguments.resume,
            heading=heading,
            columns=len(COLUMNS) if arguments.csv else 0,
        )
        done = _done(results, collection, request)
        if heading and not (results and results.headed):
            place.result(row(*COLUMNS))
        # Rows stay here: only boards travel to other processes, and results come in their order.
        rows: deque[Row] = deque()
        answers: Iterator[RatedPuzzle] = in_order(
            partial(rate_puzzle, request),
            _puzzles(collection.rows, rows),
            jobs=arguments.jobs,
            cluster=arguments.cluster,
            chunk=_CHUNK,
        )
        progress = Progress(console, collection.total, done=done)
        read = fitting = 0
        for number, found in enumerate(answers, 1 + collection.before + done):
            read += 1
            progress.make_room()
            asked = rows.popleft()
            if found.score is None:
                code = exit_codes.NO_UNIQUE_SOLUTION
                progress.close()
                console.report(_report(console.catalogue, number, found))
                if found.verdict == Verdict.UNJUDGED.value:
                    _report_unread(console, collection.unread, asked.puzzle)
            if wanted.takes(found):
                fitting += 1
                place.result(write(Told(found, number, asked.line, arguments.keep)))
                if results is not None:
                    results.stream.flush()
            progress.advance()
        progress.close()
    if wanted != Filter() and not fitting:
        console.report(console.catalogue.count("rate.none_fits", read))
    return code


def _request(arguments: argparse.Namespace) -> Request:
    template = arguments.format
    filters_er = arguments.min_er is not None or arguments.max_er is not None
    with_er = filters_er or template_needs_er(template) if template else not arguments.no_er
    return Request(
        with_path=arguments.path,
        with_counts=arguments.json or arguments.csv or bool(arguments.technique),
        with_er=with_er,
        uniqueness=not arguments.no_uniqueness,
        seconds=arguments.time_limit,
        passes_over=arguments.skip_bad,
        solver=solver_in(arguments),
        with_minimal=arguments.minimal,
        by_er=arguments.scale == "er",
        notation=Notation(arguments.notation),
    )


def _writing(
    arguments: argparse.Namespace, catalogue: Catalogue, request: Request
) -> Callable[[Told], str]:
    if arguments.format is not None:
        return partial(by_template, arguments.format, catalogue)
    write = as_json if arguments.json else as_csv if arguments.csv else as_text
    return partial(write, catalogue, request)


def _done(results: Results | None, collection: Collection, request: Request) -> int:
    """Skip the puzzles with results, and return how many there are."""
    if results is None or not results.done:
        return 0
    last = next(islice(collection.rows, results.done - 1, None), None)
    puzzle = None if last is None else _text(last.puzzle)
    results.require(puzzle, request.solver_name, request.options)
    return results.done


def _report_unread(console: Console, unread: Unread, puzzle: Puzzle) -> None:
    """Say which rules of a puzzle are unknown, so that it is not judged."""
    board = puzzle.board if isinstance(puzzle, Entry) else puzzle
    if isinstance(board, Grid):
        for line in unread.words(console.catalogue, board):
            console.report(line)


def _puzzles(rows: Iterator[Row], kept: deque[Row]) -> Iterator[Puzzle]:
    for each in rows:
        kept.append(each)
        yield each.puzzle


def _require_sense(arguments: argparse.Namespace) -> None:
    table = arguments.json or arguments.csv
    filtered = any(getattr(arguments, name) not in (None, False, []) for name in _FILTERS)
    if arguments.resume and (arguments.output is None or not table or filtered):
        raise OptionsError("resume_what")
    if arguments.path and (arguments.csv or arguments.format is not None):
        raise OptionsError("path_in_csv")
    written = arguments.scale is not None or arguments.notation != Notation.PROSE.value
    if written and not arguments.path:
        raise OptionsError("path_wanted")
    if arguments.no_er and (arguments.min_er is not None or arguments.max_er is not None):
        raise OptionsError("er_wanted")
    if arguments.part.of > 1 and "-" in arguments.file:
        raise OptionsError("part_of_input")


def _collection(arguments: argparse.Namespace, console: Console, stack: ExitStack) -> Collection:
    """Return the puzzles in the files, or the requested part of them."""

    unread = Unread()

    def opened() -> tuple[Iterator[Row], int | None]:
        rows, total = open_positions(
            arguments.file,
            console,
            stack,
            shape_in(arguments),
            lenient=arguments.skip_bad,
            unread=unread,
        )
        return _with_remedy(rows), total

    part: Part = arguments.part
    if part.of == 1:
        return Collection(*opened(), unread)
    total = sum(1 for _ in opened()[0])
    first = part.first(total)
    rows = part.of_items(opened()[0], total)
    return Collection(rows, part.after(total) - first, unread, first)


def _with_remedy(rows: Iterator[Row]) -> Iterator[Row]:
    """Yield the puzzles; the error about a line below one with a puzzle says what helps."""
    is_list = False
    try:
        for each in rows:
            is_list = bool(each.line)
            yield each
    except FormatError as error:
        raise (BadLineError(error) if is_list else error) from None


def _text(puzzle: Puzzle) -> str:
    """Return a board as one line of text."""
    if isinstance(puzzle, bytes):
        return Grid(puzzle).text
    if isinstance(puzzle, Entry):
        return line_of(puzzle.grid)
    return line_of(puzzle) if isinstance(puzzle, Grid) else ""


def _report(catalogue: Catalogue, number: int, found: RatedPuzzle) -> str:
    """Return the message about a line without exactly one solution."""
    if found.error is not None:
        return catalogue.text("rate.unreadable", n=number, what=catalogue.render(found.error))
    verdict = catalogue.text(f"verdict.{found.verdict}")
    return catalogue.text("rate.report", n=number, verdict=verdict)
