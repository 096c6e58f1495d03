"""Finds a player's damaged files and restores them from a backup."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from ..core.message import Message
from .atomic import UNFINISHED, TooLargeError, replace_file, set_aside
from .backups import (
    DATABASES,
    FOLDER,
    JOURNALS,
    PLAIN,
    SETTINGS,
    SHARED,
    BackupError,
    content_of,
    files_of,
    is_kept,
    kept_backups,
    own_name,
    path_of,
    unpack,
)
from .contents import SCHEMES, count_bad_rows, fault_in
from .database import delete_bad_rows
from .folders import FIRST, PLAYERS, Folders, folders_of, numbers_in
from .lock import NAME as LOCK
from .saves import FOLDER as GAMES

FILES: Final = (
    *(SETTINGS, *DATABASES, *PLAIN),
    *(name + journal for name in DATABASES for journal in JOURNALS),
    *(name + unfinished for name in (SETTINGS, *PLAIN) for unfinished in UNFINISHED),
)
"""What is a file, where it is there at all."""
ALL: Final = os.R_OK | os.W_OK | os.X_OK
OTHERS: Final = 0o077
"""The rights that nobody but the player has."""


class Fault(NamedTuple):
    """A fault in a file."""

    name: str
    reason: str | Message
    is_open: bool = False
    """It is whole, and others may read it."""
    is_partial: bool = False
    """Only some rows of it are damaged."""
    is_locked: bool = False
    """It is a folder that may not be read or written."""


class Mended(NamedTuple):
    """What was done about a fault."""

    aside: Path | None
    """Where the damaged file went."""
    backup: Path | None
    """Where the file came from that took its place."""


def faults(folders: Folders) -> list[Fault]:
    """Return all faults, file by file."""
    found = [*_obstacles(folders)]
    if any(fault.is_locked for fault in found):
        # What is in it is seen once it is open.
        return found
    for name, path in files_of(folders):
        try:
            content = content_of(path)
            reason = fault_in(name, content)
            if reason is None and (bad := count_bad_rows(name, content)):
                found.append(Fault(name, f"rows: {bad}", is_partial=True))
                continue
            is_open = (
                own_name(name) != SETTINGS
                and os.name != "nt"
                and bool(path.stat().st_mode & OTHERS)
            )
        except (OSError, TooLargeError) as error:
            found.append(Fault(name, str(error)))
            continue
        if reason is not None or is_open:
            found.append(Fault(name, reason or "", is_open=reason is None))
    return found


def mend(folders: Folders, fault: Fault) -> Mended:
    """Set a damaged file aside and restore the newest good copy from a backup, if there is one.

    If only some rows are damaged, the others stay, and a copy is set aside.
    """
    path = path_of(folders, fault.name)
    if fault.is_open or fault.is_locked:
        path.chmod(0o700 if fault.is_locked else 0o600)
        return Mended(None, None)
    if fault.is_partial:
        return Mended(delete_bad_rows(path, SCHEMES[own_name(fault.name)].tables), None)
    aside = set_aside(path)
    for backup in reversed(kept_backups(folders)):
        try:
            content = unpack(backup.path).get(fault.name)
        except BackupError:
            continue
        if content is not None and fault_in(fault.name, content) is None:
            replace_file(path, content, durable=True)
            return Mended(aside, backup.path)
    return Mended(aside, None)


def _obstacles(folders: Folders) -> Iterator[Fault]:
    """Yield what is in the place of a file or a folder and is something else.

    Nothing can be written there. A link that leads to what there should be is somebody's choice.
    """
    files, inside = [LOCK, *SHARED, *FILES], [FOLDER, PLAYERS, GAMES]
    for number in numbers_in(folders):
        if number != FIRST:
            files += [f"{PLAYERS}/{number}/{name}" for name in FILES]
            inside.append(f"{PLAYERS}/{number}/{GAMES}")
        files += _games_of(folders, number)
    for names, is_right, reason in (
        (files, os.path.isfile, "it is not a plain file"),
        (inside, os.path.isdir, "it is not a folder"),
    ):
        for name in names:
            path = path_of(folders, name)
            if os.path.lexists(path) and not is_right(path):
                yield Fault(name, reason)
            elif is_right is os.path.isdir and path.exists() and not os.access(path, ALL):
                yield Fault(name, "it may not be read or written", is_locked=True)


def _games_of(folders: Folders, number: int) -> Iterator[str]:
    """Yield the names of what is where the files of a player's games should be."""
    within = "" if number == FIRST else f"{PLAYERS}/{number}/"
    try:
        found = os.listdir(folders_of(folders, number).data / GAMES)
    except OSError:
        return
    for name in found:
        game = name
        for unfinished in UNFINISHED:
            game = game.removesuffix(unfinished)
        if is_kept(f"{GAMES}/{game}"):
            yield f"{within}{GAMES}/{name}"
