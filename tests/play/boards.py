"""Boards and helpers that the tests of play share."""

from game.core.grid import Grid
from game.core.rules import Puzzle
from game.generate.levels import Level
from game.play.game_rules import CALM
from game.play.options import Options
from game.play.session import Session

EASY = Puzzle(
    Grid.parse("...12..34...53..678324.......726.9...51.9.38...4.851.......345964..52...19..47...")
)
EASY_SOLUTION = Grid.parse(
    "576129834419538267832476591387261945251794386964385172728613459643952718195847623"
)


class Clock:
    """Time that passes when told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def new_session(
    puzzle: Puzzle = EASY,
    options: Options | None = None,
    clock: Clock | None = None,
    capacity: int | None = None,
) -> Session:
    return Session.new(
        puzzle,
        clock=clock or Clock(),
        options=options,
        level=Level.EASY,
        rules=CALM._replace(capacity=capacity),
        game_id="test",
    )
