"""The data folder in use: the games in progress and the records, one window at a time."""

import time
from collections.abc import Callable
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

from game.core.message import Message
from game.store.folders import DataFolderError, Folders
from game.store.lock import FolderLock
from game.store.saves import SavedGames
from game.store.writer import Writer

if TYPE_CHECKING:
    from game.play.saved import SavedGame
    from game.store.records import Records
    from game.store.seen import SeenPuzzles
    from game.store.settings import Checks, SettingsFile

T = TypeVar("T", bound=tuple[Any, ...])


def utc_now() -> str:
    """Return the date and time in UTC, to the second."""
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())


class DataFolder:
    """The folders opened for one window: its games in progress, settings and records.

    Raises `FolderInUseError` when another window has them open, and does not close within
    `patience` seconds, and `DataFolderError` when they cannot be used.
    Close it at the end: that waits until all is on the disk.
    """

    def __init__(
        self, folders: Folders, *, now: Callable[[], str] = utc_now, patience: float = 0.0
    ) -> None:
        folder = folders.data
        try:
            for folder in (folders.config, folders.data):
                folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._lock = FolderLock(folder, patience=patience)
        except OSError as error:
            raise DataFolderError(folder, error.strerror or str(error)) from error
        self.folders: Final = folders
        self._now = now
        self.writer: Final = Writer()
        self.games: Final = SavedGames(folders.data, self.writer, now)

    def settings(self, defaults: T, checks: "Checks | None" = None) -> "SettingsFile[T]":
        """Read the settings that a named tuple of defaults and its checks describe."""
        from game.store.settings import SettingsFile

        return SettingsFile(self.folders.config / "settings.toml", self.writer, defaults, checks)

    @cached_property
    def records(self) -> "Records":
        """The wins; read when first asked for, since SQLite takes its time to import."""
        from game.store.records import Records

        return Records(self.folders.data / "records.sqlite", self.writer, self._now)

    @cached_property
    def seen(self) -> "SeenPuzzles":
        """The puzzles of the bank that the player has seen."""
        from game.store.seen import SeenPuzzles

        return SeenPuzzles(self.folders.data / "seen.json", self.writer)

    def finish(self, game: "SavedGame", saved_at: str | None = None) -> None:
        """Record the win of a game that is over, and let its save go.

        The save goes only once the record is on the disk: whatever comes between, the next start
        finds it and calls this again, and a win is recorded once however often it is told.
        `saved_at` is when it was written, for a game that was over before.
        """
        self.games.forget(game.game_id)
        if game.win is None:
            self.games.remove(game.game_id)
            return
        from game.store.records import win_of

        remove = partial(self.games.remove_files, game.game_id)
        self.records.add(win_of(game, game.win), won_at=saved_at, recorded=remove)

    def take_messages(self) -> tuple[Message, ...]:
        """Return what could not be read or written since last asked."""
        told = self.writer.take_problems() + self.games.take_messages()
        return told + self.records.take_messages() if "records" in vars(self) else told

    def close(self) -> None:
        """Finish writing and let another window have the folder."""
        self.writer.close()
        self._lock.release()
