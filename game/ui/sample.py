"""A game in the middle, for pictures of the scenes: always the same."""

from typing import Final

from game.core.digits import Digit
from game.generate.deal import deal
from game.generate.ids import parse_id
from game.play.arcade.run import Run, run_of
from game.play.game_rules import ARCADE
from game.play.intents import EnterDigit, SelectCells, Tool
from game.play.options import Options
from game.play.saved import Origin, SavedGame
from game.play.session import Session

PUZZLE: Final = "hd-g2-7q2k4m-27g"
MISSED: Final = 20
"""The entry of the sample run that is wrong at first."""
ENTRIES: Final = 12
"""How many right digits are in."""
MILLISECONDS: Final = 768_000
OTHERS: Final = (
    ("es-b1-0421xgz", 31),
    ("xt-b1-03m4ce1", 5),
    ("md-b1-0a47q2r", 18),
    ("bg-b1-00c5z7t", 2),
)
"""Puzzles of other games in progress, and how many digits are in."""


def sample_games(*, solved: bool = False) -> tuple[SavedGame, ...]:
    """Return games of several levels, the first of them as `sample_game` makes it."""
    others = [sample_game(id, entries, game_id=f"sample-{id}") for id, entries in OTHERS]
    return (sample_game(solved=solved), *others)


def sample_game(
    puzzle_id: str = PUZZLE,
    entries: int = ENTRIES,
    *,
    solved: bool = False,
    game_id: str = "sample",
) -> SavedGame:
    """Return a game with some digits in and notes in the open cells, Hard unless asked for."""
    parsed = parse_id(puzzle_id)
    puzzle = deal(parsed)
    session = Session.new(
        puzzle, clock=lambda: 0.0, options=Options(), level=parsed.level, game_id=game_id
    )
    solution = session.solution
    assert solution is not None
    cells = list(puzzle.givens.open_cells)
    wanted = cells if solved else cells[:: len(cells) // entries][:entries]
    for cell in wanted:
        session.do(SelectCells((cell,)))
        session.do(EnterDigit(solution.values[cell]))
    if not solved:
        noted = [cell for cell in cells if cell not in wanted]
        for cell in noted[: len(noted) // 3]:
            session.do(SelectCells((cell,)))
            for digit in session.state.grid.candidates_of(cell):
                session.do(EnterDigit(digit, Tool.CORNER))
        session.do(SelectCells((wanted[len(wanted) // 2],)))
    return session.saved()._replace(milliseconds=MILLISECONDS)


def sample_run() -> Run:
    """Return a scored game that was won, an entry a few seconds after the other, with a miss."""
    now = 0.0
    parsed = parse_id(PUZZLE)
    puzzle = deal(parsed)
    session = Session.new(
        puzzle,
        clock=lambda: now,
        options=Options(),
        level=parsed.level,
        rules=ARCADE,
        origin=Origin.FIRST,
        game_id="sample-run",
    )
    solution = session.solution
    assert solution is not None
    cells = list(puzzle.givens.open_cells)
    for number, cell in enumerate(cells):
        now += 3 + number % 4
        session.do(SelectCells((cell,)))
        if number == MISSED:
            session.do(EnterDigit(Digit(solution.values[cell] % 9 + 1)))
            now += 4
        session.do(EnterDigit(solution.values[cell]))
    return run_of(session.saved(), ended_at="2026-11-22T12:00:00Z", day="2026-11-22")
