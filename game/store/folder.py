"""The data folder in use: the games in progress and the records, for one window at a time."""

import time
from collections.abc import Callable
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

from ..core.message import Message, message
from ..play.game_rules import Scoring
from .folders import DataFolderError, Folders, folders_of
from .lock import FolderLock, Lock
from .players import Player, PlayerError, Players
from .saves import SavedGames
from .writer import Writer, reason_of

if TYPE_CHECKING:
    from ..play.saved import SavedGame
    from .collections.collections import Collections
    from .dailies import Dailies
    from .drafts import Drafts
    from .learning import Learning
    from .matches import Matches
    from .records import Records
    from .rushes import Rushes
    from .seen import SeenPuzzles
    from .settings import Checks, SettingsFile
    from .top_tens import Source, TopTens

T = TypeVar("T", bound=tuple[Any, ...])


def utc_now() -> str:
    """Return the date and time in UTC, to the second."""
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())


def local_day(moment: str) -> str:
    """Return the player's local date at a moment in UTC.

    If there is none, before the year 1 or after 9999, it is the date in UTC.
    """
    from calendar import timegm  # no start needs it
    from datetime import date, datetime

    there = datetime.fromisoformat(moment)
    try:
        return date(*time.localtime(timegm(there.timetuple()))[:3]).isoformat()
    except (ValueError, OverflowError, OSError):
        return there.date().isoformat()


