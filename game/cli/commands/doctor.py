"""`doctor`: versions, drivers and folders for a report, and repair of damaged files."""

import argparse
import os
import platform
from collections.abc import Iterator
from pathlib import Path

from ...messages.catalogue import Catalogue
from ...shell.requirement import Lack, lack_of_pygame
from ...store import health
from ...store.backups import SETTINGS, content_of, files_of, kept_backups, own_name
from ...store.contents import LEFT_OUT
from ...store.folders import Folders
from ...store.lock import NAME as LOCK
from ...store.lock import FolderLock
from ...store.settings import SettingsFile
from ...store.writer import Writer
from ...ui.scene.settings import Settings, checks
from ...version import VERSION
from .. import exit_codes
from ..console import Console
from .window import THEMES

SUMMARY = "doctor.summary"


def add_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue) -> None:
    """Add arguments for the data folder, and for whether to repair files."""
    parser.add_argument("--data-dir", type=Path, help=catalogue.text("cli.data_dir"))
    parser.add_argument("--mend", action="store_true", help=catalogue.text("doctor.mend"))


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Write one finding per line: its name, a tab, the finding."""
    text = console.catalogue.text
    lack = lack_of_pygame()
    findings = [
        (text("doctor.nonet"), VERSION),
        (text("doctor.python"), f"{platform.python_version()} {platform.python_implementation()}"),
        (text("doctor.system"), platform.platform()),
    ]
    if lack is None:
        from importlib.metadata import version

        from ...shell.platform_report import describe_environment, describe_platform

        findings.append((text("doctor.pygame"), version("pygame-ce")))
        for part, found in describe_platform().items():
            findings.append((text(f"doctor.{part}"), found))
        findings.extend(describe_environment().items())
    else:
        key = "doctor.no_pygame" if lack is Lack.MISSING else "doctor.old_pygame"
        findings.append((text("doctor.pygame"), text(key)))
    folders = Folders.find(arguments.data_dir)
    for name, folder in vars(folders).items():
        found = str(folder) if _can_write(folder) else text("doctor.not_writable", path=folder)
        findings.append((text(f"doctor.folder.{name}"), found))
    findings.append((text("doctor.backups"), _backups(folders, console.catalogue)))
    faults = health.faults(folders)
    if faults and arguments.mend:
        findings.extend(_mended(folders, faults, console.catalogue))
        faults = health.faults(folders)
    else:
        findings.extend((fault.name, _fault_text(fault, console.catalogue)) for fault in faults)
    findings.extend(_left_out(folders, faults, console.catalogue))
    for name, found in findings:
        console.result(f"{name}\t{found}")
    return exit_codes.SUCCESS if lack is None and not faults else exit_codes.USAGE


def _backups(folders: Folders, catalogue: Catalogue) -> str:
    kept = kept_backups(folders)
    if not kept:
        return catalogue.text("doctor.no_backup")
    return catalogue.text("doctor.backup_newest", n=len(kept), name=kept[-1].path.name)


def _fault_text(fault: health.Fault, catalogue: Catalogue) -> str:
    if fault.is_open:
        return catalogue.text("doctor.open")
    return catalogue.text("doctor.damaged", reason=catalogue.said(fault.reason))


def _left_out(
    folders: Folders, faults: list[health.Fault], catalogue: Catalogue
) -> Iterator[tuple[str, str]]:
    """Yield what does not fit in files that are sound, so that the game does without it."""
    if any(fault.is_locked for fault in faults):
        return
    bad = {fault.name for fault in faults if not fault.is_open}
    rules = checks(THEMES, folders.data / "themes")
    for name, path in files_of(folders):
        if name in bad:
            continue
        if own_name(name) == SETTINGS:
            for told in SettingsFile(path, Writer(), Settings(), rules).messages:
                yield name, catalogue.render(told)
        elif (count := LEFT_OUT.get(own_name(name))) and (number := count(content_of(path))):
            yield name, catalogue.count("doctor.left_out", number)


def _mended(
    folders: Folders, faults: list[health.Fault], catalogue: Catalogue
) -> list[tuple[str, str]]:
    """Repair damaged files while no window is open, and return what was done to each."""
    # Where something else is in the place of the lock, no window can be open.
    told = [
        (fault.name, _mend(folders, fault, catalogue)) for fault in faults if fault.name == LOCK
    ]
    lock = FolderLock(folders.data)
    try:
        rest = [fault for fault in faults if fault.name != LOCK]
        told += [(fault.name, _mend(folders, fault, catalogue)) for fault in rest]
    finally:
        lock.release()
    return told


def _mend(folders: Folders, fault: health.Fault, catalogue: Catalogue) -> str:
    """Put one thing right, and say what was done."""
    try:
        mended = health.mend(folders, fault)
    except OSError as error:
        return catalogue.text("doctor.not_mended", reason=error.strerror or str(error))
    if mended.aside is None:
        return catalogue.text("doctor.closed")
    if fault.is_partial:
        return catalogue.text("doctor.taken_out", file=mended.aside)
    if mended.backup is None:
        return catalogue.text("doctor.set_aside", file=mended.aside)
    backup = mended.backup.name
    return catalogue.text("doctor.from_backup", backup=backup, file=mended.aside)


def _can_write(folder: Path) -> bool:
    """Return whether files can be created in a folder, or the folder itself."""
    there = folder
    while not there.exists() and there != there.parent:
        there = there.parent
    return there.is_dir() and os.access(there, os.W_OK)
