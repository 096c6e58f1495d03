"""`hint`: the next step of a board, in the four stages of the game's hints."""

import argparse
import json

from ...core.grid import rule_candidates
from ...core.verdict import Verdict
from ...logic.finder import FinderOptions, next_step
from ...messages.catalogue import Catalogue
from ...messages.hint_words import hint_text
from ...messages.notation import Notation
from ...play.hint_card import hint_card
from ...play.hints import LAST_STAGE, FoundHint, ShownHint
from ...solve.exact import classify
from .. import exit_codes
from ..board_arguments import add_shape_argument, shape_in
from ..console import Console
from ..position_arguments import read_position
from ..solver_arguments import add_solver_argument, solver_in
from ..written_step import add_notation_argument, step_fields

SUMMARY = "hint.summary"


def add_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue) -> None:
    """Add an argument for a file."""
    parser.add_argument("file", nargs="?", default="-", help=catalogue.text("hint.file"))
    add_shape_argument(parser, catalogue)
    parser.add_argument("--notes", action="store_true", help=catalogue.text("hint.notes"))
    parser.add_argument("--json", action="store_true", help=catalogue.text("hint.json"))
    add_solver_argument(parser, catalogue)
    add_notation_argument(parser, catalogue)


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Write the stages of a hint for the first board, one per line."""
    solver = solver_in(arguments)
    position = read_position(arguments.file, console, shape_in(arguments))
    grid, givens = position
    verdict = classify(grid).verdict
    if verdict not in (Verdict.UNIQUE, Verdict.MANY, Verdict.GAVE_UP):
        console.report(console.catalogue.text(f"verdict.{verdict.value}"))
        return exit_codes.NO_UNIQUE_SOLUTION
    # As in the window: without notes on the board nobody counts what a cell can still be.
    noted = arguments.notes or grid.candidates != rule_candidates(grid)
    unique = verdict is Verdict.UNIQUE
    options = FinderOptions(uniqueness=unique, solver=solver, notes_shown=noted)
    step = next_step(grid, options, givens)
    if step is None:
        key = "hint.full" if grid.is_full else "hint.nothing"
        console.report(console.catalogue.text(key))
        return exit_codes.SUCCESS if grid.is_full else exit_codes.NO_UNIQUE_SOLUTION
    if arguments.json:
        fields = step_fields(console.catalogue, step, position)
        console.result(json.dumps(fields, ensure_ascii=False))
        return exit_codes.SUCCESS
    notation = Notation(arguments.notation)
    for stage in range(1, LAST_STAGE + 1):
        shown = ShownHint(FoundHint(step=step), stage)
        card = hint_card(shown, grid.geometry, can_reveal=False, position=grid)
        console.result(f"{stage}. {hint_text(console.catalogue, card, notation, is_heard=True)}")
    return exit_codes.SUCCESS
