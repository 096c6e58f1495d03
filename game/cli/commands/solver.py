"""`solver`: settings of the solver as a file to edit, or a file of them checked."""

import argparse

from game.cli import exit_codes
from game.cli.console import Console
from game.cli.solver_arguments import NAMES, solver_named
from game.logic.solver import STANDARD, name_of
from game.logic.solver_text import solver_text
from game.messages.catalogue import Catalogue
from game.messages.lists import enumerated

SUMMARY = "solver.summary"


def add_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue) -> None:
    """Take a preset or a file."""
    presets = enumerated(catalogue, NAMES)
    parser.add_argument(
        "settings",
        nargs="?",
        default=name_of(STANDARD),
        metavar="FILE|PRESET",
        help=catalogue.text("solver.settings", presets=presets),
    )


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Write the settings as a file, and tell what ratings call them."""
    settings = solver_named(arguments.settings)
    console.stdout.write(solver_text(settings, console.catalogue.text("solver.about")))
    on = console.catalogue.count("solver.on", len(settings.techniques))
    name = name_of(settings)
    console.report(console.catalogue.text("solver.called", name=name, on=on))
    return exit_codes.SUCCESS
