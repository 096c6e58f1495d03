"""`trials`: a puzzle's difficulty apart from techniques: trial and error, backdoors."""

import argparse
import json
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from typing import Final, NamedTuple

from ...core.geometry import Geometry
from ...core.grid import Grid
from ...core.verdict import Verdict
from ...formats.lines import line_of
from ...messages.catalogue import Catalogue
from ...solve.exact import classify
from ...solve.exact.trials import DEEPEST, backdoors, trial_depth
from .. import exit_codes
from ..arguments import whole_number
from ..batch import in_order
from ..board_arguments import add_shape_argument, shape_in
from ..console import Console
from ..progress import Progress
from ..puzzles import open_puzzles

SUMMARY = "trials.summary"

_CHUNK: Final = 10
"""Puzzles that go to a worker process together."""
LARGEST: Final = 3
"""Cells of the largest backdoor looked for."""


class TriedPuzzle(NamedTuple):
    """The result for one puzzle; its size is None if it is not one."""

    puzzle: str
    geometry: Geometry
    verdict: Verdict
    depth: int | None = None
    size: int | None = None
    """Cells of the smallest backdoors; None where `LARGEST` are not enough."""
    backdoors: tuple[tuple[int, ...], ...] = ()


def add_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue) -> None:
    """Add arguments for a file, and for the form of the output."""
    text = catalogue.text
    parser.add_argument("file", nargs="?", default="-", help=text("cli.puzzle_file"))
    add_shape_argument(parser, catalogue)
    parser.add_argument("--json", action="store_true", help=text("cli.json"))
    parser.add_argument(
        "--jobs", type=whole_number(catalogue, 1), default=1, metavar="N", help=text("cli.jobs")
    )


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Write a line for each puzzle; the exit code says whether every board is one."""
    code = exit_codes.SUCCESS
    with ExitStack() as stack:
        puzzles = open_puzzles(arguments.file, console, stack, shape_in(arguments))
        answers: Iterator[TriedPuzzle] = in_order(
            answer, puzzles.boards, jobs=arguments.jobs, chunk=_CHUNK
        )
        progress = Progress(console, puzzles.total)
        write = _as_json if arguments.json else partial(_as_text, console.catalogue)
        for number, found in enumerate(answers, 1):
            progress.make_room()
            if found.verdict is not Verdict.UNIQUE:
                code = exit_codes.NO_UNIQUE_SOLUTION
                progress.close()
                verdict = console.catalogue.text(f"verdict.{found.verdict.value}")
                console.report(console.catalogue.text("rate.report", n=number, verdict=verdict))
            console.result(write(found))
            progress.advance()
        progress.close()
    return code


def answer(board: bytes | Grid) -> TriedPuzzle:
    """Return the trial depth of a puzzle, and its smallest backdoors."""
    puzzle = Grid(board) if isinstance(board, bytes) else board
    found = classify(puzzle)
    nothing = TriedPuzzle(line_of(puzzle), puzzle.geometry, found.verdict)
    if found.verdict is not Verdict.UNIQUE or found.solution is None:
        return nothing
    depth = trial_depth(puzzle)
    if depth == 0:
        return nothing._replace(depth=0, size=0)
    for size in range(1, LARGEST + 1):
        doors = tuple(backdoors(puzzle, found.solution, size))
        if doors:
            return nothing._replace(depth=depth, size=size, backdoors=doors)
    return nothing._replace(depth=depth)


def _as_json(found: TriedPuzzle) -> str:
    name = found.geometry.cell_name
    fields: dict[str, object] = {
        "puzzle": found.puzzle,
        "trial_depth": found.depth,
        "backdoor_size": found.size,
        "backdoors": [[name(cell) for cell in cells] for cells in found.backdoors],
    }
    if found.verdict is not Verdict.UNIQUE:
        fields["verdict"] = found.verdict.value
    return json.dumps(fields)


def _as_text(catalogue: Catalogue, found: TriedPuzzle) -> str:
    if found.verdict is not Verdict.UNIQUE:
        return f"{found.puzzle} -"
    depth = f">{DEEPEST}" if found.depth is None else str(found.depth)
    size = f">{LARGEST}" if found.size is None else str(found.size)
    told = catalogue.text("trials.line", depth=depth, size=size, number=len(found.backdoors))
    return f"{found.puzzle} {told}"
