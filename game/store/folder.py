"""The data folder: everything Nonet remembers, open in one window at a time."""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from typing import Final

from game.core.errors import SudokuError
from game.store.lock import FolderLock
from game.store.records import Records
from game.store.saves import SaveSlot
from game.store.settings import SettingsFile
from game.store.writer import Writer

ENVIRONMENT: Final = "NONET_DATA_DIR"


class DataFolderError(SudokuError):
    """The data folder cannot be made or written to."""

    key = "error.data_folder"

    def __init__(self, folder: Path, reason: str) -> None:
        super().__init__(f"{folder}: {reason}", folder=str(folder), reason=reason)


def chosen_folder(argument: str | None, environment: Mapping[str, str]) -> Path:
    """Return the data folder: that of the command line, the environment, or the system."""
    chosen = argument or environment.get(ENVIRONMENT)
    if chosen:
        return Path(chosen).expanduser().absolute()
    import platformdirs  # not needed with a folder of one's own, and start-up counts

    return Path(platformdirs.user_data_dir("nonet", appauthor=False))


def utc_now() -> str:
    """Return the date and time in UTC, to the second."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


class DataFolder:
    """An open data folder: settings, the game in progress, records, the path of the log.

    Raises `FolderInUseError` when another window has it open, and `DataFolderError` when it
    cannot be used. Close it at the end: that waits until all is on the disk.
    """

    def __init__(self, path: Path, *, now: Callable[[], str] = utc_now) -> None:
        try:
            path.mkdir(parents=True, exist_ok=True)
            self._lock = FolderLock(path)
        except OSError as error:
            raise DataFolderError(path, error.strerror or str(error)) from error
        self.path: Final = path
        self._now = now
        self.writer: Final = Writer()
        self.settings: Final = SettingsFile(path / "settings.toml", self.writer)
        self.game: Final = SaveSlot(path, self.writer)

    @cached_property
    def records(self) -> Records:
        """The wins; read when first asked for."""
        return Records(self.path / "records.sqlite", self.writer, self._now)

    @property
    def log(self) -> Path:
        """Where errors are logged."""
        return self.path / "nonet.log"

    def close(self) -> None:
        """Finish writing and let another window have the folder."""
        self.writer.close()
        self._lock.release()
