"""`solver`: writes the solver's settings as a file to edit, or checks such a file."""

import argparse

from ...logic.solver import STANDARD, name_of
from ...logic.solver_text import solver_text
from ...messages.catalogue import Catalogue
from ...messages.lists import enumerated
from .. import exit_codes
from ..console import Console
from ..solver_arguments import NAMES, solver_named

SUMMARY = "solver.summary"


def add_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue) -> None:
    """Add arguments for a preset or a file."""
    presets = enumerated(catalogue, NAMES)
    parser.add_argument(
        "settings",
        nargs="?",
        default=name_of(STANDARD),
        metavar="FILE|PRESET",
        help=catalogue.text("solver.settings", presets=presets),
    )


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Write the settings as a file, and their name in ratings."""
    settings = solver_named(arguments.settings)
    console.stdout.write(solver_text(settings, console.catalogue.text("solver.about")))
    on = console.catalogue.count("solver.on", len(settings.techniques))
    name = name_of(settings)
    console.report(console.catalogue.text("solver.called", name=name, on=on))
    return exit_codes.SUCCESS
