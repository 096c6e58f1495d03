"""`convert`: puzzles in another form, one after the other."""

import argparse
from collections.abc import Iterable
from contextlib import ExitStack
from itertools import islice
from typing import Final

from ...formats.document import Entry
from ...formats.known import TARGETS
from ...formats.lines import is_marked
from ...formats.syntax import FormatError
from ...formats.written import Conversion
from ...messages.catalogue import Catalogue
from ...messages.lists import enumerated
from .. import exit_codes
from ..board_arguments import add_shape_argument, shape_in
from ..console import Console
from ..puzzles import open_document

SUMMARY = "convert.summary"
DRAWN: Final = "svg"
"""The form that is a picture of one board."""


def add_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue) -> None:
    """Add arguments for a file, and for the form to convert its puzzles to."""
    text = catalogue.text
    parser.add_argument("file", nargs="?", default="-", help=text("cli.puzzle_file"))
    names = [*TARGETS, DRAWN]
    told = text("convert.to", forms=", ".join(names))
    parser.add_argument("--to", required=True, choices=names, metavar="FORM", help=told)
    add_shape_argument(parser, catalogue)


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Write the puzzles, and on stderr what the form cannot represent."""
    with ExitStack() as stack:
        entries = open_document(arguments.file, console, stack, shape_in(arguments))
        if arguments.to == DRAWN:
            console.stdout.write(_drawn(entries))
            return exit_codes.SUCCESS
        conversion = Conversion(arguments.to)
        try:
            for text in conversion.texts(entries):
                console.stdout.write(text)
        finally:
            _report_losses(conversion, arguments.to, console)
    return exit_codes.SUCCESS


def _drawn(entries: Iterable[Entry]) -> str:
    """Return the only puzzle as a picture, with the notes or candidates that its text has."""
    from ...paper.board import Picture
    from ...paper.order import Look, item_of
    from ...paper.picture import board_svg

    first, *others = islice(entries, 2)
    if others:
        raise FormatError("one_puzzle", "a second puzzle", form=DRAWN)
    has_notes = any(first.corner or ()) or any(first.centre or ()) or is_marked(first.board)
    item = item_of(first, Look(notes=has_notes))
    return board_svg(Picture(item.grid, item.givens, item.notes, paint=item.paint)) + "\n"


def _report_losses(conversion: Conversion, target: str, console: Console) -> None:
    catalogue = console.catalogue
    for feature, puzzles in conversion.lost.items():
        what = catalogue.text(f"formats.feature.{feature.value}")
        console.report(catalogue.count("convert.lost", puzzles, form=target, what=what))
    if conversion.unread:
        names = enumerated(catalogue, [*conversion.unread])
        console.report(catalogue.text("convert.unread", names=names))
