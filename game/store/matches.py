"""The matches of two players; one whose process ended counts as broken off."""

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from ..core.errors import SudokuError
from ..play.versus.match import Match, plain_of, read_match
from .atomic import read_file, replace_file, set_aside
from .writer import Writer

LARGEST: Final = 4 * 1024 * 1024
MOST: Final = 1_000
"""So many matches are kept, the newest ones."""


class Matches:
    """The matches in a file, each recorded once; unreadable ones are left out."""

    def __init__(
        self, path: Path, writer: Writer, now: Callable[[], str], day_of: Callable[[str], str]
    ) -> None:
        self._path: Final = path
        self._writer: Final = writer
        self._now: Final = now
        self._day_of: Final = day_of
        self._ended, left = _stored(path)
        self._going: Match | None = None
        if left is not None:
            self.end(left)

    def all(self) -> tuple[Match, ...]:
        """Return every finished match, the newest first."""
        return tuple(reversed(self._ended))

    def keep(self, match: Match) -> None:
        """Store a match in progress: at its beginning, and after every game."""
        self._going = match
        self._write()

    def end(self, match: Match) -> Match:
        """Record a match that was won or broken off, and return it with its date."""
        ended_at = match.ended_at or self._now()
        match = match._replace(ended_at=ended_at, day=self._day_of(ended_at))
        self._going = None
        others = [one for one in self._ended if one.seed != match.seed]
        self._ended = [*others, match][-MOST:]
        self._write()
        return match

    def clear(self) -> None:
        """Delete every finished match."""
        self._ended = []
        self._write()

    def _write(self) -> None:
        going = self._going
        plain = {
            "nonet": "matches",
            "matches": [plain_of(one) for one in self._ended],
            "going": None if going is None else plain_of(going),
        }
        content = json.dumps(plain, separators=(",", ":")).encode()
        self._writer.submit("matches", lambda: replace_file(self._path, content, durable=True))


def _stored(path: Path) -> tuple[list[Match], Match | None]:
    """Return a file's matches and the one in progress; any other file is set aside."""
    try:
        return parsed(read_file(path, LARGEST))
    except OSError:
        return [], None
    except (ValueError, TypeError, KeyError, RecursionError):
        with suppress(OSError):
            set_aside(path)
        return [], None


def parsed(content: bytes) -> tuple[list[Match], Match | None]:
    """Return what a file's content says, without matches that cannot be read.

    Raises `ValueError`, `TypeError`, `KeyError` or `RecursionError` for anything else.
    """
    plain = json.loads(content)
    ended, going = list(plain["matches"]), plain["going"]
    found = [_read(one) for one in ended]
    return [one for one in found if one is not None], _read(going)


def count_left_out(content: bytes) -> int:
    """Return how many matches of a sound file's content cannot be read."""
    plain, (ended, going) = json.loads(content), parsed(content)
    return len(plain["matches"]) - len(ended) + (plain["going"] is not None and going is None)


def _read(plain: object) -> Match | None:
    try:
        return read_match(plain)
    except (SudokuError, KeyError, TypeError, ValueError):
        return None
