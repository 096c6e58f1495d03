"""`vicinity`: the puzzles near others, with some clues exchanged ({-n+n})."""

import argparse
import time
from contextlib import ExitStack, closing
from functools import partial
from math import comb

from ...core.canonical import canonical
from ...core.grid import Grid
from ...formats.forms.line import LineForm
from ...generate.minimal import is_minimal
from ...generate.near import vicinity
from ...logic.board import CancelledError
from ...messages.catalogue import Catalogue
from .. import exit_codes
from ..arguments import seconds, whole_number
from ..board_arguments import add_shape_argument, require_classic, shape_in
from ..console import Console
from ..progress import Progress
from ..puzzles import open_puzzles

SUMMARY = "vicinity.summary"


def add_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue) -> None:
    """Add arguments for a file, how many clues to exchange, and which of the puzzles to write."""
    text = catalogue.text
    parser.add_argument("file", nargs="?", default="-", help=text("cli.puzzle_file"))
    add_shape_argument(parser, catalogue)
    number = whole_number(catalogue, 1)
    parser.add_argument(
        "--change", type=number, default=1, metavar="N", help=text("vicinity.change")
    )
    parser.add_argument("--minimal", action="store_true", help=text("vicinity.minimal"))
    parser.add_argument("--distinct", action="store_true", help=text("vicinity.distinct"))
    parser.add_argument(
        "--limit", type=seconds(catalogue), metavar="S", help=text("vicinity.limit")
    )


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Write each puzzle in the vicinity of each as it is found, and how many there are."""
    end = None if arguments.limit is None else time.monotonic() + arguments.limit
    number, forms = 0, set[bytes]()
    try:
        with ExitStack() as stack:
            for board in open_puzzles(arguments.file, console, stack, shape_in(arguments)).boards:
                puzzle = Grid(board) if isinstance(board, bytes) else board
                require_classic(puzzle.geometry, "vicinity")
                with closing(Progress(console, comb(puzzle.filled, arguments.change))) as progress:
                    for near in vicinity(
                        puzzle, arguments.change, partial(_is_over, end, progress)
                    ):
                        if arguments.minimal and not is_minimal(near):
                            continue
                        if arguments.distinct:
                            form = canonical(near).values
                            if form in forms:
                                continue
                            forms.add(form)
                        progress.make_room()
                        console.result(LineForm().text(near).rstrip())
                        number += 1
    except CancelledError:
        console.report(console.catalogue.count("vicinity.over", number))
        return exit_codes.SUCCESS
    console.report(console.catalogue.count("vicinity.count", number))
    return exit_codes.SUCCESS


def _is_over(end: float | None, progress: Progress) -> bool:
    """Count one more choice of givens that are left out, and return whether time is up."""
    progress.advance()
    return end is not None and time.monotonic() > end
