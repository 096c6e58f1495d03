"""A run: a game that has ended, as it is kept, compared and handed on."""

from enum import Enum
from typing import NamedTuple

from ...core.errors import SudokuError
from ...generate.bank import index_of
from ...generate.ids import BANK, parse_id
from ...generate.levels import Shape
from ..saved import SavedGame
from ..selection import Tool


class End(Enum):
    """How a game ended; the value is its word among the records."""

    WON = "won"
    LOST = "lost"
    GIVEN_UP = "given-up"


class Run(NamedTuple):
    """All that was played of a game, what the judge said of it, and when it ended."""

    game: SavedGame
    ended_at: str
    """Date and time in UTC, as in `2026-11-22T01:02:03Z`."""
    day: str
    """The player's date then, as in `2026-11-22`."""

    @property
    def end(self) -> End:
        """How it ended."""
        if self.game.win is not None:
            return End.WON
        return End.LOST if self.game.is_over else End.GIVEN_UP

    @property
    def is_scored(self) -> bool:
        """Whether its score is what its entries take."""
        return self.game.rules.is_scored

    @property
    def score(self) -> int:
        """Its points; a game that was given up has none."""
        if self.game.win is not None:
            return self.game.win.score
        return 0 if self.game.account is None else self.game.account.result.total

    @property
    def place(self) -> str:
        """What tells its puzzle from every other, whatever guise it came in."""
        return place_of(self.game.puzzle.id) or self.game.puzzle.givens.text


def run_of(game: SavedGame, *, ended_at: str, day: str) -> Run:
    """Return the run of a game that has ended or was given up; file names stay at home."""
    kept = game._replace(
        title="", cursor=game.puzzle.givens.geometry.middle, tool=Tool.DIGIT, armed=None
    )
    return Run(kept, ended_at, day)


def place_of(puzzle_id: str | None) -> str | None:
    """Return what the puzzle of an id is called in every guise: its place in the bank, or the id.

    `None` without an id, or for one of another version of Nonet.
    """
    if puzzle_id is None:
        return None
    try:
        named = parse_id(puzzle_id)
    except SudokuError:
        return None
    if named.source != BANK:
        return str(named)
    board = "" if named.shape is Shape.CLASSIC else f"{named.shape.value} "
    return f"{board}{named.level.value} {index_of(named)}"
