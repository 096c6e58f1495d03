"""Backups: everything that a player has in one file; made automatically, exported, restored.

A backup is a zip of the games, records, progress, collections and settings. SQLite's files are in
it as of one moment, even if they are being written.
"""

import io
import json
import lzma
import os
import re
import sqlite3
import struct
import time
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import closing, suppress
from functools import cache
from itertools import chain
from pathlib import Path
from stat import S_ISREG
from typing import Final, NamedTuple

from ..core.errors import SudokuError
from ..plain import shortened
from .atomic import drop, read_file, replace_file
from .folders import NUMBER, PLAYERS, Folders, folders_of, numbers_in
from .many_files import remove_replaced, replace_files
from .saves import DURABLE, LIVE
from .saves import FOLDER as GAMES
from .zip_file import content_of_entry, packed

FOLDER: Final = "backups"
SUFFIX: Final = ".zip"
NOTE: Final = "nonet.json"
"""The entry that says what the file is."""
VERSION: Final = 1
SETTINGS: Final = "settings.toml"
DATABASES: Final = ("records.sqlite", "learning.sqlite", "collections.sqlite")
JOURNALS: Final = ("-journal", "-wal", "-shm")
"""How the names of files end that belong to a database as it was."""
PLAIN: Final = ("dailies.json", "draft.json", "seen.json", "rush.txt", "solver.toml")
SHARED: Final = ("matches.json", "players.json")
"""Plain files that all players of a machine have together."""
LARGEST: Final = 512 * 1024 * 1024
"""Bytes of a backup, and of all that it holds, unpacked."""
ROOM: Final = LARGEST - 64 * 1024 * 1024
"""Bytes of what goes into one: its note and the names of its files have room beside it."""
HOURS: Final = 24
"""How many backups of the last day are kept, one an hour."""
DAYS: Final = 7
"""How many earlier days keep their last backup."""
MOST: Final = 110_000
"""Files of the largest backup besides its note: 100,000 games and all that lies beside them."""
_OTHERS: Final = re.compile(rf"\A{PLAYERS}/(?:{NUMBER})/")
_DAMAGE: Final = (
    *(zipfile.BadZipFile, zipfile.LargeZipFile, zlib.error, lzma.LZMAError, EOFError, OSError),
    *(NotImplementedError, RuntimeError, struct.error),
)
"""What reading a zip raises when something in it is not as it was written."""


class BackupError(SudokuError):
    """A file is not a backup that can be restored."""

    def __init__(self, kind: str, path: Path, **arguments: str | int) -> None:
        super().__init__(f"{path}: {kind}", file=str(path), **arguments)
        self.key = f"error.backup.{kind}"


class BackupFile(NamedTuple):
    """A backup in the folder of backups."""

    path: Path
    size: int


def pack(folders: Folders) -> bytes:
    """Return a backup of everything; raises `OSError` for what cannot be read.

    Raises `BackupError` for more than could be restored.
    """
    note = {"nonet": "backup", "version": VERSION, "made": time.strftime("%Y-%m-%dT%H:%M:%S%z")}
    return packed(chain([(NOTE, json.dumps(note).encode())], _contents(folders)))


def _contents(folders: Folders) -> Iterator[tuple[str, bytes]]:
    """Yield the content of a backup with its names, file by file.

    Several threads would only hinder one another, whether the system has the files in memory or
    not.
    """
    size = 0
    for entries, (name, path) in enumerate(_files(folders), 1):
        if entries > MOST or size + os.stat(path).st_size > ROOM:
            raise _too_large(folders)
        content = content_of(path)
        size += len(content)
        if size > ROOM:
            # A database may hold more than its file did a moment before.
            raise _too_large(folders)
        yield name, content


def _too_large(folders: Folders) -> BackupError:
    return BackupError("too_large", folders.data, most=LARGEST >> 20, entries=MOST)


def unpack(path: Path) -> dict[str, bytes]:
    """Return the files of a backup by name; raises `BackupError` if it is damaged or not one."""
    try:
        content = read_file(path, LARGEST)
    except FileNotFoundError:
        raise BackupError("missing", path) from None
    except (OSError, ValueError) as error:
        # Too large, or a name that no file can have.
        raise BackupError("unreadable", path, reason=shortened(str(error))) from error
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            entries = archive.infolist()
            if len(entries) > MOST + 1 or sum(entry.file_size for entry in entries) > LARGEST:
                raise BackupError("no_backup", path)
            files = {entry.filename: content_of_entry(archive, entry, content) for entry in entries}
        note = json.loads(files.pop(NOTE))
        version = note["version"]
        is_ours = note["nonet"] == "backup" and type(version) is int and version > 0
    except _DAMAGE as error:
        raise BackupError("damaged", path, reason=shortened(str(error))) from error
    except (KeyError, TypeError, ValueError, RecursionError) as error:
        raise BackupError("no_backup", path) from error
    if not is_ours or not all(map(is_kept, files)):
        raise BackupError("no_backup", path)
    if version > VERSION:
        raise BackupError("later", path, version=version)
    return files


def put_back(folders: Folders, files: dict[str, bytes]) -> Path:
    """Replace everything with the files of a backup, and return a backup of what there was.

    Nobody else may have the folder open. Files that the backup does not have are removed: they are
    in the backup that is returned.
    """
    before = keep_before(folders)
    replace_files(
        {_place(folders, name): content for name, content in files.items()},
        [path for name, path in _files(folders) if name not in files],
    )
    for name in files:
        for journal in JOURNALS if name.endswith(DATABASES) else ():
            drop(path_of(folders, name + journal))
    return before


