"""`worksheet`: exercises on paper with answers, on a technique or from a class's set."""

import argparse
import os
from pathlib import Path

from ...core.errors import SudokuError
from ...learn.road import TECHNIQUES
from ...messages.catalogue import Catalogue
from ...paper.output import print_book
from ...paper.sheets import Book, Paper
from ...paper.worksheet import MOST, book_of_set, book_of_technique
from ...store.class_files import read_class_set
from ...store.toml_file import SUFFIX
from .. import exit_codes
from ..arguments import technique_id, whole_number
from ..console import Console

SUMMARY = "worksheet.summary"


class SourceError(SudokuError):
    """A name is neither a technique with exercises nor a set's file."""

    key = "worksheet.not_taught"

    def __init__(self, problem: str) -> None:
        super().__init__(problem, problem=problem)


def add_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue) -> None:
    """Add arguments for a technique or a file, and for the pages."""
    text = catalogue.text
    parser.add_argument("source", help=text("worksheet.source"))
    parser.add_argument("--to", type=Path, required=True, metavar="FILE", help=text("print.to"))
    count = whole_number(catalogue, 1)
    help = text("worksheet.count", most=MOST)
    parser.add_argument("--count", type=count, default=8, help=help)
    parser.add_argument("--seed", metavar="S", help=text("generate.seed"))
    papers = [paper.value for paper in Paper]
    parser.add_argument(
        "--paper", type=str.lower, choices=papers, default="a4", help=text("print.paper")
    )


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Write the pages, and say where they are."""
    for path in print_book(_book(arguments, console.catalogue), arguments.to, console.catalogue):
        console.result(str(path))
    return exit_codes.SUCCESS


def _book(arguments: argparse.Namespace, catalogue: Catalogue) -> Book:
    paper = Paper(arguments.paper)
    if arguments.source.lower().endswith(SUFFIX):
        return book_of_set(read_class_set(Path(arguments.source)), catalogue, paper)
    try:
        technique = technique_id(catalogue, TECHNIQUES)(arguments.source)
    except argparse.ArgumentTypeError as error:
        raise SourceError(str(error)) from None
    seed = arguments.seed or os.urandom(16).hex()
    return book_of_technique(technique, arguments.count, seed, catalogue, paper)
