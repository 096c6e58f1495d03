"""`steps`: everything that the techniques find on a board."""

import argparse

from game.cli import exit_codes
from game.cli.board_arguments import add_shape_argument, shape_in
from game.cli.console import Console
from game.cli.puzzles import read_grids
from game.core.verdict import Verdict
from game.logic.finder import FinderOptions, all_steps
from game.logic.techniques import BY_ID
from game.messages import sentences
from game.messages.catalogue import Catalogue
from game.solve.exact import classify

SUMMARY = "steps.summary"


def add_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue) -> None:
    """Take a file, and whether nets are wanted, which take their time."""
    parser.add_argument("file", nargs="?", default="-", help=catalogue.text("hint.file"))
    add_shape_argument(parser, catalogue)
    parser.add_argument("--nets", action="store_true", help=catalogue.text("steps.nets"))


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Write a line for every step of the first board, the easiest techniques first."""
    grid = read_grids(arguments.file, console, shape_in(arguments))[0]
    verdict = classify(grid).verdict
    if verdict not in (Verdict.UNIQUE, Verdict.MANY, Verdict.GAVE_UP):
        console.report(console.catalogue.text(f"verdict.{verdict.value}"))
        return exit_codes.NO_UNIQUE_SOLUTION
    options = FinderOptions(
        uniqueness=verdict is Verdict.UNIQUE, nets=arguments.nets, optional=frozenset(BY_ID)
    )
    count = 0
    for step in all_steps(grid, options):
        name = sentences.name(console.catalogue, step.technique)
        said = sentences.sentence(console.catalogue, step, grid)
        console.result(console.catalogue.text("steps.line", name=name, sentence=said))
        count += 1
    console.report(console.catalogue.count("steps.count", count))
    return exit_codes.SUCCESS
