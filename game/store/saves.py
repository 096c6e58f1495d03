"""The game in progress on disk: kept after every move, found again whole or set aside.

How the two files work together is in docs/formats.md, under saves. What reads and writes a game
is imported with the first one: a start without a saved game does not need it.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.core.errors import SudokuError
from game.core.message import Message, message
from game.store.atomic import replace_file, set_aside
from game.store.writer import Writer

if TYPE_CHECKING:
    from game.play.saved import SavedGame

LARGEST: Final = 32 * 1024 * 1024
"""Bytes of the largest file that is taken for a save."""

_NO_GAME: Final = b"null\n"
"""What a save holds after the game was given up or won."""


class SaveSlot:
    """The place of the one game in progress in a folder."""

    def __init__(self, folder: Path, writer: Writer) -> None:
        self._live: Final = folder / "game.live.json"
        self._durable: Final = folder / "game.json"
        self._writer: Final = writer
        self._last: bytes | None = None

    def keep(self, game: "SavedGame") -> Message | None:
        """Write the game: it survives the end of the process from now on, a power cut soon.

        Returns what went wrong, if anything did; the game goes on all the same.
        """
        import json

        from game.play.serial import encode

        return self._write(json.dumps(encode(game), separators=(",", ":")).encode() + b"\n")

    def clear(self) -> Message | None:
        """Say that no game is in progress any more."""
        return self._write(_NO_GAME)

    def load(self) -> tuple["SavedGame | None", tuple[Message, ...]]:
        """Return the game in progress, if there is one, and what had to be set aside."""
        told: list[Message] = []
        for path in (self._live, self._durable):
            try:
                return self._read(path), tuple(told)
            except FileNotFoundError:
                continue
            except (OSError, SudokuError) as error:
                told.append(_put_aside(path, error))
        return None, tuple(told)

    def _read(self, path: Path) -> "SavedGame | None":
        size = path.stat().st_size
        import json

        from game.play.fields import SaveError
        from game.play.serial import decode

        if size > LARGEST:
            raise SaveError("it is too large")
        content = path.read_bytes()
        if not content.strip(b"\0 \n") and path == self._live:
            # What a power cut leaves of a file that nobody waited for.
            raise FileNotFoundError(path)
        try:
            plain = json.loads(content)
        except (ValueError, RecursionError) as error:
            raise SaveError(f"it is no JSON: {error}") from error
        return None if plain is None else decode(plain)

    def _write(self, content: bytes) -> Message | None:
        if content == self._last:
            return None
        try:
            replace_file(self._live, content, durable=False)
        except OSError as error:
            return _cannot_save(error)
        self._last = content
        self._writer.submit(
            "game",
            lambda: replace_file(self._durable, content, durable=True),
            failure="store.cannot_save",
        )
        return None


def _cannot_save(error: OSError) -> Message:
    return message("store.cannot_save", reason=error.strerror or str(error))


def _put_aside(path: Path, error: Exception) -> Message:
    said = (
        Message(error.key, tuple(error.arguments.items()))
        if isinstance(error, SudokuError)
        else message("error.save", reason=str(error))
    )
    try:
        aside = set_aside(path)
    except OSError:
        return said
    return message("store.set_aside", reason=said, file=str(aside))
