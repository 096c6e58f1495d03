"""`canonical`: the common form of a puzzle and all its disguises."""

import argparse
from contextlib import ExitStack
from hashlib import blake2b
from typing import Final

from ...core.automorphisms import Automorphism, automorphisms, canonical_marks
from ...core.canonical import NoCanonicalFormError, canonical
from ...core.grid import Grid
from ...core.verdict import Verdict
from ...formats.forms.line import LineForm
from ...formats.lines import is_marked, line_of
from ...generate.minimal import NotUniqueError
from ...logic.search.turns import turns
from ...messages.catalogue import Catalogue
from ...solve.exact import classify
from .. import exit_codes
from ..arguments import whole_number
from ..batch import in_order
from ..board_arguments import add_shape_argument, shape_in
from ..console import Console
from ..progress import Progress
from ..puzzles import open_puzzles

SUMMARY = "canonical.summary"

_CHUNK: Final = 50
"""Puzzles that go to a worker process together."""
_DIGEST: Final = 16
"""Bytes that stand for a form that was seen, so that millions fit into memory."""


def add_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue) -> None:
    """Add arguments for a file, and for whether its puzzles or their forms are wanted."""
    text = catalogue.text
    parser.add_argument("file", nargs="?", default="-", help=text("cli.puzzle_file"))
    add_shape_argument(parser, catalogue)
    wanted = parser.add_mutually_exclusive_group()
    wanted.add_argument("--dedupe", action="store_true", help=text("canonical.dedupe"))
    wanted.add_argument(
        "--automorphisms", action="store_true", help=text("canonical.automorphisms")
    )
    wanted.add_argument("--solution", action="store_true", help=text("canonical.solution"))
    parser.add_argument(
        "--jobs", type=whole_number(catalogue, 1), default=1, metavar="N", help=text("cli.jobs")
    )


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Write the form of each puzzle, or the first puzzle of each form."""
    seen: set[bytes] = set()
    with ExitStack() as stack:
        if arguments.automorphisms:
            _write_automorphisms(arguments, console, stack)
            return exit_codes.SUCCESS
        puzzles = open_puzzles(arguments.file, console, stack, shape_in(arguments))
        progress = Progress(console, puzzles.total)
        both = _with_solution if arguments.solution else _both
        for puzzle, form in in_order(both, puzzles.boards, jobs=arguments.jobs, chunk=_CHUNK):
            progress.make_room()
            if not arguments.dedupe:
                console.stdout.write(_line(form))
            else:
                told = form.geometry.code.encode() + form.values + _marks(form)
                key = blake2b(told, digest_size=_DIGEST).digest()
                if key not in seen:
                    seen.add(key)
                    console.stdout.write(_line(puzzle))
            progress.advance()
        progress.close()
    return exit_codes.SUCCESS


def _marks(form: Grid) -> bytes:
    return repr(form.candidates).encode() if is_marked(form) else b""


def _write_automorphisms(arguments: argparse.Namespace, console: Console, stack: ExitStack) -> None:
    """Write each puzzle with its automorphisms."""
    puzzles = open_puzzles(arguments.file, console, stack, shape_in(arguments))
    progress = Progress(console, puzzles.total)
    for puzzle, found in in_order(_with_all, puzzles.boards, jobs=arguments.jobs, chunk=1):
        progress.make_room()
        console.result(f"{puzzle.text} {console.catalogue.count('canonical.count', len(found))}")
        for each in found:
            console.result(f"    {_in_words(console.catalogue, each, puzzle)}")
        progress.advance()
    progress.close()


def _with_all(board: bytes | Grid) -> tuple[Grid, tuple[Automorphism, ...]]:
    puzzle = Grid(board) if isinstance(board, bytes) else board
    return puzzle, automorphisms(puzzle)


def _in_words(catalogue: Catalogue, found: Automorphism, puzzle: Grid) -> str:
    """Return an automorphism in words: the name of a rotation, or the orders of lines."""
    cells = found.cells
    names = {places: name for name, places in turns(puzzle.geometry)}
    if cells == tuple(puzzle.geometry.cells):
        way = catalogue.text("canonical.itself")
    elif cells in names:
        way = catalogue.text(f"canonical.{names[cells]}")
    else:
        rows, columns = ("".join(str(line + 1) for line in each) for each in found[1:3])
        key = "canonical.turned" if found.turned else "canonical.lines"
        way = catalogue.text(key, rows=rows, columns=columns)
    digits = "".join(str(digit) if digit else "." for digit in found.digits)
    return catalogue.text("canonical.way", way=way, digits=digits)


def _both(board: bytes | Grid) -> tuple[Grid, Grid]:
    """Return a puzzle and its form."""
    puzzle = Grid(board) if isinstance(board, bytes) else board
    return puzzle, form_of(puzzle)


def _with_solution(board: bytes | Grid) -> tuple[Grid, Grid]:
    """Return a puzzle and the form of its solution."""
    puzzle = Grid(board) if isinstance(board, bytes) else board
    found = classify(puzzle)
    if found.solution is None or found.verdict is not Verdict.UNIQUE:
        raise NotUniqueError(puzzle.text)
    return puzzle, canonical(Grid(found.solution.values, None, puzzle.geometry))


def form_of(puzzle: Grid) -> Grid:
    """Return the canonical form of a puzzle; one of pencil marks needs a single solution."""
    if not is_marked(puzzle):
        return canonical(puzzle)
    found = classify(puzzle)
    if found.solution is None:
        raise NoCanonicalFormError(puzzle.geometry.code)
    return canonical_marks(puzzle, found.solution)


def _line(puzzle: Grid) -> str:
    return f"{line_of(puzzle)}\n" if is_marked(puzzle) else LineForm().text(puzzle)
