"""`restore`: replace everything with a backup, or list the backups that are kept."""

import argparse
import os
from pathlib import Path

from ...messages.catalogue import Catalogue
from ...store import backups
from ...store.folders import DataFolderError, Folders
from ...store.lock import FolderLock
from .. import exit_codes
from ..console import Console

SUMMARY = "restore.summary"


def add_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue) -> None:
    """Add arguments for the folder and the backup."""
    text = catalogue.text
    parser.add_argument("file", nargs="?", metavar="FILE", help=text("restore.file"))
    parser.add_argument("--data-dir", type=Path, metavar="FOLDER", help=text("cli.data_dir"))


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Restore a backup while no window is open; without a file, list those that are kept."""
    folders = Folders.find(arguments.data_dir)
    text = console.catalogue.text
    if arguments.file is None:
        kept = backups.kept_backups(folders)
        for backup in kept:
            console.result(f"{backup.path.name}\t{backup.size}")
        if not kept:
            console.report(text("restore.none", folder=str(folders.data / backups.FOLDER)))
        return exit_codes.SUCCESS
    path = Path(arguments.file)
    if path.name == arguments.file and not os.path.exists(path):
        path = folders.data / backups.FOLDER / path
    files = backups.unpack(path)
    try:
        for folder in (folders.config, folders.data):
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = FolderLock(folders.data)
        try:
            before = backups.put_back(folders, files)
        finally:
            lock.release()
    except OSError as error:
        raise DataFolderError(folders.data, error.strerror or str(error)) from error
    console.result(console.catalogue.count("restore.done", len(files), file=str(before)))
    backups.free_replaced_files(folders)
    return exit_codes.SUCCESS
