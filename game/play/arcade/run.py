"""A run: a finished game, as it is stored, compared and shared."""

from enum import Enum
from typing import NamedTuple

from ...core.errors import SudokuError
from ...generate.bank import index_of
from ...generate.ids import BANK, parse_id
from ...generate.levels import Shape
from ..saved import SavedGame
from ..selection import Tool


class End(Enum):
    """How a game ended; the value is its word in the records."""

    WON = "won"
    LOST = "lost"
    GIVEN_UP = "given-up"


class Run(NamedTuple):
    """Everything played in a game, the judge's account, and when it ended."""

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
        """Whether its score follows from what its entries need."""
        return self.game.rules.is_scored

    @property
    def score(self) -> int:
        """Its points; a game that was given up has none."""
        if self.game.win is not None:
            return self.game.win.score
        return 0 if self.game.account is None else self.game.account.result.total

    @property
    def place(self) -> str:
        """Identifies its puzzle in any disguise."""
        return place_of(self.game.puzzle.id) or self.game.puzzle.givens.text


def run_of(game: SavedGame, *, ended_at: str, day: str) -> Run:
    """Return the run of a game that ended or was given up, without file names."""
    kept = game._replace(
        title="", cursor=game.puzzle.givens.geometry.middle, tool=Tool.DIGIT, armed=None
    )
    return Run(kept, ended_at, day)


def place_of(puzzle_id: str | None) -> str | None:
    """Return the identity of an id's puzzle in any disguise: its place in the bank, or the id.

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
