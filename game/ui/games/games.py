"""The games in progress, the last played first; read one by one, none at the start."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from ...core.message import Message

if TYPE_CHECKING:
    from ...core.errors import SudokuError
    from ...core.grid import Grid
    from ...core.rules import Puzzle
    from ...play.saved import SavedGame
    from ...store.folder import DataFolder
    from .summary import Summary

MOST: Final = 50
"""How many games can be in progress at once."""


class Games:
    """All games in progress; without a folder they last until the program ends.

    A game that turns out to be over is removed: its win is recorded, if that was not done yet, and
    its save deleted.
    """

    def __init__(self, folder: "DataFolder | None", saved: "Iterable[SavedGame]" = ()) -> None:
        self._folder: Final = folder
        self._ids: list[str] = [] if folder is None else list(folder.games.ids)
        self._read: dict[str, SavedGame] = {}
        self._summaries: dict[str, Summary] = {}
        for game in reversed(tuple(saved)):
            if not game.is_over:
                self._put_first(game)

    @property
    def count(self) -> int:
        """How many games there are, as far as is known."""
        return len(self._ids)

    @property
    def is_full(self) -> bool:
        """Whether no further game can be saved."""
        return len(self._ids) >= MOST

    @property
    def is_read(self) -> bool:
        """Whether all games have been read."""
        return len(self._read) == len(self._ids)

    @property
    def is_newest_read(self) -> bool:
        """Whether the last played game has been read, or there is none."""
        return not self._ids or self._ids[0] in self._read

    def read_on(self) -> bool:
        """Read one more game from the disk; return False if there is none left."""
        game_id = next((id for id in self._ids if id not in self._read), None)
        if game_id is not None:
            self.load(game_id)
        return game_id is not None

    def newest(self) -> "SavedGame | None":
        """Return the last played game."""
        while self._ids:
            game = self.load(self._ids[0])
            if game is not None:
                return game
        return None

    def all(self) -> "list[SavedGame]":
        """Return all games, the last played first."""
        while self.read_on():
            pass
        return [self._read[game_id] for game_id in self._ids]

    def load(self, game_id: str) -> "SavedGame | None":
        """Return a game; `None` if it can no longer be played."""
        if game_id in self._read:
            return self._read[game_id]
        found = None if self._folder is None else self._folder.games.load(game_id)
        if found is not None and not found.game.is_over:
            self._read[game_id] = found.game
            return found.game
        self._drop(game_id)
        if found is not None and self._folder is not None:
            self._folder.finish(found.game, found.saved_at)
        return None

    def find(self, puzzle: "Puzzle") -> "SavedGame | None":
        """Return the last played game of a puzzle, if there is one."""
        return next((game for game in self.all() if game.puzzle.givens == puzzle.givens), None)

    def would_be_revealed_by(self, board: "Grid") -> bool:
        """Return whether showing a board would help in a scored game in progress."""
        from ...play.arcade.disclosure import with_help_if_revealed

        return any(with_help_if_revealed(saved, board) is not None for saved in self.all())

    def summary(self, game: "SavedGame") -> "Summary":
        """Return the summary of a game."""
        found = self._summaries.get(game.game_id)
        if found is None:
            from .summary import summary_of

            found = self._summaries[game.game_id] = summary_of(game)
        return found

    def keep(self, game: "SavedGame") -> Message | None:
        """Save a game as the last played one; return why it could not be saved, if so."""
        self._put_first(game)
        return None if self._folder is None else self._folder.games.keep(game)

    def amend(self, game: "SavedGame") -> None:
        """Save a game other than the current one; the order of the games stays."""
        self._read[game.game_id] = game
        if self._folder is not None:
            self._folder.games.keep(game)

    def finish(self, game: "SavedGame") -> None:
        """Remove a game that is over, and record its win."""
        self._drop(game.game_id)
        if self._folder is not None:
            self._folder.finish(game)

    def throw_away(self, game_id: str) -> None:
        """Delete a game."""
        game = self.load(game_id)
        self._drop(game_id)
        if game is not None and self._folder is not None:
            self._folder.throw_away(game)

    def put_aside(self, game_id: str, error: "SudokuError") -> None:
        """Remove a game that cannot be played; its file is set aside."""
        self._drop(game_id)
        if self._folder is not None:
            self._folder.games.put_aside(game_id, error)

    def _put_first(self, game: "SavedGame") -> None:
        game_id = game.game_id
        if self._ids[:1] != [game_id]:
            if game_id in self._ids:
                self._ids.remove(game_id)
            self._ids.insert(0, game_id)
        self._read[game_id] = game
        self._summaries.pop(game_id, None)

    def _drop(self, game_id: str) -> None:
        if game_id in self._ids:
            self._ids.remove(game_id)
        self._read.pop(game_id, None)
        self._summaries.pop(game_id, None)
