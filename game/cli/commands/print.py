"""`print`: puzzles on paper, from a file or newly dealt."""

import argparse
import os
from contextlib import ExitStack
from itertools import islice
from pathlib import Path

from ...core.errors import ShapeError, SudokuError
from ...formats.document import Entry
from ...generate.ids import ShapeLevelError
from ...generate.levels import Level, Shape
from ...generate.symmetry import Symmetry
from ...messages.catalogue import Catalogue
from ...paper.order import MOST, Look, item_of
from ...paper.output import print_book
from ...paper.sheets import LAYOUTS, Book, Item, Paper
from ...plain import clean
from ...play.emblems import names_of
from ...play.options import Symbols
from .. import exit_codes
from ..arguments import whole_number
from ..board_arguments import shape_in
from ..console import Console
from ..puzzles import open_document
from .generate import Order, puzzle_of

SUMMARY = "print.summary"


class CountError(SudokuError):
    """There are no puzzles, or more than fit in a book."""

    key = "print.count_error"

    def __init__(self) -> None:
        super().__init__(f"a book has 1 to {MOST} puzzles", most=MOST)


def add_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue) -> None:
    """Add arguments for a file or a level, and for the pages."""
    text = catalogue.text
    parser.add_argument("file", nargs="?", help=text("print.file"))
    parser.add_argument("--to", type=Path, required=True, metavar="FILE", help=text("print.to"))
    levels = [level.value for level in Level]
    parser.add_argument("--level", type=str.lower, choices=levels, help=text("print.level"))
    parser.add_argument("--board", type=str.lower, metavar="SHAPE", help=text("print.board"))
    parser.add_argument("--count", type=whole_number(catalogue, 1), help=text("print.count"))
    parser.add_argument("--seed", metavar="S", help=text("generate.seed"))
    parser.add_argument(
        "--per-page", type=int, choices=[*LAYOUTS], default=4, help=text("print.per_page")
    )
    papers = [paper.value for paper in Paper]
    parser.add_argument(
        "--paper", type=str.lower, choices=papers, default="a4", help=text("print.paper")
    )
    parser.add_argument("--title", type=clean, default="", help=text("print.title"))
    symbols = [one.value for one in Symbols]
    parser.add_argument(
        "--symbols", type=str.lower, choices=symbols, default="digits", help=text("print.symbols")
    )
    parser.add_argument("--notes", action="store_true", help=text("print.notes"))
    parser.add_argument("--solutions", action="store_true", help=text("print.with_solutions"))
    parser.add_argument("--steps", action="store_true", help=text("print.with_steps"))
    parser.add_argument("--qr", action="store_true", help=text("print.with_codes"))


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Write the pages, and say where they are."""
    if arguments.count is not None and arguments.count > MOST:
        raise CountError
    if arguments.file is None:
        items = _dealt(arguments, console.catalogue)
    else:
        items = _read(arguments, console)
    if not items:
        raise CountError
    symbols = Symbols(arguments.symbols)
    console.catalogue.signs = names_of(symbols, console.catalogue.text)
    book = Book(
        tuple(items),
        arguments.title,
        Paper(arguments.paper),
        arguments.per_page,
        solutions=arguments.solutions,
        steps=arguments.steps,
        symbols=symbols,
    )
    for path in print_book(book, arguments.to, console.catalogue):
        console.result(str(path))
    return exit_codes.SUCCESS


def _read(arguments: argparse.Namespace, console: Console) -> list[Item]:
    """Return the puzzles of a file."""
    most = arguments.count or MOST
    with ExitStack() as stack:
        entries = open_document(arguments.file, console, stack, shape_in(arguments))
        found = [*islice(entries, most + 1)]
    if len(found) > most and arguments.count is None:
        raise CountError
    return [item_of(entry, _look(arguments)) for entry in found[:most]]


def _dealt(arguments: argparse.Namespace, catalogue: Catalogue) -> list[Item]:
    """Return new puzzles of a level."""
    level, shape = Level(arguments.level or "easy"), _shape(arguments.board or "9x9")
    if level not in shape.levels:
        raise ShapeLevelError(level, shape)
    seed = arguments.seed or os.urandom(16).hex()
    order = Order(level, Symmetry.NONE, seed, None, shape=shape)
    items = []
    for number in range(arguments.count or arguments.per_page):
        puzzle = puzzle_of(order, number)
        said = f"{catalogue.text(f'level.{level.value}')} · {puzzle.id}"
        item = item_of(Entry(puzzle.givens), _look(arguments))
        items.append(item._replace(facts=said, code=item.code and (puzzle.id or "")))
    return items


def _shape(word: str) -> Shape:
    try:
        return Shape(word)
    except ValueError:
        raise ShapeError(word) from None


def _look(arguments: argparse.Namespace) -> Look:
    return Look(notes=arguments.notes, solutions=arguments.solutions, codes=arguments.qr)
