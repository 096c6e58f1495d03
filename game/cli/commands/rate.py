"""`rate`: how hard puzzles are, on all three scales, and what they need."""

import argparse
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple

from ...core.errors import SudokuError
from ...core.grid import Grid
from ...formats.document import Entry
from ...messages.catalogue import Catalogue
from .. import exit_codes
from ..arguments import whole_number
from ..batch import in_order
from ..board_arguments import add_shape_argument, shape_in
from ..collection import Part, Puzzle, opened_results, part_of
from ..console import Console
from ..progress import Progress
from ..puzzles import open_lines, open_positions
from ..rating import COLUMNS, RatedPuzzle, Request, as_csv, as_json, as_text, rate_puzzle, row
from ..solver_arguments import add_solver_argument, solver_in

SUMMARY = "rate.summary"

_CHUNK: Final = 10
"""Puzzles that go to a worker process together."""


class OptionsError(SudokuError):
    """Options were given that do not go together; `word` tells which."""

    def __init__(self, word: str) -> None:
        self.key = f"rate.{word}"
        super().__init__(word)


class Collection(NamedTuple):
    """What is to be rated."""

    puzzles: Iterator[Puzzle]
    total: int | None
    before: int = 0
    """How many puzzles of the file stand before the first of these."""


def add_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue) -> None:
    """Take a file, what is wanted of its puzzles, in which form and where."""
    text = catalogue.text
    positive = whole_number(catalogue, 1)
    parser.add_argument("file", nargs="?", default="-", help=text("cli.puzzle_file"))
    add_shape_argument(parser, catalogue)
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", "--jsonl", action="store_true", help=text("cli.json"))
    form.add_argument("--csv", action="store_true", help=text("rate.csv"))
    parser.add_argument("--path", action="store_true", help=text("rate.path"))
    parser.add_argument("--no-se", action="store_true", help=text("rate.no_se"))
    parser.add_argument("--no-classic", action="store_true", help=text("rate.no_classic"))
    add_solver_argument(parser, catalogue)
    parser.add_argument("--no-uniqueness", action="store_true", help=text("rate.no_uniqueness"))
    parser.add_argument("--time-limit", type=positive, metavar="S", help=text("rate.time_limit"))
    parser.add_argument("--skip-bad", action="store_true", help=text("rate.skip_bad"))
    parser.add_argument("--output", type=Path, metavar="FILE", help=text("rate.output"))
    parser.add_argument("--resume", action="store_true", help=text("rate.resume"))
    parser.add_argument(
        "--part", type=part_of(catalogue), default=Part(), metavar="I/N", help=text("rate.part")
    )
    parser.add_argument("--jobs", type=positive, default=1, metavar="N", help=text("cli.jobs"))
    parser.add_argument("--cluster", metavar="ADDRESS", help=text("cli.cluster"))


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Write the ratings; the exit code tells whether every board is a puzzle."""
    _require_sense(arguments)
    table = arguments.json or arguments.csv
    request = Request(
        arguments.path,
        table,
        not arguments.no_se,
        not arguments.no_uniqueness,
        table and not arguments.no_classic,
        arguments.time_limit,
        arguments.skip_bad,
        solver_in(arguments),
    )
    write = as_json if arguments.json else as_csv if arguments.csv else as_text
    code = exit_codes.SUCCESS
    # Parts are put together one behind the other, under one heading.
    heading = arguments.csv and arguments.part.number == 1
    with ExitStack() as stack:
        collection = _collection(arguments, console, stack)
        place, results = opened_results(
            arguments.output, console, stack, resume=arguments.resume, heading=heading
        )
        done = 0
        if results is not None and results.done:
            done = results.done
            last = next(islice(collection.puzzles, done - 1, None), None)
            results.require(None if last is None else _text(last), request.solver_name)
        if heading and not (results and results.headed):
            place.result(row(*COLUMNS))
        answers: Iterator[RatedPuzzle] = in_order(
            partial(rate_puzzle, request),
            collection.puzzles,
            jobs=arguments.jobs,
            cluster=arguments.cluster,
            chunk=_CHUNK,
        )
        progress = Progress(console, collection.total, done=done)
        for number, found in enumerate(answers, 1 + collection.before + done):
            progress.make_room()
            if found.score is None:
                code = exit_codes.NO_UNIQUE_SOLUTION
                progress.close()
                console.report(_report(console.catalogue, number, found))
            place.result(write(console.catalogue, request, found))
            if results is not None:
                results.stream.flush()
            progress.advance()
        progress.close()
    return code


def _require_sense(arguments: argparse.Namespace) -> None:
    if arguments.resume and (arguments.output is None or not (arguments.json or arguments.csv)):
        raise OptionsError("resume_what")
    if arguments.csv and arguments.path:
        raise OptionsError("path_in_csv")
    if arguments.part.of > 1 and arguments.file == "-":
        raise OptionsError("part_of_input")


def _collection(arguments: argparse.Namespace, console: Console, stack: ExitStack) -> Collection:
    """Return the puzzles of a file, or the part of them that is asked for."""

    def opened() -> tuple[Iterator[Puzzle], int | None]:
        if arguments.skip_bad:
            return open_lines(arguments.file, console, stack, shape_in(arguments)), None
        return open_positions(arguments.file, console, stack, shape_in(arguments))

    part: Part = arguments.part
    if part.of == 1:
        return Collection(*opened())
    total = sum(1 for _ in opened()[0])
    first = part.first(total)
    return Collection(part.of_items(opened()[0], total), part.after(total) - first, first)


def _text(puzzle: Puzzle) -> str:
    """Return a board as it is written on a line."""
    if isinstance(puzzle, bytes):
        return Grid(puzzle).text
    if isinstance(puzzle, Entry):
        return puzzle.grid.text
    return puzzle.text if isinstance(puzzle, Grid) else ""


def _report(catalogue: Catalogue, number: int, found: RatedPuzzle) -> str:
    """Return what there is to say about a line without exactly one solution."""
    if found.error is not None:
        return catalogue.text("rate.unreadable", n=number, what=catalogue.render(found.error))
    verdict = catalogue.text(f"verdict.{found.verdict}")
    return catalogue.text("rate.report", n=number, verdict=verdict)
