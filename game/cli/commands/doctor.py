"""`doctor`: versions, drivers and folders, to be pasted into a report of a problem."""

import argparse
import os
import platform
from pathlib import Path

from game.cli import exit_codes
from game.cli.console import Console
from game.messages.catalogue import Catalogue
from game.shell.requirement import Lack, lack_of_pygame
from game.store.folders import Folders
from game.version import VERSION

SUMMARY = "doctor.summary"


def add_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue) -> None:
    """Take the folder for everything."""
    parser.add_argument("--data-dir", type=Path, help=catalogue.text("cli.data_dir"))


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Write one finding a line: its name, a tab, what was found."""
    text = console.catalogue.text
    lack = lack_of_pygame()
    findings = [
        (text("doctor.nonet"), VERSION),
        (text("doctor.python"), f"{platform.python_version()} {platform.python_implementation()}"),
        (text("doctor.system"), platform.platform()),
    ]
    if lack is None:
        from importlib.metadata import version

        from game.shell.platform_report import describe_environment, describe_platform

        findings.append((text("doctor.pygame"), version("pygame-ce")))
        for part, found in describe_platform().items():
            findings.append((text(f"doctor.{part}"), found))
        findings.extend(describe_environment().items())
    else:
        key = "doctor.no_pygame" if lack is Lack.MISSING else "doctor.old_pygame"
        findings.append((text("doctor.pygame"), text(key)))
    for name, folder in Folders.find(arguments.data_dir)._asdict().items():
        found = str(folder) if _can_write(folder) else text("doctor.not_writable", path=folder)
        findings.append((text(f"doctor.folder.{name}"), found))
    for name, found in findings:
        console.result(f"{name}\t{found}")
    return exit_codes.SUCCESS if lack is None else exit_codes.USAGE


def _can_write(folder: Path) -> bool:
    """Return whether files can be made in a folder, or the folder itself could be made."""
    there = folder
    while not there.exists() and there != there.parent:
        there = there.parent
    return there.is_dir() and os.access(there, os.W_OK)
