"""What happens after an uncaught error: a one-sentence message, and a log for the report."""

import platform
import re
import sys
import traceback
from datetime import datetime
from pathlib import Path

from ..core.errors import SudokuError
from ..shell.crash import CrashError
from ..store.folders import Folders
from ..version import VERSION
from .console import Console

LOG_NAME = "nonet.log"
FORMER = ".1"
"""What the name of the log before this one ends with."""
LARGEST = 256 * 1024
"""Bytes of a log that takes no more."""
_BOARD = re.compile(r"[0-9A-Ga-g.*_]{16,}")
"""A row of cells: what a player has on the board is nobody else's concern."""


def write_log(error: BaseException, folder: Path, moment: datetime) -> Path:
    """Append an error with its traceback to the log in a folder, and return the log's path.

    A full log is rotated. The log never has a board in it.
    """
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / LOG_NAME
    if path.exists() and path.stat().st_size > LARGEST:
        path.replace(path.with_name(LOG_NAME + FORMER))
    lines = _BOARD.sub("(cells)", "".join(traceback.format_exception(error)))
    with path.open("a", encoding="utf-8", errors="backslashreplace") as log:
        log.write(
            f"{moment:%Y-%m-%d %H:%M:%S} Nonet {VERSION}, Python {platform.python_version()}, "
            f"{sys.platform}\n{lines}\n"
        )
    return path


def report_crash(error: Exception, console: Console, data_dir: Path | None) -> None:
    """Write the log, and say in one sentence what happened and where the log is."""
    rescued = isinstance(error, CrashError) and error.rescued
    cause = error.__cause__ if isinstance(error, CrashError) and error.__cause__ else error
    name = type(cause).__name__
    try:
        path = write_log(cause, Folders.find(data_dir).logs, datetime.now())
    except (OSError, SudokuError):
        console.report("".join(traceback.format_exception(cause)).rstrip())
        console.error(console.catalogue.text("cli.crash_unlogged", name=name))
        return
    key = "cli.crash_saved" if rescued else "cli.crash"
    console.error(console.catalogue.text(key, name=name, path=path))
