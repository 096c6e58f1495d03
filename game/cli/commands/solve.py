"""`solve`: no, one or many solutions, for one puzzle or for a file of them."""

import argparse
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from functools import partial
from itertools import islice
from typing import Final, NamedTuple

from ...core.constraints import read_whole
from ...core.digits import SYMBOLS
from ...core.geometry import CLASSIC, Geometry
from ...core.grid import Grid
from ...core.naming import conflict_words
from ...core.rules import conflicts
from ...core.verdict import Verdict
from ...formats.lines import is_marked, line_of
from ...messages.catalogue import Catalogue
from ...solve.exact import NODE_LIMIT, GaveUpError, classify, solutions
from ...solve.exact.search import completions
from ...solve.exact.tables import tables_of
from .. import exit_codes
from ..arguments import whole_number
from ..batch import in_order
from ..board_arguments import (
    add_board_arguments,
    add_shape_argument,
    shape_in,
    style_of,
)
from ..console import Console
from ..method_arguments import add_method_arguments, wants_method
from ..progress import Progress
from ..puzzles import Puzzles, open_puzzles

SUMMARY = "solve.summary"

_CHUNK: Final = 25
"""Puzzles that go to a worker process together."""
_HELD: Final = 1000
"""Solutions of a puzzle held at once; where more are wanted, they are found as they are written."""
_TEXT: Final = f".{SYMBOLS}".encode().ljust(256)


class Request(NamedTuple):
    """What to find out about every puzzle."""

    wanted: int | None = 2
    """Solutions to count and tell at most; None for all."""
    node_limit: int | None = NODE_LIMIT

    @property
    def held(self) -> int:
        """The most solutions that an answer stores."""
        return _HELD if self.wanted is None else min(self.wanted, _HELD)


class SolvedPuzzle(NamedTuple):
    """The result for one puzzle; boards have one value per cell."""

    puzzle: bytes
    verdict: str
    solutions: list[bytes]
    geometry: Geometry = CLASSIC
    more: bool = False
    """Whether there are perhaps more solutions than those held."""
    marked: Grid | None = None
    """The puzzle with its pencil marks, where it has any."""

    @property
    def grid(self) -> Grid:
        """The puzzle as a board."""
        return self.marked or Grid(self.puzzle, None, self.geometry)


