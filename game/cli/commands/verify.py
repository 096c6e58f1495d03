"""`verify`: whether the score of a run follows from its moves."""

import argparse

from ...messages.catalogue import Catalogue
from ...play.arcade.verify import Finding, RunError, verify
from ...play.modes.marathon_run import MarathonRun, verify_marathon
from ...play.modes.rush_run import FirstRush, RushRun
from ...play.played import PlayedError
from .. import exit_codes
from ..console import Console
from ..run_words import format_marathon, format_run, format_rush, run_named

SUMMARY = "verify.summary"


def add_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue) -> None:
    """Add an argument for a run."""
    parser.add_argument("run", help=catalogue.text("runs.run"))


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Write the finding; the exit code is 1 if the run is refused or could not be checked."""
    found = run_named(arguments.run, console)
    if isinstance(found, RushRun | FirstRush):
        return _rush(found, console)
    judged_by = found.stages[0] if isinstance(found, MarathonRun) else found
    try:
        if isinstance(found, MarathonRun):
            console.result(format_marathon(console.catalogue, found))
            finding = verify_marathon(found)
        else:
            console.result(format_run(console.catalogue, found))
            finding = verify(found)
    except (RunError, PlayedError) as error:
        console.error(console.catalogue.error(error))
        return exit_codes.NO_UNIQUE_SOLUTION
    account = judged_by.game.account
    judge = 0 if account is None else account.judge
    console.result(console.catalogue.text(f"verify.{finding.value}", judge=judge))
    if finding is Finding.OTHER_JUDGE:
        return exit_codes.NO_UNIQUE_SOLUTION
    return exit_codes.SUCCESS


def _rush(run: RushRun | FirstRush, console: Console) -> int:
    """Write the finding about a Rush."""
    from ...learn.rush import Positions
    from ...learn.rush_verify import verify

    console.result(format_rush(console.catalogue, run))
    try:
        finding = verify(run, Positions())
    except RunError as error:
        console.error(console.catalogue.error(error))
        return exit_codes.NO_UNIQUE_SOLUTION
    if finding is Finding.OTHER_JUDGE:
        console.result(console.catalogue.text("verify.other_positions"))
        return exit_codes.NO_UNIQUE_SOLUTION
    console.result(console.catalogue.text(f"verify.{finding.value}"))
    return exit_codes.SUCCESS
