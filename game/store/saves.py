"""The games in progress on disk, one file each: written after every move.

How the two files of a game work together is in docs/formats.md, under saves. What reads and writes
a game is imported with the first one: a start without a saved game does without.
"""

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ..core.errors import SudokuError
from ..core.message import Message, message
from ..core.value import Value
from ..plain import shortened
from ..threads import in_thread
from .atomic import UNFINISHED, drop, read_file, replace_file, set_aside
from .many_files import REPLACED, remove_replaced
from .writer import Writer, reason_of

if TYPE_CHECKING:
    from ..play.saved import SavedGame

LARGEST: Final = 8 * 1024 * 1024
"""Bytes of the largest save: a hundred thousand moves and more."""
FOLDER: Final = "games"
LIVE: Final = ".live.json"
DURABLE: Final = ".json"
FORMER: Final = "game"
"""The first version kept one game, under this name beside the folder."""


class Found(Value):
    """A saved game, and when it was written."""

    game: "SavedGame"
    saved_at: str | None


class SavedGames:
    """The games in a data folder by their ids; `now` gives the date and time to write.

    What could not be read is told by `take_messages`: a damaged file is set aside, one that may not
    be read, or that a later version wrote, stays as it is.
    """

    def __init__(self, data: Path, writer: Writer, now: Callable[[], str]) -> None:
        self._data: Final = data
        self._folder: Final = data / FOLDER
        self._writer: Final = writer
        self._now: Final = now
        self._times: dict[str, int] = {}
        self._kept = "", ""
        self._former: dict[str, list[Path]] = {}
        self._messages: list[Message] = []
        self._scan()
        self._bring_over()

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of the games, the last played first."""
        return tuple(sorted(self._times, key=lambda id: self._times[id], reverse=True))

    def take_messages(self) -> tuple[Message, ...]:
        """Return what could not be read since the last call."""
        messages, self._messages = tuple(dict.fromkeys(self._messages)), []
        return messages

    def load(self, game_id: str) -> Found | None:
        """Return a game, or `None`, with a message, when it cannot be read."""
        for path in (*self._paths(game_id), *self._former.get(game_id, ())):
            found = self._load(path, game_id)
            if found is not None:
                return found
        self._times.pop(game_id, None)
        return None

    def keep(self, game: "SavedGame") -> Message | None:
        """Write a game: it survives the end of the process at once, a power cut soon.

        Returns what went wrong, if anything; the game continues all the same.
        """
        import json

        from ..play.serial import encode

        content = json.dumps(encode(game), separators=(",", ":"))
        if self._kept == (game.game_id, content):
            return None
        dated = f'{content[:-1]},"saved_at":"{self._now()}"}}\n'
        problem = self._write(game.game_id, dated.encode())
        if problem is None:
            self._kept = game.game_id, content
        return problem

    def remove(self, game_id: str) -> None:
        """Delete a game, including its files."""
        self._times.pop(game_id, None)
        self._kept = "", ""
        try:
            self.remove_files(game_id)
        except OSError as error:
            self._messages.append(message("store.cannot_remove", reason=reason_of(error)))
        # Instead of a write that may still wait.
        self._writer.submit(_job(game_id), partial(self.remove_files, game_id))

    def forget(self, game_id: str) -> None:
        """Remove a game from those in progress; its files stay for now."""
        self._times.pop(game_id, None)

    def remove_files(self, game_id: str) -> None:
        """Delete the files of a game; in any thread."""
        for path in self._paths(game_id):
            path.unlink(missing_ok=True)

    def put_aside(self, game_id: str, error: SudokuError) -> None:
        """Set aside a game that cannot be played after all, and report it."""
        self._times.pop(game_id, None)
        for path in self._paths(game_id):
            if path.exists():
                self._set_aside(path, error)

    # -- reading

    def _scan(self) -> None:
        """Read the names and times of all games; the live file says when one was last played.

        Nobody else has the folder open, so unfinished files can be deleted.
        """
        try:
            with os.scandir(self._folder) as entries:
                # A link may lead nowhere: it has a time all the same.
                found = [(e.name, e.stat(follow_symlinks=False).st_mtime_ns) for e in entries]
        except FileNotFoundError:
            return
        except OSError as error:
            self._messages.append(_unreadable(self._folder, error))
            return
        from ..play.fields import GAME_ID

        for name, _ in found:
            if name.endswith(REPLACED):
                in_thread(partial(remove_replaced, self._folder), "nonet-replaced")
            elif name.endswith(UNFINISHED):
                drop(self._folder / name)
        for wanted in (DURABLE, LIVE):
            for name, time in found:
                id, dot, rest = name.partition(".")
                if dot + rest == wanted and GAME_ID.fullmatch(id):
                    self._times[id] = time

    def _paths(self, game_id: str) -> tuple[Path, Path]:
        return self._folder / f"{game_id}{LIVE}", self._folder / f"{game_id}{DURABLE}"

    def _load(self, path: Path, game_id: str | None) -> Found | None:
        """Return the game in a file; `None` if there is none, or with a message if unreadable."""
        from ..play.fields import SaveError
        from ..play.serial import SaveModeError, SaveShapeError, SaveVersionError

        try:
            found = decoded(read_file(path, LARGEST))
            if found is not None and game_id not in (None, found.game.game_id):
                raise SaveError("other_game", game=found.game.game_id)
        except FileNotFoundError:
            return None
        except OSError as error:
            self._messages.append(_unreadable(path, error))
        except (SaveVersionError, SaveModeError, SaveShapeError) as error:
            self._messages.append(_message_of(error))
        except (SudokuError, ValueError, RecursionError) as error:
            self._set_aside(path, error)
        else:
            return found
        return None

    def _set_aside(self, path: Path, error: Exception) -> None:
        said = (
            _message_of(error)
            if isinstance(error, SudokuError)
            else message("error.save", reason=shortened(str(error)))
        )
        try:
            aside = set_aside(path)
        except OSError:
            self._messages.append(said)
        else:
            self._messages.append(message("store.set_aside", reason=said, file=str(aside)))

    # -- writing

    def _write(self, game_id: str, content: bytes) -> Message | None:
        if len(content) > LARGEST:
            return message("store.too_long")
        live, durable = self._paths(game_id)
        try:
            try:
                replace_file(live, content, durable=False)
            except FileNotFoundError:
                self._folder.mkdir(mode=0o700, exist_ok=True)
                replace_file(live, content, durable=False)
            self._date(live, game_id)
        except OSError as error:
            return message("store.cannot_save", reason=reason_of(error))
        self._writer.submit(
            _job(game_id),
            lambda: replace_file(durable, content, durable=True),
            failure="store.cannot_save",
        )
        return None

    def _date(self, path: Path, game_id: str) -> None:
        """Make this game the newest, even if the machine's date was set back."""
        time = path.stat().st_mtime_ns
        latest = max((t for id, t in self._times.items() if id != game_id), default=0)
        if time <= latest:
            time = latest + 1
            os.utime(path, ns=(time, time))
        self._times[game_id] = time

    # -- the first version

    def _bring_over(self) -> None:
        """Move the only game of the first version to a file of its own, if there is one.

        Its old files are removed once the new one was written completely and read back.
        """
        former = tuple(self._data / f"{FORMER}{suffix}" for suffix in (LIVE, DURABLE))
        there = [path for path in former if os.path.lexists(path)]
        if not there:
            return
        found = next(filter(None, (self._load(path, None) for path in there)), None)
        if found is None:
            for path in there:
                if _is_no_game(path):
                    drop(path)
            return
        game = found.game
        self._former[game.game_id] = there
        if game.game_id not in self._times:
            self._times[game.game_id] = 0
            problem = self.keep(game)
            if problem is not None:
                self._messages.append(problem)
                return
        self._writer.submit(f"former {game.game_id}", partial(self._retire, game, there))

    def _retire(self, game: "SavedGame", former: list[Path]) -> None:
        """Remove the files of the first version, in the writer's thread."""
        live, durable = self._paths(game.game_id)
        replace_file(durable, read_file(live if live.exists() else durable, LARGEST), durable=True)
        try:
            found = decoded(read_file(durable, LARGEST))
        except (ValueError, RecursionError):
            return
        if found is not None and found.game.puzzle == game.puzzle:
            for path in former:
                path.unlink(missing_ok=True)


def _job(game_id: str) -> str:
    return f"game {game_id}"


def _unreadable(path: Path, error: OSError) -> Message:
    return message("store.unreadable_save", file=str(path), reason=reason_of(error))


def _message_of(error: SudokuError) -> Message:
    return Message(error.key, tuple(error.arguments.items()))


def decoded(content: bytes) -> Found | None:
    """Return the game in a file's content; `None` for the remains of a power cut.

    Raises `SaveError`, and `ValueError` or `RecursionError` for what is not JSON.
    """
    import json

    from ..play.serial import decode, is_moment

    if not content.strip(b"\0 \n"):
        # Nobody waited for it to be on the disk.
        return None
    plain: Any = json.loads(content)
    if plain is None:
        return None
    game = decode(plain)
    saved_at = plain.get("saved_at")
    return Found(game, saved_at if isinstance(saved_at, str) and is_moment(saved_at) else None)


def _is_no_game(path: Path) -> bool:
    """Whether a file of the first version says that there was no game."""
    try:
        return read_file(path, LARGEST).strip(b"\0 \n") in (b"", b"null")
    except (OSError, ValueError):
        return False
