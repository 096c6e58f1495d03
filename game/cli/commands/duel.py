"""`duel`: the content of a duel, or a duel made from a run or from a puzzle's id."""

import argparse
from pathlib import Path

from ...core.errors import SudokuError
from ...generate.ids import parse_id
from ...messages.catalogue import Catalogue
from ...play.arcade.run import End, Run
from ...play.arcade.run_text import LARGEST_TEXT, paste_of, read_run
from ...play.arcade.verify import Finding, RunError, verify
from ...play.duel import Duel, duel_text, is_duel_text, read_duel
from ...play.modes.rush_run import FirstRush, RushRun, is_rush_text, read_rush, rush_text
from ...play.played import PlayedError
from ...store.folder import local_day, utc_now
from ...store.library import read_text
from .. import exit_codes
from ..console import Console
from ..run_words import format_run, format_rush

SUMMARY = "duel.summary"


def add_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue) -> None:
    """Add arguments for a duel, or for what to make one from."""
    parser.add_argument("duel", metavar="DUEL", help=catalogue.text("duel.text"))
    parser.add_argument("--name", metavar="NAME", help=catalogue.text("duel.name"))


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Write the content of a duel, or the duel; the exit code is 1 for a run that is refused."""
    text = _text_of(arguments.duel, console)
    if is_duel_text(text):
        if arguments.name is not None:
            console.error(console.catalogue.text("duel.made_already"))
            return exit_codes.USAGE
        return _write_duel(read_duel(text), console)
    if arguments.name is None:
        console.error(console.catalogue.text("duel.no_name"))
        return exit_codes.USAGE
    return _make(text.strip(), arguments.name, console)


def _text_of(name: str, console: Console) -> str:
    """Return the argument itself, or the content of the file of that name or of the input."""
    if name == "-":
        return console.stdin.read(LARGEST_TEXT + 1)
    is_text = ":" in name or _is_id(name)
    return name if is_text else read_text(Path(name))


def _is_id(text: str) -> bool:
    try:
        parse_id(text)
    except SudokuError:
        return False
    return True


def _write_duel(duel: Duel, console: Console) -> int:
    text = console.catalogue.text
    if not duel.run:
        console.result(text("duel.id", name=duel.name, id=duel.puzzle_id))
        return exit_codes.SUCCESS
    found = _read(duel.run)
    console.result(text("duel.line", name=duel.name, run=_line(found, console)))
    return exit_codes.SUCCESS if _can_be_raced(found, console) else exit_codes.NO_UNIQUE_SOLUTION


def _make(text: str, name: str, console: Console) -> int:
    if _is_id(text):
        now = utc_now()
        duel = Duel(name, puzzle_id=str(parse_id(text)))
        console.result(duel_text(duel, ended_at=now, day=local_day(now)))
        return exit_codes.SUCCESS
    found = _read(text)
    if not _can_be_raced(found, console):
        return exit_codes.NO_UNIQUE_SOLUTION
    if isinstance(found, FirstRush):
        return exit_codes.NO_UNIQUE_SOLUTION
    plain = rush_text(found) if isinstance(found, RushRun) else paste_of(found)
    made = duel_text(Duel(name, plain), ended_at=found.ended_at, day=found.day)
    console.result(made)
    return exit_codes.SUCCESS


def _read(text: str) -> Run | RushRun | FirstRush:
    return read_rush(text) if is_rush_text(text) else read_run(text)


def _line(found: Run | RushRun | FirstRush, console: Console) -> str:
    if isinstance(found, RushRun | FirstRush):
        return format_rush(console.catalogue, found)
    return format_run(console.catalogue, found)


def _can_be_raced(found: Run | RushRun | FirstRush, console: Console) -> bool:
    """Whether a run can be played against: it is finished, and its score verified."""
    try:
        if isinstance(found, RushRun | FirstRush):
            from ...learn.rush import Positions
            from ...learn.rush_verify import verify as verify_rush

            is_good = verify_rush(found, Positions()) is Finding.EARNED
        else:
            is_good = verify(found) is Finding.EARNED and found.end is End.WON
    except (RunError, PlayedError) as error:
        console.error(console.catalogue.error(error))
        return False
    if not is_good:
        console.error(console.catalogue.text("duel.not_won"))
    return is_good
