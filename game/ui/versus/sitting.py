"""The arguments that the scenes of a match pass to one another."""

import os
from typing import TYPE_CHECKING, NamedTuple

from ...core.message import message
from ...generate.draw import Draw
from ...play.mistakes import only_solution
from ...play.versus.boards import LEVEL, boards_for
from ...play.versus.game import Board, VersusGame
from ...play.versus.match import Match

if TYPE_CHECKING:
    from ...shell.stage import Stage
    from .hearing import Hearing
    from .services import VersusServices


class Seated(NamedTuple):
    """A match, and the gamepads of its sides."""

    match: Match
    pads: tuple[int | None, int | None] = (None, None)


class Paused(NamedTuple):
    """A paused match, and the input of its table."""

    match: Match
    hearing: "Hearing"


class Dealt(NamedTuple):
    """The puzzle and the boards of a game."""

    puzzle_id: str
    boards: tuple[Board, Board]


class Result(NamedTuple):
    """A match after a game."""

    seated: Seated
    last: VersusGame


def new_seed() -> str:
    """Return a new random seed."""
    return os.urandom(8).hex()


def deal_next(match: Match, services: "VersusServices") -> Dealt | None:
    """Return the puzzle and boards of a match's next game; `None` if the bank cannot be read."""
    draw = Draw(f"{match.seed} {match.number}")
    puzzle = services.puzzle_bank.take(LEVEL, draw)
    solution = None if puzzle is None else only_solution(puzzle.givens)
    if puzzle is None or solution is None:
        return None
    services.puzzle_bank.first_opening(puzzle)
    boards = boards_for(
        match.kind,
        puzzle.givens,
        solution,
        draw,
        is_short=match.is_short,
        handicap=match.handicap,
    )
    return Dealt(puzzle.id or "", boards)


def begin(stage: "Stage", services: "VersusServices", seated: Seated) -> bool:
    """Open the next game of a match in place of the top scene; False without a puzzle."""
    dealt = deal_next(seated.match, services)
    if dealt is None:
        services.launcher.refuse(message("versus.no_puzzle"))
        return False
    if services.matches is not None:
        services.matches.keep(seated.match)
    stage.switch("versus", (seated, dealt))
    return True
