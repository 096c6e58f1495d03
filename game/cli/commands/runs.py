"""`runs`: finished games as a list, as CSV, or one of them as a run to share."""

import argparse
from pathlib import Path

from ...messages.catalogue import Catalogue
from ...plain import shortened
from ...play.game_rules import RUSH
from ...play.modes.marathon_run import marathon_text
from ...play.modes.rush_run import table_words
from ...store.folder import local_day
from ...store.folders import Folders, folders_of
from ...store.marathons import marathon_of
from ...store.players import Players
from ...store.records import Records
from ...store.statistics import Recorded, as_csv
from ...store.writer import Writer
from .. import exit_codes
from ..console import Console
from ..run_words import clock

SUMMARY = "runs.summary"


def add_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue) -> None:
    """Add arguments for the folder, and for the form of the output."""
    text = catalogue.text
    parser.add_argument("--data-dir", type=Path, metavar="FOLDER", help=text("cli.data_dir"))
    parser.add_argument("--player", metavar="NAME", help=text("runs.player"))
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--csv", action="store_true", help=text("runs.csv"))
    form.add_argument("--text", metavar="GAME", help=text("runs.text"))


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Write the runs of a data folder, the newest last."""
    folders, writer = Folders.find(arguments.data_dir), Writer()
    if arguments.player is not None:
        folders = folders_of(folders, Players(folders, writer).find(arguments.player).number)
    records = Records(folders.data / "records.sqlite", writer, local_day)
    for message in records.take_messages():
        console.report(console.catalogue.render(message))
    if arguments.text is not None:
        marathon = marathon_of(records, arguments.text)
        text = records.text_of(arguments.text) if marathon is None else marathon_text(marathon)
        if text is None:
            game = shortened(arguments.text)
            console.error(console.catalogue.text("runs.no_run", game=game))
            return exit_codes.USAGE
        console.result(text)
    elif arguments.csv:
        console.stdout.write(as_csv(records.runs()))
    else:
        found = records.runs()
        for record in found:
            console.result(_line(console.catalogue, record))
        if not found:
            console.report(console.catalogue.text("runs.none"))
    return exit_codes.SUCCESS


def _line(catalogue: Catalogue, record: Recorded) -> str:
    text = catalogue.text
    level = "" if record.level is None else text(f"level.{record.level}")
    if record.mode == RUSH:
        level = catalogue.render(table_words(record.place))
    medal = "" if record.medal is None else text(f"medal.{record.medal}")
    year, month, day = record.day.split("-")
    parts = (
        text("date.short", year=year, month=month, day=day),
        f"{text(f'mode.{record.mode}'):8}",
        f"{level:9}",
        f"{text(f'runs.{record.end}'):9}",
        f"{catalogue.figures.thousands(record.score):>7}",
        f"{medal:7}",
        f"{clock(record.milliseconds):>9}",
        f"{record.puzzle_id or '':17}",
        record.game_id,
    )
    return "  ".join(parts)