class DataFolder:
    """The folders opened for one window: its games in progress, settings and records.

    `player` names who plays, else it is who played last. Raises `FolderInUseError` when another
    window has the folders open, and does not close within `patience` seconds, `DataFolderError`
    when they cannot be used, and `PlayerError` where nobody has the name. A `lock` that keeps other
    windows out already takes the place of the one in the folder.
    Close it at the end: that waits until all is on the disk.
    """

    def __init__(
        self,
        folders: Folders,
        *,
        now: Callable[[], str] = utc_now,
        day_of: Callable[[str], str] = local_day,
        patience: float = 0.0,
        player: str | None = None,
        lock: Lock | None = None,
    ) -> None:
        try:
            for folder in (folders.config, folders.data):
                folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._lock = lock or FolderLock(folder, patience=patience)
        except OSError as error:
            raise DataFolderError(folder, error.strerror or str(error)) from error
        self.folders: Final = folders
        """The machine's; the first player's things are there, too."""
        self.writer: Final = Writer()
        self.players: Final = Players(folders, self.writer)
        try:
            self.player: Final = self._whose(player)
            """Who plays, for as long as this is open."""
            self.own: Final = folders_of(folders, self.player.number)
            """Where the things are of who plays."""
            self.own.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            self._lock.release()
            raise DataFolderError(self.own.data, error.strerror or str(error)) from error
        except PlayerError:
            self._lock.release()
            raise
        self._now = now
        self._day_of = day_of
        self._messages: list[Message] = [*self.players.messages]
        if not self._lock.is_held:
            self._messages.append(message("store.no_lock", folder=str(folders.data)))
        self._put_back: dict[str, bytes] | None = None
        self._others: dict[int, Records] = {}
        self.reopens = False
        """Whether another window is wanted when this one has closed."""
        self.games: Final = SavedGames(self.own.data, self.writer, now)

    def _whose(self, name: str | None) -> Player:
        players = self.players
        return players.of(players.last) if name is None else players.find(name)

    def switch(self, number: int) -> None:
        """Have another player play in the next window, which opens when this one is closed."""
        self.players.switch(number)
        self.reopens = True

    def remove_player(self, number: int) -> None:
        """Remove a player, after a backup of everything of theirs."""
        from shutil import rmtree  # no start needs it

        from .backups import keep_before

        self.players.remove(number, partial(keep_before, self.folders), rmtree)

    def settings(self, defaults: T, checks: "Checks | None" = None) -> "SettingsFile[T]":
        """Read the settings that a named tuple of defaults and its checks describe."""
        from .settings import SettingsFile

        return SettingsFile(self.own.config / "settings.toml", self.writer, defaults, checks)

    @cached_property
    def records(self) -> "Records":
        """The runs; read when first asked for, since importing SQLite takes time."""
        from .records import Records

        return Records(self.own.data / "records.sqlite", self.writer, self._day_of)

    @cached_property
    def rushes(self) -> "Rushes":
        """Records each Rush, including one that a killed process left."""
        from .rushes import Rushes

        path = self.own.data / "rush.txt"
        return Rushes(path, self.records, self._now, self._day_of)

    @cached_property
    def top_tens(self) -> "TopTens":
        """The best runs of all players."""
        from .top_tens import TopTens

        return TopTens(self._sources)

    def _sources(self) -> "tuple[Source, ...]":
        """Return the records that the top tens are made of, the current player's first."""
        from .top_tens import Source

        own = self.player.number
        others = [player for player in self.players.all if player.number != own]
        return (
            Source(self.players.of(own), self.rushes.records),
            *(Source(one, self._records_of(one.number)) for one in others),
        )

    def _records_of(self, number: int) -> "Records":
        """Return the records of another player."""
        if number not in self._others:
            from .records import Records

            path = folders_of(self.folders, number).data / "records.sqlite"
            self._others[number] = Records(path, self.writer, self._day_of)
        return self._others[number]

    @cached_property
    def matches(self) -> "Matches":
        """The matches of two players, including one that a killed process left."""
        from .matches import Matches

        path = self.folders.data / "matches.json"
        return Matches(path, self.writer, self._now, self._day_of)

    @cached_property
    def learning(self) -> "Learning":
        """The player's progress in the school; read when first asked for."""
        from .learning import Learning

        path = self.own.data / "learning.sqlite"
        return Learning(path, self.writer, self._now, self._day_of)

    @cached_property
    def collections(self) -> "Collections":
        """The player's collections; the file is opened when first needed."""
        from .collections.collections import FILE, Collections

        return Collections(self.folders.data / FILE, self._now, sweeps=True)

    @cached_property
    def dailies(self) -> "Dailies":
        """The dailies that were opened."""
        from .dailies import Dailies

        return Dailies(self.own.data / "dailies.json", self.writer)

    @cached_property
    def drafts(self) -> "Drafts":
        """The puzzle in the editor; read when first asked for."""
        from .drafts import Drafts

        return Drafts(self.own.data / "draft.json")

    @cached_property
    def seen(self) -> "SeenPuzzles":
        """The puzzles of the bank that the player has seen."""
        from .seen import SeenPuzzles

        return SeenPuzzles(self.own.data / "seen.json", self.writer)

    def finish(self, game: "SavedGame", saved_at: str | None = None) -> None:
        """Record the run of a game that ended or was given up, and remove its save.

        The save goes only once the record is on the disk: whatever comes between, the next start
        finds it and calls this again, and a run is recorded once however often it is told.
        `saved_at` is when it was written, for a game that was over before.
        """
        from ..play.arcade.run import run_of

        self.games.forget(game.game_id)
        ended_at = saved_at or self._now()
        run = run_of(game, ended_at=ended_at, day=self._day_of(ended_at))
        remove = partial(self.games.remove_files, game.game_id)
        self.records.add(run, recorded=remove)

    def throw_away(self, game: "SavedGame") -> None:
        """Delete a game; a scored one counts as given up if anything was played."""
        if game.rules.scoring is Scoring.PROOFS and game.played:
            self.finish(game)
        else:
            self.games.remove(game.game_id)

    def back_up(self) -> None:
        """Make a backup of this hour if anything has changed."""
        from .backups import keep_by_itself

        keep = partial(keep_by_itself, self.folders)
        self.writer.submit("backup", keep, failure="store.cannot_back_up")

    def put_back_at_end(self, files: dict[str, bytes]) -> None:
        """Have the files of a backup replace everything when the folder is closed."""
        self._put_back = files
        self.reopens = True

    def tell(self, said: Message) -> None:
        """Add a message to those about files that could not be read."""
        self._messages.append(said)

    def take_messages(self) -> tuple[Message, ...]:
        """Return what could not be read or written since the last call."""
        messages = (*self._messages, *self.writer.take_problems(), *self.games.take_messages())
        self._messages.clear()
        read = [*self._others.values(), *([self.records] if "records" in vars(self) else ())]
        for records in read:
            messages += records.take_messages()
        return messages + self.learning.take_messages() if "learning" in vars(self) else messages

    def close(self) -> Message | None:
        """Finish writing and release the folder for another window.

        Returns the result of restoring a backup, if that was requested.
        """
        self.writer.close()
        if "collections" in vars(self):
            self.collections.close()
        try:
            return self._restore_backup()
        finally:
            self._lock.release()

    def _restore_backup(self) -> Message | None:
        """Restore the requested backup, while nobody else can open the folder."""
        files, self._put_back = self._put_back, None
        if files is None:
            return None
        from .backups import BackupError, put_back

        try:
            return message("store.put_back", file=str(put_back(self.folders, files)))
        except (BackupError, OSError) as error:
            return message("store.not_put_back", reason=reason_of(error))
