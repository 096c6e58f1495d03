"""`steps`: everything that the techniques find on a board."""

import argparse
import json

from ...core.verdict import Verdict
from ...logic.board import Board
from ...logic.finder import FinderOptions, all_steps
from ...logic.techniques import BY_ID, TECHNIQUES
from ...messages.catalogue import Catalogue
from ...messages.notation import Notation
from ...messages.sentences import inner_proofs, named_line
from ...solve.exact import classify
from .. import exit_codes
from ..arguments import technique_id
from ..board_arguments import add_shape_argument, shape_in
from ..console import Console
from ..position_arguments import read_position
from ..solver_arguments import add_solver_argument, solver_in
from ..written_step import add_notation_argument, line_notation, step_fields

SUMMARY = "steps.summary"


def add_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue) -> None:
    """Add arguments for a file, and for whether to search slow nets, too."""
    parser.add_argument("file", nargs="?", default="-", help=catalogue.text("hint.file"))
    add_shape_argument(parser, catalogue)
    parser.add_argument("--json", action="store_true", help=catalogue.text("steps.json"))
    add_notation_argument(parser, catalogue)
    parser.add_argument(
        "--technique",
        action="append",
        default=[],
        type=technique_id(catalogue),
        metavar="ID",
        help=catalogue.text("steps.technique"),
    )
    parser.add_argument("--nets", action="store_true", help=catalogue.text("steps.nets"))
    add_solver_argument(parser, catalogue)


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Write a line for every step of the first board, the easiest techniques first."""
    solver = solver_in(arguments)
    position = read_position(arguments.file, console, shape_in(arguments))
    grid, givens = position
    verdict = classify(grid).verdict
    if verdict not in (Verdict.UNIQUE, Verdict.MANY, Verdict.GAVE_UP):
        console.report(console.catalogue.text(f"verdict.{verdict.value}"))
        return exit_codes.NO_UNIQUE_SOLUTION
    options = FinderOptions(
        uniqueness=verdict is Verdict.UNIQUE,
        nets=arguments.nets,
        optional=frozenset(BY_ID),
        solver=solver,
    )
    sound = options.uniqueness and not grid.geometry.constraints
    chosen = None
    if arguments.technique:
        chosen = [
            each
            for each in TECHNIQUES
            if each.id in arguments.technique and (sound or not each.assumes_uniqueness)
        ]
    board = Board(grid, givens)
    count = 0
    for step in all_steps(grid, options, givens, chosen):
        if arguments.json:
            fields = step_fields(console.catalogue, step, position, board)
            console.result(json.dumps(fields, ensure_ascii=False))
            count += 1
            continue
        notation = line_notation(step, Notation(arguments.notation), grid.geometry)
        console.result(named_line(console.catalogue, step, grid, notation))
        for inner in inner_proofs(console.catalogue, step, notation, grid.geometry):
            console.result(f"    {inner}")
        count += 1
    console.report(console.catalogue.count("steps.count", count))
    return exit_codes.SUCCESS
