"""The players of one machine: their names, and the folders of their things.

The first player's things are where they were before there were others. Games, records, settings
and what was learnt are each player's own; collections, themes, matches and backups are shared.
"""

from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from ..core.errors import SudokuError
from ..core.message import Message, message
from ..plain import clean, shortened
from .atomic import read_file, replace_file, set_aside
from .folders import FIRST, Folders, folders_of, numbers_in
from .writer import Writer

FILE: Final = "players.json"
MOST: Final = 9
"""Players on one machine."""
LONGEST_NAME: Final = 8
LARGEST: Final = 64 * 1024
"""Bytes of the largest file of players."""


class Player(NamedTuple):
    """A player of this machine."""

    number: int
    """Which tells players apart; it never changes, and names the folder."""
    name: str = ""
    """One to eight characters; empty while nobody has given a name."""


class PlayerError(SudokuError):
    """There is no player of that name."""

    key = "error.no_player"

    def __init__(self, name: str, names: Iterable[str]) -> None:
        super().__init__(f"no player is called {name}", name=name, names=", ".join(names))


class Players:
    """The players of a machine; a single one, without a name, if none was ever added.

    A file that cannot be read is set aside, and everybody who has a folder stays a player.
    """

    def __init__(self, folders: Folders, writer: Writer) -> None:
        self._folders: Final = folders
        self._writer: Final = writer
        self._path: Final = folders.data / FILE
        self.messages: tuple[Message, ...] = ()
        """What could not be read."""
        self._players, self._last = self._read()

    @property
    def all(self) -> tuple[Player, ...]:
        """The players, by their numbers."""
        return self._players

    @property
    def last(self) -> int:
        """The number of the player of the next start."""
        return self._last

    def find(self, name: str) -> Player:
        """Return the player of a name, or else of a number; raises `PlayerError`."""
        for player in self._players:
            if player.name.casefold() == name.strip().casefold():
                return player
        for player in self._players:
            if str(player.number) == name.strip():
                return player
        raise PlayerError(shortened(name), (one.name or str(one.number) for one in self._players))

    def of(self, number: int) -> Player:
        """Return the player of a number; the first player if there is none."""
        return next((one for one in self._players if one.number == number), self._players[0])

    def is_taken(self, name: str, but: int = 0) -> bool:
        """Whether a name belongs to a player other than the one of a number."""
        return any(
            one.name.casefold() == name.casefold() and one.number != but for one in self._players
        )

    def add(self, name: str) -> Player:
        """Add a player, with a folder that nobody had before."""
        taken = {*(one.number for one in self._players), *numbers_in(self._folders)}
        number = next(number for number in range(FIRST, 100) if number not in taken)
        player = Player(number, name)
        self._keep((*self._players, player))
        return player

    def rename(self, number: int, name: str) -> None:
        """Rename a player."""
        self._keep(
            tuple(one._replace(name=name) if one.number == number else one for one in self._players)
        )

    def remove(
        self, number: int, keep: Callable[[], object], discard: Callable[[Path], object]
    ) -> None:
        """Remove a player; `keep` makes a backup first, `discard` removes the folder last.

        The first player's things are not separate from the machine's: that one stays.
        """
        assert number != FIRST
        self._players = tuple(one for one in self._players if one.number != number)
        self._last = FIRST if self._last == number else self._last
        content = self._content()
        self._writer.submit(
            f"remove player {number}",
            partial(self._remove, number, content, keep, discard),
            failure="store.cannot_remove_player",
            line=FILE,
        )

    def switch(self, number: int) -> None:
        """Make another player the one of the next start."""
        self._last = number
        self._keep(self._players)

    def _keep(self, players: tuple[Player, ...]) -> None:
        self._players = players
        content = self._content()
        write = partial(replace_file, self._path, content, durable=True)
        self._writer.submit(FILE, write, line=FILE)

    def _content(self) -> bytes:
        plain = {
            "nonet": "players",
            "last": self._last,
            "players": [{"number": one.number, "name": one.name} for one in self._players],
        }
        import json  # a start with one player does without it

        return json.dumps(plain, ensure_ascii=False, indent=1).encode()

    def _remove(
        self,
        number: int,
        content: bytes,
        keep: Callable[[], object],
        discard: Callable[[Path], object],
    ) -> None:
        """Remove a player in the writer's thread; everything stays available until the very end."""
        keep()
        replace_file(self._path, content, durable=True)
        own = folders_of(self._folders, number).data
        if own.is_dir() and not own.is_symlink():
            discard(own)

    def _read(self) -> tuple[tuple[Player, ...], int]:
        try:
            content = read_file(self._path, LARGEST)
            import json

            return parsed(json.loads(content))
        except FileNotFoundError:
            pass
        except OSError as error:
            said = message("store.bad_players", reason=error.strerror or str(error))
            self.messages = (said,)
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
            said = message("store.bad_players", reason=shortened(str(error)))
            self.messages = (said,)
            with suppress(OSError):
                aside = set_aside(self._path)
                self.messages = (message("store.set_aside", reason=said, file=str(aside)),)
        return tuple(map(Player, numbers_in(self._folders))), FIRST


def parsed(plain: object) -> tuple[tuple[Player, ...], int]:
    """Return the players in a file, and the number of the next one; `ValueError` or the like."""
    if not isinstance(plain, dict):
        raise ValueError("it is not a table")
    found: dict[int, Player] = {FIRST: Player(FIRST)}
    for one in plain["players"]:
        number, name = one["number"], one["name"]
        if not (type(number) is int and FIRST <= number < 100 and isinstance(name, str)):
            raise ValueError(f"a player is {one}")
        found[number] = Player(number, clean(name, most=LONGEST_NAME))
    last = plain["last"]
    players = tuple(found[number] for number in sorted(found))
    return players, last if type(last) is int and last in found else FIRST