def add_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue) -> None:
    """Add arguments for a file, the number of solutions, and the form of the output."""
    text = catalogue.text
    positive = whole_number(catalogue, 1)
    parser.add_argument("file", nargs="?", default="-", help=text("cli.puzzle_file"))
    wanted = parser.add_mutually_exclusive_group()
    wanted.add_argument("--count", type=positive, metavar="N", help=text("solve.count"))
    wanted.add_argument("--all", action="store_true", help=text("solve.all"))
    parser.add_argument(
        "--node-limit",
        type=whole_number(catalogue, 0),
        metavar="N",
        help=text("solve.node_limit", limit=NODE_LIMIT),
    )
    parser.add_argument("--json", action="store_true", help=text("cli.json"))
    parser.add_argument("--jobs", type=positive, default=1, metavar="N", help=text("cli.jobs"))
    add_board_arguments(parser, catalogue)
    add_shape_argument(parser, catalogue)
    add_method_arguments(parser, catalogue)


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Write the solutions; the exit code says whether every puzzle has exactly one."""
    if wants_method(arguments):
        from ..methods import solve_by_method

        return solve_by_method(arguments, console)
    limit = arguments.node_limit
    if limit is None and not arguments.all:
        limit = NODE_LIMIT
    request = Request(None if arguments.all else arguments.count or 2, limit or None)
    with ExitStack() as stack:
        puzzles = open_puzzles(arguments.file, console, stack, shape_in(arguments))
        answers = in_order(
            partial(answer, request), puzzles.boards, jobs=arguments.jobs, chunk=_CHUNK
        )
        if arguments.json:
            return _write_json(answers, request, console, puzzles.total)
        if not arguments.all and not arguments.count:
            answers = (found._replace(solutions=found.solutions[:1]) for found in answers)
        style = style_of(arguments)
        writing = partial(style.text, came_in=puzzles.format)
        return _write_boards(answers, request, console, writing, puzzles)


def answer(request: Request, asked: bytes | Grid) -> SolvedPuzzle:
    """Return the answer of the exact engine."""
    if isinstance(asked, bytes):
        puzzle, geometry = asked, CLASSIC
    else:
        puzzle, geometry = asked.values, asked.geometry
    if not isinstance(asked, bytes) and (
        geometry.constraints or geometry.unread or is_marked(asked)
    ):
        return _classified(request, asked)
    tables = tables_of(geometry)
    board = tables.load(puzzle)
    if board is None:
        return SolvedPuzzle(puzzle, "conflict", [], geometry)
    # Two are needed to tell one from many.
    enough = max(request.held, 2)
    found: list[bytes] = []
    try:
        for placed in completions(tables, board, node_limit=request.node_limit):
            found.append(tables.values(puzzle, placed))
            if len(found) == enough:
                break
    except GaveUpError:
        if len(found) < 2:
            return SolvedPuzzle(puzzle, "solved" if found else "gave up", found, geometry)
    verdict = "unique" if len(found) == 1 else "many" if found else "none"
    return SolvedPuzzle(puzzle, verdict, found[: request.held], geometry, len(found) == _HELD)


def _classified(request: Request, puzzle: Grid) -> SolvedPuzzle:
    """Return the answer for a board with constraints, pencil marks or unknown rules."""
    found = classify(puzzle, limit=request.held, node_limit=request.node_limit)
    verdict = found.verdict.value
    if found.verdict is Verdict.GAVE_UP and found.solutions:
        verdict = "solved"
    values = [solution.values for solution in found.solutions]
    more = len(values) == _HELD
    held = values[: request.held]
    marked = puzzle if is_marked(puzzle) else None
    unique = found.verdict is Verdict.UNIQUE
    geometry = read_whole(puzzle.geometry) if unique else puzzle.geometry
    return SolvedPuzzle(puzzle.values, verdict, held, geometry, more, marked)


def every_solution(request: Request, found: SolvedPuzzle) -> Iterator[bytes]:
    """Yield the solutions of an answer, including those that it does not store."""
    yield from found.solutions
    if found.more:
        again = solutions(found.grid, node_limit=request.node_limit)
        # The engine finds the same ones in the same order.
        with suppress(GaveUpError):
            for solution in islice(again, len(found.solutions), request.wanted):
                yield solution.values


def as_json(request: Request, found: SolvedPuzzle) -> Iterator[str]:
    """Yield the parts of an answer as a JSON object on one line, solutions as they are found."""
    puzzle = line_of(found.marked) if found.marked else found.puzzle.translate(_TEXT).decode()
    yield f'{{"puzzle": "{puzzle}", "verdict": "{found.verdict}", "solutions": ['
    count = 0
    for values in every_solution(request, found):
        text = values.translate(_TEXT).decode()
        yield f', "{text}"' if count else f'"{text}"'
        count += 1
    conflict = f', "conflicts": {_conflicts(found)}' if found.verdict == "conflict" else ""
    shape = "" if found.geometry == CLASSIC else f', "shape": "{found.geometry.code}"'
    yield f'], "count": {count}{conflict}{shape}}}\n'


def _conflicts(found: SolvedPuzzle) -> str:
    """Return the conflicts of a board as a JSON array."""
    import json

    return json.dumps(
        [
            {
                "house": house.name,
                "digit": digit,
                "cells": [found.geometry.cell_name(cell) for cell in cells],
            }
            for house, digit, cells, _ in conflicts(found.grid)
        ]
    )


def _write_json(
    answers: Iterator[SolvedPuzzle], request: Request, console: Console, total: int | None
) -> int:
    progress = Progress(console, total)
    write = console.stdout.write
    code = exit_codes.SUCCESS
    for found in answers:
        if found.verdict != "unique":
            code = exit_codes.NO_UNIQUE_SOLUTION
        progress.make_room()
        for part in as_json(request, found):
            write(part)
        progress.advance()
    progress.close()
    return code


def _write_boards(
    answers: Iterator[SolvedPuzzle],
    request: Request,
    console: Console,
    writing: Callable[[Grid], str],
    puzzles: Puzzles,
) -> int:
    """Write solutions, and on stderr any messages."""
    progress = Progress(console, puzzles.total)
    code = exit_codes.SUCCESS
    for number, found in enumerate(answers, 1):
        progress.make_room()
        for values in every_solution(request, found):
            console.stdout.write(writing(Grid(values, None, found.geometry)))
        if found.verdict != "unique":
            code = exit_codes.NO_UNIQUE_SOLUTION
            progress.close()
            console.report(_report(console.catalogue, number, found))
            if found.verdict == Verdict.UNJUDGED.value:
                for line in puzzles.unread.words(console.catalogue, found.grid):
                    console.report(line)
        progress.advance()
    progress.close()
    return code


def _report(catalogue: Catalogue, number: int, found: SolvedPuzzle) -> str:
    """Return the message about a puzzle without exactly one solution."""
    verdict = catalogue.text(f"verdict.{found.verdict}")
    if found.verdict != "conflict":
        return catalogue.text("solve.report", number=number, verdict=verdict)
    words = catalogue.render(conflict_words(conflicts(found.grid), found.geometry))
    return catalogue.text("solve.report_conflict", number=number, verdict=verdict, conflicts=words)
