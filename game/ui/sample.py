"""A game in the middle, for pictures of the scenes: always the same."""

from typing import Final

from game.generate.deal import deal
from game.generate.ids import parse_id
from game.generate.levels import Level
from game.play.intents import EnterDigit, SelectCells, Tool
from game.play.options import Options
from game.play.saved import SavedGame
from game.play.session import Session

PUZZLE: Final = "hd-g2-7q2k4m-27g"
ENTRIES: Final = 12
"""How many right digits are in."""
MILLISECONDS: Final = 768_000


def sample_game(*, solved: bool = False) -> SavedGame:
    """Return a Hard game with some digits in and notes in the open cells."""
    puzzle = deal(parse_id(PUZZLE))
    session = Session.new(
        puzzle, clock=lambda: 0.0, options=Options(), level=Level.HARD, game_id="sample"
    )
    solution = session.solution
    assert solution is not None
    cells = list(puzzle.givens.open_cells)
    wanted = cells if solved else cells[:: len(cells) // ENTRIES][:ENTRIES]
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
