"""`backup`: everything a player has in one file, to store or to take to another machine."""

import argparse
import os
import time
from pathlib import Path

from ...messages.catalogue import Catalogue
from ...store import backups
from ...store.atomic import replace_file
from ...store.folders import Folders
from .. import exit_codes
from ..console import Console

SUMMARY = "backup.summary"


def add_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue) -> None:
    """Add arguments for the folder and the file."""
    text = catalogue.text
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help=text("backup.file"))
    parser.add_argument("--data-dir", type=Path, metavar="FOLDER", help=text("cli.data_dir"))


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Write the backup; an existing file is not overwritten."""
    folders = Folders.find(arguments.data_dir)
    path = arguments.file or Path(time.strftime(f"nonet-%Y-%m-%d{backups.SUFFIX}"))
    if os.path.exists(path):
        raise backups.BackupError("there", path)
    count = sum(1 for _ in backups.files_of(folders))
    if not count:
        raise backups.BackupError("nothing", folders.data)
    try:
        replace_file(path, backups.pack(folders), durable=True)
    except OSError as error:
        reason = error.strerror or str(error)
        raise backups.BackupError("unwritten", path, reason=reason) from error
    console.result(console.catalogue.count("backup.done", count, file=str(path)))
    return exit_codes.SUCCESS