def free_replaced_files(folders: Folders) -> None:
    """Free the space of what a backup replaced, which may take longer than the replacing."""
    for number in numbers_in(folders):
        remove_replaced(folders_of(folders, number).data / GAMES)


def keep_before(folders: Folders) -> Path:
    """Make a backup of everything before part of it is removed, and return it."""
    return keep(folders, name=time.strftime(f"before-%Y-%m-%dT%H%M%S{SUFFIX}"))


def keep(folders: Folders, name: str | None = None) -> Path:
    """Add a backup to the folder of backups, that of this hour if no name is given."""
    folder = folders.data / FOLDER
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    path = folder / (name or time.strftime(f"%Y-%m-%dT%H{SUFFIX}"))
    replace_file(path, pack(folders), durable=True)
    return path


def keep_by_itself(folders: Folders) -> None:
    """Make a backup of this hour if anything has changed, and remove outdated ones."""
    kept = [backup.path.stat().st_mtime_ns for backup in kept_backups(folders)]
    # One from a clock that was ahead does not tell what changed since the clock was put right.
    newest = max((at for at in kept if at <= time.time_ns()), default=0)
    if any(path.stat().st_mtime_ns > newest for _, path in files_of(folders)):
        keep(folders)
        for backup in outdated([backup.path for backup in kept_backups(folders)]):
            backup.unlink(missing_ok=True)


def kept_backups(folders: Folders) -> list[BackupFile]:
    """Return the backups in their folder, the oldest first; none if it cannot be read."""
    folder = folders.data / FOLDER
    try:
        names = sorted(name for name in os.listdir(folder) if name.endswith(SUFFIX))
    except OSError:
        return []
    found = [folder / name for name in names]
    return [BackupFile(path, path.stat().st_size) for path in found if path.is_file()]


def outdated(paths: list[Path]) -> list[Path]:
    """Return the automatic backups that are not needed.

    What stays is one for each hour of the last day with any, and the last of each of the seven days
    before it.
    """
    by_day: dict[str, list[Path]] = {}
    for path in sorted(paths, key=lambda path: path.name):
        day, dash, _ = path.name.partition("T")
        if dash and day[:1].isdigit():
            by_day.setdefault(day, []).append(path)
    *earlier, last = [*by_day.values()] or [[]]
    stay = [*last[-HOURS:], *(day[-1] for day in earlier[-DAYS:])]
    return [path for day in by_day.values() for path in day if path not in stay]


def files_of(folders: Folders) -> Iterator[tuple[str, Path]]:
    """Yield the files of a backup, by their names in it."""
    return ((name, Path(path)) for name, path in _files(folders))


def _files(folders: Folders) -> Iterator[tuple[str, str]]:
    """Yield the same with paths as text: for a hundred thousand this takes half the time."""
    yield from _own_files(folders, (SETTINGS, *DATABASES, *PLAIN, *SHARED))
    for number in numbers_in(folders)[1:]:
        own = folders_of(folders, number)
        for name, path in _own_files(own, (SETTINGS, *DATABASES, *PLAIN)):
            yield f"{PLAYERS}/{number}/{name}", path


def _own_files(folders: Folders, names: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    for name in names:
        path = _place(folders, name)
        try:
            if S_ISREG(os.lstat(path).st_mode):
                yield name, path
        except (FileNotFoundError, NotADirectoryError):
            continue
    # Where a file has taken the folder's place, no game is kept.
    with suppress(FileNotFoundError, NotADirectoryError), os.scandir(folders.data / GAMES) as found:
        # All of them first: who is given one may take it away.
        for entry in list(found):
            name = f"{GAMES}/{entry.name}"
            if is_kept(name) and entry.is_file(follow_symlinks=False):
                yield name, entry.path


def own_name(name: str) -> str:
    """Return the name of a player's file in a backup as it is in that player's folder."""
    return _OTHERS.sub("", name)


def is_kept(name: str) -> bool:
    """Whether a backup includes a file of this name."""
    own = own_name(name)
    if _of_games().fullmatch(own) is not None:
        return True
    return own in (SETTINGS, *DATABASES, *PLAIN) or name in SHARED


@cache
def _of_games() -> re.Pattern[str]:
    """Return the pattern of the names of game files."""
    from ..play.fields import GAME_ID

    ends = "|".join(map(re.escape, (LIVE, DURABLE)))
    return re.compile(rf"{GAMES}/{GAME_ID.pattern}(?:{ends})")


def path_of(folders: Folders, name: str) -> Path:
    """Return the path of a file by its name in a backup."""
    return Path(_place(folders, name))


def _place(folders: Folders, name: str) -> str:
    return os.path.join(folders.config if name == SETTINGS else folders.data, name)


def content_of(path: Path | str) -> bytes:
    """Return the content of a file; of a database without unfinished transactions."""
    if os.path.basename(path) in DATABASES:
        # One that is damaged is kept as it is: there may be something left in it.
        with suppress(sqlite3.Error), closing(sqlite3.connect(path)) as connection:
            return connection.serialize()
    return read_file(path, LARGEST)
