"""Marathon: puzzle after puzzle, harder each time, with the lives that the one before has left.

Each puzzle is a game of its own, and so a run; the id of the game says which marathon it belongs
to, and which of its puzzles it is. A marathon is ranked by the points of all its puzzles, never by
time.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from ...generate.levels import Level
from ..saved import SavedGame

STAGES: Final = (
    Level.GENTLE,
    Level.BEGINNER,
    Level.EASY,
    Level.EASY,
    *[Level.MEDIUM] * 3,
    *[Level.HARD] * 4,
    *[Level.EXPERT] * 4,
)
"""The levels of its puzzles; all that come after are Extreme."""
_ID: Final = re.compile(r"marathon-([0-9a-f]{16})-(\d{3,6})")


class Stage(NamedTuple):
    """Which puzzle of which marathon a game is, counted from 1."""

    series: str
    number: int

    @property
    def game_id(self) -> str:
        """The id of its game."""
        return f"marathon-{self.series}-{self.number:03}"

    @property
    def level(self) -> Level:
        """The level of its puzzle."""
        return STAGES[self.number - 1] if self.number <= len(STAGES) else Level.EXTREME

    @property
    def next(self) -> "Stage":
        """The one after it."""
        return Stage(self.series, self.number + 1)


def stage_of(game_id: str) -> Stage | None:
    """Return which puzzle of a marathon a game is; `None` for any other game."""
    match = _ID.fullmatch(game_id)
    return None if match is None else Stage(match[1], int(match[2]))


def lives_left(game: SavedGame) -> int:
    """Return the lives that a game of a marathon hands on."""
    assert game.rules.lives is not None
    return game.rules.lives - game.tally.mistakes + game.tally.lives_back


class Total(NamedTuple):
    """What a marathon came to."""

    points: int = 0
    puzzles: int = 0


def totals(scores: Iterable[tuple[str, int]]) -> Mapping[str, Total]:
    """Return what each marathon came to, by its series, from scores by the ids of games."""
    found: dict[str, Total] = {}
    for game_id, score in scores:
        stage = stage_of(game_id)
        if stage is not None:
            points, puzzles = found.get(stage.series, Total())
            found[stage.series] = Total(points + score, puzzles + 1)
    return found
