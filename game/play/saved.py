"""A game put down: all that is needed to go on with it later, as a frozen value."""

from typing import NamedTuple

from game.core.rules import Puzzle
from game.generate.levels import Level
from game.play.intents import Tool
from game.play.move import Move
from game.play.outcome import Won
from game.play.scoring import NO_TALLY, Tally
from game.play.state import State


class SavedGame(NamedTuple):
    """The puzzle, the moves and a position among them, the clock and the counts."""

    game_id: str
    puzzle: Puzzle
    level: Level | None = None
    title: str = ""
    capacity: int | None = None
    """What bounds the history, if anything does."""
    start: State | None = None
    """The state before the oldest move that is remembered; `None` for the givens alone."""
    moves: tuple[Move, ...] = ()
    position: int = 0
    seconds: float = 0.0
    tally: Tally = NO_TALLY
    win: Won | None = None
    """The first win, which is the one that counts."""
    cursor: int = 40
    tool: Tool = Tool.DIGIT
    armed: int | None = None
