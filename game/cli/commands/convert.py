"""`convert`: puzzles in another form, each in its turn."""

import argparse
from contextlib import ExitStack

from ...formats.known import TARGETS
from ...formats.written import Conversion
from ...messages.catalogue import Catalogue
from ...messages.lists import enumerated
from .. import exit_codes
from ..board_arguments import add_shape_argument, shape_in
from ..console import Console
from ..puzzles import open_document

SUMMARY = "convert.summary"


def add_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue) -> None:
    """Take a file, and the form that its puzzles are wanted in."""
    text = catalogue.text
    parser.add_argument("file", nargs="?", default="-", help=text("cli.puzzle_file"))
    names = list(TARGETS)
    told = text("convert.to", forms=", ".join(names))
    parser.add_argument("--to", required=True, choices=names, metavar="FORM", help=told)
    add_shape_argument(parser, catalogue)


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Write the puzzles, and on stderr what the form had no room for."""
    conversion = Conversion(arguments.to)
    with ExitStack() as stack:
        entries = open_document(arguments.file, console, stack, shape_in(arguments))
        try:
            for text in conversion.texts(entries):
                console.stdout.write(text)
        finally:
            _tell(conversion, arguments.to, console)
    return exit_codes.SUCCESS


def _tell(conversion: Conversion, target: str, console: Console) -> None:
    catalogue = console.catalogue
    for feature, puzzles in conversion.lost.items():
        what = catalogue.text(f"formats.feature.{feature.value}")
        console.report(catalogue.count("convert.lost", puzzles, form=target, what=what))
    if conversion.unread:
        names = enumerated(catalogue, [*conversion.unread])
        console.report(catalogue.text("convert.unread", names=names))
