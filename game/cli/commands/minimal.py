"""`minimal`: puzzles that need each of their givens, made from puzzles that do not."""

import argparse
from collections.abc import Iterator
from contextlib import ExitStack

from ...core.grid import Grid
from ...formats.forms.line import LineForm
from ...generate.minimal import all_minimal, is_minimal, minimal, redundant
from ...messages.catalogue import Catalogue
from ...messages.lists import enumerated
from .. import exit_codes
from ..board_arguments import add_shape_argument, require_classic, shape_in
from ..console import Console
from ..progress import Progress
from ..puzzles import open_puzzles

SUMMARY = "minimal.summary"


def add_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue) -> None:
    """Add arguments for a file, and for what to write: one puzzle, all, or redundant givens."""
    text = catalogue.text
    parser.add_argument("file", nargs="?", default="-", help=text("cli.puzzle_file"))
    add_shape_argument(parser, catalogue)
    wanted = parser.add_mutually_exclusive_group()
    wanted.add_argument("--all", action="store_true", help=text("minimal.all"))
    wanted.add_argument("--redundant", action="store_true", help=text("minimal.redundant"))


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Write one line for each."""
    with ExitStack() as stack:
        puzzles = open_puzzles(arguments.file, console, stack, shape_in(arguments))
        progress = Progress(console, puzzles.total)
        for board in puzzles.boards:
            puzzle = Grid(board) if isinstance(board, bytes) else board
            require_classic(puzzle.geometry, "minimal")
            progress.make_room()
            for line in _lines(arguments, console, puzzle):
                console.result(line)
            progress.advance()
        progress.close()
    return exit_codes.SUCCESS


def _lines(arguments: argparse.Namespace, console: Console, puzzle: Grid) -> Iterator[str]:
    if arguments.redundant:
        found = [puzzle.geometry.cell_name(cell) for cell in redundant(puzzle)]
        text = console.catalogue.text
        told = enumerated(console.catalogue, found) if found else text("minimal.none")
        yield text("minimal.line", puzzle=puzzle.text, cells=told)
        return
    if arguments.all:
        found_all = all_minimal(puzzle)
    else:
        found_all = iter((puzzle if is_minimal(puzzle) else minimal(puzzle),))
    for each in found_all:
        yield LineForm().text(each).rstrip()
