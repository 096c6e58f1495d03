"""Marathon: ever harder stages; lives and combo carry over.

Each stage is a game of its own, and so a run; the id of the game says which marathon it belongs
to, and which of its stages it is. Its board begins with the first part of its walk filled in, and
its allowance is par times what the stage grants. A marathon is ranked by the points of all stages.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from ...core.grid import Grid
from ...core.rules import Puzzle
from ...core.value import Value
from ...generate.levels import Level
from ...logic.judge import ALIKE_SINGLES, judge
from ...work.question import Lane, Pause, at_once
from ..arcade.referee import Par
from ..arcade.scored import FindPar, Scored
from ..game_rules import MARATHON
from ..leg import Leg
from ..mistakes import solution_to_play
from ..saved import SavedGame


class StageKind(NamedTuple):
    """A kind of stage on the road."""

    name: str
    """The end of the key of its name, and what its look and its emblem are called."""
    level: Level
    open_cells: int
    """How many cells its board begins with, where singles lead so far."""
    quarters: int
    """Its allowance, in quarters of par."""


ROAD: Final = (
    StageKind("shore", Level.GENTLE, 18, 14),
    StageKind("meadow", Level.GENTLE, 22, 14),
    StageKind("orchard", Level.BEGINNER, 26, 12),
    StageKind("village", Level.BEGINNER, 28, 12),
    StageKind("mill", Level.EASY, 30, 11),
    StageKind("forest", Level.EASY, 32, 10),
    StageKind("gorge", Level.MEDIUM, 34, 9),
    StageKind("scree", Level.MEDIUM, 36, 9),
    StageKind("ridge", Level.HARD, 36, 8),
    StageKind("glacier", Level.HARD, 38, 8),
    StageKind("face", Level.EXPERT, 38, 7),
    StageKind("summit", Level.EXPERT, 40, 7),
)
"""The stages; after the last of them comes night."""
NIGHT: Final = "night"
NIGHTS: Final = (6, 5, 4, 3, 2, 1)
"""The allowances of the nights, in quarters of par; the last one goes on for ever."""
_ID: Final = re.compile(r"marathon-([0-9a-f]{16})-(\d{3,6})")


class Stage(NamedTuple):
    """The stage of a marathon that a game is, counted from 1."""

    series: str
    number: int

    @property
    def game_id(self) -> str:
        """The id of its game."""
        return f"marathon-{self.series}-{self.number:03}"

    @property
    def kind(self) -> StageKind:
        """The kind of stage."""
        if self.number <= len(ROAD):
            return ROAD[self.number - 1]
        quarters = NIGHTS[min(self.night, len(NIGHTS)) - 1]
        return ROAD[-1]._replace(name=NIGHT, quarters=quarters)

    @property
    def level(self) -> Level:
        """The level of its puzzle."""
        return self.kind.level

    @property
    def night(self) -> int:
        """The number of its night; 0 or less up to the summit."""
        return self.number - len(ROAD)

    @property
    def next(self) -> "Stage":
        """The following stage."""
        return Stage(self.series, self.number + 1)

    def allowance(self, par: Par) -> int:
        """Return the milliseconds before a life is lost, on a board with a given par."""
        return 250 * self.kind.quarters * par.seconds


def stage_of(game_id: str) -> Stage | None:
    """Return the stage of a marathon that a game is; `None` for any other game."""
    match = _ID.fullmatch(game_id)
    return None if match is None else Stage(match[1], int(match[2]))


def begun_board(puzzle: Puzzle, open_cells: int) -> Puzzle:
    """Return a puzzle with the first part of its solution added to the givens.

    Singles are filled in until few enough cells are empty, but not past the first technique.
    """
    values = list(puzzle.givens.values)
    left = values.count(0) - open_cells
    for proof in judge(puzzle.givens).proofs.values():
        if left <= 0 or proof.technique not in ALIKE_SINGLES:
            break
        values[proof.cell] = proof.digit
        left -= 1
    text = "".join(map(str, values))
    return Puzzle(Grid.parse(text, puzzle.givens.geometry), puzzle.id)


class Laid(NamedTuple):
    """The board of a stage, and its par."""

    puzzle: Puzzle
    par: Par


class LayStage(Value):
    """Asks for the board of a stage of a marathon, made from a puzzle."""

    puzzle: Puzzle
    number: int

    lane = Lane.SHORT

    def answer(self, pause: Pause = at_once) -> Laid:
        """Return the board with the first part filled in, and par for the rest."""
        begun = begun_board(self.puzzle, Stage("", self.number).kind.open_cells)
        solution = solution_to_play(begun.givens)
        assert solution is not None
        assert MARATHON.lives is not None
        find = FindPar(begun.givens, solution, MARATHON.lives, MARATHON.clock, MARATHON.bonus)
        return Laid(begun, find.answer(pause))


class HandedOn(NamedTuple):
    """What a stage that was won hands on to the next one."""

    lives: int
    points: int
    combo: int
    clean: int

    def leg(self, stage: Stage, par: Par) -> Leg:
        """Return the start of the next stage, on a board with a given par."""
        return Leg(stage.allowance(par), self.points, self.combo, self.clean)


def handed_on(game: SavedGame) -> HandedOn:
    """Return what a won stage hands on: one more life if it had no mistake, within its time."""
    solution = solution_to_play(game.puzzle.givens)
    assert solution is not None
    assert game.leg is not None
    assert game.win is not None
    standing = Scored(game.puzzle.givens, solution, game.rules, game.played, leg=game.leg).counts
    lives = min(standing.lives + standing.is_clean, standing.most_lives)
    points = game.leg.points + game.win.score
    return HandedOn(lives, points, standing.combo, standing.clean)


class Total(NamedTuple):
    """The total of a marathon."""

    points: int = 0
    stages: int = 0
    """How many were done."""


def totals(scores: Iterable[tuple[str, int, bool]]) -> Mapping[str, Total]:
    """Return the total of each marathon, by its series.

    Each stage is given by the id of its game, its score, and whether it was won.
    """
    found: dict[str, Total] = {}
    for game_id, score, done in scores:
        stage = stage_of(game_id)
        if stage is not None:
            points, stages = found.get(stage.series, Total())
            found[stage.series] = Total(points + score, stages + done)
    return found
