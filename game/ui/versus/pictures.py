"""Sample games of Versus for pictures, always the same."""

from typing import TYPE_CHECKING

from ...generate.deal import deal
from ...generate.draw import Draw
from ...generate.ids import parse_id
from ...play.mistakes import only_solution
from ...play.versus.boards import boards_for
from ...play.versus.game import Entry, Kind, Side
from ...play.versus.hand import Hand, at_cell, can_fill
from ...play.versus.match import Device, Ended, Match, Player
from ..scene.picture import Sitting
from .matches import MatchesScene
from .sitting import Dealt, Result, Seated
from .versus_scene import VersusScene

if TYPE_CHECKING:
    from .services import VersusServices

PUZZLE = "es-b1-0421xgz"
PLAYERS = (Player("Ada", Device.LEFT), Player("Ben", Device.RIGHT))


def sample_match(kind: Kind = Kind.RACE, *winners: Side) -> Match:
    """Return a match after some games."""
    games = tuple(
        Ended(PUZZLE, winner, (41, 36) if winner is Side.A else (33, 41), (1, 2), 214_000)
        for winner in winners
    )
    return Match("5a317e", kind, PLAYERS, games=games, day="2026-11-22")


def sample_seated(kind: Kind, *winners: Side) -> tuple[Seated, Dealt]:
    """Return a match with the boards of its next game."""
    match = sample_match(kind, *winners)
    puzzle = deal(parse_id(PUZZLE))
    solution = only_solution(puzzle.givens)
    assert solution is not None
    boards = boards_for(kind, puzzle.givens, solution, Draw("sample"))
    return Seated(match), Dealt(PUZZLE, boards)


def play_some(scene: VersusScene, a: int, b: int) -> None:
    """Let both sides fill some cells, let A choose a box, and block B."""
    table = scene.table
    table.countdown, table.now = 0, 60_000
    for side, wanted in zip(Side, (a, b), strict=True):
        solution = table.game.boards[side].solution
        cells = [cell for cell in range(81) if can_fill(table.game, side, cell)]
        order = Draw(f"sample {side}").permutation(len(cells))
        for cell in (cells[place] for place in order[:wanted]):
            table._enter(Entry(side, cell, solution[cell], table.now))
    for side in Side:
        cells = [cell for cell in range(81) if can_fill(table.game, side, cell)]
        cell = cells[len(cells) // 2]
        table.hands[side] = at_cell(cell) if side is Side.B else Hand(at_cell(cell).box)
    cell = next(c for c in range(81) if can_fill(table.game, Side.B, c))
    wrong = table.game.boards[Side.B].solution[cell] % 9 + 1
    entry = Entry(Side.B, cell, wrong, table.now)
    table._enter(entry)
    if table.game.is_shared:
        table.now += 5_000
    else:
        table.hands[Side.B] = Hand()
        table.now += 3_200
    scene.enter()


def _race(sitting: "Sitting[VersusServices]") -> None:
    scene = sitting.open(VersusScene, "versus", sample_seated(Kind.RACE, Side.A))
    play_some(scene, 24, 18)


def _shared(sitting: "Sitting[VersusServices]") -> None:
    scene = sitting.open(VersusScene, "versus", sample_seated(Kind.SHARED, Side.B))
    play_some(scene, 13, 10)


def _pause(sitting: "Sitting[VersusServices]") -> None:
    _race(sitting)
    scene = sitting.stage.top
    assert isinstance(scene, VersusScene)
    scene.pause()


def _end(sitting: "Sitting[VersusServices]", *winners: Side) -> None:
    seated, _ = sample_seated(Kind.RACE, *winners)
    scene = sitting.open(VersusScene, "versus", sample_seated(Kind.RACE))
    play_some(scene, 24, 18)
    sitting.stage.switch("versus_end", Result(seated, scene.table.game))


def _matches(sitting: "Sitting[VersusServices]") -> None:
    scene = sitting.open(MatchesScene, "versus_matches")
    scene.take(
        (
            sample_match(Kind.RACE, Side.A, Side.B, Side.A),
            sample_match(Kind.SHARED, Side.B, Side.B),
            sample_match(Kind.RACE, Side.A),
        )
    )


PICTURES = {
    "versus": _race,
    "versus.shared": _shared,
    "versus_pause": _pause,
    "versus_end": lambda sitting: _end(sitting, Side.A),
    "versus_end.match": lambda sitting: _end(sitting, Side.B, Side.A, Side.B),
    "versus_matches": _matches,
}
"""What opens a scene that is more than opened for its picture."""
